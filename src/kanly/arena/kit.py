"""What a game's own package adds to the arena: what is dealt to the seats, and its own contests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from kanly.core.game import Game
from kanly.core.registry import kit_of, layer_kit
from kanly.core.setup import Options

if TYPE_CHECKING:
    from kanly.arena.luck import Values
    from kanly.arena.plan import Line
    from kanly.arena.strength import Table

Contest = Callable[[Sequence[str], int, Options], "tuple[Line, ...]"]
"""Which bots sit down together, from bots, players and options."""


def houses(game: Game) -> list[str]:
    """What the seats are called, in a game that deals nothing."""
    return kit_of(game.setup.game).about.houses(game)[: game.players]


class Skill(NamedTuple):
    """How strong somebody is, and its standard deviation: 1500 points are the `adept` bot, 400 more
    are odds of ten to one."""

    points: float
    doubt: float


STANDARD = "standard"
"""The mode of a game that has only one."""


@dataclass(frozen=True)
class PuzzleKind:
    """Decisions among which puzzles are looked for."""

    name: str
    game: str
    questions: frozenset[str]
    """The kinds of the decisions."""
    tables: tuple[tuple[int, Options], ...]
    """Players and options of the games that are searched."""
    gap: float
    """By how much chance to win the solution must be better than any other choice."""
    obvious: float = 0.8
    """What is this probable at a glance needs no thought."""
    percent: int = 50
    """The share of these decisions that is looked at."""
    each: int = 2
    """Puzzles that are taken from one game."""


@dataclass(frozen=True)
class ArenaKit:
    """One game in the arena."""

    house: str = "house"
    """What seats are dealt: a leader, a faction."""
    option: str = ""
    """The option that sets what they are dealt."""
    pool: Callable[[int, Options], list[str]] = lambda players, options: []
    """All that can be dealt; nothing where the players choose for themselves."""
    slots: Callable[[int, Options], int] = lambda players, options: players
    """How many are dealt to the players."""
    held: Callable[[Game], list[str]] = houses
    """What each seat of a game has."""
    mode: Callable[[int, Options], str] = lambda players, options: STANDARD
    """Which mode a number of players and options are: only results of one mode are compared."""
    winners: Callable[[Game], dict[str, bool]] = lambda game: {}
    """What was played with, and whether it won, where figures count that."""
    ratings: Mapping[str, Skill] = field(default_factory=dict)
    """How strong the levels of the table are, as `benchmarks/rating_games.py` measured it. With
    these a person's games against bots are rated."""
    places: bool = True
    """Whether the places of those who did not win tell how well they played."""
    contests: Mapping[str, Contest] = field(default_factory=dict)
    """Kinds of contest that only this game has."""
    values: Values | None = None
    """What each seat can expect of some positions, to take luck out of results."""
    tables: tuple[Table, ...] = ()
    """Its tables in docs/strength.md."""
    puzzles: tuple[PuzzleKind, ...] = ()
    """The kinds of puzzles that are looked for."""


def arena_kit(game: str) -> ArenaKit:
    """The arena of a game."""
    return layer_kit("arena", game, ArenaKit) or ArenaKit()
