"""From traced borders to drawn ones: smooth where sand meets sand, craggy where rock begins."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, pi, radians, sin

import numpy as np
from arcs import OUTSIDE, SIZE, Arc, Corner, Point, flat, pinned
from fields import RADII, STEP, noise
from layout import FIRST_ANGLE
from numpy.typing import NDArray

SPACING = 11.0
"""Distance of two points of a border, about."""
ROUNDS = 26
WAVER = {"sand": 3.0, "rock": 6.5, "stronghold": 2.5, "polar": 3.5}
"""How far the line around each kind of ground strays."""
ON_RAY = 7.0
"""And a border that would lie exactly between two sectors."""


@dataclass
class Border:
    """A drawn border: the locations on its sides, how it looks, and its points."""

    sides: frozenset[int]
    look: str
    points: list[Point]
    ends: tuple[int, int]


class Net:
    """All borders as one net of points that pull at each other."""

    def __init__(self, arcs: list[Arc], kinds: list[str], territory: list[int]) -> None:
        self.arcs = arcs
        self.kinds = kinds
        self.territory = territory
        self.at: list[Point] = []
        self.rays: dict[int, float] = {}
        self.fixed: set[int] = set()
        self.chains: list[list[int]] = []
        self.nodes: dict[Corner, int] = {}
        for arc in arcs:
            self.chains.append(self.chain(arc))

    def look(self, arc: Arc) -> str:
        if OUTSIDE in arc.sides:
            return "rim"
        one, other = arc.sides
        if self.territory[one] == self.territory[other]:
            return "sector"
        kinds = {self.kinds[one], self.kinds[other]}
        return next(kind for kind in ("stronghold", "polar", "rock", "sand") if kind in kinds)

    def node(self, corner: Corner) -> int:
        if corner not in self.nodes:
            self.nodes[corner] = self.add(flat(corner))
            if pinned(corner) == 2 or corner[1] == RADII:
                self.fixed.add(self.nodes[corner])
            elif pinned(corner) == 1:
                self.rays[self.nodes[corner]] = radians(FIRST_ANGLE + corner[0] * STEP)
        return self.nodes[corner]

    def add(self, point: Point) -> int:
        self.at.append(point)
        return len(self.at) - 1

    def chain(self, arc: Arc) -> list[int]:
        """The points of a border; only its ends where it will be drawn with a ruler."""
        first, last = self.node(arc.corners[0]), self.node(arc.corners[-1])
        if self.look(arc) in ("rim", "sector"):
            return [first, last]
        points = [flat(c) for c in arc.corners]
        points[0], points[-1] = self.at[first], self.at[last]
        inner = [self.add(p) for p in spaced(points, SPACING)[1:-1]]
        return [first, *inner, last]

    def relax(self) -> None:
        """Smooth the net: every point goes towards its neighbours and, every other time, back."""
        around: list[list[int]] = [[] for _ in self.at]
        for arc, chain in zip(self.arcs, self.chains, strict=True):
            if self.look(arc) not in ("rim", "sector"):
                for a, b in pairwise(chain):
                    around[a].append(b)
                    around[b].append(a)
        for step in range(2 * ROUNDS):
            pull = 0.5 if step % 2 == 0 else -0.515
            fresh = list(self.at)
            for i, near in enumerate(around):
                if i in self.fixed or len(near) < 2:
                    continue
                x = sum(self.at[n][0] for n in near) / len(near)
                y = sum(self.at[n][1] for n in near) / len(near)
                here = self.at[i]
                fresh[i] = self.allowed(
                    i, (here[0] + pull * (x - here[0]), here[1] + pull * (y - here[1]))
                )
            self.at = fresh

    def allowed(self, i: int, point: Point) -> Point:
        """A point on a sector line stays on it."""
        if i not in self.rays:
            return point
        angle = self.rays[i]
        along = max(0.0, point[0] * cos(angle) - point[1] * sin(angle))
        return along * cos(angle), -along * sin(angle)

    def waver(self, seed: int) -> None:
        """Let the lines stray as lines in a landscape do."""
        far = [0.0] * len(self.at)
        count = [0] * len(self.at)
        craggy = [False] * len(self.at)
        for arc, chain in zip(self.arcs, self.chains, strict=True):
            for i in chain if self.look(arc) in WAVER else []:
                far[i] += ON_RAY if arc.on_ray else WAVER[self.look(arc)]
                count[i] += 1
                craggy[i] |= self.look(arc) in ("rock", "polar")
        rng = np.random.default_rng(seed)
        x, y = (np.array([p[k] for p in self.at]) for k in (0, 1))
        dx, fine_dx = noise(rng, x, y, 48), noise(rng, x, y, 15)
        dy, fine_dy = noise(rng, x, y, 48), noise(rng, x, y, 15)
        for i, here in enumerate(self.at):
            if i not in self.fixed and count[i]:
                much = far[i] / count[i]
                fine = max(0.0, much - WAVER["sand"]) if craggy[i] else 0.0
                x_far = much * float(dx[i]) + fine * float(fine_dx[i])
                y_far = much * float(dy[i]) + fine * float(fine_dy[i])
                self.at[i] = self.allowed(i, (here[0] + x_far, here[1] + y_far))

    def borders(self) -> list[Border]:
        return [
            Border(
                arc.sides,
                self.look(arc),
                [self.at[i] for i in chain],
                (chain[0], chain[-1]),
            )
            for arc, chain in zip(self.arcs, self.chains, strict=True)
        ]


def spaced(points: list[Point], spacing: float) -> list[Point]:
    """Points at equal distances along a line, its ends among them."""
    line = np.array(points)
    steps = np.hypot(*np.diff(line, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    count = max(2, round(float(along[-1]) / spacing))
    at = np.linspace(0, along[-1], count + 1)
    x, y = np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])
    return list(zip(x.tolist(), y.tolist(), strict=True))


def rings(borders: list[Border], inside: set[int]) -> list[list[int]]:
    """The borders around a set of locations, in order; `~n` is border n backwards."""
    edge = [n for n, border in enumerate(borders) if len(border.sides & inside) == 1]
    starts: dict[int, list[int]] = {}
    for n in edge:
        a, b = borders[n].ends
        starts.setdefault(a, []).append(n)
        starts.setdefault(b, []).append(~n)
    left = set(edge)
    found: list[list[int]] = []
    while left:
        n = min(left)
        left.discard(n)
        ring = [n]
        home, here = borders[n].ends
        while here != home:
            options = [m for m in starts[here] if max(m, ~m) in left]
            step = straightest(borders, ring[-1], options)
            left.discard(max(step, ~step))
            ring.append(step)
            ends = borders[max(step, ~step)].ends
            here = ends[1] if step >= 0 else ends[0]
        found.append(ring)
    return found


def straightest(borders: list[Border], last: int, options: list[int]) -> int:
    """Where two rings touch in a point, the way that stays on the same side."""
    if len(options) == 1:
        return options[0]
    came = directed(borders, last)[-2:]
    back = atan2(came[0][1] - came[1][1], came[0][0] - came[1][0])

    def turn(option: int) -> float:
        a, b = directed(borders, option)[:2]
        return (atan2(b[1] - a[1], b[0] - a[0]) - back) % (2 * pi)

    return min(options, key=turn)


def directed(borders: list[Border], n: int) -> list[Point]:
    return borders[n].points if n >= 0 else borders[~n].points[::-1]


def outline(borders: list[Border], ring: list[int]) -> NDArray[np.float64]:
    """The points of a ring, for measuring; the rim as a line of short steps."""
    points: list[Point] = []
    for n in ring:
        line = directed(borders, n)
        if borders[max(n, ~n)].look == "rim":
            line = rim(line[0], line[-1])
        points += line[:-1]
    return np.array(points)


def rim(start: Point, end: Point) -> list[Point]:
    a, b = atan2(-start[1], start[0]), atan2(-end[1], end[0])
    turn = (b - a + pi) % (2 * pi) - pi
    steps = max(2, round(abs(turn) * SIZE / SPACING))
    return [
        (SIZE * cos(a + turn * k / steps), -SIZE * sin(a + turn * k / steps))
        for k in range(steps + 1)
    ]
