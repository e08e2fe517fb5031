"""The bots of the classic game propose deals, answer them and keep their word (CLA-DEAL)."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.bot import decision_of
from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.faction_view import TOLD, FactionView
from kanly.bots.classic.heuristics import MentatHeuristics
from kanly.bots.classic.promises import (
    SECRET,
    SHARE,
    VOTE,
    Promise,
    promises,
    standing,
    worded,
)
from kanly.bots.search.budget import Budget
from kanly.classic.choices import DEAL_ACCEPT
from kanly.classic.position import Classic
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.classic.tables.territories import LOCATION_BY_SLUG as LOCATION
from kanly.classic.tables.treachery import LASGUN_WEAPON
from kanly.core.rng import seeded
from tests.bots.classic.play import table
from tests.classic.scene import (
    begin,
    decline,
    hold,
    kill,
    next_spice_cards,
    play,
    put,
    scene,
    territory,
    until,
)

SEATS = ["atreides", "emperor", "harkonnen"]


def chosen(game: Classic, faction: str, bot: str = "greedy") -> str:
    return bots.get(bot).choose(game.view(game.seat[FACTION[faction]])).notation


def meeting() -> Classic:
    """The Atreides are about to ship; the Harkonnen have acted and nearly win."""
    game = scene(SEATS, phase="shipment-movement", spice=12)
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "tueks-sietch", 3)
    put(game, "harkonnen", "sietch-tabr", 3)
    begin(game)
    until(game, "atreides", "ship")
    game.acted |= 1 << FACTION["harkonnen"]
    return game


def proposed(game: Classic, proposer: str, other: str, spice: int, words: str = "") -> int:
    """A proposal to pay; its number."""
    send = f"deal send: {words}" if words else "deal send"
    play(game, proposer, f"deal with {other}", f"deal pay {spice} {other}", send)
    return game.deals[-1].number


def test_it_pays_for_an_attack_on_whoever_is_about_to_win() -> None:
    game = meeting()
    made: list[str] = []
    while (step := chosen(game, "atreides")).startswith("deal"):
        made.append(step)
        play(game, "atreides", step)
    assert made[0] == "deal with emperor"
    assert made[1].startswith("deal pay")
    assert made[2].startswith("deal send: Emperor: attack on")
    assert len(made) == 3  # one proposal, and then the question is answered
    [deal] = game.deals
    assert not deal.made


def test_it_proposes_once_in_a_turn() -> None:
    game = meeting()
    game.proposals[FACTION["atreides"]] = 1
    assert not chosen(game, "atreides").startswith("deal")


@pytest.mark.parametrize("bot", ["novice", "greedy", "mcts@2", "mentat@16"])
def test_every_level_takes_a_gift(bot: str) -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 3)
    made = {bots.get(bot, seed).choose(game.view(0)).notation for seed in range(6)}
    assert f"deal accept {number}" in made
    assert f"deal decline {number}" not in made


def test_it_declines_to_pay_for_nothing() -> None:
    game = meeting()
    play(game, "emperor", "deal with atreides", "deal ask 4 atreides", "deal send")
    assert chosen(game, "atreides") == f"deal decline {game.deals[-1].number}"


def test_it_declines_what_it_does_not_understand() -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 5, "You give me Arrakeen for ever")
    assert chosen(game, "atreides") == f"deal decline {number}"


def test_it_keeps_its_word() -> None:
    game = meeting()
    put(game, "emperor", "arrakeen", 1)
    promise = Promise(FACTION["atreides"], False, territory("arrakeen"), game.turn)
    number = proposed(game, "emperor", "atreides", 2, worded(promise))
    play(game, "atreides", f"deal accept {number}")
    assert standing(game) == [promise]
    view = game.view(game.seat[FACTION["atreides"]])
    campaign = Campaign(FactionView(view, decision_of(view)))
    assert campaign.best_shipment(campaign.steps.landings()).goal != LOCATION["arrakeen"]
    assert all(
        campaign.kept(campaign.strongholds.index[territory(place)], 3) == expected
        for place, expected in (("arrakeen", -campaign.view.weights.word), ("carthag", 0.0))
    )


def test_it_keeps_the_peace_that_it_is_paid_for() -> None:
    game = scene(SEATS, phase="shipment-movement", spice=12)
    put(game, "emperor", "arrakeen", 12)
    put(game, "atreides", "habbanya-sietch", 2)
    game.spice[FACTION["atreides"]] = 0
    begin(game)
    until(game, "atreides", "ship")
    number = proposed(game, "emperor", "atreides", 4, f"Peace in turn {game.turn}.")
    assert chosen(game, "atreides") == f"deal accept {number}"
    play(game, "atreides", f"deal accept {number}")
    atreides, emperor = FACTION["atreides"], FACTION["emperor"]
    assert sorted(standing(game)) == sorted(
        [
            Promise(atreides, False, territory("arrakeen"), game.turn),
            Promise(emperor, False, territory("habbanya-sietch"), game.turn),
        ]
    )


def test_it_sells_no_peace_for_a_later_turn() -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 4, f"Peace in turn {game.turn + 2}")
    put(game, "emperor", "arrakeen", 1)
    assert chosen(game, "atreides") == f"deal decline {number}"


def test_a_promise_holds_for_its_turn_alone() -> None:
    game = meeting()
    promise = Promise(FACTION["atreides"], False, territory("arrakeen"), game.turn)
    number = proposed(game, "emperor", "atreides", 2, worded(promise))
    play(game, "atreides", f"deal accept {number}")
    game.turn += 1
    assert standing(game) == []


def test_six_bots_deal_and_stall_no_game() -> None:
    concluded = 0
    for seed in range(3):
        game = table(6, seed, {"advanced": True})
        players = [bots.get("adept", f"{seed}/{seat}") for seat in range(6)]
        in_turn: dict[int, int] = {}
        while not game.over:
            decision = game.pending[0]
            choice = bots.ask(players[decision.seat], game, decision)
            if choice.notation.startswith("deal send"):
                in_turn[game.turn] = in_turn.get(game.turn, 0) + 1
            concluded += choice.notation.startswith("deal accept")
            game.apply(decision.seat, choice)
        assert max(in_turn.values(), default=0) <= 6
    assert concluded > 0


def test_mentat_declines_a_deal_that_costs_it_the_game() -> None:
    spice = {"atreides": 5, "emperor": 0, "harkonnen": 9}
    game = scene(SEATS, phase="shipment-movement", spice=spice)
    kill(game, "feyd-rautha", "beast-rabban", "piter-de-vries", "captain-iakin-nefud", "umman-kudu")
    put(game, "harkonnen", "carthag", 1)
    put(game, "harkonnen", "tueks-sietch", 9)
    put(game, "harkonnen", "sietch-tabr", 9)
    begin(game)
    until(game, "atreides", "ship")
    game.acted |= 1 << FACTION["harkonnen"] | 1 << FACTION["emperor"]
    peace = Promise(FACTION["atreides"], False, territory("carthag"), game.turn)
    for words, accepts in (("", True), (worded(peace), False)):
        number = proposed(game, "harkonnen", "atreides", 4, words)
        view = game.view(game.seat[FACTION["atreides"]])
        clock = Budget(playouts=12).clock()
        made = MentatHeuristics().answer(view, DEAL_ACCEPT[number], seeded(1), clock)
        assert (made == DEAL_ACCEPT[number]) == accepts
        assert clock.done == 12


# Votes, secrets and shares ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "promise"),
    [
        ("Emperor: alliance with Atreides in turn 2", Promise(2, True, 0, 2, VOTE)),
        ("Emperor: no alliance with Harkonnen in turn 2", Promise(2, False, 5, 2, VOTE)),
        ("Emperor: a secret in turn 2", Promise(2, True, 0, 2, SECRET)),
        ("Shared spice in turn 2", Promise(2, True, 0, 2, SHARE)),
    ],
)
def test_promises_are_read_as_they_are_written(words: str, promise: Promise) -> None:
    game = meeting()
    factions = {0: FACTION["atreides"], 2: FACTION["emperor"], 5: FACTION["harkonnen"]}
    promise = promise._replace(faction=factions[promise.faction], what=factions[promise.what])
    proposed(game, "atreides", "emperor", 1, words)
    assert worded(promise) == words
    assert promise in (promises(game, game.deals[-1]) or [])


@pytest.mark.parametrize(
    "words",
    [
        "Emperor: alliance with Emperor in turn 2",
        "Emperor: no a secret in turn 2",
        "Harkonnen: a secret in turn 2",
        "Emperor: attack on Harkonnen in turn 2",
    ],
)
def test_what_nobody_of_them_can_promise_is_not_understood(words: str) -> None:
    game = meeting()
    proposed(game, "atreides", "emperor", 1, words)
    assert promises(game, game.deals[-1]) is None


def test_it_sells_a_secret_and_tells_it_once() -> None:
    game = meeting()
    hold(game, "atreides", "baliset")
    number = proposed(game, "emperor", "atreides", 2, "Atreides: a secret in turn 2")
    assert chosen(game, "atreides") == f"deal accept {number}"
    play(game, "atreides", f"deal accept {number}", "deal with emperor")
    assert chosen(game, "atreides") == "deal send: Atreides holds Baliset"
    play(game, "atreides", "deal send: Atreides holds Baliset")
    play(game, "emperor", f"deal accept {game.deals[-1].number}")
    assert not chosen(game, "atreides").startswith("deal with emperor")


def test_it_counts_on_a_secret_that_it_was_told() -> None:
    game = meeting()
    hold(game, "emperor", "lasgun")
    seen = [FactionView(game.view(0), decision_of(game.view(0)))]
    play(game, "emperor", "deal with atreides", "deal send: Emperor holds Lasgun")
    play(game, "atreides", f"deal accept {game.deals[-1].number}")
    seen.append(FactionView(game.view(0), decision_of(game.view(0))))
    before, after = [view.chance(FACTION["emperor"], LASGUN_WEAPON) for view in seen]
    assert before < 0.2
    assert after == TOLD


def test_who_is_rich_buys_a_secret() -> None:
    game = scene(SEATS, phase="shipment-movement", spice=30)
    hold(game, "emperor", "lasgun", "chaumas")
    begin(game)
    until(game, "atreides", "ship")
    made = []
    while (step := chosen(game, "atreides")).startswith("deal"):
        made.append(step)
        play(game, "atreides", step)
    assert made == [
        "deal with emperor",
        "deal pay 2 emperor",
        "deal send: Emperor: a secret in turn 2",
    ]


def test_it_pays_its_share_of_the_spice_when_it_is_collected() -> None:
    game = scene(SEATS, phase="battle", spice=10)
    put(game, "atreides", "cielago-north-2", 4)
    game.spice_at[LOCATION["cielago-north-2"]] = 8
    put(game, "atreides", "carthag", 3)
    put(game, "emperor", "carthag", 3)
    begin(game)
    number = proposed(game, "emperor", "atreides", 4, "Shared spice in turn 2")
    play(game, "atreides", f"deal accept {number}")
    until(game, "atreides", "plan")
    made = []
    while (step := chosen(game, "atreides")).startswith("deal"):
        made.append(step)
        play(game, "atreides", step)
    assert made == [
        "deal with emperor",
        "deal pay 4 emperor",
        "deal at 2 mentat-pause",
        "deal send",
    ]


def test_it_shares_the_spice_of_who_collects_more() -> None:
    game = meeting()
    put(game, "emperor", "cielago-north-2", 4)
    game.spice_at[LOCATION["cielago-north-2"]] = 8
    play(game, "emperor", "deal with atreides", "deal send: Shared spice in turn 2")
    assert chosen(game, "atreides") == f"deal accept {game.deals[-1].number}"


def test_it_shares_no_spice_of_its_own_for_nothing() -> None:
    game = meeting()
    put(game, "atreides", "cielago-north-2", 4)
    game.spice_at[LOCATION["cielago-north-2"]] = 8
    play(game, "emperor", "deal with atreides", "deal send: Shared spice in turn 2")
    assert chosen(game, "atreides") == f"deal decline {game.deals[-1].number}"


def voting() -> Classic:
    """The Emperor would ally with the Harkonnen, and they rather not with him."""
    game = scene(phase="spice-blow-nexus", spice=12)
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "tueks-sietch", 3)
    game.tops = [LOCATION["cielago-south-1"], -1]
    next_spice_cards(game, "shai-hulud")
    begin(game)
    decline(game)
    return game


def test_it_votes_as_it_was_paid_for() -> None:
    game = voting()
    words = "Harkonnen: alliance with Emperor in turn 2"
    play(game, "emperor", "ally harkonnen")
    assert chosen(game, "harkonnen") == "reject emperor"
    number = proposed(game, "emperor", "harkonnen", 9, words)
    play(game, "harkonnen", f"deal accept {number}")
    assert chosen(game, "harkonnen") == "accept emperor"


def test_it_is_paid_not_to_ally() -> None:
    game = voting()
    put(game, "emperor", "arrakeen", 3)
    put(game, "emperor", "sietch-tabr", 3)
    play(game, "emperor", "ally harkonnen")
    assert chosen(game, "harkonnen") == "accept emperor"
    words = "Harkonnen: no alliance with Emperor in turn 2"
    number = proposed(game, "atreides", "harkonnen", 4, words)
    assert chosen(game, "harkonnen") == f"deal decline {number}"
    play(game, "harkonnen", f"deal accept {number}")
    assert chosen(game, "harkonnen") == "reject emperor"


def test_it_pays_for_the_vote_of_who_refused() -> None:
    game = voting()
    play(game, "emperor", "ally harkonnen")
    assert not chosen(game, "emperor").startswith("deal")
    play(game, "harkonnen", "reject emperor")
    made = []
    while (step := chosen(game, "emperor")).startswith("deal"):
        made.append(step)
        play(game, "emperor", step)
    assert made[0] == "deal with harkonnen"
    assert made[-1] == "deal send: Harkonnen: alliance with Emperor in turn 2"
