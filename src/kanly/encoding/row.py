"""A row of small numbers while it is written: memory that compiled code writes without objects."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

FULL: Final = 255
"""The largest number of a row."""


def blank(zeros: bytes) -> BytesWriter:
    """A row as long as these zeros."""
    row = BytesWriter()
    row.write(zeros)
    return row


def add(row: BytesWriter, place: int, number: int) -> None:
    """Count on at a place, as far as numbers go there."""
    row[place] = min(max(int(row[place]) + number, 0), FULL)
