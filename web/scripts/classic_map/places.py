"""Where things stand on the map: forces and spice in each location, names in each territory."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np
from arcs import SIZE
from fields import spread
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage  # type: ignore[import-untyped]

CELL = 4
"""Units of the drawing to a cell of a mask."""
SIDE = 2 * SIZE // CELL + 1

ASPECTS = (0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0)
"""Names come in many lengths and languages: how much wider than high a label may be."""
TURNS = (0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60, 72, -72)
UPRIGHT = 0.45
"""How much of its size a label may lose to stand upright rather than on its side."""
FORCES = 46
SPICE = 32
"""Room that forces and spice want around them."""
PLATE = (135, 27)
PLATE_DROP = 0.86
"""Half the width and height of a stronghold's plate, and how far down it is, in its room."""


@dataclass(frozen=True)
class Spot:
    x: float
    y: float
    room: float


@dataclass(frozen=True)
class Label:
    """A box for a name: its middle, its height, and how far it is turned, clockwise."""

    x: float
    y: float
    height: float
    turn: int


def mask(outlines: list[NDArray[np.float64]]) -> NDArray[np.bool_]:
    """The cells inside an outline; an outline within another is a hole."""
    filled = np.zeros((SIDE, SIDE), bool)
    for outline in outlines:
        image = Image.new("1", (SIDE, SIDE))
        ImageDraw.Draw(image).polygon(
            [(float(x), float(y)) for x, y in (outline + SIZE) / CELL], fill=1
        )
        filled ^= np.array(image, bool)
    return filled


def forces(inside: NDArray[np.bool_], taken: Spot | None) -> Spot:
    """The roomiest point of a location, away from its spice."""
    room = CELL * ndimage.distance_transform_edt(inside)
    if taken is not None:
        room = np.minimum(room, away(taken) - SPICE * 0.9)
    return roomiest(np.asarray(room), FORCES)


def spice(inside: NDArray[np.bool_], wanted: tuple[float, float]) -> Spot:
    """Where the spice of a location lies: near the place the layout gives, with room around it."""
    angle, radius = radians(wanted[0]), SIZE * float(spread(np.array(wanted[1])))
    target = Spot(radius * cos(angle), -radius * sin(angle), 0)
    room = np.asarray(CELL * ndimage.distance_transform_edt(inside))
    worth = np.minimum(room, SPICE + 6) - 0.12 * away(target)
    j, i = np.unravel_index(int(np.argmax(np.where(inside, worth, -1e9))), worth.shape)
    return Spot(CELL * float(i) - SIZE, CELL * float(j) - SIZE, float(room[j, i]))


def roomiest(room: NDArray[np.float64], enough: float) -> Spot:
    """The point with most room; where there is more than enough, the middle of it all."""
    best = float(room.max())
    if best > enough:
        inner = ndimage.distance_transform_edt(room >= enough) * 0.5
        room = np.minimum(room, enough) + np.asarray(inner)
    j, i = np.unravel_index(int(np.argmax(room)), room.shape)
    return Spot(CELL * float(i) - SIZE, CELL * float(j) - SIZE, best)


def away(spot: Spot) -> NDArray[np.float64]:
    """How far every cell is from a spot."""
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    return np.asarray(np.hypot(CELL * x - SIZE - spot.x, CELL * y - SIZE - spot.y))


def labels(inside: NDArray[np.bool_], taken: NDArray[np.bool_]) -> tuple[list[Label], list[Label]]:
    """The largest box of each aspect within a territory: where nothing stands, and anywhere."""
    rows, cols = np.nonzero(inside)
    top, left = max(0, rows.min() - 2), max(0, cols.min() - 2)
    span = (slice(top, rows.max() + 3), slice(left, cols.max() + 3))

    def found(free: NDArray[np.bool_]) -> list[Label]:
        boxes = [best_label(free, aspect) for aspect in ASPECTS]
        return [
            Label(
                CELL * (box.x + left) - SIZE,
                CELL * (box.y + top) - SIZE,
                CELL * box.height,
                box.turn,
            )
            for box in boxes
        ]

    return found(inside[span] & ~taken[span]), found(inside[span])


def around(spot: Spot, room: float) -> NDArray[np.bool_]:
    """The cells that something at a spot takes."""
    return away(spot) < min(spot.room, room) * 0.85


def plate(spot: Spot) -> NDArray[np.bool_]:
    """The cells under the name of a stronghold, which stands on a plate at its foot."""
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    dx, dy = CELL * x - SIZE - spot.x, CELL * y - SIZE - spot.y - PLATE_DROP * spot.room
    return np.asarray((np.abs(dx) < PLATE[0]) & (np.abs(dy) < PLATE[1]))


def best_label(free: NDArray[np.bool_], aspect: float) -> Label:
    best, worth = Label(0, 0, 0, 0), -1.0
    middle = np.array(free.shape)[::-1] / 2 - 0.5
    for turn in TURNS:
        turned = ndimage.rotate(free.astype(np.uint8), turn, order=0, reshape=True) > 0
        height, at = largest_box(turned, aspect)
        value = height * (1 - UPRIGHT * abs(turn) / 72)
        if value > worth:
            off = np.array([at[0], at[1]]) - (np.array(turned.shape)[::-1] / 2 - 0.5)
            angle = radians(turn)
            x = off[0] * cos(angle) - off[1] * sin(angle) + middle[0]
            y = off[0] * sin(angle) + off[1] * cos(angle) + middle[1]
            best, worth = Label(float(x), float(y), height, turn), value
    return best


def largest_box(free: NDArray[np.bool_], aspect: float) -> tuple[float, tuple[float, float]]:
    """Height and middle of the largest box of that aspect among free cells."""
    total = np.zeros((free.shape[0] + 1, free.shape[1] + 1), np.int32)
    total[1:, 1:] = np.cumsum(np.cumsum(free, axis=0), axis=1)
    low, high = 1, free.shape[0]
    found: tuple[float, tuple[float, float]] = (0.0, (0.0, 0.0))
    while low <= high:
        h = (low + high) // 2
        w = max(1, round(h * aspect))
        box = boxes(total, h, w)
        if box.size and box.max() == h * w:
            found = (float(h), middle_of(box == h * w, h, w))
            low = h + 1
        else:
            high = h - 1
    return found


def boxes(total: NDArray[np.int32], h: int, w: int) -> NDArray[np.int32]:
    if h >= total.shape[0] or w >= total.shape[1]:
        return np.zeros((0, 0), np.int32)
    return total[h:, w:] - total[:-h, w:] - total[h:, :-w] + total[:-h, :-w]


def middle_of(fits: NDArray[np.bool_], h: int, w: int) -> tuple[float, float]:
    """Of all boxes that fit, one in the middle of them."""
    rows, cols = np.nonzero(fits)
    near = int(np.argmin((rows - rows.mean()) ** 2 + (cols - cols.mean()) ** 2))
    return float(cols[near] + (w - 1) / 2), float(rows[near] + (h - 1) / 2)
