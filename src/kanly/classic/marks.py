"""The sizes of the columns of a position, and the numbers that stand for nobody and nothing."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables import territories
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS

N: Final = len(FACTIONS)
PUBLIC: Final = N
"""The row of what everyone knows."""
PLACES: Final = len(LOCATIONS)
LEADER_COUNT: Final = len(LEADERS)

NOBODY: Final = -1
NOWHERE: Final = territories.NOWHERE

# Where a leader is, if not in a territory ---------------------------------------------------------
HOME: Final = -1
TANKS: Final = -3
CAPTIVE: Final = -4

Term = tuple[int, int, int, int, int]
"""Spice in a deal: payer, payee, amount, and the turn and phase when it is paid (0: at once).

A Treachery card stands in place of an amount, as -1 less its number (`deals.card_of`)."""
Deal = tuple[int, int, int, int, int, tuple[Term, ...], str]
"""Number, proposer, parties, who has agreed, who would cancel, terms, and the promise in words."""
