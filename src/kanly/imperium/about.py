"""Dune: Imperium for one that sets a table: its players, options and houses."""

from __future__ import annotations

from typing import Final

from kanly.core.about import About, Variant
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS
from kanly.imperium.options import OPTIONS, PLAYERS, SMALL
from kanly.imperium.position import Imperium


def houses(game: Game) -> list[str]:
    """The colours at the table, Rivals last."""
    assert isinstance(game, Imperium)
    return list(COLOURS[: game.houses])


def scores(game: Game) -> list[int]:
    """Victory points by house, of those that can win."""
    assert isinstance(game, Imperium)
    return [game.score[house] for house in game.every_house if game.scores(house)]


ABOUT: Final = About(
    PLAYERS,
    4,
    OPTIONS,
    "colour-",
    list(COLOURS),
    houses,
    scores,
    variants={"small": Variant(3, {"rounds": 4, SMALL: True})},
)
