"""Types of the numbers by which the tables name things, so that none is taken for another."""

from __future__ import annotations

from typing import NewType

from kanly.core.types import Seat as Seat

FactionId = NewType("FactionId", int)
"""A faction of the tables, or NOBODY."""
LeaderId = NewType("LeaderId", int)
CardId = NewType("CardId", int)
"""A Treachery card."""
SpiceCardId = NewType("SpiceCardId", int)
TerritoryId = NewType("TerritoryId", int)
LocationId = NewType("LocationId", int)
"""A territory, or its part in one sector."""
PowerId = NewType("PowerId", int)
"""An advantage that a Karama can stop."""
PhaseId = NewType("PhaseId", int)
Mask = NewType("Mask", int)
"""A set of such numbers: bit n stands for number n."""
