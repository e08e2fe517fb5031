"""Types of the numbers by which the tables name things, so that none is taken for another.

They cost nothing when the game runs. The tables, and what is derived from them, are typed; frames,
masks and what is called from outside hold plain numbers.
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
