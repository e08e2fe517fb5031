"""Types of the numbers by which the tables name things, so that none is taken for another.

They cost nothing when the game runs. Masks and what is called from outside hold plain numbers, and
so do choices; a frame that is unpacked says of what type each of its numbers is.
"""

from __future__ import annotations

from typing import NewType

CardId = NewType("CardId", int)
"""A Treachery card."""
LeaderId = NewType("LeaderId", int)
"""A leader, and the traitor card that shows it."""
TerritoryId = NewType("TerritoryId", int)
LocationId = NewType("LocationId", int)
"""A territory, or its part in one sector."""
PowerId = NewType("PowerId", int)
"""What a Karama can stop."""
FactionId = NewType("FactionId", int)
"""A faction, which is never the seat that plays it."""
FactionFrame = tuple[int, FactionId]
"""A frame that says no more than whom it is about."""
