"""What a game's own package adds to the table: its position as it is sent, and what there is to
draw of its components, as plain data for whoever draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import NamedTuple

import msgspec

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.registry import layer_kit
from kanly.core.view import View
from kanly.server.state import StateTypes

Tree = dict[str, object]
"""An effect, by the words of the effect language."""


class Picture(NamedTuple):
    """What there is to draw of a component: its effects by box, and what else is printed on it."""

    effects: dict[str, Tree]
    data: Tree


@dataclass(frozen=True)
class ServerKit:
    """One game at the table."""

    pictures: Callable[[], dict[str, dict[str, Picture]]] = dict
    """Every component by kind and slug; nothing for a game that is drawn without."""
    trees: Callable[[], dict[str, Tree]] = dict
    """Every effect that a choice of the game can name, by its notation (`do NOTATION`)."""
    drawn: Mapping[str, str] = field(default_factory=dict)
    """Under which kind the pictures have a component, where it is not its own."""
    state_types: StateTypes | None = None
    """The types of its position as it is sent."""
    hint_types: ModuleType | None = None
    """The module with the struct `Hints`, and perhaps `Preview`."""
    hints: Callable[[Game, Decision | None], object] = lambda game, decision: None
    """What the rules make of a position as somebody sees it who is asked that, or nothing."""
    verbs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What one may want of a thing that is pointed at: verbs by kind of question."""
    other_verbs: Sequence[str] = ()
    """The verbs for any other kind."""
    wholes: Mapping[str, str] = field(default_factory=dict)
    """What a thing is a part of (`location carthag`): a choice about that may be meant too."""
    unlikely: Callable[[Game, int, Choice], int] = lambda game, seat, choice: 0
    """How unlikely it is that a seat means this choice, to tell several about a thing apart."""
    preview: Callable[[View, list[str]], object] = lambda view, choices: None
    """What would come of some choices, from what a seat sees."""

    def state(self, game: Game) -> object:
        """The position by names; a game without a struct sends what it describes as it is."""
        data = game.describe()
        types = self.state_types
        return data if types is None else msgspec.convert(data, types.state)


def server_kit(game: str) -> ServerKit:
    """The table of a game."""
    return layer_kit("server", game, ServerKit) or ServerKit()


def state_of(game: Game) -> object:
    """A position as it is sent."""
    return server_kit(game.setup.game).state(game)
