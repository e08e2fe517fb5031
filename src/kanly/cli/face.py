"""How the terminal shows a game: what a board and a log of any game can do."""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from kanly.cli.say import Say
from kanly.core.event import Event
from kanly.core.game import Game


class Drawn(Protocol):
    """A position in text. Whoever looks may know all of it: a view's position, or the true one."""

    def draw(self) -> RenderableType:
        """The whole table."""

    def who(self, seat: int, /) -> Text:
        """A seat and whom it plays."""

    def hand(self, seat: int, /) -> RenderableType:
        """What a seat holds."""

    def purse(self, seat: int, /) -> RenderableType:
        """What a seat has, in a line or two."""


class Face(Protocol):
    """One game in text."""

    def board(self, say: Say, game: Game, seat: int | None, width: int) -> Drawn:
        """A position as a seat sees it, or as it is."""

    def log(self, say: Say, events: list[Event], seat: int | None) -> RenderableType:
        """Events as a seat is told them; None is told everything."""

    def player(self, say: Say, game: Game, seat: int) -> Text:
        """A seat in words, in its colour."""

    def ending(self, say: Say, game: Game) -> RenderableType:
        """The result: who won, why, and everyone's standing."""
