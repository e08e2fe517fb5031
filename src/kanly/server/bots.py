"""Which bots a table offers, and how long they may think there."""

from __future__ import annotations

from typing import Final

from kanly.bots.kit import bots_kit
from kanly.bots.roster import BOTS, LEVELS, THINKS
from kanly.server.errors import Refused

QUICK: Final = "adept"
"""The level that answers in no time."""
ANY: Final = "random"
"""The bot that plays anything."""


def playing(game: str) -> list[str]:
    """The bots that are offered for a game, weakest first."""
    return list(LEVELS) if bots_kit(game).levels else [ANY]


def stand_in(game: str) -> str:
    """Who plays for people who are gone or out of time: nobody should wait for it."""
    return QUICK if bots_kit(game).levels else ANY


def checked_bot(game: str, name: str) -> str:
    """The name of a bot that can play a game; those that are not offered are taken too."""
    if name not in BOTS or not (bots_kit(game).levels or name == ANY):
        raise Refused("bad-option", where="$.bot")
    return name


def quick(name: str) -> bool:
    """Whether a bot answers without thinking."""
    return name in BOTS and name not in THINKS
