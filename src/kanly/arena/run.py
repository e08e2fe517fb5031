"""A run: all games of a plan that are not played yet, on any hands, and their sheets in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import cached_property, partial

from kanly.arena import report
from kanly.arena.figures import Figures
from kanly.arena.folder import Folder
from kanly.arena.plan import Fixture, Plan
from kanly.arena.sheet import Sheet, blank, played
from kanly.arena.spread import Hands, Lost, spread

Work = Callable[[Fixture], Sheet]
Workers = Callable[[Work], Hands[Fixture, Sheet]]
"""Makes the hands that do some work."""


class Run:
    """A plan and what has been played of it."""

    def __init__(self, plan: Plan, folder: Folder) -> None:
        self.plan = plan
        self.folder = folder
        self.known = {sheet.fixture: sheet for sheet in folder.read()}
        self.left = [each for each in plan.fixtures() if each not in self.known]

    def play(self, workers: Workers) -> Iterator[Sheet]:
        """Play what is left; every sheet as its game is finished and written down."""
        if not self.left:
            return
        hands = workers(partial(played, self.plan))
        with closing(hands), self.folder.held():
            results = spread(hands, self.left)
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
