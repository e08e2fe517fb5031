"""How well the arena uses two cores: games per second with one worker and with two.

    .venv/bin/python benchmarks/arena.py [--seconds 20] [--rounds 3] [--json]

Whole runs are timed, from the start of the processes to the last game written down. The widths
take turns and the median of the rounds counts. `random` plays the shortest games, so it shows what
handing them out costs; `greedy` is more like what one measures. `busy` is the share of their time
in which two workers play: on two cores that nobody else uses, the ratio is about twice that.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from kanly.arena.contests import match
from kanly.arena.folder import Folder
from kanly.arena.plan import Line, Plan
from kanly.arena.run import Run, worker_pool
from kanly.compiled import engine

GOAL = 1.8
LINES: dict[str, tuple[Line, ...]] = {
    "random": (Line(("random",) * 4),),
    "greedy": match(["greedy", "random"], 4, {}),
}


class Timed(NamedTuple):
    """A run: its games per second, and the share of the workers' time in which they played."""

    rate: float
    busy: float


def timed(lines: tuple[Line, ...], games: int, workers: int) -> Timed:
    plan = Plan("bench", "imperium", 4, lines, games)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        run = Run(plan, Folder(Path(folder), plan))
        played = [sheet.seconds for sheet in run.play(worker_pool(workers))]
        took = time.perf_counter() - begun
        return Timed(len(played) / took, sum(played) / took / workers)


def measured(lines: tuple[Line, ...], wanted: float, rounds: int) -> dict[str, float]:
    """The median figures of both widths, in runs of about the wanted seconds for one worker."""
    games = 20
    while (found := timed(lines, games, 1).rate) * wanted > 2 * games * len(lines):
        games *= 2
    games = max(1, int(found * wanted / len(lines)))
    runs: dict[int, list[Timed]] = {1: [], 2: []}
    for _ in range(rounds):
        for workers, so_far in runs.items():
            so_far.append(timed(lines, games, workers))
    one, two = (statistics.median(run.rate for run in runs[width]) for width in (1, 2))
    busy = statistics.median(run.busy for run in runs[2])
    return {
        "one": round(one, 2),
        "two": round(two, 2),
        "ratio": round(two / one, 3),
        "busy": round(busy, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="length of a run")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each width")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("expected more than 0 seconds, and at least 1 round")
    found = {bot: measured(lines, given.seconds, given.rounds) for bot, lines in LINES.items()}
    if given.json:
        print(json.dumps({"build": engine(), "goal": GOAL, **found}))
        return
    print(f"arena, Dune: Imperium with 4 players, {engine()}; goal: {GOAL} times with two workers")
    print(f"{'bot':10}{'1 worker':>12}{'2 workers':>12}{'ratio':>8}{'busy':>8}")
    for bot, rates in found.items():
        one, two = f"{rates['one']:.1f}/s", f"{rates['two']:.1f}/s"
        print(f"{bot:10}{one:>12}{two:>12}{rates['ratio']:>8.2f}{rates['busy']:>8.1%}")


if __name__ == "__main__":
    main()
