"""Types of numbers that every game has."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0."""
