"""Every component of the classic game as an entry, by kind and by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.words.bundle import LANGUAGES
from kanly.words.classic.components import card, faction, leader, spice_card, territory
from kanly.words.entry import Entry
from kanly.words.finding import folded, named
from kanly.words.words import Words

Shelf = Callable[[Words], list[Entry]]

KINDS: Final[dict[str, Shelf]] = {
    "faction": lambda words: [faction(words, made) for made in FACTIONS],
    "leader": lambda words: [leader(words, made) for made in LEADERS],
    "card": lambda words: [card(words, made) for made in TREACHERY_CARDS],
    "spice-card": lambda words: [spice_card(words, made) for made in SPICE_CARDS],
    "territory": lambda words: [territory(words, made) for made in TERRITORIES],
}
"""The kinds of component, in the order in which one reads them."""


def entries(words: Words) -> list[Entry]:
    """Every component, kind by kind."""
    return [entry for shelf in KINDS.values() for entry in shelf(words)]


def find(words: Words, name: str) -> list[Entry]:
    """Every component of that name: its slug, or its name in any language."""
    return named(entries(words), keys, name)


def keys(entry: Entry) -> set[str]:
    """Everything a component may be called, folded."""
    key = f"classic-{entry.kind}-{entry.slug}"
    named = [Words(lang).name(key, form) for lang in LANGUAGES for form in ("", "full")]
    return {folded(each) for each in (entry.slug, entry.name, *named)}
