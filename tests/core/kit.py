"""Skirmish as a third game: known only to the tests that register it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kanly.core.about import NUMBER, About, Option
from kanly.core.game import Game
from kanly.core.registry import KITS, LAYERS, Kit, register
from tests.core import skirmish


def houses(game: Game) -> list[str]:
    return list(skirmish.FACTIONS[: game.players])


def scores(game: Game) -> list[int]:
    assert isinstance(game, skirmish.Skirmish)
    return game.wins


ABOUT: Final = About(
    players=(3, 4),
    default_players=3,
    options=[Option("rounds", NUMBER, (3, 4), 3, least=1, most=9)],
    prefix="faction-",
    fixed=list(skirmish.FACTIONS),
    houses=houses,
    scores=scores,
    talk=True,
)
KIT: Final = Kit("skirmish", skirmish.new, ABOUT, rules=("SKI",), home="tests.core.kits.{layer}")


@contextmanager
def registered(kit: Kit = KIT) -> Iterator[None]:
    """A game that is known for as long as it is needed."""
    register(kit)
    try:
        yield
    finally:
        del KITS[kit.name]
        LAYERS.clear()
