"""What the seats of a game are called on the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS

COLOUR_OF: Final = {"imperium": COLOURS}
"""The colours of the seats, in games where they have one."""


def seat_names(game: Game) -> dict[str, int]:
    """Every name of a seat that may be typed, with its seat."""
    return NAMES[game.setup.game](game)


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called."""
    for name, number in seat_names(game).items():
        if number == seat:
            return name
    return str(seat + 1)


def colours(game: Game) -> dict[str, int]:
    return {colour: seat for seat, colour in enumerate(COLOURS[: game.players])}


def factions(game: Game) -> dict[str, int]:
    """The factions that have been assigned, then the numbers of the seats."""
    assert isinstance(game, Classic)
    found = {
        FACTIONS[faction].slug: seat
        for seat in range(game.players)
        for faction in game.factions_of(seat)
    }
    return {**found, **{str(seat + 1): seat for seat in range(game.players)}}


NAMES: Final[dict[str, Callable[[Game], dict[str, int]]]] = {
    "imperium": colours,
    "classic": factions,
}
