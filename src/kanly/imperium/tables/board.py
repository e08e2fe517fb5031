"""What the tables say together: who reaches which space, and what a purse can pay for."""

from __future__ import annotations

from typing import Final

from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.leaders import LEADERS, Ability
from kanly.imperium.tables.spaces import (
    CITY,
    FACTION_ICONS,
    LANDSRAAD,
    LOCATIONS,
    SPACES,
    SPICE_TRADE,
    mask_of,
)

ICON_REACH: Final = [mask_of([s for s in SPACES if s.icon == icon]) for icon in range(7)]
COMBAT_MASK: Final = mask_of([s for s in SPACES if s.combat])
OUTSIDE: Final = ICON_REACH[LANDSRAAD] | ICON_REACH[CITY] | ICON_REACH[SPICE_TRADE]
"""Landsraad, City and Spice Trade spaces."""
FACTION_SPACES: Final = [ICON_REACH[faction] for faction in range(4)]


def reach(icons: int) -> int:
    """The spaces that a set of Agent icons may reach."""
    found = 0
    for icon in range(7):
        if icons >> icon & 1:
            found |= ICON_REACH[icon]
    return found


REACH: Final = [reach(card.icons) for card in CARDS]
"""REACH[card]: the spaces its Agent icons reach."""
ENVOY_REACH: Final = reach(FACTION_ICONS)

ABILITIES: Final = [*[leader.ability for leader in LEADERS], Ability()]
"""ABILITIES[leader]: what the left ability changes; the last, nothing, is that of NO_LEADER."""
LANDSRAAD_DISCOUNTS: Final = [ability.landsraad_discount for ability in ABILITIES]
PASSES: Final = [reach(sum([1 << icon for icon in ability.passes])) for ability in ABILITIES]
"""PASSES[leader]: the spaces that enemy Agents never close to the Leader."""

MOST: Final = 9
"""No space costs more than this of any resource."""
SOLARI_BUYS: Final = [mask_of([s for s in SPACES if s.solari <= n]) for n in range(MOST + 1)]
SPICE_BUYS: Final = [mask_of([s for s in SPACES if s.spice <= n]) for n in range(MOST + 1)]
WATER_BUYS: Final = [mask_of([s for s in SPACES if s.water <= n]) for n in range(MOST + 1)]
"""Spaces that a number of Solari, spice or water can pay for."""

LOCATION: Final = [LOCATIONS.index(s.id) if s.id in LOCATIONS else -1 for s in SPACES]
"""LOCATION[space]: its number among the locations that can be controlled, or -1."""
