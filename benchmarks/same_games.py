"""Whether two versions of Kanly play the same games: random games of every mode, old against new.

    .venv/bin/python benchmarks/same_games.py OLD [NEW] [--games 2000] [--modes ix ...] [--json]

OLD and NEW are commits, or folders with a checkout; NEW is this checkout if it is left out. A
folder whose engine is compiled plays compiled, a commit interpreted. Both versions play each game
with the same seed and the same random numbers, which pick the choices by their place in the list.
A mode is "equal" if the final positions of all its games have the same digests in both versions.
Where they differ, "play" counts the games in which another choice was offered or another player
asked, and "first" is the earliest such moment: the seed and the number of the decision. A game that
differs in its digest alone ended in a position that stores more, or stores it otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from compare import ROOT, checkout  # type: ignore[import-not-found, unused-ignore]

Mode = tuple[str, int, dict[str, bool]]


def every_mode() -> dict[str, Mode]:
    """The modes of both games by name, as `make modes` plays them."""
    found: dict[str, Mode] = {}
    for players in (1, 2, 3, 4):
        found[f"imperium {players}"] = "imperium", players, {}
        found[f"ix {players}"] = "imperium", players, {"ix": True}
    for players in (3, 4):
        found[f"epic {players}"] = "imperium", players, {"ix": True, "epic": True}
    for players in (2, 3, 4, 5, 6):
        found[f"classic {players}"] = "classic", players, {}
        found[f"advanced {players}"] = "classic", players, {"advanced": True}
    pair = {"two-factions": True}
    found["two factions"] = "classic", 2, pair
    found["two factions, advanced"] = "classic", 2, {**pair, "advanced": True}
    return found


MODES = every_mode()

PLAYER = """
import hashlib, json, random, sys
import kanly

def play(name, players, options, seed, trace):
    game = kanly.new(name, players, seed, options)
    pick = random.Random(seed)
    told = hashlib.blake2b(digest_size=8)
    moments = []
    while not game.over:
        asked = game.pending[0]
        choice = pick.choice(asked.choices)
        listed = [str(asked.seat), *(str(choice) for choice in asked.choices)]
        told.update("|".join(listed).encode())
        if trace:
            moments.append(told.hexdigest())
        game.apply(asked.seat, choice)
    return [f"{game.digest():016x}", moments if trace else told.hexdigest()]

for line in sys.stdin:
    print(json.dumps(play(*json.loads(line))), flush=True)
"""
"""What each process runs. It uses only what every version has."""


class Version:
    """A checkout, played in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
        )

    def ask(self, mode: Mode, seed: int, trace: bool = False) -> None:
        """Let it play a game; `told` waits for what came of it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([*mode[:2], mode[2], seed, trace]) + "\n")
        self.process.stdin.flush()

    def told(self) -> list[Any]:
        """The digests of the final position and of all that was asked (in a trace, of each)."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a version did not play on; what it said stands above")
        found: list[Any] = json.loads(line)
        return found

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def both(versions: list[Version], mode: Mode, seed: int, trace: bool = False) -> list[list[Any]]:
    """What the versions make of a game, which they play at the same time."""
    for version in versions:
        version.ask(mode, seed, trace)
    return [version.told() for version in versions]


def compare(versions: list[Version], mode: Mode, games: int) -> dict[str, Any]:
    """How many games of a mode differ, and where the first of them does."""
    digests = play = 0
    first = None
    for seed in range(games):
        old, new = both(versions, mode, seed)
        digests += old[0] != new[0]
        if old[1] != new[1]:
            play += 1
            if first is None:
                traces = both(versions, mode, seed, trace=True)
                first = [seed, parting(traces[0][1], traces[1][1])]
    return {"games": games, "digests": digests, "play": play, "first": first}


def parting(old: list[str], new: list[str]) -> int:
    """The number of the first decision that differs."""
    same = (a == b for a, b in zip(old, new, strict=False))
    return next((at for at, equal in enumerate(same) if not equal), min(len(old), len(new)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default=str(ROOT))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--modes", nargs="+", default=list(MODES), choices=MODES, metavar="MODE")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    with ExitStack() as stack:
        folders = [stack.enter_context(checkout(named)) for named in (given.old, given.new)]
        versions = [Version(folder) for folder in folders]
        for version in versions:
            stack.callback(version.close)
        for mode in given.modes:
            found[mode] = told = compare(versions, MODES[mode], given.games)
            if not given.json:
                print(f"{mode:22} {told['games']} games  {in_words(told)}", flush=True)
    if given.json:
        print(json.dumps(found))
    if any(told["digests"] or told["play"] for told in found.values()):
        raise SystemExit(1)


def in_words(told: dict[str, Any]) -> str:
    if not told["digests"] and not told["play"]:
        return "equal"
    where = f", first game {told['first'][0]}, decision {told['first'][1]}" if told["first"] else ""
    return f"digests differ in {told['digests']}, play in {told['play']}{where}"


if __name__ == "__main__":
    main()
