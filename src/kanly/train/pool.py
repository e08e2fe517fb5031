"""Processes that play, each with one thread: their matrices are too small for more."""

from __future__ import annotations

import multiprocessing as mp
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import TypeVar

from kanly.arena.processes import uninterrupted

Given = TypeVar("Given")

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@contextmanager
def pool(workers: int, begin: Callable[[Given], None], given: Given) -> Iterator[Pool]:
    """Some processes, each of which has begun with what is given."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        with uninterrupted():
            made = mp.get_context("spawn").Pool(workers, begin, (given,))
        with made:
            yield made
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
