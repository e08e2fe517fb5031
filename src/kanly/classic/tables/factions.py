"""The six factions: what each starts with and may do (CLA-SETUP-13 to CLA-SETUP-16)."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.territories import (
    ARRAKEEN,
    CARTHAG,
    FREMEN_HOMES,
    POLAR_SINK,
    TUEKS_SIETCH,
    at,
)
from kanly.classic.types import FactionId, LocationId, TerritoryId
from kanly.core.component import Component

FORCES: Final = 20
"""Forces of every faction, starred ones among them (CLA-MAP-14)."""
NO_FACTION: Final = FactionId(-1)


FACTIONS: Final[list[Faction]] = []
BY_SLUG: Final[dict[str, FactionId]] = {}


class Faction(Component):
    """A faction: forces, spice and cards at the start, and its limits.

    `placed` are the forces in fixed locations, `split` those that the player spreads over `homes`
    (CLA-SETUP-15); the others are in reserve. In the advanced game the force of the Bene Gesserit
    is an advisor that they place where they like (CLA-BG-14).
    """

    def __init__(
        self,
        slug: str,
        spice: int,
        reserves: int,
        free_revivals: int,
        *,
        placed: tuple[tuple[LocationId, int], ...] = (),
        split: int = 0,
        homes: tuple[TerritoryId, ...] = (),
        off_planet: bool = True,
        hand_limit: int = 4,
        cards: int = 1,
        traitors: int = 1,
        moves: int = 1,
        starred: int = 0,
        starred_slug: str = "",
    ) -> None:
        super().__init__(slug)
        self.id = FactionId(len(FACTIONS))
        self.spice = spice
        self.placed = placed
        """Pairs of location and number of forces."""
        self.split = split
        self.homes = homes
        self.reserves = reserves
        self.off_planet = off_planet
        """Whether its reserves are off-planet; those of the Fremen are not (CLA-FRE-03)."""
        self.free_revivals = free_revivals
        self.hand_limit = hand_limit
        self.cards = cards
        """Treachery cards dealt at the start."""
        self.traitors = traitors
        """Traitor cards kept of the four dealt."""
        self.moves = moves
        """Territories that a group moves without ornithopters."""
        self.starred = starred
        """How many of its forces are starred, with advanced advantages."""
        self.starred_slug = starred_slug
        FACTIONS.append(self)
        BY_SLUG[slug] = self.id


# fmt: off
#                                                   spice reserves free
ATREIDES:      Final[FactionId] = Faction("atreides",        10,   10,    2, placed=((at(ARRAKEEN), 10),)).id
BENE_GESSERIT: Final[FactionId] = Faction("bene-gesserit",    5,   19,    1, placed=((at(POLAR_SINK), 1),)).id
EMPEROR:       Final[FactionId] = Faction("emperor",         10,   20,    1, starred=5, starred_slug="sardaukar").id
FREMEN:        Final[FactionId] = Faction("fremen",           3,   10,    3, split=10, homes=FREMEN_HOMES, off_planet=False, moves=2, starred=3, starred_slug="fedaykin").id
GUILD:         Final[FactionId] = Faction("guild",            5,   15,    1, placed=((at(TUEKS_SIETCH), 5),)).id
HARKONNEN:     Final[FactionId] = Faction("harkonnen",       10,   10,    2, placed=((at(CARTHAG), 10),), hand_limit=8, cards=2, traitors=4).id
# fmt: on

EVERY_FACTION: Final = [faction.id for faction in FACTIONS]
