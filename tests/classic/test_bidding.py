"""Phase 4: Bidding (CLA-BID), with the Emperor, the Atreides and the Harkonnen in it."""

import pytest

from kanly.classic.position import Classic
from kanly.core.errors import IllegalChoice
from tests.classic.scene import (
    CARD,
    FACTION,
    SIX,
    ally,
    answer,
    asked,
    begin,
    choices,
    decline,
    hand,
    hold,
    next_cards,
    offers,
    play,
    quiet,
    scene,
    spice,
    until,
)

FOUR = ["atreides", "emperor", "fremen", "harkonnen"]
FULL = ["shield", "shield", "shield", "shield"]


def auction(factions: list[str] | None = None, **options: object) -> Classic:
    """The auction with nobody holding anything, before it begins."""
    return scene(factions, phase="bidding", **options)  # type: ignore[arg-type]


def turn_of(game: Classic) -> str:
    slugs = {number: slug for slug, number in FACTION.items()}
    return slugs[game.factions_of(game.pending[0].seat)[0]]


def buy(game: Classic, faction: str, price: int) -> None:
    """A faction buys the card on offer, all others pass."""
    while game.pending[0].kind.name != "bid" or turn_of(game) != faction:
        quiet(game)
    play(game, faction, f"bid {price}")
    while game.bidder != -1:
        decision = game.pending[0]
        names = [choice.notation for choice in decision.choices]
        game.apply(decision.seat, next(n for n in ("pay", "pass", "decline") if n in names))


def test_numbers_of_cards_are_announced() -> None:
    """CLA-BID-01, CLA-BID-23, CLA-INFO-04: in this phase and no longer, never what they are."""
    game = auction(FOUR)
    hold(game, "atreides", "lasgun", "shield")
    heard = begin(game)
    sizes = [(e.args["faction"], e.args["n"]) for e in heard if e.key == "classic-hand-size"]
    assert ("classic-faction-atreides", 2) in sizes
    view = game.view(game.seat[FACTION["fremen"]]).data()
    assert view["atreides"]["cards"] == 2  # type: ignore[index]
    assert "lasgun" not in str(view)
    while game.phase == 4:
        quiet(game)
    assert game.view(game.seat[FACTION["fremen"]]).data()["atreides"]["cards"] == "?"  # type: ignore[index]


def test_a_full_hand_does_not_bid() -> None:
    """CLA-BID-02, CLA-BID-03, CLA-BID-04: limit 4, Harkonnen 8; one card less is dealt."""
    game = auction(FOUR)
    hold(game, "fremen", *FULL)
    hold(game, "harkonnen", "snooper", "snooper", "snooper", "snooper")
    begin(game)
    assert len(game.row) == 3
    decline(game)
    bidders = set()
    while game.pending and game.pending[0].kind.name == "bid":
        bidders.add(turn_of(game))
        quiet(game)
    assert bidders == {"atreides", "emperor", "harkonnen"}


def test_whose_hand_fills_up_is_passed_over() -> None:
    """CLA-BID-03, CLA-BID-04: the number of cards stays, the bidder drops out."""
    game = auction(FOUR)
    hold(game, "fremen", *FULL[:3])
    begin(game)
    buy(game, "fremen", 1)
    assert len(hand(game, "fremen")) == 4
    assert len(game.row) == 3
    bidders = set()
    while game.phase == 4:
        if game.pending[0].kind.name == "bid":
            bidders.add(turn_of(game))
        quiet(game)
    assert bidders == {"atreides", "emperor", "harkonnen"}


def test_nobody_below_the_limit_no_cards() -> None:
    """CLA-BID-05: the phase ends at once."""
    game = auction(["atreides", "guild"])
    hold(game, "atreides", *FULL)
    hold(game, "guild", "snooper", "snooper", "snooper", "snooper")
    begin(game)
    assert game.phase > 4
    assert game.row == []


def test_deck_and_discards_always_suffice() -> None:
    """CLA-BID-06, CLA-CARD-03: six full hands but one leave enough, from the discards too."""
    game = auction()
    cards = sorted(game.deck)
    game.deck, game.discard = cards[:2], cards[2:]
    begin(game)
    assert len(game.row) == 6
    assert len(game.deck) == 33 - 6
    assert game.discard == []


def test_cards_are_sold_one_at_a_time_in_the_order_dealt() -> None:
    """CLA-BID-07, CLA-BID-18: unseen by others."""
    game = auction(["guild", "emperor", "fremen"])
    next_cards(game, "lasgun", "hajr", "kulon")
    heard = begin(game)
    buy(game, "guild", 1)
    assert hand(game, "guild") == ["lasgun"]
    buy(game, "guild", 1)
    assert "hajr" in hand(game, "guild")
    told = [e for e in heard if e.key == "classic-card"]
    assert [e.seen_by(game.seat[FACTION["fremen"]]) for e in told] == [False, False]
    assert "lasgun" not in str(game.view(game.seat[FACTION["fremen"]]).data())


def test_the_steps_of_a_sale() -> None:
    """CLA-BID-08: look, bids, payment with the Emperor's window, card, extra card with its own."""
    game = auction(["atreides", "emperor", "harkonnen"])
    heard = begin(game)
    windows = []
    while not any(e.key == "classic-extra-card" for e in heard):
        frame = game.stack[-1]
        if frame[0] == 2005:
            windows.append(frame[1].bit_length() - 1)
            answer(game, "response")
        elif asked(game, "harkonnen") and game.bidder == -1 and turn_of(game) == "harkonnen":
            play(game, "harkonnen", "bid 1")
        else:
            names = [c.notation for c in game.pending[0].choices]
            game.apply(game.pending[0].seat, "pay" if "pay" in names else "pass")
    from kanly.classic.tables.advantages import POWERS

    slugs = [POWERS[power].slug for power in windows]
    assert slugs == ["bidding-prescience", "treachery-payment", "extra-card"]
    keys = [event.key for event in heard]
    order = ["lot-seen", "bid", "bought", "card-taken", "extra-card"]
    places = [keys.index(f"classic-{key}") for key in order]
    assert places == sorted(places)


def test_the_first_player_opens_and_the_next_opens_the_next_card() -> None:
    """CLA-BID-09, CLA-BID-10: also if the opener passed; full hands are left out."""
    game = auction(FOUR)
    begin(game)
    decline(game)
    first = [number for number in game.order]
    slugs = {number: slug for slug, number in FACTION.items()}
    order = [slugs[number] for number in first]
    assert turn_of(game) == order[0]
    play(game, order[0], "pass")
    buy(game, order[2], 1)
    decline(game)
    assert turn_of(game) == order[1]


def test_a_full_first_player_does_not_open() -> None:
    """CLA-BID-09."""
    game = auction(["guild", "emperor", "fremen"])
    hold(game, "guild", *FULL)
    begin(game)
    assert turn_of(game) == "emperor"


def test_bids_rise() -> None:
    """CLA-BID-11, CLA-BID-12: whole numbers, higher each time, no more than one owns."""
    game = auction(["guild", "emperor", "fremen"], spice={"emperor": 4})
    begin(game)
    assert choices(game, "guild") == ["pass", *[f"bid {n}" for n in range(1, 11)]]
    play(game, "guild", "bid 2")
    assert choices(game, "emperor") == ["pass", "bid 3", "bid 4"]
    with pytest.raises(IllegalChoice):
        play(game, "emperor", "bid 5")


def test_the_highest_bidder_is_not_asked_again_until_outbid() -> None:
    """CLA-BID-13, CLA-BID-14, CLA-BID-15: whoever passed may come back in."""
    game = auction(["guild", "emperor", "fremen"])
    begin(game)
    play(game, "guild", "pass")
    play(game, "emperor", "bid 1")
    play(game, "fremen", "pass")
    assert turn_of(game) == "guild"
    play(game, "guild", "bid 2")
    assert turn_of(game) == "emperor"
    play(game, "emperor", "pass")
    play(game, "fremen", "bid 3")
    play(game, "guild", "pass")
    play(game, "emperor", "pass")
    assert game.pending[0].kind.name == "pay"
    assert turn_of(game) == "fremen"


def test_the_option_that_a_pass_is_final() -> None:
    """CLA-BID-14: bid_again_after_pass off."""
    game = auction(["guild", "emperor", "fremen"], bid_again_after_pass=False)
    begin(game)
    play(game, "guild", "pass")
    play(game, "emperor", "bid 1")
    play(game, "fremen", "bid 2")
    assert turn_of(game) == "emperor"
    play(game, "emperor", "pass")
    assert game.pending[0].kind.name == "pay"


def test_a_single_bidder_wins_with_his_first_bid() -> None:
    """CLA-BID-16."""
    game = auction(["guild", "fremen"])
    hold(game, "fremen", *FULL)
    begin(game)
    play(game, "guild", "bid 1")
    assert game.pending[0].kind.name == "pay"


def test_the_price_goes_to_the_bank_or_the_emperor() -> None:
    """CLA-BID-17, CLA-EMP-03, CLA-EMP-05: at once, and in full."""
    game = auction(["guild", "fremen"])
    begin(game)
    buy(game, "guild", 3)
    assert [spice(game, name) for name in ("guild", "fremen")] == [7, 10]
    game = auction(["guild", "emperor", "fremen"])
    begin(game)
    buy(game, "guild", 3)
    assert [spice(game, name) for name in ("guild", "emperor")] == [7, 13]
    decline(game)
    assert turn_of(game) == "emperor"
    assert "bid 13" in choices(game, "emperor")


def test_the_emperor_pays_the_bank() -> None:
    """CLA-EMP-04."""
    game = auction(["guild", "emperor", "fremen"])
    begin(game)
    buy(game, "emperor", 4)
    assert [spice(game, name) for name in ("guild", "emperor", "fremen")] == [10, 6, 10]


def test_all_pass_and_the_cards_go_back_on_top() -> None:
    """CLA-BID-19: in the same order, the unsold one on top; the phase ends."""
    game = auction(["guild", "emperor", "fremen"])
    next_cards(game, "lasgun", "hajr", "kulon")
    begin(game)
    buy(game, "guild", 1)
    while game.phase == 4:
        quiet(game)
    assert [game.deck[-1], game.deck[-2]] == [CARD["hajr"], CARD["kulon"]]


def test_everyone_full_while_cards_remain() -> None:
    """CLA-BID-20: two factions with room for one card each, and the Harkonnen's extra card."""
    game = auction(["guild", "fremen"])
    hold(game, "guild", *FULL[:3])
    hold(game, "fremen", "snooper", "snooper", "snooper")
    begin(game)
    assert len(game.row) == 2
    game.hand[FACTION["fremen"]].append(game.deck.pop())  # full meanwhile
    buy(game, "guild", 1)
    while game.phase == 4:
        quiet(game)
    assert game.row == []


def test_an_ally_promises_and_his_spice_is_spent_first() -> None:
    """CLA-BID-21, CLA-ALLY-14, CLA-EMP-06: only as far as the price goes."""
    game = auction(["guild", "emperor", "fremen"], spice={"guild": 3, "fremen": 5})
    ally(game, "guild", "fremen")
    begin(game)
    play(game, "guild", "promise 0")
    play(game, "fremen", "promise 4")
    assert choices(game, "guild")[-1] == "bid 7"
    play(game, "guild", "bid 6")
    assert [x for x in offers(game, "fremen") if x.startswith("promise")] == ["promise 5"]
    play(game, "emperor", "pass")
    play(game, "fremen", "pass")
    play(game, "guild", "pay")
    decline(game)
    assert [spice(game, n) for n in ("guild", "fremen", "emperor")] == [1, 1, 16]


def test_what_the_emperor_pays_for_his_ally_comes_back() -> None:
    """CLA-EMP-06."""
    game = auction(["guild", "emperor", "fremen"], spice={"guild": 0})
    ally(game, "guild", "emperor")
    begin(game)
    play(game, "guild", "promise 0")
    play(game, "emperor", "promise 5")
    play(game, "guild", "bid 5")
    play(game, "emperor", "pass")
    play(game, "fremen", "pass")
    play(game, "guild", "pay")
    decline(game)
    assert [spice(game, n) for n in ("guild", "emperor")] == [0, 10]


def test_there_is_no_clock_in_the_engine() -> None:
    """CLA-BID-22: a bidder is asked as long as it takes; a table may have a clock."""
    game = auction(["guild", "emperor", "fremen"])
    begin(game)
    assert turn_of(game) == "guild"
    assert game.clone() == game


# The Atreides, the Harkonnen and Karama in the auction --------------------------------------------


def test_the_atreides_look_at_each_card_as_it_comes_up() -> None:
    """CLA-ATR-03, CLA-ATR-05, CLA-INFO-05: that one only, and they remember who bought it."""
    game = auction(["atreides", "guild", "emperor"])
    next_cards(game, "lasgun", "hajr", "kulon")
    begin(game)
    decline(game)
    view = game.view(game.seat[FACTION["atreides"]]).data()
    assert view["auction-row"] == ["lasgun", "?", "?"]
    assert game.view(game.seat[FACTION["guild"]]).data()["auction-row"] == ["?", "?", "?"]
    buy(game, "guild", 1)
    decline(game)
    view = game.view(game.seat[FACTION["atreides"]]).data()
    assert view["guild"]["hand"] == ["lasgun"]  # type: ignore[index]
    assert view["auction-row"] == ["hajr", "?"]


def test_the_atreides_look_with_a_full_hand() -> None:
    """CLA-ATR-04."""
    game = auction(["atreides", "guild", "emperor"])
    hold(game, "atreides", *FULL)
    next_cards(game, "lasgun", "hajr")
    begin(game)
    decline(game)
    assert game.view(0).data()["auction-row"] == ["lasgun", "?"]


def test_a_card_put_back_is_known_to_the_atreides_alone() -> None:
    """CLA-INFO-06, CLA-INFO-08."""
    game = auction(["atreides", "guild", "emperor"])
    next_cards(game, "lasgun", "hajr", "kulon")
    begin(game)
    while game.phase == 4:
        quiet(game)
    decks = [
        game.view(game.seat[FACTION[n]]).data()["treachery-deck"] for n in ("atreides", "guild")
    ]
    assert decks[0][:2] == ["lasgun", "?"]  # type: ignore[index]
    assert set(decks[1]) == {"?"}  # type: ignore[call-overload]


def test_the_harkonnen_draw_another_card() -> None:
    """CLA-HAR-04, CLA-BID-02: unseen, unless they now hold 8."""
    game = auction(["harkonnen", "guild"])
    hold(game, "harkonnen", "shield", "shield", "shield", "shield", "snooper", "snooper")
    begin(game)
    buy(game, "harkonnen", 1)
    decline(game)
    assert len(hand(game, "harkonnen")) == 8
    game = auction(["harkonnen", "guild"])
    hold(game, "harkonnen", *FULL, "snooper", "snooper", "snooper")
    begin(game)
    buy(game, "harkonnen", 1)
    decline(game)
    assert len(hand(game, "harkonnen")) == 8


def test_the_harkonnen_extra_card_comes_with_a_karama_too() -> None:
    """CLA-HAR-05, CLA-KAR-08: a card taken with Karama, without paying anybody."""
    game = auction(["harkonnen", "guild", "emperor"])
    hold(game, "harkonnen", "karama")
    begin(game)
    play(game, "harkonnen", "karama buy")
    decline(game)
    assert len(hand(game, "harkonnen")) == 2
    assert (spice(game, "harkonnen"), spice(game, "emperor")) == (10, 10)
    assert CARD["karama"] in game.discard


def test_a_karama_voids_earlier_bids() -> None:
    """CLA-KAR-08: the auction of the card ends."""
    game = auction(["guild", "emperor", "fremen"])
    hold(game, "emperor", "karama")
    begin(game)
    play(game, "guild", "bid 5")
    play(game, "emperor", "karama buy")
    assert len(hand(game, "emperor")) == 1
    assert spice(game, "guild") == 10
    assert turn_of(game) == "emperor"  # who opens the next card


def test_a_karama_in_place_of_payment() -> None:
    """CLA-KAR-08, CLA-KAR-09: more than one owns can be bid, and must then be paid so."""
    game = auction(["guild", "emperor", "fremen"], spice={"guild": 2})
    hold(game, "guild", "karama")
    begin(game)
    assert "bid 30" in choices(game, "guild")
    play(game, "guild", "bid 30")
    play(game, "emperor", "pass")
    play(game, "fremen", "pass")
    assert choices(game, "guild") == ["karama buy"]
    play(game, "guild", "karama buy")
    assert (spice(game, "guild"), spice(game, "emperor")) == (2, 10)


def test_the_option_without_overbidding() -> None:
    """CLA-KAR-09: karama_overbid off."""
    game = auction(["guild", "emperor", "fremen"], spice={"guild": 2}, karama_overbid=False)
    hold(game, "guild", "karama")
    begin(game)
    assert choices(game, "guild") == ["pass", "bid 1", "bid 2", "karama buy"]


def test_an_uncovered_bid_binds_its_karama() -> None:
    """CLA-KAR-10: it cannot stop anything meanwhile."""
    game = auction(["guild", "emperor", "fremen", "harkonnen"], spice={"guild": 2})
    hold(game, "guild", "karama")
    begin(game)
    play(game, "guild", "bid 30")
    ally(game, "emperor", "fremen")
    play(game, "emperor", "pass")
    game.apply(game.seat[FACTION["emperor"]], "gift 1 fremen")
    assert choices(game, "guild") == ["decline"]
    assert "karama stop gift-to-ally" not in choices(game, "guild")


def test_a_lost_karama_restarts_the_bidding() -> None:
    """CLA-KAR-10, CLA-HAR-17: the Harkonnen take it away."""
    game = auction(["guild", "emperor", "harkonnen"], spice={"guild": 2}, advanced_karama=True)
    hold(game, "guild", "karama")
    hold(game, "harkonnen", "karama", "kulon")
    begin(game)
    play(game, "guild", "bid 30")
    play(game, "harkonnen", "karama swap-cards guild", "take 1")
    assert hand(game, "harkonnen") == ["karama", "kulon"]
    play(game, "harkonnen", "give kulon")
    assert game.bidder == -1
    assert turn_of(game) == "guild"
    assert "bid 1" in choices(game, "guild")


@pytest.mark.parametrize(
    ("power", "stopper"),
    [("bidding-prescience", "guild"), ("treachery-payment", "guild"), ("extra-card", "guild")],
)
def test_karama_against_an_advantage_of_the_phase(power: str, stopper: str) -> None:
    """CLA-KAR-17, CLA-KAR-27, CLA-KAR-40: for the whole phase (CLA-KAR-03)."""
    game = auction(["atreides", "emperor", "harkonnen", "guild"])
    hold(game, stopper, "karama")
    next_cards(game, "lasgun", "hajr", "kulon", "baliset")
    begin(game)
    notation = f"karama stop {power}"
    for _ in range(200):
        if game.phase != 4:
            break
        names = [
            c.notation
            for d in game.pending
            for c in d.choices
            if d.seat == game.seat[FACTION[stopper]]
        ]
        if notation in names:
            play(game, stopper, notation)
            continue
        decision = game.pending[0]
        notations = [c.notation for c in decision.choices]
        buyer = decision.seat == game.seat[FACTION["harkonnen"]] and game.bidder == -1
        wanted = next((n for n in ("pay",) if n in notations), None)
        if wanted is None and buyer and "bid 1" in notations:
            wanted = "bid 1"
        game.apply(decision.seat, wanted or notations[0])
    assert CARD["karama"] in game.discard
    if power == "bidding-prescience":
        assert not any(game.known[FACTION["atreides"] * 6 + FACTION["harkonnen"]])
    elif power == "treachery-payment":
        assert spice(game, "emperor") == 10
    else:
        assert len(hand(game, "harkonnen")) == 4


def test_windows_ask_all_others_and_tell_nobody() -> None:
    """CLA-TURN-10, CLA-INFO-19: whoever holds what."""
    game = auction()
    hold(game, "guild", "karama")
    begin(game)
    asked_seats = {decision.seat for decision in game.pending}
    assert asked_seats == {game.seat[FACTION[n]] for n in SIX if n != "atreides"}
    for seat in [*range(6), None]:
        assert game.view(seat).asked == []
    answer(game, "response")
    assert until(game, "guild", "bid").kind.name == "bid"
