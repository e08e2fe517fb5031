"""Plain text laid out for people: what `print(game)` and a notebook show."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kanly.core.game import Game


def aligned(rows: list[list[str]]) -> list[str]:
    """A table, its heading first: numbers to the right, words to the left."""
    numeric = [all([is_number(cell) for cell in cells[1:]]) for cells in zip(*rows)]
    widths = [max([len(cell) for cell in cells]) for cells in zip(*rows)]
    return [
        "  ".join(
            [
                cell.rjust(width) if right else cell.ljust(width)
                for cell, width, right in zip(row, widths, numeric)
            ]
        ).rstrip()
        for row in rows
    ]


def is_number(cell: str) -> bool:
    return cell.rstrip("*").isdigit() or cell in ("", "?")


def listed(names: list[str], hidden: int = 0) -> str:
    """Names in a row, and how many more there are that nobody here knows."""
    known = ", ".join(names)
    if not hidden:
        return known or "none"
    return f"{known} and {hidden} hidden" if known else f"{hidden} hidden"


PICTURES: Final[list[Callable[[Game], str]]] = []
"""How a notebook draws a table, as SVG; the package `kanly` says it."""


def picture(game: Game) -> str:
    """The table as a notebook shows it, if anything draws it."""
    return PICTURES[0](game) if PICTURES else as_html(game.text())


def as_html(text: str) -> str:
    """Text in a notebook: the first line as a heading."""
    head, _, rest = text.partition("\n")
    return f"<b>{escape(head)}</b><pre>{escape(rest.strip())}</pre>"
