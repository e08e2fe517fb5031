"""Kanly: Dune: Imperium and the classic Dune, as a rules engine, a table and a laboratory."""

from kanly.core.game import Game
from kanly.core.record import load
from kanly.games import new

__all__ = ["Game", "load", "new"]
__version__ = "0.1.0"
