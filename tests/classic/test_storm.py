"""Phase 1: the storm (CLA-STORM)."""

import pytest

from kanly.classic import rules
from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
    LOCATION,
    SIX,
    begin,
    choices,
    decline,
    forces,
    hold,
    play,
    put,
    quiet,
    scene,
    until,
)


def pass_cards(game: Classic) -> None:
    """Nobody plays Weather Control or Family Atomics, nor anything else."""
    while game.pending and game.pending[0].kind.name in ("before-storm", "response", "pause"):
        game.apply(game.pending[0].seat, "decline")


def dials(game: Classic) -> list[str]:
    slugs = {game.seat[number]: slug for slug, number in FACTION.items()}
    return sorted(slugs[d.seat] for d in game.pending if d.kind.name == "storm-dial")


def test_the_nearest_circles_dial_the_first_storm() -> None:
    """CLA-STORM-01: circles 1 and 6 are nearest to sector 18; with four factions 1 and 5."""
    game = scene(phase="storm", turn=1)
    begin(game)
    assert dials(game) == ["atreides", "harkonnen"]
    four = ["atreides", "emperor", "fremen", "harkonnen"]
    game = scene(four, phase="storm", turn=1)
    begin(game)
    assert dials(game) == ["atreides", "harkonnen"]
    assert [game.circle[FACTION[name]] for name in four] == [1, 2, 4, 5]


def test_the_first_dials_are_secret_and_go_to_20() -> None:
    """CLA-STORM-02, CLA-TURN-07: 0 to 20 each, and nothing is shown before both are in."""
    game = scene(phase="storm", turn=1)
    heard = begin(game)
    assert choices(game, "atreides") == [f"storm {n}" for n in range(21)]
    heard.clear()
    play(game, "atreides", "storm 13")
    assert heard == []
    assert "13" not in str(game.view(game.seat[FACTION["harkonnen"]]).data()["asked"])
    play(game, "harkonnen", "storm 20")
    assert [e.args["n"] for e in heard if e.key == "classic-storm-dial"] == [13, 20]


@pytest.mark.parametrize(("first", "second", "sector"), [(0, 0, 18), (7, 15, 4), (20, 20, 4)])
def test_the_first_storm_is_placed(first: int, second: int, sector: int) -> None:
    """CLA-STORM-03: the marker goes from sector 18 by the sum."""
    game = scene(phase="storm", turn=1)
    begin(game)
    play(game, "atreides", f"storm {first}")
    play(game, "harkonnen", f"storm {second}")
    assert game.storm == sector


@pytest.mark.parametrize(
    ("option", "there", "passed"),
    [("final-sector-only", 0, 1), ("all-sectors-passed", 0, 0), ("none", 1, 1)],
)
def test_the_first_storm_hits_only_where_it_stops(option: str, there: int, passed: int) -> None:
    """CLA-STORM-04 and its option: a placement, not a journey."""
    game = scene(phase="storm", turn=1, first_storm_kills=option)
    put(game, "guild", "red-chasm", 1)  # sector 6, where it stops
    put(game, "guild", "meridian-1", 1)  # sector 1, which it passes
    begin(game)
    play(game, "atreides", "storm 3")
    play(game, "harkonnen", "storm 3")
    assert game.storm == 6
    assert forces(game, "guild", "red-chasm") == there
    assert forces(game, "guild", "meridian-1") == passed


def test_later_storms_are_dialed_by_who_fought_last() -> None:
    """CLA-STORM-05: the sides of the last battle; before any battle the first dialers."""
    game = scene(phase="storm")
    game.wheels = [FACTION["guild"], FACTION["fremen"]]
    begin(game)
    assert dials(game) == ["fremen", "guild"]
    game = rules.new(3, 1, {"factions": ["atreides", "emperor", "fremen"]})
    while game.phase < 1 or game.turn < 2:
        decision = game.pending[0]
        calm = [c for c in decision.choices if c.notation in ("pass", "decline", "done")]
        game.apply(decision.seat, (calm or decision.choices)[0])
    assert dials(game) == ["atreides", "fremen"]


def test_later_dials_are_1_to_3() -> None:
    """CLA-STORM-06: and the storm moves their sum."""
    game = scene(phase="storm", storm=5)
    game.wheels = [FACTION["guild"], FACTION["fremen"]]
    begin(game)
    assert choices(game, "guild") == ["storm 1", "storm 2", "storm 3"]
    play(game, "guild", "storm 3")
    play(game, "fremen", "storm 1")
    assert game.storm == 5
    pass_cards(game)
    assert game.storm == 9


def test_with_fremen_and_advanced_advantages_a_card_moves_the_storm() -> None:
    """CLA-STORM-07, CLA-FRE-19: no dials; the number of the card drawn last turn."""
    game = scene(phase="storm", storm=5, advanced_factions=True)
    game.storm_card = 4
    begin(game)
    assert dials(game) == []
    pass_cards(game)
    assert game.storm == 9
    assert 1 <= game.storm_card <= 6
    game = scene(["atreides", "guild", "emperor"], phase="storm", advanced_factions=True)
    game.wheels = [FACTION["guild"], FACTION["emperor"]]
    begin(game)
    assert dials(game) == ["emperor", "guild"]


def test_the_order_of_the_phase() -> None:
    """CLA-STORM-08, CLA-STORM-16: cards before the move, First Player after it, then the look."""
    game = scene(phase="storm", storm=5, advanced_factions=True)
    game.storm_card = 3
    heard = begin(game)
    decline(game)
    assert game.pending[0].kind.name == "before-storm"
    assert (game.storm, game.distance) == (5, 3)
    pass_cards(game)
    keys = [event.key for event in heard]
    assert keys.index("classic-storm-card") < keys.index("classic-storm")
    assert keys.index("classic-storm") < keys.index("classic-storm-card-seen")
    assert game.order[0] == FACTION["fremen"]  # storm in 8: the circle in 10 comes next


def test_two_cards_in_one_window_go_in_the_previous_order() -> None:
    """CLA-STORM-09: the earlier player first; the other sees the new distance."""
    game = scene(phase="storm", storm=5)
    game.wheels = [FACTION["guild"], FACTION["fremen"]]
    hold(game, "fremen", "weather-control")
    hold(game, "guild", "family-atomics")
    put(game, "guild", "shield-wall-7", 2)
    begin(game)
    play(game, "guild", "storm 1")
    play(game, "fremen", "storm 1")
    for name in SIX:
        notation = {"fremen": "weather-control", "guild": "family-atomics"}.get(name, "decline")
        play(game, name, notation)
    assert game.pending[0].kind.name == "weather"  # the Fremen come first in the old order
    play(game, "fremen", "sectors 7")
    assert game.distance == 7
    assert "family-atomics" in choices(game, "guild")
    assert game.wall


def test_every_sector_entered_is_hit_and_the_one_left_is_not() -> None:
    """CLA-STORM-10, CLA-STORM-11: from 9 by 3."""
    game = scene(phase="storm", storm=9)
    for place in ("old-gap-9", "tsimpo-10", "hagga-basin-11", "rock-outcroppings-12"):
        put(game, "guild", place, 1)
    move(game, 3)
    alive = [p for p in ("old-gap-9", "tsimpo-10", "hagga-basin-11") if forces(game, "guild", p)]
    assert alive == ["old-gap-9"]
    assert forces(game, "guild", "rock-outcroppings-12") == 0
    assert game.tanks[FACTION["guild"]] == 3


def move(game: Classic, sectors: int) -> None:
    """Dials, or a card, move the storm so far."""
    if game.rules.powers:
        game.storm_card = sectors
        begin(game)
    else:
        game.wheels = [FACTION["guild"], FACTION["emperor"]]
        begin(game)
        play(game, "guild", f"storm {sectors - 1}")
        play(game, "emperor", "storm 1")
    pass_cards(game)


def test_imperial_basin_is_safe_while_the_wall_stands() -> None:
    """CLA-STORM-12, CLA-STORM-20, CLA-MAP-09: so are rock and strongholds."""
    game = scene(phase="storm", storm=9)
    for place in ("imperial-basin-10", "carthag", "plastic-basin-12"):
        put(game, "guild", place, 2)
    move(game, 3)
    for place in ("imperial-basin-10", "carthag", "plastic-basin-12"):
        assert forces(game, "guild", place) == 2


def test_other_sectors_of_a_territory_are_unharmed() -> None:
    """CLA-STORM-13: only the forces in the sector that is hit die."""
    game = scene(phase="storm", storm=9)
    put(game, "guild", "broken-land-11", 2)
    put(game, "guild", "hagga-basin-12", 3)
    put(game, "guild", "hagga-basin-11", 1)
    move(game, 2)
    assert forces(game, "guild", "hagga-basin-12") == 3
    assert forces(game, "guild", "hagga-basin-11") == 0


def test_spice_in_a_hit_sector_is_lost() -> None:
    """CLA-STORM-14: in any territory, but not in the sector it leaves."""
    game = scene(phase="storm", storm=9)
    game.spice_at[LOCATION["broken-land-11"]] = 8
    game.spice_at[LOCATION["old-gap-9"]] = 6
    move(game, 2)
    assert game.spice_at[LOCATION["broken-land-11"]] == 0
    assert game.spice_at[LOCATION["old-gap-9"]] == 6


@pytest.mark.parametrize(("option", "left"), [("no-damage", 2), ("hit-current-sector", 0)])
def test_a_move_of_0_hits_nothing(option: str, left: int) -> None:
    """CLA-STORM-15 and its option: Weather Control set to 0."""
    game = scene(phase="storm", storm=9, storm_move_zero=option)
    game.wheels = [FACTION["guild"], FACTION["emperor"]]
    put(game, "atreides", "old-gap-9", 2)
    hold(game, "guild", "weather-control")
    begin(game)
    play(game, "guild", "storm 1")
    play(game, "emperor", "storm 1")
    for name in SIX:
        play(game, name, "weather-control" if name == "guild" else "decline")
    play(game, "guild", "sectors 0")
    pass_cards(game)
    assert game.storm == 9
    assert forces(game, "atreides", "old-gap-9") == left
    assert game.order[0] == FACTION["fremen"]  # CLA-STORM-16: found again all the same


def test_the_storm_covers_its_sector_for_the_turn() -> None:
    """CLA-STORM-17, CLA-STORM-18: no force leaves, enters or crosses it."""
    game = scene(phase="shipment-movement", storm=9)
    put(game, "atreides", "old-gap-9", 3)
    put(game, "atreides", "rim-wall-west", 3)
    begin(game)
    decline(game)
    until(game, "atreides", "ship")
    landings = choices(game, "atreides")
    assert "ship old-gap-9" not in landings
    assert "ship old-gap-8" in landings
    play(game, "atreides", "pass")
    assert "move old-gap" not in choices(game, "atreides")
    play(game, "atreides", "move rim-wall-west")
    assert "to arrakeen" not in choices(game, "atreides")
    assert "to imperial-basin-9" not in choices(game, "atreides")
    assert "to imperial-basin-8" in choices(game, "atreides")


def test_no_battle_in_the_storm() -> None:
    """CLA-STORM-19: neither in its sector nor across it."""
    game = scene(phase="battle", storm=5)
    put(game, "atreides", "pasty-mesa-5", 3)
    put(game, "guild", "pasty-mesa-5", 3)
    put(game, "harkonnen", "false-wall-east-4", 3)
    put(game, "emperor", "false-wall-east-6", 3)
    begin(game)
    while game.phase == 7:
        assert game.sides[0] == -1
        quiet(game)
    assert game.sides[0] == -1
