"""From the coarse grid to a fine picture of which location lies where.

Every territory is a smooth field over the disc, made by blurring its cells and letting noise push
it about; a point belongs to the territory whose field is highest among those that have a part in
the point's sector. Strongholds are rounded blots on top, so that they read as places.
"""

from __future__ import annotations

import numpy as np
from layout import FIRST_ANGLE, SECTORS, Layout, place
from numpy.typing import NDArray
from scipy import ndimage  # type: ignore[import-untyped]

ANGLES = 1800
RADII = 500
STEP = 360 / ANGLES
"""The picture is ANGLES columns, counter-clockwise from FIRST_ANGLE, of RADII cells each."""

STRONGHOLDS = {
    "arrakeen": (65.6, 0.792, 7.4, 0.122),
    "carthag": (93.4, 0.640, 8.8, 0.128),
    "habbanya-sietch": (213.0, 0.800, 7.4, 0.112),
    "sietch-tabr": (149.4, 0.815, 6.6, 0.112),
    "tueks-sietch": (329.8, 0.808, 6.8, 0.112),
}
"""Angle and radius of the middle, and how far it goes in each."""

NUDGES: list[tuple[str, float, float, float, float, float]] = [
    # territory, angle, radius, and how far in each; how much
    ("false-wall-south", 321.0, 0.83, 2.0, 0.07, 2.0),
    ("pasty-mesa", 338.5, 0.83, 2.0, 0.07, 2.0),
    ("plastic-basin", 141.5, 0.80, 3.0, 0.06, 1.4),
    ("arsunt", 82.0, 0.19, 4.0, 0.05, 1.0),
    ("arsunt", 118.0, 0.18, 4.0, 0.04, 1.0),
    ("wind-pass-north", 201.0, 0.225, 3.0, 0.03, 1.0),
    ("wind-pass", 179.0, 0.27, 4.0, 0.03, 0.4),
    ("the-minor-erg", 338.0, 0.25, 3.0, 0.03, 0.6),
    ("false-wall-west", 219.0, 0.55, 4.0, 0.06, -0.4),
    ("false-wall-west", 221.0, 0.55, 4.0, 0.06, 0.6),
    ("meridian", 241.0, 0.80, 2.0, 0.06, 1.0),
    ("gara-kulon", 38.5, 0.84, 3.0, 0.03, -0.8),
    ("sihaya-ridge", 41.5, 0.85, 3.0, 0.03, 0.5),
    ("polar-sink", 55.0, 0.14, 8.0, 0.02, 0.5),
]
"""Places that a territory must reach, or stay away from, to have its neighbours and no others."""


def draw(layout: Layout, seed: int = 7) -> tuple[list[str], NDArray[np.int32]]:
    """The locations, and the number of the location at each point of the picture."""
    territories = list(layout.kinds)
    fields = np.stack([blurred(layout, name) for name in territories])
    rng = np.random.default_rng(seed)
    x, y = flat()
    for i, name in enumerate(territories):
        fields[i] += 0.11 * noise(rng, x, y, 90) + 0.04 * noise(rng, x, y, 40)
        if name in STRONGHOLDS:
            fields[i] = blot(STRONGHOLDS[name], 0.07 * noise(rng, x, y, 60))
    for name, angle, radius, wide, deep, much in NUDGES:
        fields[territories.index(name)] += much * bump(angle, radius, wide, deep)
    return named(layout, territories, fields)


def named(
    layout: Layout, territories: list[str], fields: NDArray[np.float32]
) -> tuple[list[str], NDArray[np.int32]]:
    names: list[str] = []
    for territory, sectors in layout.sectors.items():
        names += [place(layout.sectors, territory, s) for s in sectors or [0]]
    number = {name: i for i, name in enumerate(names)}
    picture = np.zeros((ANGLES, RADII), np.int32)
    width = ANGLES // SECTORS
    for sector in range(1, SECTORS + 1):
        span = slice((sector - 1) * width, sector * width)
        here = [t for t in territories if not layout.sectors[t] or sector in layout.sectors[t]]
        best = np.argmax(fields[[territories.index(t) for t in here], span], axis=0)
        numbers = [
            number[place(layout.sectors, t, sector) if t != "polar-sink" else t] for t in here
        ]
        picture[span] = np.array(numbers)[best]
    return names, tidy(picture, len(names))


def tidy(picture: NDArray[np.int32], count: int) -> NDArray[np.int32]:
    """Keep the largest piece of every location; crumbs go to the location around them."""
    keep = np.zeros(picture.shape, bool)
    doubled = np.concatenate([picture, picture])
    for number in range(count):
        pieces, found = ndimage.label(doubled == number)
        if found == 0:
            raise ValueError(f"location {number} has no place")
        sizes = np.bincount(pieces.ravel())[1:]
        largest = pieces == 1 + int(np.argmax(sizes))
        keep |= largest[:ANGLES] | largest[ANGLES:]
    nearest = ndimage.distance_transform_edt(
        ~np.concatenate([keep, keep, keep]), return_distances=False, return_indices=True
    )
    column, row = nearest[0][ANGLES : 2 * ANGLES] % ANGLES, nearest[1][ANGLES : 2 * ANGLES]
    return np.asarray(picture[column, row])


# Fields -------------------------------------------------------------------------------------------


def angles() -> NDArray[np.float64]:
    return np.asarray(FIRST_ANGLE + (np.arange(ANGLES) + 0.5) * STEP, float)


def radii() -> NDArray[np.float64]:
    return (np.arange(RADII) + 0.5) / RADII


def spread(radius: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where a radius of the layout is drawn: the crowded middle and rim get more room."""
    return np.interp(radius, [0, 0.3, 0.85, 1], [0, 0.372, 0.824, 1])


def flat() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The points of the picture on a disc of radius 1000."""
    a, r = np.meshgrid(np.radians(angles()), spread(radii()), indexing="ij")
    return 1000 * r * np.cos(a), -1000 * r * np.sin(a)


def blurred(layout: Layout, territory: str) -> NDArray[np.float32]:
    cells = np.array([[name == territory for name in col] for col in layout.columns], np.float32)
    fine = np.kron(cells, np.ones((ANGLES // cells.shape[0], RADII // cells.shape[1]), np.float32))
    near = ndimage.gaussian_filter(fine, (2.0 / STEP, 0.020 * RADII), mode=("wrap", "nearest"))
    far = ndimage.gaussian_filter(fine, (6.0 / STEP, 0.060 * RADII), mode=("wrap", "nearest"))
    return np.asarray(near + 0.05 * far, np.float32)


def blot(
    shape: tuple[float, float, float, float], waver: NDArray[np.float64]
) -> NDArray[np.float32]:
    angle, radius, wide, deep = shape
    a, r = np.meshgrid(angles(), radii(), indexing="ij")
    turn = (a - angle + 180) % 360 - 180
    away = np.sqrt((turn / wide) ** 2 + ((r - radius) / deep) ** 2)
    return np.where(away * (1 + waver) < 1, 9.0, -9.0).astype(np.float32)


def bump(angle: float, radius: float, wide: float, deep: float) -> NDArray[np.float32]:
    a, r = np.meshgrid(angles(), radii(), indexing="ij")
    turn = (a - angle + 180) % 360 - 180
    return np.asarray(np.exp(-((turn / wide) ** 2) - ((r - radius) / deep) ** 2), np.float32)


def noise(
    rng: np.random.Generator, x: NDArray[np.float64], y: NDArray[np.float64], size: float
) -> NDArray[np.float64]:
    """Smooth noise about 0 with bumps of that size, continuous over the disc."""
    side = int(2400 / size) + 4
    lattice = rng.standard_normal((side, side))
    at = np.stack([(x + 1200) / size, (y + 1200) / size])
    return np.asarray(ndimage.map_coordinates(lattice, at, order=3, mode="nearest"))
