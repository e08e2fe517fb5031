"""The layout of the classic map as the reference data gives it.

Angles are in degrees, counter-clockwise, 0 to the east; radii are fractions of the map's radius.
Names are those of the engine: `pasty-mesa`, and `pasty-mesa-7` for its part in sector 7.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

REFERENCE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "dune-classic.yaml"
SECTORS = 18
FIRST_ANGLE = 260
"""Where sector 1, and with it the first column of the grid, begins."""


@dataclass(frozen=True)
class Layout:
    """Territories, their neighbours, and a coarse picture of where they lie."""

    kinds: dict[str, str]
    sectors: dict[str, list[int]]
    borders: set[frozenset[str]]
    """Pairs of locations in different territories that touch."""
    columns: list[list[str]]
    """A territory for each cell: 90 columns of 4 degrees, 25 cells from the centre outwards."""
    spice: dict[str, tuple[float, float]]
    """Angle and radius of the spice of each location that has some."""


def read() -> Layout:
    data = yaml.safe_load(REFERENCE.read_text(encoding="utf-8"))
    territories = data["territories"]
    sectors = {slug(it["id"]): list(it["sectors"]) for it in territories}
    grid = data["map_layout"]["polar_grid"]
    codes = {code: slug(name) for code, name in grid["codes"].items()}

    def location(name: str) -> str:
        territory, _, sector = name.partition("@")
        return place(sectors, slug(territory), int(sector or 0))

    return Layout(
        kinds={slug(it["id"]): it["kind"] for it in territories},
        sectors=sectors,
        borders={
            frozenset(map(location, pair))
            for pair in data["location_graph"]["inter_territory_edges"]
        },
        columns=[[codes[c] for c in col] for part in grid["columns"] for col in part["cols"]],
        spice={
            location(it["loc"]): (it["spice_icon"]["angle"], it["spice_icon"]["r"])
            for it in data["map_layout"]["locations"]
            if "spice_icon" in it
        },
    )


def place(sectors: dict[str, list[int]], territory: str, sector: int) -> str:
    """The name of a location."""
    return f"{territory}-{sector}" if len(sectors[territory]) > 1 else territory


def slug(name: str) -> str:
    return name.replace("_", "-")
