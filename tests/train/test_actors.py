"""Processes that play: they start, take turns with the learner, stop, and are missed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import pytest

from kanly.core.errors import KanlyError
from kanly.encoding import encoding_of
from kanly.train.actors import ActorPlan, Actors
from kanly.train.game_batch import GameBatch
from kanly.train.kit import seats_of
from tests.train.test_game_batch import buffers

SEATS = seats_of("imperium")
PLAN = ActorPlan("imperium", 1, 2, 2, encoding_of("imperium").size, SEATS, plain=True)


@pytest.fixture
def actors() -> Iterator[Actors]:
    actors = Actors(PLAN, "actors")
    yield actors
    actors.close()


def test_a_worker_plays_each_group_as_a_table_would(actors: Actors) -> None:
    tables = [GameBatch("imperium", 2, f"actors-0-{group}", plain=True) for group in range(2)]
    lines = [buffers(2), buffers(2)]
    for table, to in zip(tables, lines):
        table.show(to)
    for _ in range(3):
        for group, (table, to) in enumerate(zip(tables, lines)):
            found = actors.wait(group)
            np.testing.assert_array_equal(found["rows"], to.rows)
            np.testing.assert_array_equal(found["lengths"], to.lengths)
            to.choices[:] = found["choices"][:] = [0, 1]
            table.step(to)
            actors.go(group)


def test_closed_it_leaves_no_process_and_no_memory() -> None:
    actors = Actors(PLAN, "actors")
    actors.wait(0)
    names = [group.memory.name for group in actors.groups]

    actors.close()

    assert not any(process.is_alive() for process in actors.processes)
    for name in names:
        with pytest.raises(FileNotFoundError):
            SharedMemory(name)


def test_a_worker_that_dies_is_missed(actors: Actors) -> None:
    actors.wait(0)
    actors.processes[0].kill()
    actors.processes[0].join()

    with pytest.raises(KanlyError, match="a process that plays has died with status -9"):
        actors.wait(0)


LEARNER = """
from tests.train.test_actors import PLAN
from kanly.train.actors import Actors
if __name__ == "__main__":
    actors = Actors(PLAN, "actors")
    actors.wait(0)
    print(actors.processes[0].pid, flush=True)
    actors.processes[0].join()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="for signals of POSIX")
def test_a_worker_ends_with_its_learner(tmp_path: Path) -> None:
    script = tmp_path / "learner.py"
    script.write_text(LEARNER)
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    with subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
    ) as learner:
        assert learner.stdout is not None
        worker = int(learner.stdout.readline())
        learner.kill()

    end = time.monotonic() + 30
    while alive(worker):
        assert time.monotonic() < end
        time.sleep(0.2)


def alive(process: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
