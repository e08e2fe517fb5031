"""What an encoding is: a seat's view of a game as a row of small numbers."""

from __future__ import annotations

from collections.abc import Callable
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


class Layout:
    """The parts of an observation, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def part(self, name: str, names: list[str] = ONE) -> int:
        """Add a part; returns where it begins."""
        place = self.size
        self.parts.append((name, names))
        self.size += len(names)
        return place

    def names(self) -> list[str]:
        """The name of each number, within one part of another layout."""
        return [f"{part} {name}".rstrip() for part, names in self.parts for name in names]


def numbers(first: int, last: int) -> list[str]:
    """Numbers as names."""
    return [str(number) for number in range(first, last + 1)]


def each(some: list[str], others: list[str]) -> list[str]:
    """Each of some with each of the others."""
    return [f"{one} {other}" for one in some for other in others]


class Encoding:
    """How a game's observations and choices are numbered."""

    def __init__(self, game: str, parts: list[Part], write: Writer) -> None:
        self.game = game
        self.parts = parts
        self.write = write
        self.size = sum([len(names) for _, names in parts])
        self.choices: list[Choice] = BOOKS[game].choices
        """Every choice of the game; its place in this list is its number."""
        self.spoken = any([choice.spoken for choice in self.choices])
        """Whether some of them may be made with words of the player's own."""
        self.nothing = bytes(self.size)
        self.no_choice = bytes(len(self.choices))

    def __repr__(self) -> str:
        return f"<encoding of {self.game}: {self.size} numbers, {len(self.choices)} choices>"

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
        found: dict[str, range] = {}
        place = 0
        for name, names in self.parts:
            found[name] = range(place, place + len(names))
            place += len(names)
        return found

    def features(self) -> list[str]:
        """The name of each number of an observation, such as `round` or `hand/dagger`.

        Names come from the slugs of the tables, so they stay the same when a table grows.
        """
        return [f"{part}/{name}" if name else part for part, names in self.parts for name in names]
