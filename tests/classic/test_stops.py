"""Stops: where a player of the classic game is asked, of what could go by without an answer."""

from __future__ import annotations

import pytest

from kanly.bots import get
from kanly.classic import keys
from kanly.classic.choices import DECLINE, STOP
from kanly.classic.karama import WINDOW_RESPONSE
from kanly.classic.position import Classic
from kanly.classic.stops import DECISIVE, FIXED, STOPS
from kanly.classic.tables.advantages import STOP_VOICE
from kanly.core import registry
from kanly.core.decision import Decision
from kanly.core.stops import ALWAYS, FORCED, NEVER, passing
from kanly.server.wording import plain
from kanly.translation import LANGUAGES
from tests.classic.scene import FACTION, ally, begin, decline, hold, put, scene, until


def test_every_secret_question_is_a_window_that_can_be_named() -> None:
    """CLA-INFO-19: only a question that is no window may be asked for what its player holds."""
    seen: set[str] = set()
    for seed in range(3):
        game = registry.new("classic", 6, seed, {"advanced": True})
        bot = get("random", seed)
        while not game.over and len(game.history) < 1500:
            decision = game.pending[0]
            name = STOPS.window(game, decision)
            assert name or not decision.kind.unseen, decision
            assert name in STOPS.names or name in FIXED or not name, name
            seen.add(name.partition("-")[0])
            game.apply(decision.seat, bot.choose(game.view(decision.seat)))
    assert seen >= {"", "response", "pause", "charity", "treason"}


def test_a_window_with_a_stop_can_go_by() -> None:
    game = scene(phase="choam-charity")
    begin(game)

    decision = game.pending[0]

    assert STOPS.window(game, decision) == "pause-choam-charity"
    assert str(passing(decision)) == "decline"


def test_a_pause_is_worth_a_stop_with_a_card_to_play_there() -> None:
    """CLA-TURN-09"""
    for card, useful in (("truthtrance", True), ("lasgun", False)):
        game = scene(phase="battle")
        for territory in ("carthag", "arrakeen"):
            put(game, "guild", territory, 3)
            put(game, "emperor", territory, 3)
        hold(game, "fremen", card)
        begin(game)
        own = until(game, "fremen", "pause")
        assert STOPS.window(game, own) == "pause-battle"
        assert STOPS.useful(game, own) == useful


def test_a_window_is_worth_a_stop_with_something_to_choose() -> None:
    """CLA-CHOAM-01: two spice or more is too rich for charity."""
    game = scene(phase="choam-charity", spice={"guild": 2, "fremen": 1})
    begin(game)
    decline(game)
    for faction, useful in (("guild", False), ("fremen", True)):
        decision = game.decision(game.seat[FACTION[faction]])
        assert decision is not None
        assert STOPS.window(game, decision) == "charity"
        assert STOPS.useful(game, decision) == useful


@pytest.mark.parametrize(
    ("faction", "useful"), [("emperor", True), ("harkonnen", True), ("fremen", False)]
)
def test_a_power_in_a_battle_of_others_is_not_worth_a_stop(faction: str, useful: bool) -> None:
    game = scene(phase="battle")
    ally(game, "emperor", "harkonnen")
    game.sides = [FACTION["bene-gesserit"], FACTION["emperor"]]
    voice = {"what": "power", "power": keys.POWER[STOP_VOICE]}
    answers = [DECLINE, STOP[STOP_VOICE][0]]
    decision = Decision(game.seat[FACTION[faction]], WINDOW_RESPONSE.kind, answers, voice)
    assert STOPS.window(game, decision) in DECISIVE
    assert STOPS.useful(game, decision) == useful


def test_alone_one_stops_at_pauses_too() -> None:
    for name in STOPS.names:
        alone, company = [STOPS.stops({}, name, alone, 3) for alone in (True, False)]
        assert alone or not company
        assert alone == (company or name in STOPS.pauses)
    assert all(STOPS.stops({}, name, False, 3) for name in DECISIVE)


@pytest.mark.parametrize("until", [NEVER, 2, 3, ALWAYS])
def test_a_stop_holds_till_the_end_of_a_turn_or_for_ever(until: int) -> None:
    assert STOPS.stops({"charity": until}, "charity", False, 3) == (until >= 3)


def test_nobody_can_do_without_calling_a_traitor() -> None:
    """CLA-TRAITOR-03"""
    assert STOPS.stops({"treason": NEVER}, "treason", False, 1)


def test_forced_answers_are_given_unless_the_player_wants_to_be_asked() -> None:
    assert not STOPS.stops({}, FORCED, True, 1)
    assert STOPS.stops({FORCED: ALWAYS}, FORCED, True, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_window_has_a_name_in_every_language(lang: str) -> None:
    words = plain(lang)
    for key in STOPS.names.values():
        assert words.name(key) != key


def auction() -> Classic:
    game = scene(["atreides", "emperor", "fremen", "guild"], phase="bidding")
    begin(game)
    while game.pending[0].kind.name != "bid":
        decline(game)
    return game


def test_a_bidder_who_said_how_far_to_go_bids_one_more_until_then() -> None:
    """CLA-BID-11"""
    game = auction()
    for bid, (most, answer) in enumerate([(3, "bid 1"), (1, "pass"), (3, "bid 2"), (2, "pass")]):
        decision = game.pending[0]
        assert STOPS.order(game, decision, most) == answer, bid
        game.apply(decision.seat, answer)


def test_an_order_is_for_the_card_on_offer_alone() -> None:
    """CLA-BID-15"""
    game = auction()
    first, turn = STOPS.lots(game)
    decision = game.pending[0]
    game.apply(decision.seat, "bid 1")
    while STOPS.lots(game) == (first, turn):
        decision = game.pending[0]
        names = [choice.notation for choice in decision.choices]
        game.apply(decision.seat, next(n for n in ("pass", "pay", "decline") if n in names))
    assert first not in STOPS.lots(game)
    assert turn in STOPS.lots(game)
