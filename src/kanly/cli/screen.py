"""The terminal: one console for what is asked for, one for what goes wrong or is under way."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console
from rich.theme import Theme

WIDTH: Final = 100
"""Everything is laid out for this many columns; a narrower terminal gets what fits."""

THEME: Final = Theme(
    {
        "title": "bold",
        "quiet": "dim",
        "accent": "orange3",
        "wrong": "red",
        "red": "red",
        "blue": "dodger_blue1",
        "yellow": "yellow",
        "green": "green",
        "atreides": "green",
        "bene-gesserit": "dodger_blue1",
        "emperor": "red",
        "fremen": "yellow",
        "guild": "dark_orange",
        "harkonnen": "magenta",
    }
)


def stdout() -> Console:
    return console(stderr=False)


def stderr() -> Console:
    return console(stderr=True)


def console(stderr: bool) -> Console:
    """A console as wide as the terminal up to WIDTH; when it is no terminal, WIDTH exactly."""
    stream = sys.stderr if stderr else sys.stdout
    found = Console(
        stderr=stderr,
        theme=THEME,
        highlight=False,
        emoji=False,
        soft_wrap=False,
        width=None if stream.isatty() else WIDTH,
    )
    if found.width > WIDTH:
        found.width = WIDTH
    return found
