"""Dune: Imperium for one that sets a table: its players, options and houses."""

from __future__ import annotations

from typing import Final

from kanly.core.about import CHOICE, SEATS, SWITCH, About, Option
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS
from kanly.imperium.position import Imperium
from kanly.imperium.setup import BASE_LEADERS, LEVELS, PLAYERS
from kanly.imperium.tables.leaders import LEADERS

SOLO: Final = (1,)
SEVERAL: Final = (2, 3, 4)
NAMES: Final = [leader.slug for leader in LEADERS]
EXPANSION: Final = {slug: "ix" for slug in NAMES[len(BASE_LEADERS) :]}

# fmt: off
OPTIONS: Final = [
    Option("ix",                SWITCH, PLAYERS, False),
    Option("epic",              SWITCH, SEVERAL, False, needs=("ix",)),
    Option("draft",             SWITCH, PLAYERS, False, excludes=("leaders",)),
    Option("leaders",           SEATS,  PLAYERS, None,  NAMES, "leader", excludes=("draft",),
           value_needs=EXPANSION),
    Option("difficulty",        CHOICE, SOLO,    LEVELS[0], LEVELS[:], "difficulty"),
    Option("rolling-row",       SWITCH, SOLO,    False),
    Option("brutal-escalation", SWITCH, SOLO,    False),
]
# fmt: on


def houses(game: Game) -> list[str]:
    """The colours at the table, Rivals last."""
    assert isinstance(game, Imperium)
    return list(COLOURS[: game.houses])


def scores(game: Game) -> list[int]:
    """Victory points by house, of those that can win."""
    assert isinstance(game, Imperium)
    return [game.score[house] for house in range(game.houses) if game.scores(house)]


ABOUT: Final = About(PLAYERS, 4, OPTIONS, "colour-", list(COLOURS), houses, scores)
