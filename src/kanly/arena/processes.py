"""Several processes of this machine, each with a chunk of work at a time."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final, Generic, TypeVar

from kanly.arena.spread import Done, Lost, worked
from kanly.core.errors import KanlyError

T = TypeVar("T")
R = TypeVar("R")

READY: Final = "ready"
PATIENCE: Final = 5.0
"""Seconds that a worker has to let go of what it holds, such as programs that play."""


class Worker(Generic[T]):
    """A process, the line to it, and what it works on."""

    def __init__(self, process: SpawnProcess, line: Connection) -> None:
        self.process = process
        self.line = line
        self.ready = False
        self.chunk: list[T] | None = None


class Processes(Generic[T, R]):
    """Processes that do the same work on different items; one that dies is replaced."""

    def __init__(self, work: Callable[[T], R], width: int) -> None:
        self.work = work
        self.width = width
        self.workers: list[Worker[T]] = []

    def busy(self) -> int:
        return sum(worker.chunk is not None for worker in self.workers)

    def give(self, chunk: list[T]) -> None:
        worker = self.idle_worker() or self.start_worker()
        worker.chunk = chunk
        if worker.ready:
            worker.line.send(chunk)

    def take(self) -> tuple[list[T], Done[R] | Lost]:
        while True:
            working = [worker for worker in self.workers if worker.chunk is not None]
            heard = wait([worker.line for worker in working])
            for worker in working:
                if worker.line in heard:
                    found = self.receive(worker)
                    if found is not None:
                        return found

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join(PATIENCE)
            worker.process.kill()
            worker.process.join()
            worker.line.close()
        self.workers.clear()

    # One worker -----------------------------------------------------------------------------------

    def idle_worker(self) -> Worker[T] | None:
        for worker in self.workers:
            if worker.chunk is None:
                return worker
        return None

    def start_worker(self) -> Worker[T]:
        """Start a process; it says that it is ready before it is given its first chunk."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.work), daemon=True)
        with uninterrupted():
            process.start()
        theirs.close()
        worker: Worker[T] = Worker(process, ours)
        self.workers.append(worker)
        return worker

    def receive(self, worker: Worker[T]) -> tuple[list[T], Done[R] | Lost] | None:
        """What a worker says: that it is ready, a finished chunk, an error, or nothing any more."""
        chunk = worker.chunk
        assert chunk is not None
        try:
            said = worker.line.recv()
        except (EOFError, OSError):
            return chunk, self.remove_dead(worker)
        if isinstance(said, Done):
            worker.chunk = None
            return chunk, said
        if isinstance(said, Exception):
            raise said
        worker.ready = True
        worker.line.send(chunk)
        return None

    def remove_dead(self, worker: Worker[T]) -> Lost:
        self.workers.remove(worker)
        worker.process.join()
        worker.line.close()
        code = worker.process.exitcode
        if not worker.ready:
            raise KanlyError(f"a worker process did not start: it ended with status {code}")
        return Lost(f"the worker process died with status {code}")


def serve(line: Connection, work: Callable[[T], R]) -> None:
    """What a worker does until it is ended; then it lets go of what it holds."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        line.send(READY)
        while True:
            chunk = line.recv()
            try:
                line.send(worked(work, chunk))
            except Exception as error:
                line.send(error)
    except (EOFError, OSError, KeyboardInterrupt):  # whoever gave the work may be gone
        return


def interrupt(number: int, frame: FrameType | None) -> None:
    """Leave off as with Ctrl-C, so that whatever waits to be closed is."""
    raise KeyboardInterrupt


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is started here leaves Ctrl-C to the process that started it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
