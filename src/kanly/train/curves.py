"""The curves of a run: a line of figures after every stretch of play and after every trial."""

from __future__ import annotations

import json
from pathlib import Path

from kanly.core.errors import KanlyError

CURVES = "curves.jsonl"

Figures = dict[str, float]


def add(folder: Path, figures: Figures) -> None:
    """Write a line of figures down."""
    with (folder / CURVES).open("a", encoding="utf-8") as file:
        print(json.dumps(figures), file=file)


def read(folder: Path) -> list[Figures]:
    """All lines of a run; one that was cut short is left out."""
    path = folder / CURVES
    if not path.exists():
        raise KanlyError(f"there is no {CURVES} in {folder}; expected the folder of a training run")
    found: list[Figures] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def column(lines: list[Figures], name: str) -> tuple[list[float], list[float]]:
    """The minutes and the values of the lines that have such a figure."""
    told = [line for line in lines if name in line]
    return [line["minutes"] for line in told], [line[name] for line in told]
