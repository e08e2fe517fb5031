"""A Ray cluster, each of its processors with a chunk of work at a time."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from kanly.arena.spread import Done, Lost, worked
from kanly.core.errors import KanlyError

T = TypeVar("T")
R = TypeVar("R")

AUTO: Final = "auto"
"""The cluster that this machine belongs to, or the one that $RAY_ADDRESS names."""
CONNECT_SECONDS: Final = 5.0
"""Seconds in which a machine must answer."""


class Cluster(Generic[T, R]):
    """The same work as in `Processes`, as tasks of Ray."""

    def __init__(self, work: Callable[[T], R], address: str = AUTO, width: int = 0) -> None:
        self.ray = connected(address)
        self.width = width or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.work = self.ray.put(work)
        self.task = self.ray.remote(max_retries=0)(worked)
        self.chunks: dict[object, list[T]] = {}

    def busy(self) -> int:
        return len(self.chunks)

    def give(self, chunk: list[T]) -> None:
        self.chunks[self.task.remote(self.work, chunk)] = chunk

    def take(self) -> tuple[list[T], Done[R] | Lost]:
        [ready], _ = self.ray.wait(list(self.chunks), num_returns=1)
        chunk = self.chunks.pop(ready)
        try:
            return chunk, self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise KanlyError(f"a task failed on the cluster: {error.cause}") from error
        except self.ray.exceptions.RayError as error:
            return chunk, Lost(f"the task was lost: {type(error).__name__}")

    def close(self) -> None:
        for task in self.chunks:
            self.ray.cancel(task, force=True)
        self.chunks.clear()
        self.ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to the cluster."""
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise KanlyError("--ray needs Ray: pip install 'kanly[ray]'") from error
    where = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    try:
        check_reachable(where)
        ray.init(address=where, log_to_driver=False, logging_level="error")
    except Exception as error:
        raise KanlyError(
            f"cannot reach a Ray cluster at '{where}': {str(error).splitlines()[0]} "
            "Start one with 'ray start --head', or say with --ray-address where it is."
        ) from error
    return ray


def check_reachable(address: str) -> None:
    """Raise OSError at once if nobody is there; Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
