"""Environment steps per second of each door for researchers, beside the engine on its own.

    .venv/bin/python benchmarks/doors.py [--seconds 3] [--workers 2] [--game imperium] [--json]

A step is one choice of a learner, taken at random among the legal ones; who has no choice is not
asked and not counted. `engine` steps and looks at nothing. Every door but `gymnasium` gives all
seats to the learner; there three bots that play at random move between two steps. What comes back
with a step is an observation and a mask.

All are measured in turn, in one run, by the time of the processor, so that a busy machine disturbs
little; only doors that use several processes are measured by the clock. `arithmetic` is what
processes gain on this machine that share nothing. Below them stand environments of others, if they
are installed: catanatron's gym (against one random player) and some of PettingZoo's classic games.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import shutil
import sys
import time
from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module
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

GAMES, SHARED = 64, 256
"""Games of a batch, and of one that several processes share."""
OPENING = 60
"""Choices of a game of Catan."""
CLASSICS = ("chess_v6", "texas_holdem_no_limit_v6", "connect_four_v3")
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


def batch(terms: Terms, games: int = GAMES, workers: int = 0) -> Steps:
    rng = np.random.default_rng(1)
    with Batch(terms.game, games, terms.players, terms.options, workers=workers) as playing:
        while True:
            playing.step(playing.sample(rng))
            yield games


def arithmetic(terms: Terms, workers: int) -> Steps:
    """Processes that only add up, each for itself; steps are thousands of sums."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        while True:
            yield sum(pool.map(added, [0.5] * workers, 1))


def added(seconds: float) -> int:
    """How many thousands of sums this process makes in that time."""
    made = 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        sum(range(1000))
        made += 1
    return made


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


def catanatron() -> Steps:
    """The openings of games of Catan, with their observation and valid actions; in some long games
    its opponent moves for ever.
    """
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    rng = seeded(1)
    for seed in count():
        env.reset(seed=seed)
        for _ in range(OPENING):
            legal = env.get_valid_actions()
            _, _, terminated, truncated, _ = env.step(legal[rng.below(len(legal))])
            yield 1
            if terminated or truncated:
                break


def classic(name: str) -> Steps:
    """One of PettingZoo's own games."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = seeded(1)
    for seed in count():
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            observation, _, _, _, info = env.last()
            mask = observation.get("action_mask", info.get("action_mask"))
            legal = np.flatnonzero(mask)
            env.step(int(legal[rng.below(len(legal))]))
            yield 1


PEERS: dict[str, Callable[[], Steps]] = {
    "catanatron's gym": catanatron,
    **{f"PettingZoo's {name}": partial(classic, name) for name in CLASSICS},
}


def rate(steps: Steps, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second, after the first, which may take long to begin."""
    next(steps)
    made = 0
    begun = now = clock()
    while now < begun + seconds:
        made += next(steps)
        now = clock()
    steps.close()
    return made / (now - begun)


Clock = Callable[[], float]


def doors(workers: int) -> dict[str, tuple[Callable[[Terms], Steps], Clock]]:
    """Each door, and the clock that it is measured by."""
    alone: dict[str, Callable[[Terms], Steps]] = {
        "engine": engine,
        "engine, observed": observed,
        "pettingzoo": pettingzoo,
        "gymnasium": gymnasium,
        "open_spiel": open_spiel,
        f"batch of {GAMES}": batch,
    }
    several: dict[str, Callable[[Terms], Steps]] = {}
    for number in sorted({1, workers} if workers else ()):
        called = f"{number} worker" + "s" * (number > 1)
        several[f"batch of {SHARED}, {called}"] = partial(batch, games=SHARED, workers=number)
        several[f"arithmetic, {called}"] = partial(arithmetic, workers=number)
    if shutil.which("node"):
        several["lines, node"] = lambda terms: lines(terms, f'node "{NODE}"')
    return {
        **{name: (door, time.process_time) for name, door in alone.items()},
        **{name: (door, time.perf_counter) for name, door in several.items()},
    }


def measured(game: str, workers: int, seconds: float) -> dict[str, float]:
    """The rate of each door to a game."""
    rates = {}
    for door, (steps, clock) in doors(workers).items():
        print(f"{game}: {door}", file=sys.stderr)
        rates[door] = round(rate(steps(Terms(game)), seconds, clock), 1)
    return rates


def measured_peers(seconds: float) -> dict[str, float]:
    """The rate of each environment of others that is installed."""
    rates = {}
    for name, steps in PEERS.items():
        print(name, file=sys.stderr)
        try:
            rates[name] = round(rate(steps(), seconds), 1)
        except ImportError as error:
            print(f"left out: {error}", file=sys.stderr)
    return rates


def table(figures: dict[str, dict[str, float]]) -> Sheet:
    sheet = Sheet(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name in ("game", "door", "steps per second", "of the engine"):
        sheet.add_column(name, justify="left" if name in ("game", "door") else "right")
    for game, rates in figures.items():
        for door, steps in rates.items():
            share = f"{steps / rates['engine']:.2f}x" if "engine" in rates else ""
            sheet.add_row(game, door, f"{steps:,.0f}", share)
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--workers", type=int, default=2, help="most processes of a batch")
    parser.add_argument("--game", choices=["imperium", "classic"], action="append")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.seconds <= 0 or given.workers < 0:
        parser.error("expected more than 0 seconds, and no fewer than 0 workers")
    games = given.game or ["imperium", "classic"]
    figures = {game: measured(game, given.workers, given.seconds) for game in games}
    figures["others"] = measured_peers(given.seconds)
    if given.json:
        print(json.dumps(figures))
        return
    print(f"{compiled.engine()} engine")
    Console().print(table(figures))


if __name__ == "__main__":
    main()
