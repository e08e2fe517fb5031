"""Kanly: Dune: Imperium and the classic Dune, as a rules engine, a table and a laboratory."""

from typing import TYPE_CHECKING

from kanly import games
from kanly.core.game import Game
from kanly.core.record import load
from kanly.core.registry import new

if TYPE_CHECKING:
    from kanly import bots

__all__ = ["Game", "bots", "games", "load", "new"]
__version__ = "0.1.0"

LATER = ("arena", "bots", "encoding", "envs", "words")
"""Packages that are imported when they are first asked for, so that the engine alone is quick."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in LATER:
            raise AttributeError(f"module 'kanly' has no attribute '{name}'")
        from importlib import import_module

        return import_module(f"kanly.{name}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *LATER})
