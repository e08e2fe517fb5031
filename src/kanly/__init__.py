"""Kanly: Dune: Imperium and the classic Dune, as a rules engine, a table and a laboratory."""

from kanly import games
from kanly.core.game import Game
from kanly.core.record import load
from kanly.core.registry import new

__all__ = ["Game", "games", "load", "new"]
__version__ = "0.1.0"
