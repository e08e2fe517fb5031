"""The catalogue: every component of a game with its words and what there is to draw of it."""

from __future__ import annotations

from functools import cache

import msgspec

from kanly.server import schema
from kanly.server.kit import server_kit
from kanly.server.wording import plain
from kanly.translation import entries
from kanly.translation.kit import translation_kit


@cache
def catalogue(game: str, lang: str) -> schema.Catalogue:
    """Every component of a game in a language."""
    kit = server_kit(game)
    drawn = kit.pictures()
    found: list[schema.Component] = []
    for entry in entries(plain(lang), game):
        picture = drawn.get(kit.drawn.get(entry.kind, entry.kind), {}).get(entry.slug)
        data = entry.as_data() | {
            "ref": translation_kit(game).key(entry),
            "effects": {} if picture is None else picture.effects,
            "data": {} if picture is None else picture.data,
        }
        found.append(msgspec.convert(data, schema.Component))
    return schema.Catalogue(game, lang, found, kit.trees())
