"""Draw the classic map: `python web/scripts/classic_map`, with numpy, scipy, contourpy and Pillow.

Reads the layout in docs/reference/dune-classic.yaml and writes src/kanly/drawing/classic/map.json
(the borders, once each, what they enclose, and where things stand), which the browser and Python
both draw, and web/src/classic/map/relief.json (what only adorns).
"""

from __future__ import annotations

import json
from pathlib import Path

import arcs
import fields
import layout
import numpy as np
import places
import relief
import shape
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[3]
MAP = ROOT / "src" / "kanly" / "drawing" / "classic" / "map.json"
RELIEF = ROOT / "web" / "src" / "classic" / "map" / "relief.json"

Json = dict[str, object]


def main() -> None:
    plan = layout.read()
    names, picture = fields.draw(plan)
    territories = list(plan.kinds)
    territory = [territories.index(owner(plan, name)) for name in names]
    kinds = [plan.kinds[territories[t]] for t in territory]
    wanted = {frozenset(names.index(name) for name in pair) for pair in plan.borders}
    net = shape.Net(arcs.close_gaps(arcs.trace(picture), wanted, territory), kinds, territory)
    net.relax()
    net.waver(seed=3)
    borders = net.borders()
    write(MAP, board(plan, names, territory, borders))
    write(RELIEF, adornment(plan, territory, borders))


def board(
    plan: layout.Layout, names: list[str], territory: list[int], borders: list[shape.Border]
) -> Json:
    """Everything that is pointed at, and where things are put."""
    taken = np.zeros((places.SIDE, places.SIDE), bool)
    locations: dict[str, Json] = {}
    for number, name in enumerate(names):
        inside = ground(borders, {number})
        spice = places.spice(inside, plan.spice[name]) if name in plan.spice else None
        forces = places.forces(inside, spice)
        it: Json = {"rings": shape.rings(borders, {number}), "forces": spot(forces)}
        taken |= places.around(forces, places.FORCES)
        if plan.kinds[owner(plan, name)] == "stronghold":
            taken |= places.plate(forces)
        if spice is not None:
            it["spice"] = spot(spice)
            taken |= places.around(spice, places.SPICE)
        locations[name] = it
    found: dict[str, Json] = {}
    for t, name in enumerate(plan.kinds):
        its = {n for n, of in enumerate(territory) if of == t}
        free, anywhere = places.labels(ground(borders, its), taken)
        found[name] = {
            "kind": plan.kinds[name],
            "sectors": plan.sectors[name],
            "rings": shape.rings(borders, its),
            "free": boxes(free),
            "anywhere": boxes(anywhere),
        }
    return {
        "aspects": places.ASPECTS,
        "borders": [
            {
                "look": border.look,
                "sides": [names[side] for side in sorted(border.sides) if side >= 0],
                "points": [c for p in border.points for c in (round(p[0], 1), round(p[1], 1))],
            }
            for border in borders
        ],
        "territories": found,
        "locations": locations,
    }


def adornment(plan: layout.Layout, territory: list[int], borders: list[shape.Border]) -> Json:
    """What only pleases the eye."""
    kinds = [plan.kinds[list(plan.kinds)[t]] for t in territory]
    rock, sand, polar = (
        ground(borders, {n for n, its in enumerate(kinds) if its == kind})
        for kind in ("rock", "sand", "polar")
    )
    return {
        "rock": [flattened(step) for step in relief.terraces(rock, relief.TERRACES, 11)],
        "ice": [flattened(step) for step in relief.terraces(polar, relief.ICE, 5)],
        "dunes": flattened(relief.dunes(sand, 23)),
    }


def ground(borders: list[shape.Border], inside: set[int]) -> NDArray[np.bool_]:
    """The cells of a set of locations."""
    return places.mask([shape.outline(borders, ring) for ring in shape.rings(borders, inside)])


def owner(plan: layout.Layout, name: str) -> str:
    """The territory of a location."""
    return name if name in plan.kinds else name.rpartition("-")[0]


def spot(it: places.Spot) -> list[int]:
    return [round(it.x), round(it.y), round(it.room)]


def boxes(labels: list[places.Label]) -> list[list[int]]:
    return [[round(it.x), round(it.y), round(it.height), it.turn] for it in labels]


def flattened(lines: list[relief.Line]) -> list[list[int]]:
    return [[c for point in line for c in point] for line in lines]


def write(path: Path, data: Json) -> None:
    text = json.dumps(data, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
    print(f"{path.name}: {len(text) / 1000:.0f} kB")


main()
