"""The message keys of components, by their numbers: what events and refusals name."""

from __future__ import annotations

from typing import Final

from kanly.imperium.choices import COLOURS
from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.tables.tiles import TILES

COLOUR_KEY: Final = [f"colour-{name}" for name in COLOURS]
RESOURCE_KEY: Final = [f"resource-{name}" for name in RESOURCE_NAMES]
FACTION_KEY: Final = [f"faction-{name}" for name in FACTION_NAMES]
CARD_KEY: Final = [f"card-{card.slug}" for card in CARDS]
INTRIGUE_KEY: Final = [f"intrigue-{card.slug}" for card in INTRIGUES]
CONFLICT_KEY: Final = [f"conflict-{card.slug}" for card in CONFLICTS]
LEADER_KEY: Final = [f"leader-{leader.slug}" for leader in LEADERS]
SPACE_KEY: Final = [f"space-{space.slug}" for space in SPACES]
TILE_KEY: Final = [f"tile-{tile.slug}" for tile in TILES]
