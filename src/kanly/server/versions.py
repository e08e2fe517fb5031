"""Which version of a game's rules this program plays; a game in progress keeps its own."""

from __future__ import annotations

from kanly.core.registry import ABOUT, VERSIONS


def rules_version(game: str) -> int:
    """The version of a game's rules."""
    return VERSIONS.get(game, 1)


def rules_played() -> list[tuple[str, int]]:
    """Every game with the version of its rules."""
    return [(game, rules_version(game)) for game in ABOUT]
