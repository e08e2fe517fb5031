"""Two versions of Kanly side by side: random play and copies of positions, old against new.

    .venv/bin/python benchmarks/compare.py OLD [NEW] [--rounds 15] [--seconds 0.4] [--json]

OLD and NEW are commits, or folders with a checkout; NEW is this checkout if it is left out. A
folder whose engine is compiled is measured compiled, a commit interpreted; `--interpreted` measures
both interpreted. Each version plays in a process of its own. The two take turns, with the same
games, and only the processor's time counts, so that a busy machine disturbs little. A ratio above 1
means that the new version is faster: the fastest round of each counts ("best"), and beside it the
middle of the ratios of all rounds ("median").

Where the rules have changed, games differ in length. "games" compares whole games, "decisions"
what one decision takes.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MODES: dict[str, tuple[str, dict[str, bool]]] = {
    "imperium": ("imperium", {}),
    "ix": ("imperium", {"ix": True}),
    "classic": ("classic", {}),
    "advanced": ("classic", {"advanced": True}),
}
PLAYERS = 4

PLAYER = """
import gc, json, random, sys, time
import kanly

def play(game, options, players, first, seconds, copy):
    games = decisions = copies = 0
    played = copying = 0.0
    while played < seconds:
        random.seed(first + games)
        kept = []
        begun = time.process_time()
        now = kanly.new(game, players, first + games, options)
        while not now.over:
            asked = now.pending[0]
            now.apply(asked.seat, random.choice(asked.choices))
            decisions += 1
            if decisions % 64 == 0:
                kept.append(now)
                now = now.clone()
        played += time.process_time() - begun
        games += 1
        begun = time.process_time()
        for position in kept * copy:
            position.clone()
        copying += time.process_time() - begun
        copies += len(kept) * copy
    return [games / played, decisions / played, copies / copying]

from kanly.core import game
print("interpreted" if game.__file__.endswith(".py") else "compiled", flush=True)
gc.freeze()
for line in sys.stdin:
    print(json.dumps(play(*json.loads(line))), flush=True)
"""
"""What each process runs. It uses only what every version has."""
COPIES = 40
"""How often each kept position is copied."""


class Rates(NamedTuple):
    """So many in a second of the processor's time."""

    games: float
    decisions: float
    clone: float


class Version:
    """A checkout, played in a process of its own."""

    def __init__(self, folder: Path, interpreted: bool) -> None:
        engine = {"KANLY_ENGINE": "interpreted"} if interpreted else {}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **engine, "PYTHONPATH": str(folder / "src")},
        )
        self.engine = self.read()

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise SystemExit("a version did not run; what it said stands above")
        return line

    def play(self, mode: str, first: int, seconds: float) -> Rates:
        assert self.process.stdin is not None
        game, options = MODES[mode]
        asked = [game, options, PLAYERS, first, seconds, COPIES]
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return Rates(*json.loads(self.read()))

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def checkout(named: str) -> Iterator[Path]:
    """A folder as it is, or a commit in a folder made for it."""
    if Path(named, "src", "kanly").is_dir():
        yield Path(named).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "-C", str(ROOT), "archive", named, "src"]
        packed = subprocess.run(archive, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", folder], check=True, input=packed)
        yield Path(folder)


def ratios(old: list[Rates], new: list[Rates]) -> dict[str, dict[str, float]]:
    """How many times as fast the new version is, by what is measured."""
    found = {}
    for what in Rates._fields:
        before, after = ([getattr(rates, what) for rates in each] for each in (old, new))
        pairs = [b / a for a, b in zip(before, after, strict=True)]
        best = max(after) / max(before)
        found[what] = {"best": best, "median": statistics.median(pairs), "new": max(after)}
    return found


def measure(
    versions: list[Version], modes: list[str], rounds: int, seconds: float
) -> dict[str, dict[str, dict[str, float]]]:
    """The ratios of each mode; the versions take turns, and turns at being first."""
    for version in versions:
        for mode in modes:
            version.play(mode, 0, seconds)
    found: dict[str, tuple[list[Rates], list[Rates]]] = {mode: ([], []) for mode in modes}
    for turn in range(rounds):
        for mode in modes:
            for which in (0, 1) if turn % 2 == 0 else (1, 0):
                rates = versions[which].play(mode, 1000 * (turn + 1), seconds)
                found[mode][which].append(rates)
    return {mode: ratios(*rates) for mode, rates in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default=str(ROOT))
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--modes", nargs="+", default=list(MODES), choices=MODES)
    parser.add_argument("--interpreted", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        folders = [stack.enter_context(checkout(named)) for named in (given.old, given.new)]
        versions = [Version(folder, given.interpreted) for folder in folders]
        for version in versions:
            stack.callback(version.close)
        engines = [version.engine for version in versions]
        found = measure(versions, given.modes, given.rounds, given.seconds)
    if given.json:
        print(json.dumps({"engines": engines, **found}))
        return
    print(f"{given.old} ({engines[0]}) against {given.new} ({engines[1]})")
    for mode, measured in found.items():
        for what, ratio in measured.items():
            figures = f"best {ratio['best']:.3f}  median {ratio['median']:.3f}"
            print(f"{mode:9} {what:10} {figures}  new {ratio['new']:>10,.0f} a second")


if __name__ == "__main__":
    main()
