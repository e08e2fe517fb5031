"""Processes that play with a network, each with one thread: its matrices are too small for more."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from threadpoolctl import threadpool_limits

from kanly.arena.processes import Processes
from kanly.arena.spread import Lost, spread
from kanly.bots.network import Network
from kanly.core.errors import KanlyError

R = TypeVar("R")


def done(work: Callable[[int], R], numbers: Iterable[int], workers: int) -> Generator[R]:
    """What comes of each number, as it is done. What a process dies over is tried once more."""
    for _, found in spread(Processes(work, workers), numbers):
        if isinstance(found, Lost):
            raise KanlyError(f"games could not be played: {found.why}")
        yield found


@lru_cache(maxsize=1)
def network(game: str, weights: Path) -> Network:
    """The network of a file, which a process that plays reads once."""
    threadpool_limits(1, "blas")
    with weights.open("rb") as file:
        return Network(game, file)
