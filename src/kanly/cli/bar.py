"""A bar on the terminal while games are played."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from kanly.cli import screen


class Game(Protocol):
    """What the bar looks at."""

    decisions: int


T = TypeVar("T", bound=Game)


P = TypeVar("P", bound=Progress)


def bar_of(kind: type[P], quiet: bool, *columns: ProgressColumn | str, width: int = 0) -> P:
    """A bar between what is done and some columns; on a terminal, unless nothing is to be shown."""
    console = screen.stderr()
    return kind(
        TextColumn(f"{{task.description:{width or ''}}}"),
        BarColumn(complete_style="accent", finished_style="accent"),
        *columns,
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )


def games_bar(quiet: bool) -> Progress:
    """Games done, their rate and the time left."""
    left = TimeRemainingColumn(compact=True)
    columns = (MofNCompleteColumn(), TextColumn("games  {task.fields[rate]}  left"), left)
    return bar_of(Progress, quiet, *columns)


def shown(outcomes: Iterable[T], total: int, quiet: bool, done: int = 0) -> Iterator[T]:
    """The same outcomes, with a bar on a terminal while they come; some may have been before."""
    bar = games_bar(quiet)
    if bar.disable:
        yield from outcomes
        return
    decisions = 0
    begun = time.perf_counter()
    with bar:
        task = bar.add_task("Playing", total=total, completed=done, rate="")
        for outcome in outcomes:
            decisions += outcome.decisions
            rate = decisions / (time.perf_counter() - begun)
            bar.update(task, advance=1, rate=f"{rate:,.0f} decisions/s")
            yield outcome
