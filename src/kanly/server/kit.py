"""What a game's own package adds to the table: what there is to draw of its components, as plain
data for whoever draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from kanly.core.registry import layer_kit

Tree = dict[str, object]
"""An effect, by the words of the effect language."""


class Picture(NamedTuple):
    """What there is to draw of a component: its effects by box, and what else is printed on it."""

    effects: dict[str, Tree]
    data: Tree


@dataclass(frozen=True)
class TableKit:
    """One game at the table."""

    pictures: Callable[[], dict[str, dict[str, Picture]]] = dict
    """Every component by kind and slug; nothing for a game that is drawn without."""
    trees: Callable[[], dict[str, Tree]] = dict
    """Every effect that a choice of the game can name, by its notation (`do NOTATION`)."""
    drawn: Mapping[str, str] = field(default_factory=dict)
    """Under which kind the pictures have a component, where it is not its own."""


def table_kit(game: str) -> TableKit:
    """The table of a game."""
    return layer_kit("server", game, TableKit) or TableKit()
