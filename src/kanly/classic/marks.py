"""The sizes of the columns of a position, and the numbers that stand for nobody and nothing."""

from __future__ import annotations

from typing import Final, NamedTuple

from kanly.classic.tables import territories
from kanly.classic.tables.factions import FACTIONS, NO_FACTION
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.tables.treachery import NO_CARD
from kanly.classic.types import FactionId

N: Final = len(FACTIONS)
PUBLIC: Final = N
"""The row of what everyone knows."""
PLACES: Final = len(LOCATIONS)
LEADER_COUNT: Final = len(LEADERS)

NOBODY: Final = NO_FACTION
NOWHERE: Final = territories.NOWHERE

# Where a leader is, if not in a territory ---------------------------------------------------------
HOME: Final = -1
TANKS: Final = -3
CAPTIVE: Final = -4


class Term(NamedTuple):
    """What one party of a deal gives another, and the turn and phase when (0: at once).

    It is printed as the plain tuple that it is, so that digests do not depend on the class.
    """

    payer: FactionId
    payee: FactionId
    amount: int
    """Spice; a Treachery card stands in its place as -1 less its number."""
    turn: int
    phase: int

    @property
    def card(self) -> int:
        """The card that stands in place of an amount, or NO_CARD for spice."""
        return -1 - self.amount if self.amount < 0 else NO_CARD

    def __repr__(self) -> str:
        return repr(tuple(self))


class Deal(NamedTuple):
    """A deal that was proposed. Parties, and who agreed or would cancel it, are masks."""

    number: int
    proposer: FactionId
    parties: int
    agreed: int
    cancelling: int
    terms: tuple[Term, ...]
    words: str
    """The promise in words."""

    @property
    def made(self) -> bool:
        """Whether all have agreed."""
        return self.agreed == self.parties

    def __repr__(self) -> str:
        return repr(tuple(self))
