"""The spice deck: 15 territory cards and 6 worms (CLA-MAP-12)."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.territories import (
    BROKEN_LAND,
    CIELAGO_NORTH,
    CIELAGO_SOUTH,
    FUNERAL_PLAIN,
    HABBANYA_ERG,
    HABBANYA_RIDGE_FLAT,
    HAGGA_BASIN,
    NOWHERE,
    OLD_GAP,
    RED_CHASM,
    ROCK_OUTCROPPINGS,
    SIHAYA_RIDGE,
    SOUTH_MESA,
    TERRITORIES,
    THE_GREAT_FLAT,
    THE_MINOR_ERG,
    WIND_PASS_NORTH,
)
from kanly.classic.types import TerritoryId
from kanly.core.component import Component

SPICE_CARDS: Final[list[SpiceCard]] = []
BY_SLUG: Final[dict[str, int]] = {}


class SpiceCard(Component):
    """A spice card: so much spice in one location, or a worm."""

    def __init__(self, slug: str, copies: int, territory: TerritoryId, spice: int) -> None:
        super().__init__(slug)
        self.id = len(SPICE_CARDS)
        self.copies = copies
        self.territory = territory
        self.location = NOWHERE if territory == NOWHERE else TERRITORIES[territory].icon
        self.spice = spice
        SPICE_CARDS.append(self)
        BY_SLUG[slug] = self.id


def blow(territory: TerritoryId, spice: int) -> int:
    """Add the card of a territory; returns its number."""
    return SpiceCard(TERRITORIES[territory].slug, 1, territory, spice).id


# fmt: off
BLOWS: Final = [
    blow(CIELAGO_NORTH,        8),
    blow(CIELAGO_SOUTH,       12),
    blow(THE_MINOR_ERG,        8),
    blow(RED_CHASM,            8),
    blow(SOUTH_MESA,          10),
    blow(SIHAYA_RIDGE,         6),
    blow(OLD_GAP,              6),
    blow(BROKEN_LAND,          8),
    blow(HAGGA_BASIN,          6),
    blow(ROCK_OUTCROPPINGS,    6),
    blow(FUNERAL_PLAIN,        6),
    blow(THE_GREAT_FLAT,      10),
    blow(HABBANYA_ERG,         8),
    blow(WIND_PASS_NORTH,      6),
    blow(HABBANYA_RIDGE_FLAT, 10),
]
"""The territory cards, in the order of the map."""
SHAI_HULUD: Final[int] = SpiceCard("shai-hulud", 6, NOWHERE, 0).id
# fmt: on

SPICE_DECK: Final[list[int]] = [made.id for made in SPICE_CARDS for _ in range(made.copies)]
"""The whole deck, unshuffled."""
