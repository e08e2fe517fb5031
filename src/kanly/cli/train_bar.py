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

EVERY = 10.0
"""Seconds between two lines where there is no terminal to show a bar on."""


def clock(seconds: float) -> str:
    """A time to be read: `1:05`."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"


class Left(ProgressColumn):
    """The time left, which is known: a run ends when its time is up."""

    def render(self, task: Task) -> Text:
        return Text(clock((task.total or 0) - (task.elapsed or 0)), style="progress.remaining")


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
    """Shows a run from its first second: on a terminal as a bar, elsewhere as a line now and then,
    with games, choices, their rate and the time left; and a line for every trial.
    """

    def __init__(self, seconds: float, quiet: bool) -> None:
        self.seconds = seconds
        self.quiet = quiet
        self.won: float | None = None
        """The share of the last trial."""
        rate = TextColumn("{task.fields[rate]}  left")
        self.progress = bar_of(Clock, quiet, rate, Left(), width=8)
        self.task: TaskID = self.progress.add_task("starting", total=seconds, rate="")
        self.began = self.told = time.monotonic()
        self.playing = 0.0
        """When the first stretch began."""
        self.before = (0, 0)
        """Choices and games of the stretches that are over."""
        self.now = (0, 0)
        """Those of the stretch that is being played."""

    def doing(self, what: str) -> None:
        if not self.playing:
            self.playing = time.monotonic()
        self.progress.update(self.task, description=what)
        if what == "playing":
            self.before, self.now = self.sums, (0, 0)

    @property
    def sums(self) -> tuple[int, int]:
        """All choices and games of the run."""
        return self.before[0] + self.now[0], self.before[1] + self.now[1]

    def played(self, choices: int, games: int) -> None:
        self.now = choices, games
        self.show("playing")

    def learning(self, share: float) -> None:
        self.show(f"learning, {share:.0%}")

    def trying(self, games: int, of: int) -> None:
        self.show(f"trial, {games} of {of} games")

    def show(self, what: str) -> None:
        """Bring the bar up to date, or say a line."""
        now = time.monotonic()
        choices, games = self.sums
        speed = choices / max(now - self.playing, 1e-9)
        rate = f"{games:,} games, {choices:,} choices, {speed:,.0f}/s"
        self.progress.update(self.task, rate=rate)
        first = self.told == self.began
        if self.progress.disable and not self.quiet and (first or now - self.told >= EVERY):
            self.told = now
            left = clock(self.began + self.seconds - now)
            self.progress.console.print(
                f"{clock(now - self.began)} {what}: {rate}, {left} left", highlight=False
            )

    def tried(self, figures: Figures) -> None:
        self.won = figures["won"]
        if self.quiet:
            return
        games = int(figures["trial_games"])
        low, high = Tally(games, round(self.won * games)).interval
        self.progress.console.print(
            f"{figures['minutes']:7.1f} minutes: won {self.won:.1%} of {games} games "
            f"(95 %: {low:.1%} to {high:.1%}; even is {figures['even']:.0%})"
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
