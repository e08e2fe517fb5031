"""A bar on the terminal while a network is trained, and a line for each trial."""

from __future__ import annotations

import time
from collections.abc import Iterable
from types import TracebackType
from typing import Self

from rich.console import RenderableType
from rich.progress import Progress, ProgressColumn, Task, TaskID, TextColumn
from rich.text import Text

from kanly.arena.rates import Tally
from kanly.cli.bar import bar_of, games_bar
from kanly.train.curves import Figures
from kanly.train.watcher import Watcher


class Left(ProgressColumn):
    """The time left, which is known: a run ends when its time is up."""

    def render(self, task: Task) -> Text:
        left = max(0, int((task.total or 0) - (task.elapsed or 0)))
        return Text(f"{left // 60}:{left % 60:02}", style="progress.remaining")


class Clock(Progress):
    """A bar that goes on with the time."""

    def get_renderables(self) -> Iterable[RenderableType]:
        for task in self.tasks:
            task.completed = min(task.elapsed or 0, task.total or 0)
        return super().get_renderables()


class Shown(Watcher):
    """A bar that is there as long as the work goes on."""

    progress: Progress

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.progress.stop()


class Bar(Shown):
    """Shows a run: the time left and the rate on a terminal, and every trial."""

    def __init__(self, seconds: float, quiet: bool) -> None:
        self.quiet = quiet
        self.won: float | None = None
        """The share of the last trial."""
        rate = TextColumn("{task.fields[rate]}  left")
        self.progress = bar_of(Clock, quiet, rate, Left(), width=8)
        self.task: TaskID = self.progress.add_task("starting", start=False, total=seconds, rate="")

    def doing(self, what: str) -> None:
        self.progress.start_task(self.task)  # the time of a run begins with its first game
        self.progress.update(self.task, description=what)

    def learned(self, figures: Figures) -> None:
        rate = f"{figures['choices_per_second']:,.0f} choices/s"
        self.progress.update(self.task, rate=rate)

    def tried(self, figures: Figures) -> None:
        self.won = figures["won"]
        if self.quiet:
            return
        games = int(figures["trial_games"])
        low, high = Tally(games, round(self.won * games)).interval
        self.progress.console.print(
            f"{figures['minutes']:7.1f} minutes: won {self.won:.1%} of {games} games "
            f"(95 %: {low:.1%} to {high:.1%}; even is 25 %)"
        )


class GamesBar(Shown):
    """Shows games being played for a judge, and how wrong it is after each pass."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.began = time.perf_counter()
        self.before: int | None = None
        """Games that were there already."""
        self.progress = games_bar(quiet)
        self.task: TaskID = self.progress.add_task("Playing", total=None, rate="")

    def gathered(self, games: int, of: int) -> None:
        if self.before is None:
            self.before = games
        rate = (games - self.before) / (time.perf_counter() - self.began)
        what = "Playing" if games < of else "Fitting"
        self.progress.update(
            self.task, description=what, completed=games, total=of, rate=f"{rate:.1f}/s"
        )

    def judged(self, figures: Figures) -> None:
        if not self.quiet:
            self.progress.console.print(
                f"wrong by {figures['wrong']:.4f} in {figures['held']:,.0f} moments held back"
            )
