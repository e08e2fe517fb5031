"""Work spread over several workers: this process, several processes, or a cluster.

Work is handed out in chunks. A chunk is as long as the items have proved to be short, so that
handing out costs next to nothing, and shorter towards the end, so that all are busy to the
last.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

CHUNK: Final = 0.25
"""Seconds of work in a chunk, about."""
SHARE: Final = 4
"""A chunk is at most this fraction (1 / SHARE) of each worker's share of what is left."""


@dataclass
class Done(Generic[R]):
    """A finished chunk: its results, and the seconds it took."""

    results: list[R]
    seconds: float


@dataclass
class Lost:
    """What becomes of an item whose worker died over it."""

    why: str


class WorkerPool(Protocol[T, R]):
    """Who does the work."""

    width: int
    """How many chunks can be under way."""

    def busy(self) -> int:
        """How many chunks are."""

    def give(self, chunk: list[T]) -> None:
        """Hand out a chunk."""

    def take(self) -> tuple[list[T], Done[R] | Lost]:
        """Wait for a chunk that was handed out."""

    def close(self) -> None:
        """Let go, whatever is under way."""


def spread(pool: WorkerPool[T, R], items: Iterable[T]) -> Generator[tuple[T, R | Lost], None, None]:
    """Every item with its result, as they are finished.

    When a worker dies over some items, each is tried again alone, so that only one that kills
    whoever has it is lost, and none of a machine that went away.
    """
    waiting = deque(items)
    alone: deque[T] = deque()
    tried: list[T] = []
    """Items over which a worker died when they were alone."""
    pace = Pace(pool.width)

    def hand_out() -> None:
        while (waiting or alone) and pool.busy() < pool.width:
            if alone:
                pool.give([alone.popleft()])
            else:
                pool.give([waiting.popleft() for _ in range(pace.chunk(len(waiting)))])

    try:
        hand_out()
        while pool.busy():
            chunk, done = pool.take()
            if isinstance(done, Done):
                pace.add(done.seconds, len(chunk))
            elif again := len(chunk) > 1 or chunk[0] not in tried:
                alone.extend(chunk)
                tried.extend(chunk if len(chunk) == 1 else [])
            hand_out()  # before the results are looked at, so that nobody waits for that
            if isinstance(done, Done):
                yield from zip(chunk, done.results, strict=True)
            elif not again:
                yield chunk[0], done
    finally:
        pool.close()


def in_order(finished: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results of the items 0, 1, 2… in their order, each as soon as its turn has come."""
    early: dict[int, R] = {}
    turn = 0
    for number, result in finished:
        early[number] = result
        while turn in early:
            yield early.pop(turn)
            turn += 1


class Pace:
    """How long an item takes, as far as is known."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.seconds = 0.0
        self.items = 0

    def add(self, seconds: float, items: int) -> None:
        self.seconds += seconds
        self.items += items

    def chunk(self, left: int) -> int:
        """How many of the items that are left to hand out at once."""
        if not self.items:
            return 1
        timely = int(CHUNK * self.items / max(self.seconds, 1e-9))
        return max(1, min(timely, left // (self.width * SHARE)))


def worked(work: Callable[[T], R], chunk: list[T]) -> Done[R]:
    """A chunk's results, with the time they took."""
    begun = time.perf_counter()
    results = [work(item) for item in chunk]
    return Done(results, time.perf_counter() - begun)


class ThisProcess(Generic[T, R]):
    """This process, by itself."""

    width = 1

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work
        self.chunks: list[list[T]] = []

    def busy(self) -> int:
        return len(self.chunks)

    def give(self, chunk: list[T]) -> None:
        self.chunks.append(chunk)

    def take(self) -> tuple[list[T], Done[R] | Lost]:
        chunk = self.chunks.pop()
        return chunk, worked(self.work, chunk)

    def close(self) -> None:
        self.chunks.clear()
