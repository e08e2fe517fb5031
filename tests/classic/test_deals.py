"""Deals and bribes (CLA-DEAL), and what is public (CLA-INFO)."""

from hashlib import blake2b

import pytest

from kanly.classic.phases import turn
from kanly.classic.position import Classic
from kanly.core.errors import IllegalChoice
from tests.classic.scene import (
    FACTION,
    ally,
    begin,
    decline,
    hold,
    offers,
    play,
    put,
    quiet,
    scene,
    spice,
    traitors,
)

FOUR = ["atreides", "guild", "emperor", "fremen"]


def talking(phase: str = "bidding", **options: object) -> Classic:
    """Bids are being made; anyone may deal."""
    game = scene(FOUR, phase=phase, **options)  # type: ignore[arg-type]
    begin(game)
    decline(game)
    return game


def deals(game: Classic, name: str | None = None) -> list[dict[str, object]]:
    seat = None if name is None else game.seat[FACTION[name]]
    return game.view(seat).data()["deals"]  # type: ignore[return-value]


def test_the_parties_of_a_proposal_hear_its_terms() -> None:
    game = talking()
    heard = game.listener
    assert heard is not None
    play(game, "guild", "deal with emperor", "deal pay 2 emperor")
    play(game, "guild", "deal ask 3 emperor", "deal at 2 battle")
    before = len(heard)

    play(game, "guild", "deal send")

    told = heard[before:]
    parties = 1 << game.seat[FACTION["guild"]] | 1 << game.seat[FACTION["emperor"]]
    keys = ["classic-deal-proposed", "classic-deal-at-once", "classic-deal-later"]
    assert [event.key for event in told] == keys
    assert [event.args["n"] for event in told[1:]] == [2, 3]
    assert {event.audience for event in told} == {parties}


def test_a_deal_takes_the_consent_of_all_parties() -> None:
    """CLA-DEAL-01, CLA-DEAL-02, CLA-DEAL-04, CLA-DEAL-10: then it is announced, words and all."""
    game = talking()
    heard = game.listener
    assert heard is not None
    play(game, "guild", "deal with emperor", "deal with fremen", "deal pay 2 emperor")
    play(game, "guild", "deal send: Nobody bids on this card")
    assert deals(game) == []
    assert deals(game, "atreides") == []
    assert deals(game, "fremen")[0]["promise"] == "Nobody bids on this card"
    play(game, "emperor", "deal accept 1")
    assert spice(game, "guild") == 10
    play(game, "fremen", "deal accept 1")
    assert deals(game)[0]["promise"] == "Nobody bids on this card"
    told = [e for e in heard if e.key == "classic-deal"]
    assert [e.args["words"] for e in told] == ["Nobody bids on this card"]
    assert all(e.seen_by(None) for e in told)


def test_what_is_promised_now_leaves_the_payer_at_once() -> None:
    """CLA-DEAL-07, CLA-DEAL-08: and lies before the shield until the Mentat Pause."""
    game = talking()
    play(game, "guild", "deal with emperor")
    assert "deal pay 10 emperor" in offers(game, "guild")
    copy = game.clone()
    play(copy, "guild", "deal pay 11 emperor")
    assert "deal send" not in offers(copy, "guild")
    play(copy, "guild", "deal at 3 storm")  # only what is paid now must be there
    assert "deal send" in offers(copy, "guild")
    play(game, "guild", "deal pay 4 emperor", "deal ask 1 emperor", "deal send")
    play(game, "emperor", "deal accept 1")
    assert (spice(game, "guild"), spice(game, "emperor")) == (6, 9)
    assert game.bribes[FACTION["emperor"]] == 4
    assert game.bribes[FACTION["guild"]] == 1
    assert game.view(None).data()["emperor"]["bribes"] == 4  # type: ignore[index]
    while game.turn == 2:
        quiet(game)
    assert game.bribes[FACTION["emperor"]] == 0
    assert spice(game, "emperor") == 13


def test_the_option_of_spice_at_once() -> None:
    """CLA-DEAL-08: bribe_spice_deferred off."""
    game = talking(bribe_spice_deferred=False)
    play(game, "guild", "deal with emperor", "deal pay 4 emperor", "deal send")
    play(game, "emperor", "deal accept 1")
    assert spice(game, "emperor") == 14


def test_spice_for_a_later_moment() -> None:
    """CLA-DEAL-09, CLA-DEAL-11: moved by the engine then, as far as there is any."""
    for left, moved in ((10, 4), (3, 3)):
        game = talking()
        play(
            game,
            "guild",
            "deal with emperor",
            "deal pay 4 emperor",
            "deal at 2 revival",
            "deal send",
        )
        play(game, "emperor", "deal accept 1")
        assert spice(game, "guild") == 10
        game.spice[FACTION["guild"]] = game.ledger[FACTION["guild"]] = left
        while game.phase == 4:
            quiet(game)
        assert spice(game, "guild") == left - moved
        assert game.bribes[FACTION["emperor"]] == moved


def test_no_moment_in_the_past() -> None:
    """CLA-DEAL-09."""
    game = talking()
    play(game, "guild", "deal with emperor", "deal pay 4 emperor")
    assert "deal at 2 bidding" not in offers(game, "guild")
    assert "deal at 2 revival" in offers(game, "guild")
    assert "deal at 10 mentat-pause" in offers(game, "guild")


def test_a_deal_is_kept_until_all_cancel_it() -> None:
    """CLA-DEAL-03, CLA-DEAL-12."""
    game = talking()
    play(game, "guild", "deal with emperor", "deal pay 4 emperor", "deal at 3 storm", "deal send")
    play(game, "emperor", "deal accept 1")
    with pytest.raises(IllegalChoice):
        play(game, "guild", "deal withdraw 1")
    play(game, "guild", "deal cancel 1")
    assert len(deals(game)) == 1
    play(game, "emperor", "deal cancel 1")
    assert deals(game) == []


def test_offers_are_declined_or_withdrawn() -> None:
    """CLA-DEAL-01: nothing comes of them."""
    game = talking()
    play(game, "guild", "deal with emperor", "deal pay 4 emperor", "deal send")
    play(game, "emperor", "deal decline 1")
    assert game.deals == []
    play(game, "guild", "deal with emperor", "deal send: Peace", "deal withdraw 2")
    assert game.deals == []
    play(game, "guild", "deal with emperor", "deal drop")
    assert "deal send" not in offers(game, "guild")


def test_what_no_deal_can_move() -> None:
    """CLA-DEAL-05, CLA-DEAL-06, CLA-DEAL-16: spice and words alone; by option cards too."""
    from kanly.classic.choices import BOOK

    verbs = {n.split()[1] for n in BOOK.by_notation if n.startswith("deal ")}
    assert verbs - {"give", "want"} == {
        "with",
        "pay",
        "ask",
        "at",
        "send",
        "drop",
        "accept",
        "decline",
        "withdraw",
        "cancel",
    }
    game = talking()
    hold(game, "guild", "lasgun")
    play(game, "guild", "deal with emperor")
    offered = {n.split()[1] for n in offers(game, "guild") if n.startswith("deal ")}
    assert offered == {"with", "pay", "ask", "send", "drop"}


def test_nobody_can_use_up_the_deals_of_the_others() -> None:
    """CLA-DEAL-15: 20 proposals of a faction in a turn, and none for a draft that is not sent."""
    game = talking()
    for _ in range(50):
        play(game, "atreides", "deal with guild", "deal drop")
    for number in range(1, 21):
        play(game, "atreides", "deal with guild", "deal send", f"deal withdraw {number}")
    assert not [c for c in offers(game, "atreides") if c.startswith("deal")]
    assert "deal with guild" in offers(game, "fremen")
    assert "deal with atreides" in offers(game, "guild")


def test_each_turn_brings_new_proposals_but_open_ones_count_on() -> None:
    """CLA-DEAL-15: what is still open when a turn begins counts for that turn."""
    game = talking()
    for _ in range(12):
        play(game, "atreides", "deal with guild", "deal send")
    for number in range(1, 6):
        play(game, "guild", f"deal decline {number}")
    turn(game, (0,))
    assert game.proposals[FACTION["atreides"]] == 7


def test_a_number_comes_again_only_when_its_deal_is_gone() -> None:
    """CLA-DEAL-15: after 200 deals the numbers begin anew, past those that still stand."""
    game = talking()
    play(game, "atreides", "deal with guild", "deal send")
    game.deal_count = 200
    play(game, "fremen", "deal with guild", "deal send")
    assert [deal["number"] for deal in deals(game, "guild")] == [1, 2]


def test_what_can_be_asked_tells_nothing_that_one_does_not_know() -> None:
    """CLA-DEAL-15, CLA-INFO-02: a secret gift of the Emperor raises no list but the receiver's."""
    game = talking(spice={"emperor": 90, "guild": 10, "atreides": 10, "fremen": 10})
    ally(game, "emperor", "guild")
    play(game, "atreides", "deal with guild", "deal with fremen")
    before = offers(game, "atreides")
    play(game, "emperor", "gift 70 guild")
    decline(game)
    after = offers(game, "atreides")
    play(game, "guild", "deal with atreides")

    assert "deal ask 30 fremen" in before
    assert "deal ask 31 fremen" not in before
    assert "deal ask 80 guild" in after  # the gift was seen, its size was not
    assert "deal pay 80 atreides" in offers(game, "guild")


def test_a_draft_has_a_few_hundred_choices_at_most() -> None:
    """CLA-DEAL-15: with every other faction, and all the moments of the game to come."""
    game = scene(phase="bidding", turn=1)
    begin(game)
    decline(game)
    for other in ("bene-gesserit", "emperor", "fremen", "guild", "harkonnen"):
        play(game, "atreides", f"deal with {other}")
    play(game, "atreides", "deal ask 1 guild")
    assert len(offers(game, "atreides")) < 500


def test_allies_make_no_deals() -> None:
    """CLA-DEAL-01, CLA-DEAL-14: nor does a deal join two allies."""
    game = talking()
    ally(game, "guild", "emperor")
    assert "deal with emperor" not in offers(game, "guild")
    play(game, "atreides", "deal with guild")
    assert "deal with emperor" not in offers(game, "atreides")
    assert "deal with fremen" in offers(game, "atreides")


def test_when_deals_are_possible() -> None:
    """CLA-DEAL-13, CLA-SETUP-17: from the first storm on."""
    game = scene(FOUR, phase="storm", turn=1)
    begin(game)
    assert "deal with guild" in offers(game, "atreides")


def test_one_cannot_accept_what_one_cannot_pay() -> None:
    """CLA-DEAL-07, CLA-TURN-14."""
    game = talking(spice={"emperor": 2})
    play(game, "guild", "deal with emperor", "deal ask 3 emperor", "deal send")
    assert "deal accept 1" not in offers(game, "emperor")
    assert "deal decline 1" in offers(game, "emperor")


# Hidden and public --------------------------------------------------------------------------------


def test_who_is_not_asked_hears_why_a_deal_cannot_be_proposed() -> None:
    """CLA-DEAL-07, CLA-DEAL-13: one cannot promise at once what one does not have."""
    game = talking()
    asked = {decision.seat for decision in game.pending}
    name = next(each for each in FOUR if game.seat[FACTION[each]] not in asked)
    other = next(each for each in FOUR if each != name)
    play(game, name, f"deal with {other}", f"deal pay 30 {other}")

    refusal = game.why_not(game.seat[FACTION[name]], "deal send")

    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refuse-classic-spice", "CLA-DEAL-07")


def test_spice_is_hidden_and_what_is_paid_is_public() -> None:
    """CLA-INFO-02: the view hides what is behind the shield, the log tells what moved."""
    game = talking()
    heard = game.listener
    assert heard is not None
    view = game.view(game.seat[FACTION["atreides"]]).data()
    assert view["guild"]["spice"] == "?"  # type: ignore[index]
    assert view["atreides"]["spice"] == 10  # type: ignore[index]
    first = game.pending[0].seat
    game.apply(first, "bid 2")
    while game.bidder != -1:
        names = [c.notation for c in game.pending[0].choices]
        game.apply(game.pending[0].seat, next(n for n in ("pay", "pass", "decline") if n in names))
    bought = [e for e in heard if e.key == "classic-bought"]
    assert bought[0].args["n"] == 2
    assert bought[0].seen_by(None)


def test_two_positions_that_differ_behind_a_shield_look_alike() -> None:
    """CLA-INFO-02, CLA-INFO-04, CLA-INFO-09, CLA-INFO-21: spice, cards, traitors."""
    seat = 0
    first, second = talking(), talking()
    second.spice[FACTION["guild"]] += 5
    assert first.view(seat) == second.view(seat)
    first, second = scene(FOUR, phase="bidding"), scene(FOUR, phase="bidding")
    hold(first, "guild", "lasgun")
    hold(second, "guild", "kulon")
    for game in (first, second):
        begin(game)
    assert first.view(seat).data() == second.view(seat).data()
    first, second = talking(), talking()
    traitors(first, "guild", "caid")
    traitors(second, "guild", "bashar")
    assert first.view(None).data() == second.view(None).data()


def test_forces_are_public() -> None:
    """CLA-INFO-16: on the board, in reserves and in the Tanks, starred ones included."""
    game = scene(FOUR, phase="bidding", advanced_factions=True)
    put(game, "emperor", "carthag", 4, 2)
    begin(game)
    seen = game.view(None).data()["emperor"]
    assert seen["forces"] == {"carthag": 4}  # type: ignore[index]
    assert seen["starred"] == {"carthag": 2}  # type: ignore[index]
    assert (seen["reserves"], seen["starred-reserves"]) == (16, 3)  # type: ignore[index]


def test_a_spectator_sees_what_every_seat_sees() -> None:
    """CLA-INFO-21: nothing that any of them may not see."""
    game = talking()
    public = game.view(None).data()
    for seat in range(4):
        own = game.view(seat).data()
        for name in FOUR:
            if game.seat[FACTION[name]] != seat:
                assert public[name]["spice"] == own[name]["spice"] == "?"  # type: ignore[index]


def test_every_card_is_in_one_place() -> None:
    """CLA-MAP-15, CLA-MAP-16, CLA-MAP-18: through a whole game, checked at every choice."""
    game = scene(FOUR, phase="storm", advanced=True)
    begin(game)
    game.storm_card = 3
    turn = game.turn
    while game.turn < turn + 2 and not game.over:
        quiet(game)
        game.check()
    assert game.spice_at is not None


def test_the_prediction_names_another_faction_and_a_turn() -> None:
    """CLA-BG-03: secret and never changed."""
    from kanly.classic import rules

    game = rules.new(3, 1, {"factions": ["bene-gesserit", "guild", "emperor"], "turns": 7})
    assert [c.notation for c in game.pending[0].choices] == ["predict emperor", "predict guild"]
    game.apply(0, "predict guild")
    assert [c.notation for c in game.pending[0].choices] == [
        f"predict turn {n}" for n in range(1, 8)
    ]
    game.apply(0, "predict turn 7")
    assert (game.predicted, game.predicted_turn) == (FACTION["guild"], 7)
    while game.turn < 2:
        quiet(game)
        assert (game.predicted, game.predicted_turn) == (FACTION["guild"], 7)


def test_words_count_in_the_digest_alike_in_every_python() -> None:
    """What a version of Python takes for a printable sign must make no difference."""
    game = talking()
    play(game, "guild", "deal with emperor", "deal send: Marché conclu")

    text = ascii(game.state())
    assert "March\\xe9" in text
    assert game.digest() == int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def test_whoever_offers_a_card_shows_the_parties_that_he_holds_it() -> None:
    """CLA-DEAL-16: others know nothing of the offer; once it is given, all know who has it."""
    game = scene(FOUR, phase="revival", card_trading=True)
    hold(game, "guild", "lasgun", "shield")
    begin(game)
    decline(game)

    def known(viewer: str, holder: str) -> list[str]:
        cards = game.view(game.seat[FACTION[viewer]]).data()[holder]["hand"]
        return [card for card in cards if card != "?"]

    play(game, "guild", "deal with emperor", "deal give lasgun emperor", "deal send")
    assert known("emperor", "guild") == ["lasgun"]
    assert known("atreides", "guild") == []
    play(game, "emperor", "deal accept 1")
    assert "lasgun" in known("atreides", "emperor")
    assert known("emperor", "guild") == []


def test_while_charity_is_claimed_the_refusal_says_why_no_spice_changes_hands() -> None:
    """CLA-DEAL-07"""
    game = scene(["atreides", "emperor", "guild"], phase="choam-charity")
    begin(game)
    while game.pending[0].kind.name == "pause":
        decline(game)
    assert game.pending[0].kind.name == "charity"

    for choice in ("deal with guild", "deal pay 2 guild"):
        game.apply(0, choice)

    refusal = game.why_not(0, "deal send")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refuse-classic-spice-counted", "CLA-DEAL-07")
