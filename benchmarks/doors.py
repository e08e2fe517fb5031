"""Environment steps per second of each door for researchers, beside the engine on its own.

    .venv/bin/python benchmarks/doors.py [--seconds 3] [--workers 2] [--game imperium] [--json]

A step is one choice of a learner, taken at random among the legal ones; who has no choice is not
asked and not counted. `engine` steps and looks at nothing. Every door but `gymnasium` gives all
seats to the learner; there three bots that play at random move between two steps. All are measured
in turn, in one run; what comes back with a step is an observation and a mask.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections.abc import Callable, Generator
from itertools import count
from pathlib import Path

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table as Sheet

import kanly.envs.spiel  # noqa: F401
from kanly import compiled
from kanly.bots.lines.bot import ExecBot
from kanly.core.rng import Rng, seeded
from kanly.envs import gym, zoo
from kanly.envs.batch import Batch
from kanly.envs.table import Table
from kanly.envs.terms import Terms

GAMES = 64
"""Games of a batch."""
NODE = Path(__file__).parents[1] / "examples" / "bot.js"

Steps = Generator[int, None, None]
"""Steps for ever: yields how many were made since the last time."""


def rolled(table: Table, rng: Rng) -> int:
    """The number of any legal choice."""
    return table.choices[rng.below(len(table.choices))].index


def engine(terms: Terms) -> Steps:
    rng = seeded(1)
    for seed in count():
        table = terms.deal(seed)
        while not table.over:
            table.step(rolled(table, rng))
            yield 1


def observed(terms: Terms) -> Steps:
    """The engine, and each time the observation of the seat to move."""
    rng = seeded(1)
    for seed in count():
        table = terms.deal(seed)
        while not table.over:
            table.observe(table.seat)
            table.step(rolled(table, rng))
            yield 1


def pettingzoo(terms: Terms) -> Steps:
    env = zoo.ZooEnv(terms)
    rng = seeded(1)
    for seed in count():
        env.reset(seed=seed)
        while not env.table.over:
            env.last()
            env.step(rolled(env.table, rng))
            yield 1


def gymnasium(terms: Terms) -> Steps:
    env = gym.SeatEnv(terms.game, terms.players, terms.options)
    rng = seeded(1)
    for seed in count():
        env.reset(seed=seed)
        while not env.playing.over:
            env.step(rolled(env.playing, rng))
            yield 1


def open_spiel(terms: Terms) -> Steps:
    game = pyspiel.load_game(f"kanly_{terms.game}", {"players": terms.players, "deals": 100})
    rng = seeded(1)
    for seed in count():
        state = game.new_initial_state()
        state.apply_action(seed % 100)
        while not state.is_terminal():
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            yield 1


def batch(terms: Terms, workers: int = 0) -> Steps:
    rng = np.random.default_rng(1)
    with Batch(terms.game, GAMES, terms.players, terms.options, workers=workers) as games:
        while True:
            games.step(games.sample(rng))
            yield GAMES


def lines(terms: Terms, command: str) -> Steps:
    """A program answers all seats over the line protocol, without views."""
    bot = ExecBot(command, 1)
    try:
        for seed in count():
            table = terms.deal(seed)
            while not table.over:
                table.step(bot.choose(table.game.view(table.seat)).index)
                yield 1
    finally:
        bot.close()


def rate(steps: Steps, seconds: float) -> float:
    """Steps per second, after the first, which may take long to begin."""
    next(steps)
    made = 0
    begun = now = time.perf_counter()
    while now < begun + seconds:
        made += next(steps)
        now = time.perf_counter()
    steps.close()
    return made / (now - begun)


def doors(workers: int) -> dict[str, Callable[[Terms], Steps]]:
    found: dict[str, Callable[[Terms], Steps]] = {
        "engine": engine,
        "engine, observed": observed,
        "pettingzoo": pettingzoo,
        "gymnasium": gymnasium,
        "open_spiel": open_spiel,
        f"batch of {GAMES}": batch,
    }
    if workers:
        found[f"batch of {GAMES}, {workers} workers"] = lambda terms: batch(terms, workers)
    if shutil.which("node"):
        found["lines, node"] = lambda terms: lines(terms, f'node "{NODE}"')
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--workers", type=int, default=2, help="processes of the second batch")
    parser.add_argument("--game", choices=["imperium", "classic"], action="append")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.seconds <= 0 or given.workers < 0:
        parser.error("expected more than 0 seconds, and no fewer than 0 workers")
    sheet = Sheet(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name in ("game", "door", "steps per second", "of the engine"):
        sheet.add_column(name, justify="left" if name in ("game", "door") else "right")
    figures: dict[str, dict[str, float]] = {}
    for game in given.game or ["imperium", "classic"]:
        rates = figures[game] = {}
        for door, steps in doors(given.workers).items():
            rates[door] = round(rate(steps(Terms(game)), given.seconds), 1)
            share = rates[door] / rates["engine"]
            sheet.add_row(game, door, f"{rates[door]:,.0f}", f"{share:.2f}x")
            if not given.json:
                print(f"{game}: {door}", file=sys.stderr)
    if given.json:
        print(json.dumps(figures))
    else:
        print(f"{compiled.engine()} engine")
        Console().print(sheet)


if __name__ == "__main__":
    main()
