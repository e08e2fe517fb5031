"""Which version of a game's rules this program plays; a game in progress keeps its own."""

from __future__ import annotations

from kanly.core.registry import VERSIONS


def rules_version(game: str) -> int:
    """The version of a game's rules."""
    return VERSIONS.get(game, 1)
