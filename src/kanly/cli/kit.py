"""What a game's own package adds to the terminal: its table, and how its components are listed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from kanly.cli.board import Board
from kanly.cli.menu import Menu
from kanly.core.game import Game
from kanly.core.registry import layer_kit
from kanly.core.setup import Options

if TYPE_CHECKING:
    from kanly.cli.table import TerminalTable


class Variant(NamedTuple):
    """A way to play that `kanly bench` compares with the game as it is."""

    key: str
    title: str
    options: Options
    goal: float
    """Of the game's decisions per second, at least so much."""


@dataclass(frozen=True)
class TerminalKit:
    """One game in the terminal."""

    board: type[Board] = Board
    """A position in text."""
    menu: type[Menu] = Menu
    """The choices of a decision."""
    table: type[TerminalTable] | None = None
    """The table of one player; without one, a plain table that suits any game."""
    styles: Mapping[str, str] = field(default_factory=dict)
    """The colours of its houses, by their names."""
    columns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the list of each kind of component shows between name and text."""
    kind: str = "kind"
    """The first part of the message keys of its kinds: `kind` of `kind-leader`."""
    heading: str = "field"
    """The same of the columns."""
    goals: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """For `kanly bench`, by build: the least multiple of the peer's decisions, and the greatest
    fraction of its copying time."""
    variant: Variant | None = None


def terminal_kit(game: str) -> TerminalKit:
    """The terminal of a game."""
    return layer_kit("cli", game, TerminalKit) or TerminalKit()


def board_of(game: Game) -> type[Board]:
    """The kind of board that shows this game."""
    return terminal_kit(game.setup.game).board
