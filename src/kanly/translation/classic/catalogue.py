"""Every component of the classic game as an entry, by kind and by name."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.translation.classic.components import card, faction, leader, spice_card, territory
from kanly.translation.kit import Shelf

KINDS: Final[dict[str, Shelf]] = {
    "faction": lambda words: [faction(words, made) for made in FACTIONS],
    "leader": lambda words: [leader(words, made) for made in LEADERS],
    "card": lambda words: [card(words, made) for made in TREACHERY_CARDS],
    "spice-card": lambda words: [spice_card(words, made) for made in SPICE_CARDS],
    "territory": lambda words: [territory(words, made) for made in TERRITORIES],
}
"""The kinds of component, in the order in which one reads them."""
