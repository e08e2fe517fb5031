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

FORCES: Final = 20
"""Forces of every faction, starred ones among them (CLA-MAP-14)."""
NO_FACTION: Final = -1


class Faction:
    """A faction: forces, spice and cards at the start, and its limits.

    `placed` are the forces in fixed locations, `split` those that the player spreads over `homes`
    (CLA-SETUP-15); the others are in reserve. In the advanced game the force of the Bene Gesserit
    is an advisor that they place where they like (CLA-BG-14).
    """

    __slots__ = (
        "cards",
        "free_revivals",
        "hand_limit",
        "homes",
        "id",
        "moves",
        "off_planet",
        "placed",
        "reserves",
        "slug",
        "spice",
        "split",
        "starred",
        "starred_slug",
        "traitors",
    )

    def __init__(
        self,
        ident: int,
        slug: str,
        spice: int,
        placed: tuple[tuple[int, int], ...],
        split: int,
        homes: tuple[int, ...],
        reserves: int,
        off_planet: bool,
        free_revivals: int,
        hand_limit: int,
        cards: int,
        traitors: int,
        moves: int,
        starred: int,
        starred_slug: str,
    ) -> None:
        self.id = ident
        self.slug = slug
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

    def __repr__(self) -> str:
        return self.slug


FACTIONS: Final[list[Faction]] = []
BY_SLUG: Final[dict[str, int]] = {}


def faction(
    slug: str,
    spice: int,
    reserves: int,
    free_revivals: int,
    *,
    placed: tuple[tuple[int, int], ...] = (),
    split: int = 0,
    homes: tuple[int, ...] = (),
    off_planet: bool = True,
    hand_limit: int = 4,
    cards: int = 1,
    traitors: int = 1,
    moves: int = 1,
    starred: int = 0,
    starred_slug: str = "",
) -> int:
    """Add a faction; returns its number."""
    made = Faction(
        len(FACTIONS),
        slug,
        spice,
        placed,
        split,
        homes,
        reserves,
        off_planet,
        free_revivals,
        hand_limit,
        cards,
        traitors,
        moves,
        starred,
        starred_slug,
    )
    FACTIONS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


# fmt: off
#                                                   spice reserves free
ATREIDES:      Final[int] = faction("atreides",        10,   10,    2, placed=((at(ARRAKEEN), 10),))
BENE_GESSERIT: Final[int] = faction("bene-gesserit",    5,   19,    1, placed=((at(POLAR_SINK), 1),))
EMPEROR:       Final[int] = faction("emperor",         10,   20,    1, starred=5, starred_slug="sardaukar")
FREMEN:        Final[int] = faction("fremen",           3,   10,    3, split=10, homes=FREMEN_HOMES, off_planet=False, moves=2, starred=3, starred_slug="fedaykin")
GUILD:         Final[int] = faction("guild",            5,   15,    1, placed=((at(TUEKS_SIETCH), 5),))
HARKONNEN:     Final[int] = faction("harkonnen",       10,   10,    2, placed=((at(CARTHAG), 10),), hand_limit=8, cards=2, traitors=4)
# fmt: on
