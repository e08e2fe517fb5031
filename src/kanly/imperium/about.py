"""Dune: Imperium for one that sets a table: its players, options and houses."""

from __future__ import annotations

from typing import Final

from kanly.core.about import About, Variant
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS
from kanly.imperium.keys import LEADER_KEY
from kanly.imperium.options import OPTIONS, PLAYERS, SMALL
from kanly.imperium.position import NOBODY, Imperium


def houses(game: Game) -> list[str]:
    """The colours at the table, Rivals last."""
    assert isinstance(game, Imperium)
    return list(COLOURS[: game.houses])


def rivals(game: Game) -> dict[str, str]:
    """Rivals go by their Leaders; House Hagal, which has none, by its own name."""
    assert isinstance(game, Imperium)
    leaders = {COLOURS[house]: game.leader[house] for house in range(game.players, game.houses)}
    return {
        colour: "house-hagal" if leader == NOBODY else LEADER_KEY[leader]
        for colour, leader in leaders.items()
    }


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
    rivals,
    variants={"small": Variant(3, {"rounds": 4, SMALL: True})},
)
