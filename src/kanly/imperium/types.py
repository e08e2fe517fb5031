"""Types of the numbers by which the tables name things, so that none is taken for another.

They cost nothing when the game runs. The tables, and what is derived from them, are typed; frames,
masks and what is called from outside hold plain numbers.
"""

from __future__ import annotations

from typing import NewType

CardId = NewType("CardId", int)
"""A card of a deck; Intrigue cards have a type of their own."""
IntrigueId = NewType("IntrigueId", int)
SpaceId = NewType("SpaceId", int)
TileId = NewType("TileId", int)
