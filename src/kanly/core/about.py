"""What a table needs to know of a game before it begins: players, options, houses.

The core knows no game; each game's package describes itself, and `kanly.games` registers it.
"""

from __future__ import annotations

from collections.abc import Callable

from kanly.core.game import Game
from kanly.core.setup import Options, Value

SWITCH = "switch"
CHOICE = "choice"
NUMBER = "number"
SEATS = "seats"
"""Kinds of option: on or off, one of several values, a number, or one value for each seat."""


class Option:
    """An option of a game: its kind, what it may be, and when it can be set.

    `names` is the first part of the message keys of its values (`leader` for `leader-ilesa-ecaz`).
    """

    __slots__ = (
        "default",
        "excludes",
        "group",
        "key",
        "kind",
        "least",
        "modes",
        "most",
        "names",
        "needs",
        "players",
        "value_needs",
        "values",
    )

    def __init__(
        self,
        key: str,
        kind: str,
        players: tuple[int, ...],
        default: Value | None = None,
        values: list[str] | None = None,
        names: str = "",
        least: int = 0,
        most: int = 0,
        needs: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        value_needs: dict[str, str] | None = None,
        modes: tuple[str, ...] = (),
        group: str = "",
    ) -> None:
        self.key = key
        self.kind = kind
        self.players = players
        """The numbers of players for which it can be set."""
        self.default = default
        self.values: list[str] = [] if values is None else values
        self.names = names
        self.least = least
        self.most = most
        self.needs = needs
        """Options that must be set with it."""
        self.excludes = excludes
        """Options that cannot be set with it."""
        self.value_needs: dict[str, str] = {} if value_needs is None else value_needs
        """Values that need another option."""
        self.modes = modes
        """Of an option that seats pick: other values for all of them at once, such as a draft."""
        self.group = group
        """Under which heading it is listed, apart from those that every table looks at."""


class About:
    """A game as one that sets a table sees it."""

    __slots__ = (
        "default_players",
        "fixed",
        "houses",
        "options",
        "players",
        "prefix",
        "presets",
        "quick",
        "scores",
        "talk",
    )

    def __init__(
        self,
        players: tuple[int, ...],
        default_players: int,
        options: list[Option],
        prefix: str,
        fixed: list[str],
        houses: Callable[[Game], list[str]],
        scores: Callable[[Game], list[int]],
        talk: bool = False,
        quick: Options | None = None,
        presets: dict[str, Options] | None = None,
    ) -> None:
        self.players = players
        self.default_players = default_players
        self.options = options
        self.prefix = prefix
        """The first part of the message keys of houses: `colour-` of `colour-red`."""
        self.fixed = fixed
        """The names of the houses by seat (`red`), where the seat alone decides them."""
        self.houses = houses
        """The names of the houses of a game, seats first, as views and notations have them."""
        self.scores = scores
        """How far each house has come, for a graph by round."""
        self.talk = talk
        """Whether two seats may talk in private."""
        self.quick: Options = {} if quick is None else quick
        """Options for whoever wants to play at once."""
        self.presets: dict[str, Options] = {} if presets is None else presets
        """Options that are played together, by the name that option `preset` takes."""
