"""The terminal: one console for what is asked for, one for what goes wrong or is under way."""

from __future__ import annotations

import json
import sys
from typing import Final

from rich.console import Console
from rich.theme import Theme

from kanly.cli.kit import terminal_kit
from kanly.cli.layout import WIDTH
from kanly.core.registry import KITS

STYLES: Final = {"title": "bold", "quiet": "dim", "accent": "orange3", "wrong": "red"}


def theme() -> Theme:
    """What everything is drawn in: our own styles, and the colours of every game's houses."""
    styles = STYLES.copy()
    for game in KITS:
        styles.update(terminal_kit(game).styles)
    return Theme(styles)


def stdout() -> Console:
    return console(stderr=False)


def stderr() -> Console:
    return console(stderr=True)


def console(stderr: bool) -> Console:
    """A console as wide as the terminal up to WIDTH; when it is no terminal, WIDTH exactly."""
    stream = sys.stderr if stderr else sys.stdout
    found = Console(
        stderr=stderr,
        theme=theme(),
        highlight=False,
        emoji=False,
        soft_wrap=False,
        width=None if stream.isatty() else WIDTH,
    )
    if found.width > WIDTH:
        found.width = WIDTH
    return found


def print_json(data: object) -> None:
    """Print data for other programs, on one line."""
    print(json.dumps(data, ensure_ascii=False))
