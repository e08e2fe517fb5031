"""An encoding for any game that has none of its own: its description, hashed.

Whatever a seat sees, by names, is taken apart into its fields. A number is written at a place that
the field's name decides, anything else counts as one at a place that name and value decide
together. Different fields may fall on the same place, so it is good enough to begin with, and no
more.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.strings import BytesWriter

from kanly.core.game import Game
from kanly.encoding.encoding import Encoding
from kanly.encoding.row import add

SIZE: Final = 1024


def plain_encoding(game: str) -> Encoding:
    """The encoding of a game by its description alone."""
    return Encoding(game, [("described", [str(place) for place in range(SIZE)])], write)


def write(game: Game, seat: int, row: BytesWriter) -> None:
    """What the seat sees of a position."""
    write_field(row, "", game.view(seat).data())


def write_field(row: BytesWriter, name: str, value: object) -> None:
    """Write down a field, or all that is within it."""
    if isinstance(value, dict):
        for inner, each in value.items():
            write_field(row, f"{name}/{inner}", each)
    elif isinstance(value, list):
        for each in value:
            write_field(row, name, each)
    elif isinstance(value, int) and value >= 0:
        add(row, place_of(name), value)
    else:
        add(row, place_of(f"{name}={value}"), 1)


def place_of(name: str) -> int:
    return crc32(name.encode()) % SIZE
