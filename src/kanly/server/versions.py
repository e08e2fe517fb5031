"""Which version of a game's rules this program plays; a game in progress keeps its own."""

from __future__ import annotations

from kanly.core.registry import KITS, kit_of


def rules_version(game: str) -> int:
    """The version of a game's rules."""
    return kit_of(game).version


def rules_played() -> list[tuple[str, int]]:
    """Every game with the version of its rules."""
    return [(game, kit.version) for game, kit in KITS.items()]
