"""Games in lockstep in one process, written into arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Final

from kanly.core.errors import BadOption, KanlyError
from kanly.envs.extra import needed
from kanly.envs.table import Table, Terms, make_bots

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Plan:
    """So many games, and which seats bots play in them. They are numbered from `first`."""

    terms: Terms
    games: int
    bots: dict[int, str] = field(default_factory=dict)
    first: int = 0

    def __post_init__(self) -> None:
        seats = self.terms.players
        if self.games < 1:
            raise BadOption(f"{self.games} games; expected at least 1")
        if not set(self.bots) < set(range(seats)):
            raise BadOption(
                f"bots at the seats {sorted(self.bots)}; expected some of 0 to {seats - 1}, "
                "but not all: one is the learner's"
            )
        for seat, name in self.bots.items():
            make_bots([name], [seat], 0)

    def part(self, first: int, games: int) -> Plan:
        """Some of these games."""
        return Plan(self.terms, games, self.bots, self.first + first)

    def deal(self, seed: int | str, game: int, time: int) -> Table:
        """One of the games, dealt for the first time, the second, ..."""
        own = f"{seed}/{self.first + game}/{time}"
        players = {seat: make_bots([name], [seat], own)[seat] for seat, name in self.bots.items()}
        return self.terms.deal(own, players)


@dataclass
class Arrays:
    """What a learner writes and reads, a row for each game."""

    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    dones: NDArray[np.bool_]

    def rows(self, first: int, count: int) -> Arrays:
        """The same for some of the games."""
        part = slice(first, first + count)
        return Arrays(
            self.actions[part],
            self.rewards[part],
            self.observations[part],
            self.masks[part],
            self.seats[part],
            self.dones[part],
        )


KINDS: Final = (np.int64, np.float32, np.uint8, np.bool_, np.int8, np.bool_)
"""Types of the arrays, the widest first, so that each is aligned where the last ends."""


def shapes(plan: Plan) -> list[tuple[int, ...]]:
    encoding, games = plan.terms.encoding, plan.games
    return [
        (games,),
        (games, plan.terms.players),
        (games, encoding.size),
        (games, encoding.actions),
        (games,),
        (games,),
    ]


def size(plan: Plan) -> int:
    """How many bytes the arrays take."""
    counted = zip(shapes(plan), KINDS, strict=True)
    return sum([int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in counted])


Memory = bytearray | ctypes.Array[ctypes.c_char]


def arrays_in(plan: Plan, memory: Memory) -> Arrays:
    """The arrays, one after the other in a stretch of memory."""
    found = []
    at = 0
    for shape, kind in zip(shapes(plan), KINDS, strict=True):
        array = np.ndarray(shape, kind, memoryview(memory), at)
        found.append(array)
        at += array.nbytes
    return Arrays(*found)


class Lockstep:
    """Keeps the games and writes them into arrays, its own or given ones."""

    def __init__(self, plan: Plan, arrays: Arrays | None = None) -> None:
        self.plan = plan
        self.arrays = arrays_in(plan, bytearray(size(plan))) if arrays is None else arrays
        self.tables: list[Table] = []
        self.times: list[int] = []
        """How often each game was dealt."""
        self.legal: list[list[int]] = []
        """The choices that stand in each mask."""
        self.seed: int | str = 0

    def reset(self, seed: int | str) -> None:
        """Deal all games anew."""
        self.close()
        self.seed = seed
        self.times = [0] * self.plan.games
        self.legal = [[] for _ in range(self.plan.games)]
        self.tables = [self.deal(game) for game in range(self.plan.games)]
        arrays = self.arrays
        arrays.masks[:] = False
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        for game in range(self.plan.games):
            self.show(game)

    def deal(self, game: int) -> Table:
        """The next deal of a game; one in which no learner has a choice is passed over."""
        while True:
            table = self.plan.deal(self.seed, game, self.times[game])
            self.times[game] += 1
            if not table.over:
                return table

    def step(self) -> None:
        """Make the choice that stands in `actions` for each game."""
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        for game, action in enumerate(arrays.actions.tolist()):
            table = self.tables[game]
            try:
                table.step(action)
            except KanlyError as error:
                raise BadOption(f"game {self.plan.first + game}: {error}") from error
            if table.over:
                arrays.rewards[game] = table.rewards()
                arrays.dones[game] = True
                self.tables[game] = self.deal(game)
            self.show(game)

    def show(self, game: int) -> None:
        """Write down what the seat to move sees and may do."""
        arrays, table = self.arrays, self.tables[game]
        arrays.observations[game] = np.frombuffer(table.observe(table.seat), np.uint8)
        mask = arrays.masks[game]
        mask[self.legal[game]] = False
        self.legal[game] = table.legal()
        mask[self.legal[game]] = True
        arrays.seats[game] = table.seat

    def close(self) -> None:
        """Leave all games; programs that play in them are ended."""
        for table in self.tables:
            table.close()
