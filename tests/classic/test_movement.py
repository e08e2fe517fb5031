"""Phase 6: Movement (CLA-MOVE) with pieces on the board; the geometry itself is in test_map."""

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
    answer,
    asked,
    begin,
    choices,
    forces,
    hold,
    play,
    put,
    scene,
    until,
)

THREE = ["emperor", "guild", "harkonnen"]


def moving(
    faction: str = "emperor", factions: list[str] | None = None, **options: object
) -> Classic:
    """Before the phase."""
    return scene(factions or THREE, phase="shipment-movement", **options)  # type: ignore[arg-type]


def to_move(game: Classic, faction: str) -> None:
    begin(game)
    until(game, faction, "ship")
    play(game, faction, "pass")


def goals(game: Classic, faction: str, territory: str) -> list[str]:
    play(game, faction, f"move {territory}")
    return [name.removeprefix("to ") for name in choices(game, faction)]


def test_one_group_from_one_territory_to_one_location() -> None:
    """CLA-MOVE-01, CLA-MOVE-02, CLA-MOVE-03, CLA-MOVE-14, CLA-EX-02."""
    game = moving()
    put(game, "emperor", "tueks-sietch", 5)
    put(game, "emperor", "meridian-1", 2)
    to_move(game, "emperor")
    assert choices(game, "emperor") == ["pass", "move tueks-sietch", "move meridian"]
    there = goals(game, "emperor", "tueks-sietch")
    territories = {name.rstrip("0123456789-") for name in there}
    assert territories == {"false-wall-south", "pasty-mesa", "south-mesa"}
    play(game, "emperor", "to pasty-mesa-6", "forces 3")
    assert forces(game, "emperor", "pasty-mesa-6") == 3
    assert forces(game, "emperor", "tueks-sietch") == 2
    assert choices(game, "emperor") == ["pass"]


def test_ornithopters() -> None:
    """CLA-MOVE-04 to CLA-MOVE-06, CLA-MOVE-09: range 3, also for the force that leaves the city."""
    game = moving()
    put(game, "emperor", "arrakeen", 1)
    put(game, "emperor", "tueks-sietch", 2)
    to_move(game, "emperor")
    assert "imperial-basin-8" in goals(game, "emperor", "tueks-sietch")
    game = moving()
    put(game, "emperor", "arrakeen", 1)
    to_move(game, "emperor")
    assert "pasty-mesa-7" in goals(game, "emperor", "arrakeen")


def test_a_shipment_into_the_city_gives_ornithopters() -> None:
    """CLA-MOVE-07, CLA-QA-15."""
    game = moving(factions=["emperor", "atreides", "harkonnen"], spice={"emperor": 1})
    put(game, "emperor", "sietch-tabr", 6)
    put(game, "harkonnen", "carthag", 1)
    begin(game)
    until(game, "emperor", "ship")
    copy = game.clone()
    play(game, "emperor", "ship carthag", "forces 1", "pay")
    until(game, "emperor", "move")
    assert "arsunt-11" in goals(game, "emperor", "sietch-tabr")
    play(copy, "emperor", "pass")
    assert "arsunt-11" not in goals(copy, "emperor", "sietch-tabr")


def test_a_storm_over_the_city() -> None:
    """CLA-MOVE-08, CLA-MOVE-11, CLA-QA-20: ornithopters stay, the force in it does not leave."""
    game = moving(storm=9)
    put(game, "emperor", "arrakeen", 1)
    put(game, "emperor", "pasty-mesa-7", 5)
    to_move(game, "emperor")
    assert "move arrakeen" not in choices(game, "emperor")
    there = goals(game, "emperor", "pasty-mesa")
    assert "polar-sink" in there
    assert "imperial-basin-9" not in there


def test_sectors_cost_nothing() -> None:
    """CLA-MOVE-10, CLA-MOVE-12, CLA-QA-19: unless the storm cuts the way."""
    for storm, legal in ((5, True), (14, False)):
        game = moving(storm=storm)
        put(game, "emperor", "plastic-basin-13", 2)
        to_move(game, "emperor")
        assert ("wind-pass-16" in goals(game, "emperor", "plastic-basin")) == legal


def test_forces_of_several_sectors_move_together() -> None:
    """CLA-MOVE-13, CLA-QA-16: each needs a way of its own."""
    game = moving()
    put(game, "emperor", "pasty-mesa-4", 2)
    put(game, "emperor", "pasty-mesa-7", 3)
    to_move(game, "emperor")
    goals(game, "emperor", "pasty-mesa")
    play(game, "emperor", "to shield-wall-7", "forces 2", "forces 3")
    assert forces(game, "emperor", "shield-wall-7") == 5
    game = moving(storm=5)
    put(game, "emperor", "pasty-mesa-4", 2)
    put(game, "emperor", "pasty-mesa-7", 3)
    to_move(game, "emperor")
    goals(game, "emperor", "pasty-mesa")
    play(game, "emperor", "to shield-wall-7")
    assert choices(game, "emperor") == ["forces 1", "forces 2", "forces 3"]
    play(game, "emperor", "forces 3")
    assert forces(game, "emperor", "pasty-mesa-4") == 2


def test_a_full_stronghold_is_neither_entered_nor_crossed() -> None:
    """CLA-MOVE-15, CLA-MOVE-16: other territories are."""
    game = moving(factions=["emperor", "guild", "harkonnen", "atreides"])
    put(game, "emperor", "arsunt-10", 3)
    for name in ("guild", "harkonnen"):
        put(game, name, "carthag", 1)
        put(game, name, "imperial-basin-10", 1)
    to_move(game, "emperor")
    there = goals(game, "emperor", "arsunt")
    assert "carthag" not in there
    assert "imperial-basin-10" in there


@pytest.mark.parametrize(("option", "legal"), [("allowed-as-the-move", True), ("forbidden", False)])
def test_going_about_in_one_territory(option: str, legal: bool) -> None:
    """CLA-MOVE-17 and the option: it is the whole move of the turn."""
    game = moving(reposition_within_territory=option)
    put(game, "emperor", "pasty-mesa-4", 2)
    to_move(game, "emperor")
    there = goals(game, "emperor", "pasty-mesa")
    assert ("pasty-mesa-6" in there) == legal
    if legal:
        play(game, "emperor", "to pasty-mesa-6", "forces 2")
        assert choices(game, "emperor") == ["pass"]


def test_fremen_move_two() -> None:
    """CLA-FRE-09, CLA-KAR-31, CLA-KAR-05: a Karama makes it one, and they move anew."""
    game = moving(factions=["fremen", "guild", "harkonnen"])
    put(game, "fremen", "tueks-sietch", 3)
    hold(game, "guild", "karama")
    begin(game)
    until(game, "fremen", "ship")
    play(game, "fremen", "pass")
    there = goals(game, "fremen", "tueks-sietch")
    assert "red-chasm" in there
    play(game, "fremen", "to red-chasm", "forces 3")
    answer(game, "response", guild="karama stop movement-two")
    assert forces(game, "fremen", "tueks-sietch") == 3
    assert asked(game, "fremen").kind.name == "move"  # type: ignore[union-attr]
    assert "red-chasm" not in goals(game, "fremen", "tueks-sietch")


def test_a_fremen_step_of_one_asks_nobody() -> None:
    """CLA-KAR-02: only what uses the advantage can be stopped."""
    game = moving(factions=["fremen", "guild", "harkonnen"])
    put(game, "fremen", "tueks-sietch", 3)
    begin(game)
    until(game, "fremen", "ship")
    play(game, "fremen", "pass", "move tueks-sietch", "to pasty-mesa-4", "forces 3")
    assert asked(game, "guild") is None
    assert forces(game, "fremen", "pasty-mesa-4") == 3
    assert game.where[FACTION["fremen"]]
