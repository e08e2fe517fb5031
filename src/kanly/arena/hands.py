"""Who plays: a cluster, several processes, or this one."""

from __future__ import annotations

import os

from kanly.arena.cluster import AUTO, Cluster
from kanly.arena.plan import Fixture
from kanly.arena.processes import Processes
from kanly.arena.run import Work, Workers
from kanly.arena.sheet import Sheet
from kanly.arena.spread import Alone, Hands


def hands(workers: int | None = None, ray: bool = False, address: str = AUTO) -> Workers:
    """So many workers, or as many as there are cores, here or on the cluster."""
    width = workers or os.cpu_count() or 1

    def made(work: Work) -> Hands[Fixture, Sheet]:
        if ray:
            return Cluster(work, address, workers or 0)
        return Alone(work) if width == 1 else Processes(work, width)

    return made
