"""How long a person waits for bots between two choices of their own, at every level.

    .venv/bin/python benchmarks/waiting.py --game classic --level mentat --games 1

One seat is a person who answers at once; the others are bots of the level, made and limited as at
a table in the browser. Each bot thinks while its answer rests for the table's pace, so what is
counted is the thinking beyond that. The last line names the goal: people wait no longer than
`kanly.bots.patience` allows, and a little for the answers themselves.
"""

from __future__ import annotations

import argparse
import time

import kanly
from kanly import bots, compiled
from kanly.bots.patience import WAITS, Patience

PACE = 0.6
"""Seconds for which an answer rests at a table as it is first set up."""
WINDOW = 0.6
"""The same in a secret window, in which bots of every level have no more time than that."""


def waits(name: str, level: str, seed: int, turns: int) -> tuple[list[float], list[float]]:
    """Each wait of the person in a game, and the time of each single decision."""
    game = kanly.new(name, 6 if name == "classic" else 4, seed=seed)
    person, single = bots.get("adept", seed), []
    found: list[float] = []
    waiting = 0.0
    patience = Patience()
    while not game.over and game.rounds <= turns:
        decision = game.pending[0]
        if decision.seat == 0:
            game.apply(0, bots.ask(person, game, decision))
            found.append(waiting)
            waiting, patience = 0.0, Patience()
            continue
        rests = WINDOW if decision.kind.unseen else PACE
        chosen = "adept" if decision.kind.unseen else patience.allows(level, rests)
        begun = time.perf_counter()
        bot = bots.get(chosen, f"{seed}/{decision.seat}/{len(game.history)}")
        choice = bots.ask(bot, game, decision)
        took = time.perf_counter() - begun
        single.append(took)
        patience.spend(took - rests)
        waiting += max(0.0, took - rests)
        game.apply(decision.seat, choice)
    return found, single


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="classic", choices=("classic", "imperium"))
    parser.add_argument("--level", default="mentat", choices=("master", "mentat"))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--turns", type=int, default=99, help="end each game after so many")
    given = parser.parse_args()
    found: list[float] = []
    single: list[float] = []
    for seed in range(given.games):
        one, other = waits(given.game, given.level, seed, given.turns)
        found += one
        single += other
    found.sort()
    print(f"{given.level}, {given.game}, {compiled.engine()}: {len(found)} waits")
    print(f"  in the middle {found[len(found) // 2]:.2f} s")
    print(f"  of a hundred the fifth longest {found[int(len(found) * 0.95)]:.2f} s")
    print(f"  longest {found[-1]:.2f} s (goal: {WAITS[given.level]:.0f} s)")
    print(f"  longest single decision {max(single):.2f} s")


if __name__ == "__main__":
    main()
