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


class SpiceCard:
    """A spice card: so much spice in one location, or a worm."""

    __slots__ = ("copies", "id", "location", "slug", "spice", "territory")

    def __init__(self, ident: int, slug: str, copies: int, territory: int, spice: int) -> None:
        self.id = ident
        self.slug = slug
        self.copies = copies
        self.territory = territory
        self.location = TERRITORIES[territory].icon if territory != NOWHERE else NOWHERE
        self.spice = spice

    def __repr__(self) -> str:
        return self.slug


SPICE_CARDS: Final[list[SpiceCard]] = []
BY_SLUG: Final[dict[str, int]] = {}


def blow(territory: int, spice: int) -> int:
    """Add the card of a territory; returns its number."""
    return card(TERRITORIES[territory].slug, 1, territory, spice)


def card(slug: str, copies: int, territory: int, spice: int) -> int:
    made = SpiceCard(len(SPICE_CARDS), slug, copies, territory, spice)
    SPICE_CARDS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


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
SHAI_HULUD: Final[int] = card("shai-hulud", 6, NOWHERE, 0)
# fmt: on

SPICE_DECK: Final = [made.id for made in SPICE_CARDS for _ in range(made.copies)]
"""The whole deck, unshuffled."""
