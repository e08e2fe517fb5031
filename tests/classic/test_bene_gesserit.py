"""The Bene Gesserit on the map (CLA-BG): the free force, advisors and fighters."""

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
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
    territory,
    until,
)

THREE = ["atreides", "bene-gesserit", "guild"]


def shipping(factions: list[str] | None = None, **options: object) -> Classic:
    return scene(factions or THREE, phase="shipment-movement", **options)  # type: ignore[arg-type]


def advise(game: Classic, *places: str) -> None:
    """Their tokens in these territories are advisors."""
    for place in places:
        game.advisors |= 1 << territory(place)


def ship(game: Classic, faction: str, location: str, number: int = 2) -> None:
    """A shipment up to what the Bene Gesserit are asked."""
    until(game, faction, "ship")
    play(game, faction, f"ship {location}", f"forces {number}")
    while game.pending[0].kind.name in ("ship-pay", "response"):
        names = [c.notation for c in game.pending[0].choices]
        game.apply(game.pending[0].seat, "pay" if "pay" in names else "decline")


def is_advisor(game: Classic, place: str) -> bool:
    return bool(game.advisors >> territory(place) & 1)


def test_a_free_force_for_each_shipment_from_off_planet() -> None:
    """CLA-BG-06, CLA-BG-08: into the Polar Sink, before the shipper moves."""
    game = shipping()
    begin(game)
    ship(game, "atreides", "carthag")
    assert choices(game, "bene-gesserit") == ["decline", "follow polar-sink"]
    assert asked(game, "atreides") is None
    play(game, "bene-gesserit", "follow polar-sink")
    decline(game)
    assert forces(game, "bene-gesserit", "polar-sink") == 1
    assert asked(game, "atreides").kind.name == "move"  # type: ignore[union-attr]


def test_what_does_not_bring_it() -> None:
    """CLA-BG-07: own shipments, cross-shipments, shipments back, Fremen; the Guild's do."""
    game = shipping(["bene-gesserit", "guild", "fremen"])
    put(game, "guild", "tueks-sietch", 4)
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "ship carthag", "forces 1", "pay")
    decline(game)
    assert asked(game, "bene-gesserit").kind.name == "move"  # type: ignore[union-attr]
    until(game, "guild", "ship")
    play(game, "guild", "cross tueks-sietch", "to arrakeen", "forces 1")
    decline(game)
    assert asked(game, "guild").kind.name == "move"  # type: ignore[union-attr]
    until(game, "fremen", "ship")
    play(game, "fremen", "reinforce sietch-tabr", "forces 2")
    assert asked(game, "fremen").kind.name == "move"  # type: ignore[union-attr]
    game = shipping(["bene-gesserit", "guild", "fremen"])
    begin(game)
    ship(game, "guild", "carthag")
    assert asked(game, "bene-gesserit").kind.name == "follow"  # type: ignore[union-attr]


def test_none_with_empty_reserves() -> None:
    """CLA-BG-08."""
    game = shipping()
    put(game, "bene-gesserit", "polar-sink", 20)
    begin(game)
    ship(game, "atreides", "carthag")
    assert asked(game, "bene-gesserit") is None


def test_karama_stops_it() -> None:
    """CLA-KAR-21."""
    game = shipping()
    hold(game, "guild", "karama")
    begin(game)
    ship(game, "atreides", "carthag")
    play(game, "bene-gesserit", "follow polar-sink")
    answer(game, "response", guild="karama stop spiritual-advisor")
    assert game.where[FACTION["bene-gesserit"]] == 0


# Advisors -----------------------------------------------------------------------------------------


def test_an_advisor_with_the_shipment() -> None:
    """CLA-BG-15, CLA-BG-30: in the same sector; an advisor there until it is alone."""
    game = shipping(advanced_factions=True)
    begin(game)
    ship(game, "atreides", "old-gap-8")
    play(game, "bene-gesserit", "follow advisor")
    decline(game)
    assert forces(game, "bene-gesserit", "old-gap-8") == 1
    assert is_advisor(game, "old-gap")


def test_not_where_own_fighters_or_an_ally_are() -> None:
    """CLA-BG-16 and its option."""
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "carthag", 1)
    begin(game)
    ship(game, "atreides", "carthag")
    while asked(game, "bene-gesserit").kind.name != "follow":  # type: ignore[union-attr]
        play(game, "bene-gesserit", "decline")
    assert "follow advisor" not in choices(game, "bene-gesserit")
    for option, allowed in (("must-separate", False), ("coexist", True)):
        game = shipping(advanced_factions=True, advisors_with_ally=option)
        ally(game, "atreides", "bene-gesserit")
        begin(game)
        ship(game, "atreides", "carthag")
        assert ("follow advisor" in choices(game, "bene-gesserit")) == allowed


def test_advisors_do_not_exist_for_others() -> None:
    """CLA-BG-17: no battle, no blocking, no ornithopters, no Family Atomics."""
    game = scene(THREE, phase="battle", advanced_factions=True)
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "guild", "carthag", 2)
    advise(game, "carthag")
    begin(game)
    assert game.sides == [-1, -1]
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "guild", "carthag", 2)
    put(game, "bene-gesserit", "meridian-1", 2)
    advise(game, "carthag")
    begin(game)
    until(game, "atreides", "ship")
    assert "ship carthag" in choices(game, "atreides")
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "pass", "move meridian")
    assert "to polar-sink" not in choices(game, "bene-gesserit")
    game = scene(THREE, advanced_factions=True)
    put(game, "bene-gesserit", "shield-wall-7", 1)
    put(game, "guild", "shield-wall-8", 1)
    advise(game, "shield-wall")
    hold(game, "bene-gesserit", "family-atomics")
    game.wheels = [FACTION["guild"], FACTION["atreides"]]
    begin(game)
    play(game, "guild", "storm 1")
    play(game, "atreides", "storm 1")
    assert "family-atomics" not in choices(game, "bene-gesserit")


def test_advisors_die_like_forces() -> None:
    """CLA-BG-18: storm, worms and explosions."""
    game = scene(THREE, phase="spice-blow-nexus", advanced_factions=True)
    put(game, "bene-gesserit", "red-chasm", 2)
    put(game, "guild", "red-chasm", 1)
    advise(game, "red-chasm")
    game.tops[0] = territory("red-chasm")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.phase == 2:
        quiet(game)
    assert game.tanks[FACTION["bene-gesserit"]] == 2
    assert game.advisors == 0


def test_one_side_in_one_territory() -> None:
    """CLA-BG-19, CLA-BG-21: arrivals take the side already there; into an empty one fighters."""
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "arsunt-10", 2)
    put(game, "guild", "arsunt-10", 1)
    put(game, "bene-gesserit", "imperial-basin-10", 1)
    put(game, "guild", "imperial-basin-9", 1)
    advise(game, "arsunt")
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "pass", "move arsunt", "to imperial-basin-10", "forces 1")
    assert not is_advisor(game, "imperial-basin")
    assert is_advisor(game, "arsunt")
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "arsunt-10", 2)
    put(game, "guild", "arsunt-10", 1)
    advise(game, "arsunt")
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "pass", "move arsunt", "to imperial-basin-10", "forces 2")
    assert game.advisors == 0


@pytest.mark.parametrize(("option", "open_"), [("join-as-advisors", True), ("forbidden", False)])
def test_shipments_onto_advisors(option: str, open_: bool) -> None:
    """CLA-BG-20 and the option: elsewhere they arrive as fighters."""
    game = shipping(advanced_factions=True, bg_ship_onto_advisors=option)
    put(game, "bene-gesserit", "carthag", 1)
    put(game, "guild", "carthag", 1)
    advise(game, "carthag")
    begin(game)
    until(game, "bene-gesserit", "ship")
    assert ("ship carthag" in choices(game, "bene-gesserit")) == open_
    if open_:
        play(game, "bene-gesserit", "ship carthag", "forces 2", "pay")
        decline(game)
        assert is_advisor(game, "carthag")


def test_moving_in_they_choose_their_side() -> None:
    """CLA-BG-22, CLA-BG-23: fighters only within the limit; advisors pass full strongholds."""
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "arsunt-10", 2)
    put(game, "guild", "arsunt-10", 1)
    put(game, "guild", "carthag", 1)
    advise(game, "arsunt")
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "pass", "move arsunt", "to carthag", "forces 2")
    assert choices(game, "bene-gesserit") == ["as fighters", "as advisors"]
    play(game, "bene-gesserit", "as advisors")
    assert is_advisor(game, "carthag")
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "arsunt-10", 2)
    put(game, "guild", "arsunt-10", 1)
    put(game, "guild", "carthag", 1)
    put(game, "atreides", "carthag", 1)
    copy = game.clone()
    advise(game, "arsunt")
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "pass", "move arsunt", "to carthag", "forces 2")
    assert choices(game, "bene-gesserit") == ["as advisors"]
    begin(copy)  # fighters stay fighters
    until(copy, "bene-gesserit", "ship")
    play(copy, "bene-gesserit", "pass", "move arsunt")
    assert "to carthag" not in choices(copy, "bene-gesserit")


def test_alone_they_become_fighters_at_once() -> None:
    """CLA-BG-24, CLA-BG-30."""
    game = shipping(["guild", "bene-gesserit", "atreides"], advanced_factions=True)
    put(game, "bene-gesserit", "meridian-1", 2)
    put(game, "guild", "meridian-1", 1)
    advise(game, "meridian")
    begin(game)
    decline(game)
    until(game, "guild", "step-in")
    play(game, "guild", "act now")
    decline(game)
    play(game, "guild", "back meridian", "forces 1")
    decline(game)
    assert game.advisors == 0


def test_intrusion() -> None:
    """CLA-BG-25, CLA-KAR-26: when another, not an ally, comes by shipment, move or ride."""
    for stopped in (False, True):
        game = shipping(advanced_factions=True)
        put(game, "bene-gesserit", "carthag", 2)
        hold(game, "guild", "karama")
        begin(game)
        ship(game, "atreides", "carthag")
        assert choices(game, "bene-gesserit") == ["decline", "become advisors"]
        play(game, "bene-gesserit", "become advisors")
        if stopped:
            answer(game, "response", guild="karama stop intrusion")
        else:
            answer(game, "response")
        assert is_advisor(game, "carthag") != stopped


def test_no_intrusion_by_an_ally() -> None:
    """CLA-BG-25: nor in the Polar Sink (CLA-BG-29)."""
    game = shipping(advanced_factions=True)
    put(game, "bene-gesserit", "polar-sink", 2)
    begin(game)
    ship(game, "atreides", "polar-sink")
    assert asked(game, "bene-gesserit").kind.name == "follow"  # type: ignore[union-attr]


def test_a_ride_is_an_arrival() -> None:
    """CLA-FRE-14, CLA-BG-25."""
    game = scene(
        ["fremen", "bene-gesserit", "guild"], phase="spice-blow-nexus", advanced_factions=True
    )
    put(game, "fremen", "red-chasm", 3)
    put(game, "bene-gesserit", "carthag", 2)
    game.tops[0] = territory("red-chasm")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "ride")
    play(game, "fremen", "ride carthag", "forces 3")
    assert "become advisors" in choices(game, "bene-gesserit")


def test_advisors_become_fighters_before_shipment() -> None:
    """CLA-BG-26, CLA-KAR-25."""
    for stopped in (False, True):
        game = shipping(advanced_factions=True)
        put(game, "bene-gesserit", "carthag", 2)
        put(game, "guild", "carthag", 1)
        advise(game, "carthag")
        hold(game, "guild", "karama")
        begin(game)
        assert choices(game, "bene-gesserit") == ["done", "fighters carthag"]
        play(game, "bene-gesserit", "fighters carthag")
        if stopped:
            answer(game, "response", guild="karama stop flip-to-fighters")
        else:
            answer(game, "response")
        assert is_advisor(game, "carthag") == stopped


def test_where_they_cannot() -> None:
    """CLA-BG-27: with an ally, in the storm, as third in a stronghold."""
    game = shipping(storm=1, advanced_factions=True)
    for place, others in (
        ("carthag", ["guild", "atreides"]),
        ("meridian-1", ["guild"]),
        ("old-gap-9", ["guild"]),
    ):
        put(game, "bene-gesserit", place, 1)
        for name in others:
            put(game, name, place, 1)
    advise(game, "carthag", "meridian", "old-gap")
    begin(game)
    assert choices(game, "bene-gesserit") == ["done", "fighters old-gap"]
    game = shipping(advanced_factions=True)
    ally(game, "bene-gesserit", "guild")
    put(game, "bene-gesserit", "old-gap-9", 1)
    put(game, "guild", "old-gap-9", 1)
    advise(game, "old-gap")
    begin(game)
    assert "fighters old-gap" not in choices(game, "bene-gesserit")


def test_worthless_cards_are_karamas() -> None:
    """CLA-BG-28, CLA-KAR-24: for its first three uses; a Karama makes it void."""
    game = scene(THREE, phase="bidding", advanced_factions=True)
    hold(game, "bene-gesserit", "baliset", "kulon")
    hold(game, "guild", "karama")
    begin(game)
    stop = "karama stop bidding-prescience with baliset"
    assert stop in choices(game, "bene-gesserit")
    answer(game, "response", bene_gesserit=stop)
    answer(game, "response", guild="karama stop worthless-as-karama")
    decline(game)
    assert game.lot_seen
    assert "karama buy with kulon" not in choices(game, "bene-gesserit")
    game = scene(THREE, phase="bidding")
    hold(game, "bene-gesserit", "baliset")
    begin(game)
    assert choices(game, "bene-gesserit") == ["decline"]


def test_they_buy_and_ship_with_worthless_cards() -> None:
    """CLA-BG-28."""
    game = scene(["bene-gesserit", "guild", "atreides"], phase="bidding", advanced_factions=True)
    hold(game, "bene-gesserit", "baliset")
    begin(game)
    decline(game)
    assert "karama buy with baliset" in choices(game, "bene-gesserit")
    game = shipping(
        ["bene-gesserit", "guild", "atreides"], advanced_factions=True, spice={"bene-gesserit": 1}
    )
    hold(game, "bene-gesserit", "baliset")
    begin(game)
    until(game, "bene-gesserit", "ship")
    play(game, "bene-gesserit", "ship carthag", "forces 2")
    assert choices(game, "bene-gesserit") == ["karama half-price with baliset"]
    play(game, "bene-gesserit", "karama half-price with baliset")
    decline(game)
    assert forces(game, "bene-gesserit", "carthag") == 2


def test_they_have_no_special_power() -> None:
    """CLA-KAR-11, CLA-BG-28."""
    from tests.classic.scene import offers

    game = scene(THREE, phase="bidding", advanced=True)
    hold(game, "bene-gesserit", "karama", "baliset")
    begin(game)
    decline(game)
    assert not [x for x in offers(game, "bene-gesserit") if x.startswith("karama")]
