"""The names of what an observation of the classic game counts: slugs of the tables."""

from __future__ import annotations

from typing import Final

from kanly.classic import rules
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS


def frame_name(number: int) -> str:
    return rules.NAMES[number].lower().replace("_", "-")


FACTION: Final = [faction.slug for faction in FACTIONS]
LOCATION: Final = [location.slug for location in LOCATIONS]
TERRITORY: Final = [territory.slug for territory in TERRITORIES]
LEADER: Final = [leader.slug for leader in LEADERS]
POWER: Final = [power.slug for power in POWERS]
CARD: Final = [card.slug for card in TREACHERY_CARDS]
SPICE_CARD: Final = [card.slug for card in SPICE_CARDS]
STEPS: Final = [frame_name(number) for number in range(len(rules.STEPS))]
QUESTIONS: Final = [frame_name(number) for number in sorted(rules.QUESTIONS)]


def numbers(first: int, last: int) -> list[str]:
    """Numbers as names."""
    return [str(number) for number in range(first, last + 1)]


def each(some: list[str], others: list[str]) -> list[str]:
    """Each of some with each of the others."""
    return [f"{one} {other}" for one in some for other in others]
