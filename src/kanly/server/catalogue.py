"""The catalogue: every component of a game with its words and what there is to draw of it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from kanly.server import shapes
from kanly.server.painter import pictures, trees
from kanly.server.wording import plain
from kanly.words import entries
from kanly.words.kit import words_kit

DRAWN: Final = {"starter": "card", "reserve": "card", "imperium": "card"}
"""Under which kind the painter has a component, where it is not its own."""


@cache
def catalogue(game: str, lang: str) -> shapes.Catalogue:
    """Every component of a game in a language."""
    drawn = pictures(game)
    found: list[shapes.Component] = []
    for entry in entries(plain(lang), game):
        picture = drawn.get(DRAWN.get(entry.kind, entry.kind), {}).get(entry.slug)
        data = entry.as_data() | {
            "ref": words_kit(game).key(entry),
            "effects": {} if picture is None else picture.effects,
            "data": {} if picture is None else picture.data,
        }
        found.append(msgspec.convert(data, shapes.Component))
    return shapes.Catalogue(game, lang, found, trees(game))
