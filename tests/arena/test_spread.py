"""Work spread over workers: everything once, in fitting chunks; only a deadly item is lost."""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from kanly.arena.processes import Processes
from kanly.arena.spread import CHUNK, Done, Lost, Pace, ThisProcess, WorkerPool, in_order, spread
from kanly.core.errors import KanlyError


class Fragile:
    """WorkerPool that lose every chunk with a 13 in it, and give the last chunk back first."""

    width = 2

    def __init__(self) -> None:
        self.chunks: list[list[int]] = []
        self.sizes: list[int] = []

    def busy(self) -> int:
        return len(self.chunks)

    def give(self, chunk: list[int]) -> None:
        self.chunks.append(chunk)
        self.sizes.append(len(chunk))

    def take(self) -> tuple[list[int], Done[int] | Lost]:
        chunk = self.chunks.pop()
        if 13 in chunk:
            return chunk, Lost("an unlucky number")
        return chunk, Done([n * n for n in chunk], len(chunk) * CHUNK / 10)

    def close(self) -> None:
        self.chunks.clear()


def squared(number: int) -> int:
    return number * number


def touchy(number: int) -> int:
    """Dies over 13, complains about 99."""
    if number == 13:
        os._exit(5)
    if number == 99:
        raise KanlyError("99 is too many")
    return number * number


def test_every_item_comes_back_once() -> None:
    pool: WorkerPool[int, int] = ThisProcess(squared)

    assert sorted(spread(pool, range(50))) == [(n, n * n) for n in range(50)]


def test_chunks_grow_with_the_pace_and_shrink_to_the_end() -> None:
    pool = Fragile()

    list(spread(pool, [n for n in range(200) if n != 13]))

    assert pool.sizes[0] == 1
    assert max(pool.sizes) == 10
    assert pool.sizes[-1] == 1


def test_only_the_item_that_killed_its_worker_is_lost() -> None:
    found = dict(spread(Fragile(), range(100)))

    assert found.pop(13) == Lost("an unlucky number")
    assert found == {n: n * n for n in range(100) if n != 13}


def test_what_a_machine_had_that_went_away_is_done_elsewhere() -> None:
    class Leaving(Fragile):
        """Loses its first chunk, which has but one item."""

        def take(self) -> tuple[list[int], Done[int] | Lost]:
            if len(self.sizes) <= self.width:
                return self.chunks.pop(), Lost("gone")
            return super().take()

    assert dict(spread(Leaving(), range(10))) == {n: n * n for n in range(10)}


def test_long_work_is_handed_out_one_by_one() -> None:
    pace = Pace(2)
    pace.add(60.0, 1)

    assert pace.chunk(1000) == 1


def test_results_in_order_wait_for_the_ones_before() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_processes_do_the_same_work_and_survive_a_death() -> None:
    pool: WorkerPool[int, int] = Processes(touchy, 2)

    found = dict(spread(pool, range(30)))

    assert found.pop(13) == Lost("the worker process died with status 5")
    assert found == {n: n * n for n in range(30) if n != 13}


def test_an_error_in_a_process_is_an_error_here() -> None:
    pool: WorkerPool[int, int] = Processes(touchy, 1)

    with pytest.raises(KanlyError, match="99 is too many"):
        list(spread(pool, [1, 99]))


def test_nothing_is_left_behind_when_one_stops_early() -> None:
    pool = Processes(time.sleep, 2)
    given = spread(pool, [0.0, 60.0, 60.0])

    next(given)
    processes = [worker.process for worker in pool.workers]
    given.close()

    assert processes
    assert not any(process.is_alive() for process in processes)


@pytest.mark.skipif(sys.platform == "win32", reason="for signals of POSIX")
def test_work_that_is_broken_off_lets_go_of_what_it_holds(tmp_path: Path) -> None:
    given = spread(Processes(partial(held_or_seen, tmp_path / "held"), 2), ["held", "seen"])

    assert next(given) == ("seen", True)
    given.close()

    assert not (tmp_path / "held").exists()


def held_or_seen(path: Path, what: str) -> bool:
    """One holds something for a minute, unless it is broken off; the other waits to see it."""
    if what == "held":
        path.touch()
        try:
            time.sleep(60)
        finally:
            path.unlink()
    while not path.exists():
        time.sleep(0.01)
    return True


def test_a_worker_that_cannot_start_says_so() -> None:
    pool: WorkerPool[int, int] = Processes(Unfit(), 1)

    with pytest.raises(KanlyError, match="a worker process did not start"):
        list(spread(pool, [1]))


class Unfit:
    """Work that cannot be unpacked where it is sent."""

    def __call__(self, number: int) -> int:
        return number

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (9,)
