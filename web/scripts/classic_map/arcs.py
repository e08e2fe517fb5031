"""The borders of a picture of locations: every border is traced once and shared by both sides."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, radians, sin

import numpy as np
from fields import ANGLES, RADII, STEP, spread
from layout import FIRST_ANGLE, SECTORS
from numpy.typing import NDArray

SIZE = 1000
"""The radius of the map in the units of the drawing."""
OUTSIDE = -1
PER_SECTOR = ANGLES // SECTORS

Corner = tuple[int, int]
"""A corner of the picture: number of its column, counted round, and of its cell from the centre."""
Point = tuple[float, float]


@dataclass
class Arc:
    """A border between two locations, or a location and the outside, from node to node."""

    sides: frozenset[int]
    corners: list[Corner]
    points: list[Point] = field(default_factory=list)

    @property
    def ends(self) -> tuple[Corner, Corner]:
        return self.corners[0], self.corners[-1]

    @property
    def on_ray(self) -> bool:
        """Whether it runs along the line between two sectors."""
        return len({i for i, _ in self.corners}) == 1 and self.corners[0][0] % PER_SECTOR == 0

    @property
    def length(self) -> float:
        points = [flat(c) for c in self.corners]
        return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def flat(corner: Corner) -> Point:
    angle = radians(FIRST_ANGLE + corner[0] * STEP)
    radius = SIZE * float(spread(np.array(corner[1] / RADII)))
    return radius * cos(angle), -radius * sin(angle)


def trace(picture: NDArray[np.int32]) -> list[Arc]:
    """All borders of the picture, cut at every corner where more than two locations meet."""
    links = borders(picture)
    nodes = {corner for corner, around in links.items() if len(around) != 2}
    used: set[frozenset[Corner]] = set()
    arcs: list[Arc] = []
    for start in [*sorted(nodes), *sorted(links)]:
        for following, sides in links[start].items():
            if frozenset((start, following)) in used:
                continue
            chain = [start, following]
            used.add(frozenset(chain))
            while chain[-1] not in nodes and chain[-1] != start:
                ahead = next(c for c in links[chain[-1]] if c != chain[-2])
                used.add(frozenset((chain[-1], ahead)))
                chain.append(ahead)
            arcs.append(Arc(sides, chain))
    return arcs


def borders(picture: NDArray[np.int32]) -> dict[Corner, dict[Corner, frozenset[int]]]:
    """The border edges at each corner, with the locations on their sides."""
    links: dict[Corner, dict[Corner, frozenset[int]]] = defaultdict(dict)

    def link(a: Corner, b: Corner, one: int, other: int) -> None:
        links[a][b] = links[b][a] = frozenset((one, other))

    beyond = np.full((ANGLES, 1), OUTSIDE, picture.dtype)
    whole = np.concatenate([picture, beyond], axis=1)
    for i, j in np.argwhere(whole[:, :-1] != whole[:, 1:]).tolist():
        link((i, j + 1), ((i + 1) % ANGLES, j + 1), int(whole[i, j]), int(whole[i, j + 1]))
    before = np.roll(picture, 1, axis=0)
    for i, j in np.argwhere(picture != before).tolist():
        link((i, j), (i, j + 1), int(picture[i, j]), int(before[i, j]))
    return links


def close_gaps(arcs: list[Arc], wanted: set[frozenset[int]], territory: list[int]) -> list[Arc]:
    """Draw short borders that should not be into a single point.

    Where the border of two territories crosses a sector line a little off, their parts beyond and
    before it touch for a few steps; the map's graph knows no such contact.
    """
    moved: dict[Corner, Corner] = {}

    def settled(corner: Corner) -> Corner:
        while corner in moved:
            corner = moved[corner]
        return corner

    kept: list[Arc] = []
    for arc in sorted(arcs, key=lambda arc: arc.length):
        inside = OUTSIDE not in arc.sides
        strangers = inside and len({territory[side] for side in arc.sides}) == 2
        if strangers and arc.sides not in wanted and arc.length < 30:
            a, b = settled(arc.corners[0]), settled(arc.corners[-1])
            if a != b:
                keep, drop = (b, a) if pinned(b) > pinned(a) else (a, b)
                moved[drop] = keep
        else:
            kept.append(arc)
    for arc in kept:
        arc.corners[0], arc.corners[-1] = settled(arc.corners[0]), settled(arc.corners[-1])
    return kept


def pinned(corner: Corner) -> int:
    """How little a corner may move: 0 freely, 1 on a ray or the rim, 2 not at all."""
    return (corner[0] % PER_SECTOR == 0) + (corner[1] == RADII)
