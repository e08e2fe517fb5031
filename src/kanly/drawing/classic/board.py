"""The map of Arrakis with storm, spice and forces, and a row for each faction beside it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Final, NamedTuple

from kanly.classic.describe import describe
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.territories import (
    KIND_NAMES,
    LOCATIONS,
    SECTORS,
    STRONGHOLD,
    TERRITORIES,
)
from kanly.classic.text import row_of
from kanly.core.game import Game
from kanly.drawing.canvas import INK, Canvas, Point

WIDTH: Final = 1500
HEIGHT: Final = 1100
MIDDLE: Final = (545.0, 550.0)
SCALE: Final = 0.5
"""The map is a disc of radius 1000 around 0, 0."""
RING: Final = 1052
PANEL: Final = 1110
ROW: Final = 150
TINTS: Final = {"stronghold": "#c9b79c", "rock": "#b98f63", "sand": "#ecd9a8", "polar": "#e4eef2"}
# fmt: off
COLOURS: Final = {
    "atreides":      "#3d8a4f",
    "bene-gesserit": "#4d6fb3",
    "emperor":       "#a83232",
    "fremen":        "#c9a227",
    "guild":         "#d0732c",
    "harkonnen":     "#2b2b2b",
}
# fmt: on
SPICE: Final = "#d9622b"
STORM: Final = "#7a5c3e"
LABELS: Final = ("spice", "reserves", "tanks", "allies")


class Place(NamedTuple):
    """A location as it is drawn: its outlines, and where forces and spice stand."""

    rings: list[list[Point]]
    forces: Point
    spice: Point


@cache
def places() -> dict[str, Place]:
    """Every location by its slug, from the map that the table in the browser draws as well."""
    data = json.loads((files("kanly.drawing.classic") / "map.json").read_text(encoding="utf-8"))
    borders = [pairs(border["points"]) for border in data["borders"]]
    found: dict[str, Place] = {}
    for slug, place in data["locations"].items():
        rings = [outline(ring, borders) for ring in place["rings"]]
        forces = on_canvas((place["forces"][0], place["forces"][1]))
        spice = place.get("spice", place["forces"])
        found[slug] = Place(rings, forces, on_canvas((spice[0], spice[1])))
    return found


def pairs(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2]))


def outline(ring: list[int], borders: list[list[Point]]) -> list[Point]:
    """Borders one after the other; `~n` is border n backwards."""
    points: list[Point] = []
    for number in ring:
        points += borders[number] if number >= 0 else borders[~number][::-1]
    return [on_canvas(point) for point in points]


def on_canvas(point: Point) -> Point:
    return MIDDLE[0] + SCALE * point[0], MIDDLE[1] + SCALE * point[1]


def polar(angle: float, radius: float) -> Point:
    """A point of the map by degrees counter-clockwise from the east, and distance."""
    turn = angle * pi / 180
    return on_canvas((radius * cos(turn), -radius * sin(turn)))


def draw(game: Game, canvas: Canvas) -> None:
    assert isinstance(game, Classic)
    draw_ground(canvas)
    draw_storm(game, canvas)
    for location, n in enumerate(game.spice_at):
        if n:
            x, y = places()[LOCATIONS[location].slug].spice
            canvas.polygon([(x, y - 13), (x + 13, y), (x, y + 13), (x - 13, y)], SPICE, INK)
            canvas.text((x, y), str(n), 12, "#fff", "middle")
    for place in LOCATIONS:
        draw_forces(game, canvas, place.id)
        if TERRITORIES[place.territory].kind == STRONGHOLD:
            x, y = places()[place.slug].forces
            canvas.text((x, y - 30), place.slug.replace("-", " ").title(), 14, INK, "middle")
    draw_panel(game, canvas)


def draw_ground(canvas: Canvas) -> None:
    canvas.circle(MIDDLE, SCALE * RING, "#d8c08a", INK)
    for location in LOCATIONS:
        tint = TINTS[KIND_NAMES[TERRITORIES[location.territory].kind]]
        for ring in places()[location.slug].rings:
            canvas.polygon(ring, tint, "#8d7347")
    for sector in range(1, SECTORS + 1):
        x, y = polar(270 + 20 * (sector - 1), (1000 + RING) / 2)
        canvas.text((x, y), str(sector), 13, INK, "middle")


def draw_storm(game: Classic, canvas: Canvas) -> None:
    if game.storm:
        middle = 270 + 20 * (game.storm - 1)
        arc = [polar(middle + turn, RING) for turn in range(-10, 11, 4)]
        canvas.polygon([polar(middle - 10, 930), *arc, polar(middle + 10, 930)], STORM, INK, 2)
        canvas.text(polar(middle, 990), "storm", 13, "#fff", "middle")


def draw_forces(game: Classic, canvas: Canvas, location: int) -> None:
    """The tokens in a location side by side, each with its number; a star marks elite forces."""
    here = [faction for faction in game.order if game.forces[faction][location]]
    x, y = places()[LOCATIONS[location].slug].forces
    for place, faction in enumerate(here):
        at = (x + 29 * (place - (len(here) - 1) / 2), y)
        stars = "*" if game.stars[faction][location] else ""
        canvas.circle(at, 14, COLOURS[FACTIONS[faction].slug], "#fff")
        canvas.text(at, f"{game.forces[faction][location]}{stars}", 13, "#fff", "middle")


def draw_panel(game: Classic, canvas: Canvas) -> None:
    data = describe(game)
    canvas.text((PANEL, 60), f"Turn {game.turn}: {data['phase']}", 24)
    for place, faction in enumerate(game.order):
        slug = FACTIONS[faction].slug
        top = 100 + ROW * place
        canvas.box((PANEL, top), WIDTH - PANEL - 30, ROW - 18, "#fff", "#b8a27c")
        canvas.circle((PANEL + 28, top + 28), 14, COLOURS[slug], INK)
        row = row_of(game, data, faction)
        canvas.text((PANEL + 54, top + 28), f"{slug.replace('-', ' ').title()}, seat {row[1]}", 19)
        for line, (label, value) in enumerate(zip(LABELS, row[2:6])):
            at = (PANEL + 24 + 170 * (line % 2), top + 66 + 30 * (line // 2))
            canvas.text(at, f"{label} {value}", 16)
