"""Types of the numbers by which the tables name things, so that none is taken for another.

They cost nothing when the game runs. Masks and what is called from outside hold plain numbers, and
so do choices; a frame that is unpacked says of what type each of its numbers is.
"""

from __future__ import annotations

from typing import Final, NewType

CardId = NewType("CardId", int)
"""A card of a deck; Intrigue cards have a type of their own."""
IntrigueId = NewType("IntrigueId", int)
SpaceId = NewType("SpaceId", int)
TileId = NewType("TileId", int)
HouseId = NewType("HouseId", int)
"""A player's house, which has the number of the seat, or a Rival's."""
NOBODY: Final = HouseId(-1)
HouseFrame = tuple[int, HouseId]
"""A frame that says no more than whose it is..."""
NumberFrame = tuple[int, HouseId, int]
"""...or how many besides."""
