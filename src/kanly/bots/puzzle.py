"""A puzzle: a position of a game between bots at which one choice is clearly best, as a file.

A puzzle is told from the game that it belongs to: its seed, its options and the choices up to the
position. So it can be played on, and whoever solves it sees what the seat saw and nothing else.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from kanly.core.errors import BadRecord, KanlyError
from kanly.core.game import Game
from kanly.core.message import Args
from kanly.core.record import spell
from kanly.core.registry import kit_of, new
from kanly.core.setup import Options

SUFFIX: Final = ".json"


class Step(msgspec.Struct, array_like=True, frozen=True):
    """A choice of a seat, in notation."""

    seat: int
    choice: str


class Tried(msgspec.Struct, array_like=True, frozen=True):
    """A choice and the chance to win that came of it."""

    choice: str
    chance: float


class Why(msgspec.Struct, frozen=True):
    """A reason, as a message."""

    key: str
    args: Args


class Puzzle(msgspec.Struct, frozen=True):
    """A position, whose turn it is, and what came of each choice."""

    kind: str
    game: str
    rules: int
    """The version of the rules it was played under."""
    players: int
    seed: str
    options: Options
    seat: int
    house: str
    """What the seat plays: a leader, a faction."""
    round: int
    question: str
    """The kind of the decision."""
    digest: str
    """Of the position."""
    tried: list[Tried]
    """What came of the choices, best first: the first is the solution."""
    also: int
    """How many after the solution differ from it only in a number and are equally good."""
    error: float
    """The standard error of the difference between the solution and the best wrong choice."""
    worlds: int
    """The number of sampled worlds in which the deeper search compared them."""
    glance: int
    """The place of the solution at a first glance: 0 is what a greedy player would do."""
    reasons: list[Why]
    line: list[Step]
    """What may follow the solution."""
    made: list[Step]
    """The choices that led to the position."""

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.digest}"

    @property
    def solution(self) -> str:
        return self.tried[0].choice

    @property
    def gap(self) -> float:
        """How much better the solution is than the best choice that is wrong."""
        return self.tried[0].chance - self.tried[self.also + 1].chance

    def solves(self, choice: str) -> bool:
        """Whether a choice is right."""
        return choice in [each.choice for each in self.tried[: self.also + 1]]

    def position(self) -> Game:
        """The game at the position; refused if it does not come out as it did."""
        if self.rules != kit_of(self.game).version:
            raise BadRecord(f"{self.name} was found under version {self.rules} of the rules")
        game = new(self.game, self.players, self.seed, self.options)
        for number, step in enumerate(self.made, start=1):
            try:
                game.apply(step.seat, step.choice)
            except KanlyError as error:
                raise BadRecord(f"{self.name}: choice {number} does not replay: {error}") from error
        if spell(game.digest()) != self.digest:
            raise BadRecord(f"{self.name} leads to another position than it did")
        return game


def puzzles_folder() -> Path:
    """Where the package has its puzzles."""
    return Path(str(files("kanly"))) / "puzzles"


def read_puzzles(folder: Path) -> list[Puzzle]:
    """Every puzzle of a folder, by name; a file whose name has no hyphen is none."""
    return [read_puzzle(path) for path in sorted(folder.glob(f"*-*{SUFFIX}"))]


def read_puzzle(path: Path) -> Puzzle:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (OSError, msgspec.DecodeError) as error:
        raise BadRecord(f"{path} is no puzzle: {error}") from error


def save_puzzle(puzzle: Puzzle, folder: Path) -> None:
    """Write a puzzle so that a reader never sees half of it; one choice of the game a line."""
    target = folder / f"{puzzle.name}{SUFFIX}"
    part = target.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(puzzle), indent=1) + b"\n")
    part.replace(target)
