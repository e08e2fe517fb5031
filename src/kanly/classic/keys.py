"""What messages call things: the keys of their names, by number."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS

FACTION: Final = tuple(f"classic-faction-{faction.slug}" for faction in FACTIONS)
FORCE: Final = tuple(f"classic-force-{made.starred_slug or 'starred'}" for made in FACTIONS)
"""The starred forces of each faction."""
LEADER: Final = tuple(f"classic-leader-{leader.slug}" for leader in LEADERS)
CARD: Final = tuple(f"classic-card-{card.slug}" for card in TREACHERY_CARDS)
KIND: Final = tuple(f"classic-kind-{name}" for name in KIND_NAMES)
TERRITORY: Final = tuple(f"classic-territory-{territory.slug}" for territory in TERRITORIES)
POWER: Final = tuple(f"classic-power-{power.slug}" for power in POWERS)
PHASE: Final = tuple(f"classic-phase-{name}" for name in PHASE_NAMES)


def place(location: int) -> dict[str, int | str]:
    """A location as arguments of a message."""
    found = LOCATIONS[location]
    return {"territory": TERRITORY[found.territory], "sector": found.sector}
