"""The catalogue: every component of a game with its words and what there is to draw of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from kanly.server import shapes
from kanly.server.painter import pictures, trees
from kanly.server.wording import plain
from kanly.words import Entry, Words, entries
from kanly.words.classic import catalogue as classic

Shelf = Callable[[Words], list[Entry]]

REF: Final = {
    "starter": "card",
    "reserve": "card",
    "imperium": "card",
    "shipping": "term",
    "piece": "term",
}
"""In Imperium, the first part of a message key where it is not the kind itself."""
SHELVES: Final[dict[str, tuple[Shelf, Callable[[Entry], str]]]] = {
    "imperium": (entries, lambda entry: f"{REF.get(entry.kind, entry.kind)}-{entry.slug}"),
    "classic": (classic.entries, lambda entry: f"classic-{entry.kind}-{entry.slug}"),
}
"""How each game lists its components, and the message key of each."""

DRAWN: Final = {"starter": "card", "reserve": "card", "imperium": "card"}
"""Under which kind the painter has a component, where it is not its own."""


@cache
def catalogue(game: str, lang: str) -> shapes.Catalogue:
    """Every component of a game in a language; none for a game without a shelf."""
    drawn = pictures(game)
    found: list[shapes.Component] = []
    shelf, ref = SHELVES.get(game, (lambda words: [], lambda entry: entry.slug))
    for entry in shelf(plain(lang)):
        picture = drawn.get(DRAWN.get(entry.kind, entry.kind), {}).get(entry.slug)
        data = entry.as_data() | {
            "ref": ref(entry),
            "effects": {} if picture is None else picture.effects,
            "data": {} if picture is None else picture.data,
        }
        found.append(msgspec.convert(data, shapes.Component))
    return shapes.Catalogue(game, lang, found, trees(game))
