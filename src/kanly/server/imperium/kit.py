"""Dune: Imperium at the table."""

from __future__ import annotations

from typing import Final

from kanly.server.imperium import state
from kanly.server.imperium.painter import pictures, trees
from kanly.server.kit import TableKit

KIT: Final = TableKit(
    pictures,
    trees,
    drawn={"starter": "card", "reserve": "card", "imperium": "card"},
    states=state,
)
