"""No-break spaces that hold: Rich breaks a line at every kind of space, French must not.

The spaces are swapped for a mark that Rich takes for a letter, and come back in what is printed.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType

NO_BREAK_SPACE: Final = "\u00a0"
MARK: Final = "\ue000"
"""A private character, one cell wide, that stands in no text."""


def glued(text: str) -> str:
    """The text for Rich to lay out."""
    return text.replace(NO_BREAK_SPACE, MARK)


def unglued(text: str) -> str:
    """The text as it is printed."""
    return text.replace(MARK, NO_BREAK_SPACE)


def show(console: Console, what: RenderableType) -> None:
    """Print what was laid out, with its no-break spaces."""
    with console.capture() as printed:
        console.print(what)
    console.file.write(unglued(printed.get()))
