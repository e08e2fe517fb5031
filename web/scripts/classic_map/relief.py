"""The lie of the land: dunes on the sand, terraces on the rock, ice in the Polar Sink."""

from __future__ import annotations

import contourpy
import numpy as np
from arcs import SIZE
from fields import noise
from numpy.typing import NDArray
from places import CELL, SIDE
from scipy import ndimage  # type: ignore[import-untyped]

Line = list[tuple[int, int]]

TERRACES = (13, 30, 52, 80)
"""How far inside its edge each step of the rock begins."""
ICE = (16, 40, 70)
DUNE = 46
"""Distance of two dunes."""


def terraces(rock: NDArray[np.bool_], levels: tuple[int, ...], seed: int) -> list[list[Line]]:
    """For each level the outlines of the ground at least so far inside."""
    rng = np.random.default_rng(seed)
    x, y = plane()
    depth = CELL * ndimage.distance_transform_edt(rock)
    depth = ndimage.gaussian_filter(depth, 1.2) + rough(rng, x, y) * np.minimum(1, depth / 18)
    return [contours(np.asarray(depth), level, 26) for level in levels]


def dunes(sand: NDArray[np.bool_], seed: int) -> list[Line]:
    """Crests of dunes: long lines across the wind, broken here and there."""
    rng = np.random.default_rng(seed)
    x, y = plane()
    bent = 1.5 * noise(rng, x, y, 420) + 0.45 * noise(rng, x, y, 150) + 0.1 * noise(rng, x, y, 60)
    height = (0.55 * x + y) / DUNE + bent
    broken = noise(rng, x, y, 120) + 0.5 * noise(rng, x, y, 55)
    shown = (CELL * ndimage.distance_transform_edt(sand) > 9) & (broken > -0.4)
    found: list[Line] = []
    for level in np.arange(np.floor(height.min()), height.max()):
        for line in trace(height, float(level) + 0.5):
            found += pieces(line, shown)
    return found


def pieces(line: NDArray[np.float64], shown: NDArray[np.bool_]) -> list[Line]:
    """The parts of a line on cells that are shown, if they are long enough to see."""
    cells = np.clip(np.round((line + SIZE) / CELL).astype(int), 0, SIDE - 1)
    seen = shown[cells[:, 1], cells[:, 0]]
    found: list[Line] = []
    for part in np.split(np.arange(len(line)), np.nonzero(np.diff(seen))[0] + 1):
        if seen[part[0]] and len(part) > 8:
            found.append(thin(line[part], 1.2))
    return found


def contours(height: NDArray[np.float64], level: float, least: float) -> list[Line]:
    found = []
    for line in trace(height, level):
        if len(line) > 3 and np.ptp(line, axis=0).max() > least:
            found.append(thin(line, 1.4))
    return found


def trace(height: NDArray[np.float64], level: float) -> list[NDArray[np.float64]]:
    lines = contourpy.contour_generator(z=height).lines(level)
    return [np.asarray(line) * CELL - SIZE for line in lines]


def plane() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    return (x * CELL - SIZE).astype(float), (y * CELL - SIZE).astype(float)


def rough(
    rng: np.random.Generator, x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.float64]:
    return 7 * noise(rng, x, y, 90) + 5 * noise(rng, x, y, 38) + 2.5 * noise(rng, x, y, 18)


def thin(line: NDArray[np.float64], tolerance: float) -> Line:
    """Fewer points for the same line (Douglas and Peucker)."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        start, along = line[first], line[last] - line[first]
        between = line[first + 1 : last] - start
        size = float(np.hypot(*along))
        if size == 0:
            off = np.hypot(*between.T)
        else:
            off = np.abs(between[:, 0] * along[1] - between[:, 1] * along[0]) / size
        worst = int(np.argmax(off))
        if off[worst] > tolerance:
            middle = first + 1 + worst
            keep[middle] = True
            todo += [(first, middle), (middle, last)]
    return [(round(float(x)), round(float(y))) for x, y in line[keep]]
