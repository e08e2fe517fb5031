"""Every component of the game as an entry, by kind and by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from kanly.core.errors import UnknownName
from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.tables.cards import CARDS, EPIC, IMPERIUM, IX, RESERVE, STARTER
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.words.bundle import LANGUAGES
from kanly.words.entry import Entry
from kanly.words.imperium.components import card, conflict, intrigue, leader, space, tile
from kanly.words.imperium.rivals import difficulty, hagal
from kanly.words.imperium.tracks import PIECES, piece, shipping, track
from kanly.words.words import Words

Shelf = Callable[[Words], list[Entry]]


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


def entries(words: Words) -> list[Entry]:
    """Every component, kind by kind."""
    return [entry for shelf in KINDS.values() for entry in shelf(words)]


def find(words: Words, name: str) -> list[Entry]:
    """Every component of that name: its slug, or its name in any language."""
    known = entries(words)
    wanted = folded(name)
    found = [entry for entry in known if wanted in keys(entry)]
    if not found:
        raise UnknownName("component", name, near(wanted, known))
    return found


def keys(entry: Entry) -> set[str]:
    """Everything a component may be called, folded."""
    key = f"{PREFIX.get(entry.kind, entry.kind)}-{entry.slug}"
    translated = [Words(lang).name(key) for lang in LANGUAGES]
    return {folded(each) for each in (entry.slug, entry.name, *translated)}


PREFIX: Final = {
    "starter": "card",
    "reserve": "card",
    "imperium": "card",
    "shipping": "term",
    "piece": "term",
}
"""The first part of a message key, where it is not the kind itself."""


def near(wanted: str, known: list[Entry]) -> list[str]:
    """The names nearest to a folded one; all slugs if none is near."""
    names = {key: entry for entry in known for key in keys(entry)}
    close = get_close_matches(wanted, names, n=3, cutoff=0.6)
    found = list(dict.fromkeys(names[key].name for key in close))
    return found or list(dict.fromkeys(entry.slug for entry in known))


LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def folded(name: str) -> str:
    """A name without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFD", name.casefold().translate(LIGATURES))
    plain = "".join(each for each in letters if not "\u0300" <= each <= "\u036f")
    whole = unicodedata.normalize("NFKC", plain)
    return "".join(each for each in whole if each.isalnum())
