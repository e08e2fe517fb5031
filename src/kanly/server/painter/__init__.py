"""The painter: what there is to draw of each component, as plain data for whoever draws it.

pictures("imperium")["card"]["fremen-camp"]["agent"]
{"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.server.painter import imperium
from kanly.server.painter.effects import Tree

__all__ = ["Tree", "pictures"]

Pictures = dict[str, dict[str, Tree]]

GAMES: Final[dict[str, Callable[[], Pictures]]] = {"imperium": imperium.pictures}


def pictures(game: str) -> Pictures:
    """Every component of a game by kind and slug; nothing for a game that needs no painter."""
    made = GAMES.get(game)
    return {} if made is None else made()
