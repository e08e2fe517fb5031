"""The painter: what there is to draw of each component, as plain data for whoever draws it.

pictures("imperium")["card"]["fremen-camp"].effects["agent"]
{"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}
"""

from __future__ import annotations

from typing import Final

from kanly.server.imperium import painter
from kanly.server.imperium.icons import Picture, Tree

__all__ = ["Picture", "Tree", "pictures", "trees"]


def pictures(game: str) -> dict[str, dict[str, Picture]]:
    """Every component of a game by kind and slug; nothing for a game that needs no painter."""
    return PAINTERS[game][0]() if game in PAINTERS else {}


def trees(game: str) -> dict[str, Tree]:
    """Every effect that a choice of the game can name, by its notation (`do NOTATION`)."""
    return PAINTERS[game][1]() if game in PAINTERS else {}


PAINTERS: Final = {"imperium": (painter.pictures, painter.trees)}
