"""Houses of Dune: Imperium in words, for the terminal."""

from __future__ import annotations

from rich.text import Text

from kanly.cli.say import Say
from kanly.imperium.choices import COLOURS


def house_name(say: Say, house: int) -> str:
    """A house by its player's name or its colour."""
    return say.words.name(f"colour-{COLOURS[house]}")


def letter(say: Say, house: int) -> Text:
    """A house in one letter, in its colour."""
    return Text(say.plain.name(f"colour-{COLOURS[house]}")[0], style=COLOURS[house])


def coloured(say: Say, house: int) -> Text:
    return Text(house_name(say, house), style=COLOURS[house])


def tagged(say: Say, house: int) -> Text:
    """A house by its name; one that is not its colour comes after the letter on the board."""
    if house_name(say, house) == say.plain.name(f"colour-{COLOURS[house]}"):
        return coloured(say, house)
    return letter(say, house).append(" ").append_text(coloured(say, house))


def listed(say: Say, houses: list[int]) -> str:
    return say.words.listed("and", [house_name(say, house) for house in houses])
