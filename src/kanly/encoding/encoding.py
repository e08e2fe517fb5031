"""What an encoding is: a seat's view of a game as a row of small numbers."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from librt.strings import BytesWriter

from kanly.core.choice import BOOKS, Choice
from kanly.core.game import Game
from kanly.encoding.row import blank

Writer = Callable[[Game, int, BytesWriter], None]
"""Writes what a seat sees of a position, the true one or its masked copy, into a row of zeros."""

Part = tuple[str, list[str]]
"""A stretch of an observation: its name and the names of its numbers."""

ONE: Final = [""]
"""A part that is a single number."""


def width(parts: list[Part]) -> int:
    """How many numbers the parts have in all."""
    return sum([len(names) for _, names in parts])


def places(parts: list[Part], at: int = 0) -> dict[str, int]:
    """Where each part begins, if the first begins there."""
    found: dict[str, int] = {}
    for name, names in parts:
        found[name] = at
        at += len(names)
    return found


NOT_FRAMES: Final = frozenset({"ASK", "ASKS", "STEPS", "WINDOW", "WINDOWS"})


def frame_names(frames: ModuleType, first: int, count: int) -> list[str]:
    """The names of so many frames, from that number on, as a game's module of frames has them."""
    found = {
        number: name
        for name, number in vars(frames).items()
        if isinstance(number, int) and name not in NOT_FRAMES
    }
    return [found[first + i].lower().replace("_", "-") for i in range(count)]


class Encoding:
    """How a game's observations and choices are numbered."""

    def __init__(self, game: str, parts: list[Part], write: Writer) -> None:
        self.game = game
        self.parts = parts
        self.write = write
        self.size = width(parts)
        self.choices: list[Choice] = BOOKS[game].choices
        """Every choice of the game; its place in this list is its number."""
        self.nothing = bytes(self.size)
        self.no_choice = bytes(len(self.choices))

    def observe(self, game: Game, seat: int) -> bytearray:
        """The observation of a position for a seat: `size` numbers from 0 to 255."""
        return bytearray(self.row(game, seat))

    def row(self, game: Game, seat: int) -> bytes:
        """The same, to be copied somewhere."""
        row = blank(self.nothing)
        self.write(game, seat, row)
        return row.getvalue()

    def mask(self, choices: list[Choice]) -> bytes:
        """A 1 for each of these choices, by its number, and a 0 for every other."""
        row = blank(self.no_choice)
        for choice in choices:
            row[choice.index] = 1
        return row.getvalue()

    @property
    def actions(self) -> int:
        """How many choices the game has in all; `choice.index` is below it."""
        return len(self.choices)

    def places(self) -> dict[str, range]:
        """Where each part lies in an observation."""
        first = places(self.parts)
        return {name: range(first[name], first[name] + len(names)) for name, names in self.parts}

    def features(self) -> list[str]:
        """The name of each number of an observation, such as `round` or `hand/dagger`.

        Names come from the slugs of the tables, so they stay the same when a table grows.
        """
        return [f"{part}/{name}" if name else part for part, names in self.parts for name in names]
