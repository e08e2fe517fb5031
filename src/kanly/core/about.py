"""What a table needs to know of a game before it begins: players, options, houses.

The core knows no game; each game's package describes itself, and `kanly.games` registers it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kanly.core.game import Game
from kanly.core.setup import Options, Value

SWITCH = "switch"
CHOICE = "choice"
NUMBER = "number"
SEATS = "seats"
"""Kinds of option: on or off, one of several values, a number, or one value for each seat."""


@dataclass(eq=False)
class Option:
    """An option of a game: its kind, what it may be, and when it can be set."""

    key: str
    kind: str
    players: tuple[int, ...]
    """The numbers of players for which it can be set."""
    default: Value | None = None
    values: list[str] = field(default_factory=list)
    names: str = ""
    """The first part of the message keys of its values (`leader` for `leader-ilesa-ecaz`)."""
    least: int = 0
    most: int = 0
    needs: tuple[str, ...] = ()
    """Options that must be set with it."""
    excludes: tuple[str, ...] = ()
    """Options that cannot be set with it."""
    value_needs: dict[str, str] = field(default_factory=dict)
    """Values that need another option."""
    modes: tuple[str, ...] = ()
    """Of an option that seats pick: other values for all of them at once, such as a draft."""
    group: str = ""
    """Under which heading it is listed, apart from those that every table looks at."""


@dataclass(frozen=True)
class Variant:
    """A smaller game for learners, with the same rules."""

    players: int
    options: Options


@dataclass(eq=False)
class About:
    """A game as one that sets a table sees it."""

    players: tuple[int, ...]
    default_players: int
    options: list[Option]
    prefix: str
    """The first part of the message keys of houses: `colour-` of `colour-red`."""
    fixed: list[str]
    """The names of the houses by seat (`red`), where the seat alone decides them."""
    houses: Callable[[Game], list[str]]
    """The names of the houses of a game, seats first, as views and notations have them."""
    scores: Callable[[Game], list[int]]
    """How far each house has come, for a graph by round."""
    unseated: Callable[[Game], dict[str, str]] = lambda game: {}
    """The houses of a game that nobody plays, and the message keys of what they are called."""
    talk: bool = False
    """Whether two seats may talk in private."""
    quick: Options = field(default_factory=dict)
    """Options for whoever wants to play at once."""
    easy: Callable[[int, int], Options] | None = None
    """Options for a first game of so many players, in which that seat is easy to play."""
    presets: dict[str, Options] = field(default_factory=dict)
    """Options that are played together, by the name that option `preset` takes."""
    variants: dict[str, Variant] = field(default_factory=dict)
    """Smaller games by name; learners find `small` of a game as `GAME-small`."""
