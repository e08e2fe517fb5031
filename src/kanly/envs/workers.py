"""Games in lockstep in several processes, which write into the same shared memory."""

from __future__ import annotations

import ctypes
import multiprocessing
import pickle
import signal
import weakref
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from kanly.core.errors import BadOption, KanlyError
from kanly.envs.extra import needed
from kanly.envs.lockstep import Arrays, Lockstep, Memory, Plan, arrays_in, size

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

STEP: Final = b"step"
CLOSE: Final = b"close"
DONE: Final = b"done"
"""Bytes, for they are sent at every step; what is seldom sent is pickled."""
PATIENCE: Final = 10
"""Seconds that a worker has to end."""


class Workers:
    """Shares the games out among processes; the learner sees one set of arrays."""

    def __init__(self, plan: Plan, workers: int) -> None:
        if not 1 <= workers <= plan.games:
            raise BadOption(f"{workers} workers; expected 1 to {plan.games}, the number of games")
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_char, size(plan))
        self.pipes: list[Connection] = []
        processes: list[SpawnProcess] = []
        for number in range(workers):
            first = plan.games * number // workers
            count = plan.games * (number + 1) // workers - first
            near, far = context.Pipe()
            process = context.Process(
                target=work, args=(far, plan, memory, first, count), daemon=True
            )
            process.start()
            far.close()
            self.pipes.append(near)
            processes.append(process)
        self.shared: Arrays = arrays_in(plan, memory)
        """What the workers write..."""
        self.arrays: Arrays = replace(self.shared)
        """...and what the learner reads: the same, but for arrays of its own."""
        self._end = weakref.finalize(self, end, self.pipes, processes)

    def reset(self, seed: int | str) -> None:
        self.tell(pickle.dumps(seed))
        self.copy()

    def lend(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> None:
        """Copy observations and masks into these arrays from now on."""
        self.arrays.observations, self.arrays.masks = observations, masks

    def step(self) -> None:
        self.tell(STEP)
        self.copy()

    def copy(self) -> None:
        """Into what the learner has lent: the workers cannot write there."""
        for name in ("observations", "masks"):
            to, source = getattr(self.arrays, name), getattr(self.shared, name)
            if to is not source:
                to[:] = source

    def tell(self, message: bytes) -> None:
        """Give every worker the same to do, and wait until all have done it."""
        if not self._end.alive:
            raise BadOption("the batch is closed; make another")
        try:
            for pipe in self.pipes:
                pipe.send_bytes(message)
            answers = [pipe.recv_bytes() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            raise KanlyError("a worker of the batch has died") from error
        for answer in answers:
            if answer != DONE:
                raise pickle.loads(answer)

    def close(self) -> None:
        """End the workers. The arrays stay as they are."""
        self._end()


def end(pipes: list[Connection], processes: list[SpawnProcess]) -> None:
    """End the workers."""
    for pipe in pipes:
        try:
            pipe.send_bytes(CLOSE)
            pipe.close()
        except OSError:
            pass  # it has died already
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()


def work(pipe: Connection, plan: Plan, memory: Memory, first: int, count: int) -> None:
    """A worker: keeps some of the games and does as it is told."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    rows = arrays_in(plan, memory).rows(first, count)
    games = Lockstep(plan.part(first, count), rows)
    while True:
        try:
            what = pipe.recv_bytes()
        except EOFError:
            what = CLOSE
        if what == CLOSE:
            games.close()
            return
        try:
            if what == STEP:
                games.step()
            else:
                games.reset(pickle.loads(what))
            pipe.send_bytes(DONE)
        except KanlyError as error:
            pipe.send_bytes(pickle.dumps(error))
