"""Writes the modules that store positions from the tables of columns: `python -m tests.columns`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kanly.classic import columns as classic
from kanly.imperium import columns as imperium

SOURCES = Path(__file__).parents[1] / "src" / "kanly"
MADE: dict[str, tuple[Callable[[], str], Path]] = {
    "imperium": (imperium.generated, SOURCES / "imperium" / "position_columns.py"),
    "classic": (classic.generated, SOURCES / "classic" / "position_columns.py"),
}


if __name__ == "__main__":
    for generated, path in MADE.values():
        path.write_text(generated(), encoding="utf-8")
