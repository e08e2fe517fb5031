"""The drawn map of the classic game is true to the engine's."""

from __future__ import annotations

import json
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from pathlib import Path
from typing import Any

import pytest

from kanly.classic.tables.borders import ACROSS, ALONG
from kanly.classic.tables.territories import KIND_NAMES, LOCATIONS, SECTORS, TERRITORIES

BOARD = Path(__file__).parents[2] / "src" / "kanly" / "drawing" / "classic" / "map.json"
RADIUS = 1000
LEAST = 20
"""The shortest border that is still seen as one."""

Point = tuple[float, float]
Board = dict[str, Any]


@pytest.fixture(scope="module")
def board() -> Board:
    found: Board = json.loads(BOARD.read_text(encoding="utf-8"))
    return found


def test_every_territory_and_location_is_drawn(board: Board) -> None:
    drawn = {slug: (it["kind"], it["sectors"]) for slug, it in board["territories"].items()}
    assert drawn == {t.slug: (KIND_NAMES[t.kind], list(t.sectors)) for t in TERRITORIES}
    assert set(board["locations"]) == {place.slug for place in LOCATIONS}


def test_locations_touch_exactly_where_forces_can_go(board: Board) -> None:
    known = {
        frozenset((place.slug, LOCATIONS[other].slug))
        for place in LOCATIONS
        for other in [*ACROSS[place.id], *ALONG[place.id]]
    }
    drawn = {frozenset(it["sides"]) for it in board["borders"] if len(it["sides"]) == 2}
    assert drawn == known


def test_every_border_can_be_seen(board: Board) -> None:
    lengths: dict[frozenset[str], float] = {}
    for border in board["borders"]:
        if len(border["sides"]) == 2:
            sides = frozenset(border["sides"])
            lengths[sides] = lengths.get(sides, 0) + length(points(border))
    assert [sorted(sides) for sides, long in lengths.items() if long < LEAST] == []


def test_locations_fill_the_disc_and_do_not_overlap(board: Board) -> None:
    total = sum(ring_area(board, it["rings"]) for it in board["locations"].values())
    assert total == pytest.approx(pi * RADIUS**2, rel=1e-3)


def test_a_territory_is_its_locations(board: Board) -> None:
    for territory in TERRITORIES:
        whole = ring_area(board, board["territories"][territory.slug]["rings"])
        parts = [LOCATIONS[place].slug for place in territory.locations]
        together = sum(ring_area(board, board["locations"][slug]["rings"]) for slug in parts)
        assert whole == pytest.approx(together, rel=1e-3), territory.slug


def test_locations_lie_in_their_sectors(board: Board) -> None:
    for place in LOCATIONS:
        if place.sector:
            x, y, room = board["locations"][place.slug]["forces"]
            angle = atan2(-y, x) * 180 / pi
            assert int((angle - 260) % 360 // (360 / SECTORS)) + 1 == place.sector
            assert room > 20, place.slug


def test_spice_lies_where_spice_blows(board: Board) -> None:
    with_spice = {slug for slug, it in board["locations"].items() if "spice" in it}
    assert with_spice == {LOCATIONS[t.icon].slug for t in TERRITORIES if t.icon >= 0}


# Measuring ----------------------------------------------------------------------------------------


def points(border: Board) -> list[Point]:
    flat = border["points"]
    return list(zip(flat[::2], flat[1::2], strict=True))


def outline(board: Board, ring: list[int]) -> list[Point]:
    found: list[Point] = []
    for step in ring:
        border = board["borders"][max(step, ~step)]
        line = points(border) if step >= 0 else points(border)[::-1]
        found += along_rim(line) if border["look"] == "rim" else line
    return found


def along_rim(line: list[Point]) -> list[Point]:
    start, end = (atan2(y, x) for x, y in (line[0], line[-1]))
    turn = (end - start + pi) % (2 * pi) - pi
    angles = [start + turn * step / 40 for step in range(41)]
    return [(RADIUS * cos(angle), RADIUS * sin(angle)) for angle in angles]


def ring_area(board: Board, rings: list[list[int]]) -> float:
    """The area of the outermost ring without the others, which are holes."""
    areas = sorted((abs(area(outline(board, ring))) for ring in rings), reverse=True)
    return areas[0] - sum(areas[1:])


def area(line: list[Point]) -> float:
    pairs = zip(line, [*line[1:], line[0]], strict=True)
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs) / 2


def length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
