"""The catalogue: every component of a game with its words and what there is to draw of it."""

from __future__ import annotations

from functools import cache

import msgspec

from kanly.server import shapes
from kanly.server.kit import table_kit
from kanly.server.wording import plain
from kanly.words import entries
from kanly.words.kit import words_kit


@cache
def catalogue(game: str, lang: str) -> shapes.Catalogue:
    """Every component of a game in a language."""
    kit = table_kit(game)
    drawn = kit.pictures()
    found: list[shapes.Component] = []
    for entry in entries(plain(lang), game):
        picture = drawn.get(kit.drawn.get(entry.kind, entry.kind), {}).get(entry.slug)
        data = entry.as_data() | {
            "ref": words_kit(game).key(entry),
            "effects": {} if picture is None else picture.effects,
            "data": {} if picture is None else picture.data,
        }
        found.append(msgspec.convert(data, shapes.Component))
    return shapes.Catalogue(game, lang, found, kit.trees())
