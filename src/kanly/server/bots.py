"""Which bots can play which game."""

from __future__ import annotations

from functools import cache

from kanly import bots
from kanly.core import registry
from kanly.core.errors import KanlyError
from kanly.core.registry import ABOUT
from kanly.server.errors import Refused

LAST = "random"
"""The bot that plays anything, offered last."""


@cache
def playing(game: str) -> list[str]:
    """The bots that can play a game, best first: whoever can answer its first question."""
    names = [name for name in bots.BOTS if name != LAST]
    return [*[name for name in names if can_play(name, game)], LAST]


def can_play(name: str, game: str) -> bool:
    position = registry.new(game, ABOUT[game].default_players, 0)
    while len(position.pending[0].choices) == 1:
        position.apply(position.pending[0].seat, position.pending[0].choices[0])
    try:
        bots.get(name, 0).choose(position.view(position.pending[0].seat))
    except KanlyError:
        return False
    return True


def stand_in(game: str) -> str:
    """Who plays for people who are gone or out of time."""
    return playing(game)[0]


def checked_bot(game: str, name: str) -> str:
    if name not in playing(game):
        raise Refused("bad-option", where="$.bot")
    return name
