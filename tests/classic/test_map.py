"""Movement, shipment and storm on the whole map, against searches over the published adjacency.

The searches below know nothing of the engine's tables: they walk the nodes and connections of the
reference data, "pasty_mesa@7" and the like, one step at a time.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest

from kanly.classic import map as board
from kanly.classic.map import CALM
from kanly.classic.tables.borders import FREMEN_LANDINGS
from kanly.classic.tables.players import DEFAULT_CIRCLES
from kanly.classic.tables.territories import (
    LOCATION_BY_SLUG,
    LOCATIONS,
    TERRITORIES,
    TERRITORY_BY_SLUG,
)
from tests.classic.reference import DATA, INNER, NODES, OUTER, place, sector_of, slug, territory_of

SECTORS = range(1, 19)
STRONGHOLDS = ["arrakeen", "carthag", "habbanya_sietch", "sietch_tabr", "tueks_sietch"]


# The published map --------------------------------------------------------------------------------


def both_ways(edges: list[list[str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {node: [] for node in NODES}
    for a, b in edges:
        found[a].append(b)
        found[b].append(a)
    return found


FREE = both_ways(INNER)
COSTLY = both_ways(OUTER)
IN_STORM = {
    storm: {node for node in NODES if storm and sector_of(node) == storm}
    for storm in (CALM, *SECTORS)
}


def distances(start: str, storm: int, closed: Iterable[str] = ()) -> dict[str, int]:
    """Territories to enter from a node to every other, as far as three are enough.

    Layer by layer: all that costs n, wandering inside territories, then all that costs n + 1.
    Neither the storm nor a closed territory is entered.
    """
    shut = set(closed)
    stormy = IN_STORM[storm]
    found = {} if start in stormy else {start: 0}
    layer = list(found)
    for cost in (0, 1, 2, 3):
        for node in layer:  # grows while it is walked
            for other in FREE[node]:
                if other not in found and other not in stormy:
                    found[other] = cost
                    layer.append(other)
        following = []
        for node in layer:
            for other in COSTLY[node]:
                if other not in found and other not in stormy and territory_of(other) not in shut:
                    found[other] = cost + 1
                    following.append(other)
        layer = following
    return {node: cost for node, cost in found.items() if cost <= 3}


def nodes_of(names: Iterable[str]) -> int:
    """A set of whole territories as a mask."""
    wanted = set(names)
    return mask(node for node in NODES if territory_of(node) in wanted)


def mask(nodes: Iterable[str]) -> int:
    return sum(1 << LOCATION_BY_SLUG[place(node)] for node in nodes)


def at(node: str) -> int:
    return LOCATION_BY_SLUG[place(node)]


def named(locations: int) -> set[str]:
    return {made.slug for made in LOCATIONS if locations >> made.id & 1}


def agree(storm: int, closed: Sequence[str], starts: list[str]) -> None:
    """The engine and the search agree on every start and every range."""
    shut = nodes_of(closed)
    for start in starts:
        cost = distances(start, storm, closed)
        for steps in (0, 1, 2, 3):
            expected = mask(node for node, n in cost.items() if n <= steps)
            assert board.reach(at(start), steps, storm, shut) == expected, (start, steps, closed)


# Movement -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("storm", [CALM, *SECTORS])
def test_reach_from_everywhere_under_every_storm(storm: int) -> None:
    """CLA-MOVE-09, CLA-MOVE-10, CLA-MOVE-11, CLA-MOVE-12, CLA-MOVE-18, CLA-STORM-18."""
    agree(storm, [], NODES)


@pytest.mark.parametrize("storm", SECTORS)
def test_reach_round_full_strongholds(storm: int) -> None:
    """CLA-MOVE-15: with every set of strongholds closed."""
    for number in range(1, 6):
        for closed in combinations(STRONGHOLDS, number):
            agree(storm, closed, NODES)


@pytest.mark.parametrize("storm", SECTORS)
def test_reach_round_closed_territories(storm: int) -> None:
    """CLA-MOVE-18: with territories closed at random, as an ally's are; the start's own too."""
    rng = random.Random(storm)
    names = list(DATA["adjacency"])
    for _ in range(6):
        agree(storm, rng.sample(names, rng.randint(1, 8)), rng.sample(NODES, 30))


@pytest.mark.parametrize("storm", [CALM, 5, 14])
def test_groups_from_two_sectors(storm: int) -> None:
    """CLA-MOVE-01, CLA-MOVE-13, CLA-MOVE-17: where each part of the group can go by itself."""
    for first, second in combinations(NODES, 2):
        if territory_of(first) != territory_of(second):
            continue
        own = nodes_of([territory_of(first)])
        one, two = distances(first, storm), distances(second, storm)
        starts = mask([first, second])
        for steps in (1, 2, 3):
            both = mask(n for n in one if one[n] <= steps and two.get(n, 9) <= steps)
            assert board.group_reach(starts, steps, storm) == both
            assert board.destinations(starts, steps, storm) == both & ~own
            assert board.repositions(starts, steps, storm) == both & own & ~starts


def test_no_group_goes_nowhere() -> None:
    assert board.group_reach(0, 3, CALM) == 0
    assert board.destinations(0, 3, CALM) == board.repositions(0, 3, CALM) == 0


def test_a_force_in_the_storm_goes_nowhere() -> None:
    """CLA-STORM-18, CLA-STORM-20."""
    for node in NODES:
        if sector_of(node):
            assert board.reach(at(node), 3, sector_of(node)) == 0
            assert board.outside(mask([node]), sector_of(node)) == 0
    assert board.outside(mask(["polar_sink", "arrakeen@9"]), 9) == mask(["polar_sink"])


def test_leaving_a_closed_territory() -> None:
    """CLA-ALLY-18: a force that must leave a territory shared with an ally can, and not return."""
    shut = nodes_of(["pasty_mesa", "tueks_sietch"])
    found = board.reach(at("pasty_mesa@6"), 1, CALM, shut)
    assert named(found & nodes_of(["pasty_mesa"])) == {f"pasty-mesa-{n}" for n in (4, 5, 6, 7)}
    assert "tueks-sietch" not in named(found)
    assert "shield-wall-7" in named(found)
    parted = board.reach(at("wind_pass@13"), 2, 14, nodes_of(["wind_pass"]))
    assert "polar-sink" in named(parted)
    assert named(parted & nodes_of(["wind_pass"])) == {"wind-pass-13"}


def test_ornithopters() -> None:
    """CLA-MOVE-04, CLA-MOVE-05, CLA-MOVE-08, CLA-FRE-09: by where the fighting forces are."""
    for node in NODES:
        city = territory_of(node) in ("arrakeen", "carthag")
        assert board.moves(1, mask([node, "red_chasm@6"])) == (3 if city else 1)
        assert board.moves(2, mask([node])) == (3 if city else 2)
    assert board.moves(1, 0) == 1


def test_a_stronghold_is_full_with_two_other_factions() -> None:
    """CLA-SHIP-09, CLA-MOVE-15: nothing else is ever full."""
    first = mask(["carthag@10", "sietch_tabr@13", "old_gap@9", "polar_sink"])
    second = mask(["carthag@10", "arrakeen@9", "old_gap@9", "polar_sink"])
    third = mask(["arrakeen@9", "old_gap@9"])
    assert named(board.full([first, second])) == {"carthag"}
    assert named(board.full([first, second, third])) == {"carthag", "arrakeen"}
    assert board.full([first]) == board.full([]) == 0


# Movement in the rulebook -------------------------------------------------------------------------


def test_example_from_tueks_sietch() -> None:
    """CLA-EX-01, CLA-EX-02."""
    start, basin = at("tueks_sietch@4"), nodes_of(["imperial_basin"])
    near = board.territories_of(board.destinations(1 << start, 1, CALM))
    assert {TERRITORIES[i].slug for i in board.members(near)} == {
        "false-wall-south",
        "pasty-mesa",
        "south-mesa",
    }
    assert board.reach(start, 3, CALM) & basin
    assert not board.reach(start, 2, CALM) & basin
    blocked = [storm for storm in SECTORS if not board.reach(start, 3, storm) & basin]
    assert blocked == [4, 5, 6, 7, 8]


def test_question_ship_then_fly() -> None:
    """CLA-QA-15: Sietch Tabr, Plastic Basin, Hagga Basin, Arsunt."""
    start, target = at("sietch_tabr@13"), nodes_of(["arsunt"])
    assert board.reach(start, 3, 1) & target
    assert not board.reach(start, 2, 1) & target


def test_question_two_sectors_of_pasty_mesa() -> None:
    """CLA-QA-16."""
    both, wall = mask(["pasty_mesa@4", "pasty_mesa@7"]), nodes_of(["shield_wall"])
    assert board.destinations(both, 1, 14) & wall == wall
    assert not board.destinations(both, 1, 5) & wall
    assert board.destinations(mask(["pasty_mesa@7"]), 1, 5) & wall == wall


def test_question_plastic_basin_to_wind_pass() -> None:
    """CLA-QA-19."""
    start, target = at("plastic_basin@13"), mask(["wind_pass@16"])
    assert board.reach(start, 1, 5) & target
    assert not board.reach(start, 1, 14) & target


def test_question_storm_over_arrakeen() -> None:
    """CLA-QA-20."""
    assert board.moves(1, mask(["arrakeen@9"])) == 3
    assert "polar-sink" in named(board.reach(at("pasty_mesa@7"), 3, 9))
    assert board.reach(at("arrakeen@9"), 3, 9) == 0
    through = distances("pasty_mesa@7", 9)
    assert all(sector_of(node) != 9 for node in through)


# Shipment -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("storm", [CALM, *SECTORS])
def test_landings(storm: int) -> None:
    """CLA-SHIP-07, CLA-SHIP-08, CLA-SHIP-09, CLA-FRE-06, CLA-FRE-23, CLA-GUI-07."""
    calm = [node for node in NODES if not storm or sector_of(node) != storm]
    area = set(DATA["derived_sets"]["fremen_reinforcement_range"])
    closed = ["carthag", "sietch_tabr", "wind_pass"]
    left = [node for node in calm if territory_of(node) not in closed]
    assert board.landings(storm) == mask(calm)
    assert board.landings(storm, nodes_of(closed)) == mask(left)
    near = FREMEN_LANDINGS
    assert board.landings(storm) & near == mask(n for n in calm if territory_of(n) in area)
    assert board.landings(storm, nodes_of(closed)) & near == mask(
        node for node in left if territory_of(node) in area
    )
    assert board.landings(CALM) & near == nodes_of(area)
    for name in ("pasty_mesa", "polar_sink", "arrakeen"):
        home = TERRITORIES[TERRITORY_BY_SLUG[slug(name)]].mask
        across = board.landings(storm, nodes_of(closed)) & ~home
        assert across == mask(node for node in left if territory_of(node) != name)


def test_fremen_area_counts_territories_not_storms() -> None:
    """CLA-FRE-04, CLA-FRE-05, CLA-QA-14: at most two steps from the Great Flat."""
    cost = distances("the_great_flat@14", CALM)
    near = {territory_of(node) for node, steps in cost.items() if steps <= 2}
    assert nodes_of(near) == FREMEN_LANDINGS
    assert cost["sietch_tabr@13"] == 2
    assert cost["old_gap@9"] == 3


# Storm --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", SECTORS)
def test_path_of_the_storm(start: int) -> None:
    """CLA-STORM-03, CLA-STORM-10, CLA-STORM-14, CLA-STORM-15, CLA-MAP-01."""
    for distance in range(41):
        sector, path = start, []
        for _ in range(distance):
            sector = 1 if sector == 18 else sector + 1
            path.append(sector)
        assert board.storm_path(start, distance) == path
        assert board.storm_end(start, distance) == sector
        assert board.swept(start, distance) == mask(n for n in NODES if sector_of(n) in path)


@pytest.mark.parametrize("sector", SECTORS)
def test_what_a_storm_covers_and_kills(sector: int) -> None:
    """CLA-STORM-11, CLA-STORM-12, CLA-STORM-13, CLA-STORM-17, CLA-MAP-09, CLA-CARD-25."""
    entries = {entry["id"]: entry for entry in DATA["territories"]}
    there = [node for node in NODES if sector_of(node) == sector]
    before = 18 if sector == 1 else sector - 1
    open_now = [n for n in there if not entries[territory_of(n)]["storm_protected"]]
    laid_bare = [n for n in there if entries[territory_of(n)].get("exposed_after_family_atomics")]
    assert board.covered(sector) == mask(there)
    assert board.struck(before, 1, wall=True) == mask(open_now)
    assert board.struck(before, 1, wall=False) == mask([*open_now, *laid_bare])
    assert board.struck(sector, 0, wall=False) == 0


def test_example_storm_from_nine_by_three() -> None:
    """CLA-EX-11."""
    hit = board.struck(9, 3, wall=True)
    assert {"hagga-basin-12", "tsimpo-10"} <= named(hit)
    assert not named(hit) & {"carthag", "imperial-basin-10", "plastic-basin-12"}
    assert "broken-land-11" in named(board.swept(9, 3))


def test_question_atomics_before_the_storm_moves() -> None:
    """CLA-QA-01: from 9 by 2 without the Shield Wall."""
    hit = named(board.struck(9, 2, wall=False))
    assert {"imperial-basin-10", "carthag"} <= hit
    assert not hit & {"arrakeen", "imperial-basin-9"}


@pytest.mark.parametrize("storm", SECTORS)
def test_first_player_of_six(storm: int) -> None:
    """CLA-TURN-04, CLA-TURN-05, CLA-TURN-06: the formula, then circle after circle."""
    first = -(-storm // 3) % 6 + 1
    expected = [(first + n - 1) % 6 + 1 for n in range(6)]
    assert board.storm_order(storm, [1, 2, 3, 4, 5, 6]) == expected


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_empty_circles_are_skipped(number: int) -> None:
    """CLA-TURN-05."""
    taken = DEFAULT_CIRCLES[number]
    for storm in SECTORS:
        everyone = board.storm_order(storm, [1, 2, 3, 4, 5, 6])
        assert board.storm_order(storm, taken) == [c for c in everyone if c in taken]


def test_example_first_storm() -> None:
    """CLA-EX-09, CLA-EX-10, CLA-STORM-01, CLA-STORM-03."""
    everyone = [1, 2, 3, 4, 5, 6]
    assert board.storm_end(18, 7 + 15) == 4
    order = board.storm_order(4, everyone)
    assert (order[0], order[-1]) == (3, 2)
    assert board.storm_end(18, 0) == 18
    assert board.storm_order(18, everyone)[0] == 1
    assert board.first_dialers([1, 2, 4, 5]) == (1, 5)
    assert board.first_dialers(everyone) == (1, 6)
    assert board.first_dialers([2, 3]) == (2, 3)


# Battlefields and Family Atomics ------------------------------------------------------------------


@pytest.mark.parametrize("storm", [CALM, *SECTORS])
def test_battlefields(storm: int) -> None:
    """CLA-BATTLE-03, CLA-BATTLE-04, CLA-STORM-19, CLA-MAP-06, CLA-MAP-08."""
    for entry in DATA["territories"]:
        expected = {
            mask(n for n, cost in distances(node, storm).items() if cost == 0)
            for node in NODES
            if territory_of(node) == entry["id"] and distances(node, storm)
        }
        if entry["id"] == "polar_sink":
            expected = set()
        found = board.battlefields(TERRITORY_BY_SLUG[slug(entry["id"])], storm)
        assert len(found) == len(expected)
        assert set(found) == expected


def test_question_battle_in_pasty_mesa() -> None:
    """CLA-QA-25: the storm in 6 cuts off those in 6, and 7 from the rest."""
    mesa = TERRITORY_BY_SLUG["pasty-mesa"]
    whole = mask(["pasty_mesa@4", "pasty_mesa@5", "pasty_mesa@6", "pasty_mesa@7"])
    assert board.battlefields(mesa, 14) == [whole]
    assert board.battlefields(mesa, 6) == [
        mask(["pasty_mesa@4", "pasty_mesa@5"]),
        mask(["pasty_mesa@7"]),
    ]


def ways_to_the_wall(here: str, seen: tuple[str, ...] = ()) -> Iterable[tuple[str, ...]]:
    """Every way inside a territory from a node to one that borders on the Shield Wall."""
    way = (*seen, here)
    if territory_of(here) == "shield_wall":
        yield way[:-1] or way
        return
    for other in COSTLY[here]:
        if territory_of(other) == "shield_wall":
            yield way
    for other in FREE[here]:
        if other not in way:
            yield from ways_to_the_wall(other, way)


@pytest.mark.parametrize("storm", [CALM, *SECTORS])
def test_family_atomics(storm: int) -> None:
    """CLA-CARD-22, CLA-CARD-23: no storm strictly between force and Wall."""
    allowed = [
        node
        for node in NODES
        if any(
            all(not storm or sector_of(step) != storm for step in way[1:])
            for way in ways_to_the_wall(node)
        )
    ]
    assert board.atomics_from(storm) == mask(allowed)


def test_questions_about_family_atomics() -> None:
    """CLA-QA-02, CLA-QA-03, CLA-EX-30."""
    seven, five = mask(["pasty_mesa@7"]), mask(["pasty_mesa@5"])
    assert board.atomics_from(8) & seven
    assert board.atomics_from(7) & seven
    assert board.atomics_from(6) & seven
    assert not board.atomics_from(6) & five
    assert board.atomics_from(CALM) & five


# Sets ---------------------------------------------------------------------------------------------


def test_sets_of_territories() -> None:
    assert board.territories_of(0) == 0
    assert board.members(0) == []
    assert board.members(0b1010001) == [0, 4, 6]
    for made in TERRITORIES:
        assert board.territories_of(made.mask) == 1 << made.id
        assert board.territories_of(1 << made.locations[-1]) == 1 << made.id
    assert board.territories_of(board.landings(CALM)) == (1 << 42) - 1
