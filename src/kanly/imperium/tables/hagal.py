"""The 31 House Hagal cards and the four difficulties of the solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.core.component import Component
from kanly.imperium.tables import spaces
from kanly.imperium.types import SpaceId

# Where a card sends the Rival's Agent, besides a space --------------------------------------------
HARVEST: Final = SpaceId(-1)
RESHUFFLE: Final = SpaceId(-2)
NOWHERE: Final = SpaceId(-3)

BOTH: Final = 0
SOLO: Final = 1
TWO: Final = 2


BY_SLUG: Final[dict[str, int]] = {}
HAGAL: Final[list[HagalCard]] = []


class HagalCard(Component):
    """A House Hagal card: where the Rival goes, what it gets there, and its swords in Combat."""

    def __init__(
        self,
        slug: str,
        copies: int,
        space: SpaceId,
        troops: int,
        swords: int,
        signet: bool = False,
        marking: int = BOTH,
        ix: bool = False,
        freighters: int = 0,
        tech: bool = False,
        instead: SpaceId = NOWHERE,
    ) -> None:
        super().__init__(slug)
        self.id = len(HAGAL)
        self.copies = copies
        self.space = space
        self.troops = troops
        self.swords = swords
        self.signet = signet
        self.marking = marking
        self.ix = ix
        self.freighters = freighters
        self.tech = tech
        """Whether a solo Rival may acquire a tile there."""
        self.instead = instead
        """Where a Rival without the Influence for the space goes, or NOWHERE (IX-HAGAL-07)."""
        HAGAL.append(self)
        BY_SLUG[slug] = self.id


# fmt: off
#     card                 copies  space                     troops  swords
HagalCard("conspire",               2, spaces.CONSPIRE,               2, 4)
HagalCard("wealth",                 1, spaces.WEALTH,                 0, 3)
HagalCard("heighliner",             1, spaces.HEIGHLINER,             3, 6)
HagalCard("foldspace",              2, spaces.FOLDSPACE,              0, 1)
HagalCard("selective-breeding",     2, spaces.SELECTIVE_BREEDING,     0, 2)
HagalCard("secrets",                1, spaces.SECRETS,                0, 1)
HagalCard("hardy-warriors",         1, spaces.HARDY_WARRIORS,         2, 5)
HagalCard("stillsuits",             2, spaces.STILLSUITS,             0, 4)
HagalCard("rally-troops",           2, spaces.RALLY_TROOPS,           4, 3)
HagalCard("hall-of-oratory",        2, spaces.HALL_OF_ORATORY,        1, 0)
HagalCard("carthag",                3, spaces.CARTHAG,                1, 0)
HagalCard("harvest-spice",          5, HARVEST,                       0, 2)
HagalCard("arrakeen-1p",            3, spaces.ARRAKEEN,               1, 1, signet=True, marking=SOLO)
HagalCard("arrakeen-2p",            3, spaces.ARRAKEEN,               1, 1, marking=TWO)
HagalCard("reshuffle",              1, RESHUFFLE,                     0, 0, marking=TWO)
# fmt: on


def deck(marking: int, ix: bool = False) -> list[int]:
    """The House Hagal deck of the solo or of the two-player game (IX-HAGAL-01 to -03)."""
    found: list[int] = []
    for card in HAGAL:
        covered = card.space in (spaces.HALL_OF_ORATORY, spaces.RALLY_TROOPS)
        if card.marking in (BOTH, marking) and (not covered if ix else not card.ix):
            found += [card.id] * card.copies
    return found


@dataclass(eq=False)
class Difficulty:
    """A difficulty of the solo game (IMP-SOLO-02)."""

    slug: str
    solari: int
    spice: int
    mentat_cost: int
    garrison: int
    intrigues: int
    third_agent: int
    expert: bool
    swordmaster: bool


# fmt: off
DIFFICULTIES: Final = (
    #          level             solari spice mentat garrison intrigues third-agent expert swordmaster
    Difficulty("mercenary",          1,    1,     2,       0,        0,          5, False, True),
    Difficulty("sardaukar",          0,    0,     5,       3,        1,          4, False, True),
    Difficulty("mentat",             0,    0,     5,       3,        1,          3, True,  True),
    Difficulty("kwisatz-haderach",   0,    0,     5,       3,        1,          3, True,  False),
)
# fmt: on
