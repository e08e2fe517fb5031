"""A run: all games of a plan that are not played yet, on any workers, and their sheets in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import cached_property, partial
from pathlib import Path

from kanly.arena import plies, report
from kanly.arena.cluster import AUTO, Cluster
from kanly.arena.figures import Figures
from kanly.arena.folder import Folder
from kanly.arena.plan import Fixture, Plan
from kanly.arena.processes import Processes
from kanly.arena.sheet import NO_EXTRAS, Extras, Sheet, blank, played
from kanly.arena.spread import Lost, ThisProcess, WorkerPool, spread

Work = Callable[[Fixture], Sheet]
MakePool = Callable[[Work], WorkerPool[Fixture, Sheet]]
"""Makes a pool of workers for some work."""


def worker_pool(workers: int | None = None, ray: bool = False, address: str = AUTO) -> MakePool:
    """So many workers, or as many as there are cores, here or on a Ray cluster."""
    width = workers or os.cpu_count() or 1

    def made(work: Work) -> WorkerPool[Fixture, Sheet]:
        if ray:
            return Cluster(work, address, workers or 0)
        return ThisProcess(work) if width == 1 else Processes(work, width)

    return made


class Run:
    """A plan and what has been played of it. A game is played again for extras that it lacks."""

    def __init__(self, plan: Plan, folder: Folder, extras: Extras = NO_EXTRAS) -> None:
        self.plan = plan
        self.folder = folder
        self.extras = extras
        self.known = {sheet.fixture: sheet for sheet in folder.read()}
        self.left = [each for each in plan.fixtures() if not self.has(each)]

    def has(self, fixture: Fixture) -> bool:
        """Whether a game was played, with all that is wanted of it."""
        sheet = self.known.get(fixture)
        return sheet is not None and not self.extras.missing(sheet, self.folder.path)

    def play(self, workers: MakePool) -> Generator[Sheet, None, None]:
        """Play what is left; every sheet as its game is finished and written down."""
        if not self.left:
            return
        pool = workers(partial(played, self.plan, extras=self.extras))
        with closing(pool), self.folder.held():
            results = spread(pool, self.left)
            for sheet in self.finished(results):
                self.folder.add(sheet)
                self.known[sheet.fixture] = sheet
                yield sheet

    def finished(self, results: Iterable[tuple[Fixture, Sheet | Lost]]) -> Iterator[Sheet]:
        """The sheets; of a game that killed its worker, one that says so."""
        for fixture, result in results:
            if isinstance(result, Lost):
                sheet = blank(self.plan, fixture)
                sheet.error = result.why
                yield sheet
            else:
                yield result

    def report(self) -> None:
        """Leave the report in the folder."""
        with self.folder.reached():
            report.save(self.folder, self.figures, self.sheets())

    @cached_property
    def figures(self) -> Figures:
        """What the games amount to; to be asked for when all are played."""
        return Figures(self.plan, self.sheets())

    def sheets(self) -> list[Sheet]:
        """The sheets of the plan in its order, as far as it has been played."""
        return [self.known[each] for each in self.plan.fixtures() if each in self.known]

    def save_plies(self, target: Path) -> None:
        """Put the decisions of all games together as a data set."""
        with self.folder.reached():
            plies.save(self.plan, self.sheets(), self.folder.path, target)
