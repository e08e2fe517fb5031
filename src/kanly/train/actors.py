"""The processes that play: each keeps groups of games and shares memory with the learner.

While the learner thinks about one group, the workers play on in another.
"""

from __future__ import annotations

import gc
import multiprocessing as mp
from dataclasses import dataclass
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kanly.arena.processes import uninterrupted
from kanly.core.errors import KanlyError
from kanly.train.game_batch import Buffers, GameBatch, columns

PATIENCE = 120
"""Seconds after which a worker that does not answer is taken for lost."""
LISTENING = 1.0
"""Seconds after which a worker that hears nothing looks whether the learner is still there."""


@dataclass(frozen=True)
class ActorPlan:
    """How many games are played at once, and how: plain numbers that travel to the workers."""

    game: str
    workers: int
    groups: int
    size: int
    """Games of one worker in one group."""
    width: int
    """Numbers in an observation."""
    seats: int
    """The most players of a game."""
    plain: bool = False
    """Whether the games go without the evaluation."""
    sparring: float = 0.0
    """The share of games against greedy players."""

    @property
    def games(self) -> int:
        """Games in a group, over all workers."""
        return self.workers * self.size


class Shared:
    """The memory of one group, seen by all workers and by the learner."""

    def __init__(self, plan: ActorPlan, name: str | None = None) -> None:
        n = plan.games
        parts = columns(plan.width, plan.seats)
        places: list[int] = []
        size = 0
        for _, shape, kind in parts:
            places.append(size)
            size += -(-n * int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.arrays: dict[str, NDArray[Any]] = {
            column: np.ndarray((n, *shape), kind, self.memory.buf, offset)
            for (column, shape, kind), offset in zip(parts, places)
        }

    def lines(self, start: int, stop: int) -> Buffers:
        """The part of the memory that belongs to some of the games."""
        return Buffers(**{name: array[start:stop] for name, array in self.arrays.items()})

    def close(self) -> None:
        """Let go of the memory."""
        self.arrays.clear()
        self.memory.close()


class Actors:
    """All workers of a run. `wait` for a group to be ready, read it, then `go`."""

    def __init__(self, plan: ActorPlan, seed: int | str) -> None:
        context: SpawnContext = mp.get_context("spawn")
        self.plan = plan
        self.groups = [Shared(plan) for _ in range(plan.groups)]
        self.ready = [[context.Semaphore(0) for _ in range(plan.groups)] for _ in self.range()]
        self.turn = [[context.Semaphore(0) for _ in range(plan.groups)] for _ in self.range()]
        names = [group.memory.name for group in self.groups]
        self.processes: list[SpawnProcess] = []
        for worker in self.range():
            args = (plan, worker, names, f"{seed}-{worker}", self.ready[worker], self.turn[worker])
            self.processes.append(context.Process(target=work, args=args, daemon=True))
        with uninterrupted():
            for process in self.processes:
                process.start()

    def range(self) -> range:
        return range(self.plan.workers)

    def wait(self, group: int) -> dict[str, NDArray[Any]]:
        """What the games of a group ask, once all workers have written it."""
        for worker in self.range():
            self.wait_for(worker, self.ready[worker][group])
        return self.groups[group].arrays

    def wait_for(self, worker: int, ready: Semaphore) -> None:
        """Wait for one worker, as long as it lives and there is hope."""
        for _ in range(PATIENCE):
            if ready.acquire(timeout=1.0):
                return
            if not self.processes[worker].is_alive():
                code = self.processes[worker].exitcode
                raise KanlyError(f"a process that plays has died with status {code}")
        raise KanlyError(f"a process that plays has not answered for {PATIENCE} seconds")

    def go(self, group: int) -> None:
        """The choices of a group are picked: play on."""
        for worker in self.range():
            self.turn[worker][group].release()

    def close(self) -> None:
        """Stop the workers and free the memory."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for group in self.groups:
            group.close()
            group.memory.unlink()


def work(
    plan: ActorPlan,
    worker: int,
    names: list[str],
    seed: str,
    ready: list[Semaphore],
    turn: list[Semaphore],
) -> None:
    """One worker: play its games of each group in turn, as long as there is a learner."""
    gc.disable()  # positions hold no cycles, so there is nothing to look for
    start = worker * plan.size
    shared = [Shared(plan, name) for name in names]
    buffers = [memory.lines(start, start + plan.size) for memory in shared]
    tables = [
        GameBatch(plan.game, plan.size, f"{seed}-{group}", plan.plain, plan.sparring)
        for group in range(plan.groups)
    ]
    for group, table in enumerate(tables):
        table.show(buffers[group])
        ready[group].release()
    learner = mp.parent_process()
    while True:
        for group, table in enumerate(tables):
            while not turn[group].acquire(timeout=LISTENING):
                if learner is not None and not learner.is_alive():
                    return
            table.step(buffers[group])
            ready[group].release()
