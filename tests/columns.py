"""Writes what is made from the tables of columns: `python -m tests.columns`.

These are the modules that store positions, and the names of all fields in the guide to scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from kanly.classic import columns as classic
from kanly.imperium import columns as imperium

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "kanly"
GUIDE = ROOT / "docs" / "scenarios.md"
HEADING = "## All names\n"


def guide() -> str:
    """The guide to scenarios, which closes with the names of all fields."""
    from kanly.classic.scenario_setup import SHAPE
    from kanly.classic.tables.factions import FACTIONS
    from kanly.imperium.describe import HOUSE, STATE

    factions = [faction.slug for faction in FACTIONS]
    own = [name for slug in factions for name in SHAPE.fields[slug].fields]
    listed = {
        "*Dune: Imperium*, the table": STATE.fields,
        "*Dune: Imperium*, a house": HOUSE.fields,
        "The classic *Dune*, the table": [x for x in SHAPE.fields if x not in factions],
        "The classic *Dune*, a faction": own,
    }
    text = GUIDE.read_text(encoding="utf-8").partition(HEADING)[0]
    return (
        text + HEADING + "".join([f"\n- {what}: {code(names)}" for what, names in listed.items()])
    )


def code(names: Iterable[str]) -> str:
    return ", ".join([f"`{name}`" for name in sorted(set(names))]) + "."


MADE: dict[str, tuple[Callable[[], str], Path]] = {
    "imperium": (imperium.generated, SOURCES / "imperium" / "position_columns.py"),
    "classic": (classic.generated, SOURCES / "classic" / "position_columns.py"),
    "guide": (lambda: guide() + "\n", GUIDE),
}


if __name__ == "__main__":
    for generated, path in MADE.values():
        path.write_text(generated(), encoding="utf-8")
