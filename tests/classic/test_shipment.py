"""Phase 6: Shipment (CLA-SHIP), the Guild's ways (CLA-GUI) and the Fremen's (CLA-FRE)."""

import pytest

from kanly.classic.position import Classic
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
    forces,
    hold,
    next_spice_cards,
    play,
    put,
    quiet,
    scene,
    spice,
    until,
)

THREE = ["atreides", "emperor", "harkonnen"]


def shipping(factions: list[str] | None = None, **options: object) -> Classic:
    return scene(factions, phase="shipment-movement", **options)  # type: ignore[arg-type]


def ship(game: Classic, faction: str, location: str, number: str) -> None:
    """A faction ships, pays, and nobody answers."""
    until(game, faction, "ship")
    play(game, faction, f"ship {location}", f"forces {number}")
    while asked(game, faction) is None or asked(game, faction).kind.name != "move":  # type: ignore[union-attr]
        names = [c.notation for c in game.pending[0].choices]
        game.apply(game.pending[0].seat, next(n for n in ("pay", "decline", "wait") if n in names))


def test_before_anybody_acts() -> None:
    """CLA-SHIP-01, CLA-ATR-06, CLA-INFO-11: the Atreides look at the top spice card."""
    game = shipping(["atreides", "guild", "emperor"])
    next_spice_cards(game, "shai-hulud")
    begin(game)
    decline(game)
    decks = [game.view(game.seat[FACTION[n]]).data()["spice-deck"] for n in ("atreides", "guild")]
    assert decks[0][:2] == ["shai-hulud", "?"]  # type: ignore[index]
    assert set(decks[1]) == {"?"}  # type: ignore[call-overload]


def test_no_look_at_an_empty_deck_and_one_look_with_the_double_blow() -> None:
    """CLA-ATR-06."""
    game = shipping(["atreides", "emperor", "harkonnen"], double_blow=True)
    game.piles[0], game.spice_deck = game.spice_deck, []
    begin(game)
    assert not game.spice_top_seen
    game = shipping(["atreides", "emperor", "harkonnen"], double_blow=True)
    begin(game)
    decline(game)
    deck = game.view(0).data()["spice-deck"]
    assert [card for card in deck if card != "?"] == [deck[0]]  # type: ignore[index,attr-defined]


def test_each_takes_its_whole_turn_in_storm_order() -> None:
    """CLA-SHIP-02, CLA-SHIP-03, CLA-TURN-06: ship, then move, both optional."""
    game = shipping(THREE)
    begin(game)
    decline(game)
    seen = []
    while game.phase == 6:
        decision = game.pending[0]
        if decision.kind.name in ("ship", "move"):
            seen.append((game.factions_of(decision.seat)[0], decision.kind.name))
        quiet(game)
    assert [who for who, kind in seen if kind == "ship"] == game.order
    assert [kind for who, kind in seen if who == game.order[0]] == ["ship", "move"]


@pytest.mark.parametrize(
    ("location", "price"),
    [("carthag", 4), ("meridian-1", 8), ("polar-sink", 8), ("habbanya-sietch", 4)],
)
def test_the_price(location: str, price: int) -> None:
    """CLA-SHIP-04, CLA-SHIP-05, CLA-SHIP-07: 1 a force into a stronghold, else 2."""
    game = shipping(THREE)
    begin(game)
    ship(game, "atreides", location, "4")
    assert spice(game, "atreides") == 10 - price
    assert forces(game, "atreides", location) == 4
    assert game.reserves[FACTION["atreides"]] == 16


def test_the_price_goes_to_the_guild_or_the_bank() -> None:
    """CLA-SHIP-06, CLA-GUI-03: if it is in play and does not ship itself."""
    game = shipping(["atreides", "guild", "emperor"])
    begin(game)
    ship(game, "atreides", "carthag", "4")
    assert (spice(game, "atreides"), spice(game, "guild")) == (6, 14)


def test_no_more_than_can_be_paid() -> None:
    """CLA-TURN-14, CLA-SHIP-05."""
    game = shipping(THREE, spice={"atreides": 3})
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship meridian-1")
    assert choices(game, "atreides") == ["forces 1"]
    game = shipping(THREE, spice={"atreides": 1})
    begin(game)
    until(game, "atreides", "ship")
    assert "ship carthag" in choices(game, "atreides")
    assert "ship meridian-1" not in choices(game, "atreides")


def test_not_into_the_storm() -> None:
    """CLA-SHIP-08: other sectors of the same territory stay open."""
    game = shipping(THREE, storm=10)
    begin(game)
    until(game, "atreides", "ship")
    landings = choices(game, "atreides")
    assert "ship carthag" not in landings
    assert "ship old-gap-10" not in landings
    assert "ship old-gap-9" in landings


def test_not_into_a_full_stronghold() -> None:
    """CLA-SHIP-09: two others fight there; elsewhere any number may be."""
    game = shipping(["atreides", "emperor", "harkonnen", "fremen"])
    for name in ("emperor", "harkonnen"):
        put(game, name, "carthag", 1)
        put(game, name, "meridian-1", 1)
    put(game, "emperor", "arrakeen", 1)
    begin(game)
    until(game, "atreides", "ship")
    landings = choices(game, "atreides")
    assert "ship carthag" not in landings
    assert "ship arrakeen" in landings
    assert "ship meridian-1" in landings


def test_forces_never_go_back_but_the_guilds() -> None:
    """CLA-SHIP-11, CLA-GUI-04, CLA-GUI-06: 1 spice for 2, rounded up."""
    game = shipping(["atreides", "guild", "emperor"])
    put(game, "atreides", "meridian-1", 3)
    put(game, "guild", "meridian-1", 3)
    begin(game)
    until(game, "atreides", "ship")
    assert not [c for c in choices(game, "atreides") if c.startswith(("back", "cross"))]
    until(game, "guild", "ship")
    play(game, "guild", "back meridian", "forces 3")
    answer(game, "response")
    assert game.reserves[FACTION["guild"]] == 20
    assert spice(game, "guild") == 8


def test_starred_forces_ship_as_one() -> None:
    """CLA-SHIP-12, CLA-EMP-11."""
    game = shipping(THREE, advanced_factions=True)
    begin(game)
    ship(game, "emperor", "carthag", "4 starred 3")
    assert spice(game, "emperor") == 6
    assert game.stars[FACTION["emperor"]][10 - 9] == 3


def test_an_allys_share() -> None:
    """CLA-SHIP-13, CLA-SHIP-14, CLA-ALLY-15: said before, spent first, to whom the price goes."""
    game = shipping(["atreides", "guild", "emperor"], spice={"atreides": 2})
    ally(game, "atreides", "emperor")
    begin(game)
    decline(game)
    until(game, "emperor", "promise")
    play(game, "emperor", "promise 4")
    play(game, "atreides", "ship carthag")
    assert choices(game, "atreides")[-1] == "forces 6"
    play(game, "atreides", "forces 5", "pay")
    answer(game, "response")
    assert [spice(game, n) for n in ("atreides", "emperor", "guild")] == [1, 6, 15]


@pytest.mark.parametrize(("option", "income"), [("to-guild-directly", 0), ("via-shipper", 2)])
def test_the_guilds_own_share_goes_to_the_bank(option: str, income: int) -> None:
    """CLA-SHIP-13 and its option; CLA-GUI-08, CLA-QA-29: half price for the ally."""
    game = shipping(
        ["atreides", "guild", "emperor"], spice={"atreides": 0}, ally_shipping_contribution=option
    )
    ally(game, "atreides", "guild")
    begin(game)
    decline(game)
    until(game, "guild", "lend")
    play(game, "guild", "lend", "promise 2")
    play(game, "atreides", "ship carthag", "forces 4")
    answer(game, "response")
    assert forces(game, "atreides", "carthag") == 4
    assert spice(game, "guild") == 8 + income


def test_the_steps_of_a_shipment() -> None:
    """CLA-SHIP-10: declared, answered, paid and placed, Bene Gesserit, then the move."""
    game = shipping(["atreides", "guild", "bene-gesserit"])
    heard = begin(game)
    decline(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship carthag", "forces 2")
    assert game.pending[0].kind.name == "ship-pay"
    play(game, "atreides", "pay")
    assert game.pending[0].kind.name == "response"
    assert spice(game, "atreides") == 10
    answer(game, "response")
    assert spice(game, "atreides") == 8
    assert game.pending[0].kind.name == "follow"
    play(game, "bene-gesserit", "decline")
    assert asked(game, "atreides").kind.name == "move"  # type: ignore[union-attr]
    assert [e.key for e in heard if e.key == "classic-ships"]


# The Guild ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "number", "price"),
    [("carthag", 5, 3), ("carthag", 1, 1), ("meridian-1", 4, 4), ("meridian-1", 3, 3)],
)
def test_the_guild_pays_half(location: str, number: int, price: int) -> None:
    """CLA-GUI-05, CLA-TURN-13, CLA-QA-36: of the total, rounded up, to the bank (CLA-GUI-03)."""
    game = shipping(["atreides", "guild", "emperor"])
    begin(game)
    ship(game, "guild", location, str(number))
    assert spice(game, "guild") == 10 - price


def test_the_guild_ships_across() -> None:
    """CLA-GUI-04, CLA-GUI-07: any distance, one territory to one location; then its move."""
    game = shipping(["atreides", "guild", "emperor"], storm=5)
    put(game, "guild", "pasty-mesa-4", 2)
    put(game, "guild", "pasty-mesa-5", 2)  # in the storm
    put(game, "guild", "pasty-mesa-7", 3)
    begin(game)
    until(game, "guild", "ship")
    play(game, "guild", "cross pasty-mesa")
    assert "to tueks-sietch" in choices(game, "guild")
    assert "to pasty-mesa-6" not in choices(game, "guild")
    assert "to south-mesa-5" not in choices(game, "guild")
    play(game, "guild", "to carthag", "forces 2", "forces 1")
    answer(game, "response")
    assert forces(game, "guild", "carthag") == 3
    assert forces(game, "guild", "pasty-mesa-5") == 2
    assert spice(game, "guild") == 8
    assert asked(game, "guild").kind.name == "move"  # type: ignore[union-attr]


def test_the_guilds_ally_ships_across_but_not_back() -> None:
    """CLA-GUI-08, CLA-ALLY-17: if the Guild lends it."""
    game = shipping(["atreides", "guild", "emperor"])
    ally(game, "atreides", "guild")
    put(game, "atreides", "meridian-1", 3)
    begin(game)
    decline(game)
    until(game, "guild", "lend")
    play(game, "guild", "lend", "promise 0")
    assert "cross meridian" in choices(game, "atreides")
    assert "back meridian" not in choices(game, "atreides")
    play(game, "atreides", "cross meridian", "to carthag", "forces 3")
    answer(game, "response")
    assert (spice(game, "atreides"), spice(game, "guild")) == (8, 12)


@pytest.mark.parametrize(
    ("power", "notations"),
    [
        ("half-price", ["ship meridian-1", "forces 4"]),
        ("special-shipments", ["cross tueks-sietch", "to carthag", "forces 2"]),
    ],
)
def test_karama_against_the_guilds_shipment(power: str, notations: list[str]) -> None:
    """CLA-KAR-44, CLA-KAR-46, CLA-KAR-05: nothing is paid and the Guild ships anew without it."""
    game = shipping(["atreides", "guild", "emperor"])
    put(game, "guild", "tueks-sietch", 2)
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "guild", "ship")
    play(game, "guild", *notations)
    answer(game, "response", atreides=f"karama stop {power}")
    assert spice(game, "guild") == 10
    assert asked(game, "guild").kind.name == "ship"  # type: ignore[union-attr]
    if power == "half-price":
        play(game, "guild", "ship meridian-1", "forces 4")
        decline(game)
        while asked(game, "guild").kind.name != "move":  # type: ignore[union-attr]
            names = [c.notation for c in game.pending[0].choices]
            game.apply(game.pending[0].seat, "pay" if "pay" in names else "decline")
        assert spice(game, "guild") == 2
    else:
        assert not [c for c in choices(game, "guild") if c.startswith(("cross", "back"))]


def test_karama_against_the_guilds_income() -> None:
    """CLA-KAR-43: the price goes to the bank."""
    game = shipping(["atreides", "guild", "emperor"])
    hold(game, "emperor", "karama")
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship carthag", "forces 4", "pay")
    answer(game, "response", emperor="karama stop shipment-payment")
    assert (spice(game, "atreides"), spice(game, "guild")) == (6, 10)


def test_karama_against_the_allys_half_price() -> None:
    """CLA-KAR-45."""
    game = shipping(["atreides", "guild", "emperor"])
    ally(game, "atreides", "guild")
    hold(game, "emperor", "karama")
    begin(game)
    decline(game)
    until(game, "guild", "lend")
    play(game, "guild", "lend", "promise 0")
    play(game, "atreides", "ship carthag", "forces 4")
    answer(game, "response", emperor="karama stop half-price-for-ally")
    assert asked(game, "atreides").kind.name == "ship"  # type: ignore[union-attr]
    play(game, "atreides", "ship carthag")
    assert choices(game, "atreides")[-1] == "forces 10"


def test_half_price_with_a_karama() -> None:
    """CLA-KAR-07: total rounded up, paid to the bank; an ally's Karama does it too."""
    game = shipping(["atreides", "guild", "emperor"], spice={"atreides": 3})
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship carthag")
    assert choices(game, "atreides")[-1] == "forces 6"
    play(game, "atreides", "forces 5")
    assert choices(game, "atreides") == ["karama half-price"]
    play(game, "atreides", "karama half-price")
    assert (spice(game, "atreides"), spice(game, "guild")) == (0, 10)
    game = shipping(["atreides", "guild", "emperor"])
    ally(game, "atreides", "emperor")
    hold(game, "emperor", "karama")
    begin(game)
    decline(game)
    until(game, "emperor", "promise")
    play(game, "emperor", "promise 0")
    play(game, "atreides", "ship carthag", "forces 5", "pay")
    answer(game, "response", emperor="karama half-price")
    decline(game)
    assert (spice(game, "atreides"), spice(game, "guild")) == (7, 10)


@pytest.mark.parametrize("timing", ["when-declared", "after-shipment"])
def test_the_guild_stops_a_shipment(timing: str) -> None:
    """CLA-GUI-12, CLA-GUI-13: nothing paid, forces stay, the move remains; once per game."""
    game = shipping(
        ["atreides", "guild", "emperor"], advanced_karama=True, guild_karama_timing=timing
    )
    hold(game, "guild", "karama")
    put(game, "atreides", "arrakeen", 1)
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship carthag", "forces 4", "pay")
    if timing == "after-shipment":
        answer(game, "response")
        assert forces(game, "atreides", "carthag") == 4
    answer(game, "response", guild="karama stop-shipment")
    assert forces(game, "atreides", "carthag") == 0
    assert (spice(game, "atreides"), spice(game, "guild")) == (10, 10)
    assert game.reserves[FACTION["atreides"]] == 19
    assert asked(game, "atreides").kind.name == "move"  # type: ignore[union-attr]
    assert game.special_used >> FACTION["guild"] & 1
    assert CARD["karama"] in game.discard


def test_the_guild_chooses_its_time() -> None:
    """CLA-GUI-10, CLA-GUI-11: asked unseen before each other turn; else it acts last."""
    game = shipping(["guild", "atreides", "emperor"], advanced_factions=True)
    begin(game)
    decline(game)
    until(game, "guild", "step-in")
    assert game.view(game.seat[FACTION["emperor"]]).asked == []
    play(game, "guild", "wait")
    decline(game)
    acting = []
    while game.phase == 6:
        if game.pending[0].kind.name == "ship":
            acting.append(game.factions_of(game.pending[0].seat)[0])
        quiet(game)
    assert acting[-1] == FACTION["guild"]
    game = shipping(["atreides", "emperor", "guild"], advanced_factions=True)
    begin(game)
    decline(game)
    until(game, "guild", "step-in")
    play(game, "guild", "act now")
    decline(game)
    assert asked(game, "guild").kind.name == "ship"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("seats", "choice"),
    [(["atreides", "emperor", "guild"], "act now"), (["guild", "atreides", "emperor"], "wait")],
)
def test_karama_makes_the_guild_keep_its_place(seats: list[str], choice: str) -> None:
    """CLA-KAR-47: stepping in early, or letting its place go by."""
    game = shipping(seats, advanced_factions=True)
    hold(game, "emperor", "karama")
    begin(game)
    decline(game)
    until(game, "guild", "step-in")
    play(game, "guild", choice)
    answer(game, "response", emperor="karama stop timing")
    first = FACTION[seats[0]]
    assert game.factions_of(game.pending[0].seat)[0] == first
    assert game.pending[0].kind.name == "ship"


# The Fremen ---------------------------------------------------------------------------------------


def test_the_fremen_bring_reserves_near_the_great_flat() -> None:
    """CLA-FRE-03 to CLA-FRE-07, CLA-QA-14: free, one location, in place of a shipment."""
    game = shipping(["fremen", "guild", "emperor", "bene-gesserit"])
    begin(game)
    until(game, "fremen", "ship")
    names = choices(game, "fremen")
    assert not [c for c in names if c.startswith("ship")]
    assert "reinforce sietch-tabr" in names
    assert "reinforce old-gap-9" not in names
    places = {c.removeprefix("reinforce ").rstrip("0123456789-") for c in names if c != "pass"}
    assert len(places) == 16
    play(game, "fremen", "reinforce sietch-tabr", "forces 7")
    assert forces(game, "fremen", "sietch-tabr") == 7
    assert spice(game, "fremen") == 10
    assert asked(game, "fremen").kind.name == "move"  # type: ignore[union-attr]


def test_storm_limit_and_ally_bind_the_fremen_too() -> None:
    """CLA-FRE-06."""
    game = shipping(["fremen", "guild", "emperor", "harkonnen"], storm=14)
    put(game, "guild", "sietch-tabr", 1)
    put(game, "emperor", "sietch-tabr", 1)
    put(game, "harkonnen", "tsimpo-10", 1)
    ally(game, "fremen", "harkonnen")
    begin(game)
    until(game, "fremen", "ship")
    names = choices(game, "fremen")
    assert "reinforce sietch-tabr" not in names
    assert "reinforce the-great-flat" not in names
    assert "reinforce wind-pass-14" not in names
    assert not [c for c in names if "tsimpo" in c]
    assert "reinforce wind-pass-16" in names


@pytest.mark.parametrize("allowed", [True, False])
def test_with_a_guild_ally_the_fremen_ship_anywhere(allowed: bool) -> None:
    """CLA-FRE-08 and its option: at half price."""
    game = shipping(["fremen", "guild", "emperor"], fremen_reserves_via_guild_ally=allowed)
    ally(game, "fremen", "guild")
    begin(game)
    until(game, "guild", "lend")
    play(game, "guild", "lend", "promise 0")
    assert ("ship carthag" in choices(game, "fremen")) == allowed
    if allowed:
        play(game, "fremen", "ship carthag", "forces 4")
        answer(game, "response")
        assert (spice(game, "fremen"), spice(game, "guild")) == (8, 12)


def test_reserves_into_the_storm() -> None:
    """CLA-FRE-23, CLA-EX-26: with advanced advantages; half of them, rounded up, die."""
    game = shipping(["fremen", "guild", "emperor"], storm=14, advanced_factions=True)
    begin(game)
    until(game, "fremen", "ship")
    play(game, "fremen", "reinforce the-great-flat", "forces 5 starred 1")
    assert choices(game, "fremen") == ["lose 3", "lose 3 starred 1"]
    play(game, "fremen", "lose 3")
    assert forces(game, "fremen", "the-great-flat") == 2
    assert game.tanks[FACTION["fremen"]] == 3


def test_the_order_of_six() -> None:
    """CLA-SHIP-02: with all six factions."""
    game = shipping(SIX)
    begin(game)
    acted = []
    while game.phase == 6:
        if game.pending[0].kind.name == "ship":
            acted.append(game.factions_of(game.pending[0].seat)[0])
        quiet(game)
    assert acted == game.order


def test_the_question_how_many_forces_tells_what_they_cost() -> None:
    """CLA-SHIP-05, CLA-GUI-06: the price of two forces, one's own spice and what allies promise."""
    game = shipping(["guild", "emperor", "harkonnen"])
    game.spice[FACTION["guild"]] = 7
    put(game, "guild", "polar-sink", 3)
    begin(game)
    until(game, "guild", "ship")
    home = game.clone()

    play(game, "guild", "ship carthag")
    play(home, "guild", "back polar-sink")

    told = [asked(each, "guild").args or {} for each in (game, home)]  # type: ignore[union-attr]
    assert [args["pair"] for args in told] == [1, 1]
    assert [(args["own"], args["promised"]) for args in told] == [(7, 0), (7, 0)]
