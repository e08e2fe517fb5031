"""Every component of the game as an entry, by kind and by name."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.tables.cards import CARDS, EPIC, IMPERIUM, IX, RESERVE, STARTER
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.translation.entry import Entry
from kanly.translation.imperium.components import card, conflict, intrigue, leader, space, tile
from kanly.translation.imperium.rivals import difficulty, hagal
from kanly.translation.imperium.tracks import PIECES, piece, shipping, track
from kanly.translation.kit import Shelf


def piles(*numbers: int) -> Shelf:
    """The cards of some piles."""
    return lambda words: [card(words, made) for made in CARDS if made.pile in numbers]


KINDS: Final[dict[str, Shelf]] = {
    "starter": piles(STARTER, EPIC),
    "reserve": piles(RESERVE),
    "imperium": piles(IMPERIUM, IX),
    "intrigue": lambda words: [intrigue(words, made) for made in INTRIGUES],
    "conflict": lambda words: [conflict(words, made) for made in CONFLICTS],
    "tile": lambda words: [tile(words, made) for made in TILES],
    "leader": lambda words: [leader(words, made) for made in LEADERS],
    "space": lambda words: [space(words, made) for made in SPACES],
    "faction": lambda words: [track(words, faction) for faction in range(len(FACTION_NAMES))],
    "shipping": lambda words: [shipping(words)],
    "piece": lambda words: [piece(words, slug) for slug in PIECES],
    "hagal": lambda words: [hagal(words, made) for made in HAGAL],
    "difficulty": lambda words: [difficulty(words, made) for made in DIFFICULTIES],
}
"""The kinds of component, in the order in which one reads them."""


def key(entry: Entry) -> str:
    """The message key of a component's name."""
    return f"{PREFIX.get(entry.kind, entry.kind)}-{entry.slug}"


PREFIX: Final = {
    "starter": "card",
    "reserve": "card",
    "imperium": "card",
    "shipping": "term",
    "piece": "term",
}
"""The first part of a message key, where it is not the kind itself."""
