"""What an encoding is: a seat's view of a game as a row of small numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import BOOKS, Choice
from kanly.core.errors import UnknownName
from kanly.core.game import Game

Writer = Callable[[Game, int], bytearray]
"""Writes down what a seat sees of a position: the true one or its masked copy, it is the same."""

Part = tuple[str, int]
"""A stretch of an observation: its name and how many numbers it has."""


class Encoding:
    """How a game's observations and choices are numbered."""

    def __init__(self, game: str, parts: list[Part], observe: Writer) -> None:
        self.game = game
        self.parts = parts
        self.observe = observe
        """The observation of a position for a seat: `size` numbers from 0 to 255."""
        self.size = sum([width for _, width in parts])
        self.choices: list[Choice] = BOOKS[game].choices
        """Every choice of the game; its place in this list is its number."""

    @property
    def actions(self) -> int:
        """How many choices the game has in all; `choice.index` is below it."""
        return len(self.choices)

    def places(self) -> dict[str, range]:
        """Where each part lies in an observation."""
        found: dict[str, range] = {}
        at = 0
        for name, width in self.parts:
            found[name] = range(at, at + width)
            at += width
        return found


ENCODINGS: Final[dict[str, Encoding]] = {}


def encoding_of(game: str) -> Encoding:
    """The encoding of a game, by the game's name."""
    if game not in ENCODINGS:
        raise UnknownName("encoded game", game, list(ENCODINGS))
    return ENCODINGS[game]
