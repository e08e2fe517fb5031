"""Games in lockstep in one process, written into arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Any, Final

from kanly.core.errors import BadOption
from kanly.envs.extra import needed
from kanly.envs.table import Rows, Table
from kanly.envs.terms import Terms, make_bots

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray


LISTED: Final = 256
"""How many choices of a game, on average, are listed by number for picking one of them."""
NOWHERE: Final = 1 << 30


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
    counts: NDArray[np.int16]
    """How many choices each game has..."""
    starts: NDArray[np.int32]
    """...where in the list they begin, or `NOWHERE` if they do not fit..."""
    listed: NDArray[np.int16]
    """...and the list: the numbers of the choices of one game after the other."""

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
            self.counts[part],
            self.starts[part],
            self.listed[first * LISTED : (first + count) * LISTED],
        )


KINDS: Final = ("<i8", "<f4", "u1", "?", "i1", "?", "<i2", "<i4", "<i2")
"""Types of the arrays. Each begins where a number of any type may stand."""
ALIGNED: Final = 8


def shapes(plan: Plan) -> list[tuple[int, ...]]:
    encoding, games = plan.terms.encoding, plan.games
    return [
        (games,),
        (games, plan.terms.players),
        (games, encoding.size),
        (games, encoding.actions),
        (games,),
        (games,),
        (games,),
        (games,),
        (games * LISTED,),
    ]


def size(plan: Plan) -> int:
    """How many bytes the arrays take."""
    return sum([stretch(shape, kind) for shape, kind in zip(shapes(plan), KINDS, strict=True)])


def stretch(shape: tuple[int, ...], kind: str) -> int:
    """How many bytes one of them takes."""
    bytes_in_it = int(np.prod(shape)) * np.dtype(kind).itemsize
    return -(-bytes_in_it // ALIGNED) * ALIGNED


Memory = bytearray | ctypes.Array[ctypes.c_char]


def arrays_in(plan: Plan, memory: Memory) -> Arrays:
    """The arrays, one after the other in a stretch of memory."""
    found = []
    at = 0
    for shape, kind in zip(shapes(plan), KINDS, strict=True):
        array = np.ndarray(shape, kind, memoryview(memory), at)
        found.append(array)
        at += stretch(shape, kind)
    return Arrays(*found)


def memory_of(array: NDArray[Any]) -> memoryview:
    """The bytes of an array."""
    return array.data.cast("B")


class Lockstep:
    """Keeps the games and writes them into arrays, its own or given ones."""

    def __init__(self, plan: Plan, arrays: Arrays | None = None) -> None:
        self.plan = plan
        self.arrays = arrays_in(plan, bytearray(size(plan))) if arrays is None else arrays
        self.rows = self.shown()
        self.actions = self.arrays.actions.data
        self.tables: list[Table] = []
        self.times: list[int] = []
        """How often each game was dealt."""
        self.seed: int | str = 0
        self.masked = np.arange(plan.games) * plan.terms.encoding.actions
        """Where each game's mask begins."""

    def shown(self) -> Rows:
        """The memory of the arrays, for compiled code to write into."""
        arrays = self.arrays
        observations = memory_of(arrays.observations)
        encoding = self.plan.terms.encoding
        return Rows(encoding, observations, arrays.seats.data, arrays.counts.data)

    def lend(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> None:
        """Write into these arrays from now on."""
        arrays = self.arrays
        if observations is not arrays.observations or masks is not arrays.masks:
            arrays.observations, arrays.masks = observations, masks
            self.rows = self.shown()

    def reset(self, seed: int | str) -> None:
        """Deal all games again."""
        self.close()
        self.seed = seed
        self.times = [0] * self.plan.games
        self.tables = [self.deal(game) for game in range(self.plan.games)]
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        for game in range(self.plan.games):
            self.rows.show(game, self.tables[game])
        self.list_choices()

    def deal(self, game: int) -> Table:
        """The next deal of a game; one in which no learner has a choice is passed over."""
        while True:
            table = self.plan.deal(self.seed, game, self.times[game])
            self.times[game] += 1
            if not table.over:
                return table

    def step(self) -> None:
        """Make the choice in `actions` for each game."""
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        self.rows.step(self.tables, self.actions, self.plan.first, self.deal_again)
        self.list_choices()

    def deal_again(self, game: int) -> Table:
        """Write down how a game ended; returns its next deal."""
        self.arrays.rewards[game] = self.tables[game].rewards()
        self.arrays.dones[game] = True
        self.tables[game] = self.deal(game)
        return self.tables[game]

    def list_choices(self) -> None:
        """Write down which choices are legal: in the masks, and one after the other."""
        arrays = self.arrays
        numbers = np.frombuffer(self.rows.listed(), "<i2")
        arrays.masks.fill(False)
        arrays.masks.reshape(-1)[np.repeat(self.masked, arrays.counts) + numbers] = True
        ends = np.cumsum(arrays.counts)
        room = len(arrays.listed)
        arrays.listed[: len(numbers)] = numbers[:room]
        arrays.starts[:] = self.plan.first * LISTED + ends - arrays.counts
        arrays.starts[ends > room] = NOWHERE

    def close(self) -> None:
        """Leave all games; programs that play in them are ended."""
        for table in self.tables:
            table.close()
