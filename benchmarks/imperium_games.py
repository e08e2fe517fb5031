"""What games of *Dune: Imperium* between four bots of a kind are like, beside people's games.

    .venv/bin/python benchmarks/imperium_games.py --bot greedy --games 400

Plays with Rise of Ix and random leaders, and prints what a league of people tells of 1,149 games
for four with Rise of Ix (and Immortality): the share of games that each seat and each leader won,
the rounds, and the cards that a player bought. Shares have their 95 % intervals.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from statistics import fmean, pvariance
from typing import Final, NamedTuple, cast

import kanly
from kanly import bots, compiled
from kanly.arena.imperium.kit import leaders_of
from kanly.arena.rates import Tally
from kanly.core.rng import seeded
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS

PLAYERS: Final = 4
LEAGUE: Final = {"seat 1": 30.9, "seat 2": 24.5, "seat 3": 23.1, "seat 4": 21.6}
LEAGUE_LEADERS: Final = {"earl-memnon-thorvald": 36.0, "helena-richese": 16.0}


class Played(NamedTuple):
    """A game, who began it, and how many cards were bought in it."""

    game: Imperium
    first: int
    bought: int


def played(bot: str, seed: int) -> Played:
    """A game to its end."""
    rng = seeded(f"leaders-{seed}")
    left = [leader.slug for leader in LEADERS]
    chosen = [left.pop(rng.below(len(left))) for _ in range(PLAYERS)]
    options: dict[str, int | str | bool | list[str]] = {"ix": True, "leaders": chosen}
    game = cast("Imperium", kanly.new("imperium", PLAYERS, seed=seed, options=options))
    players = [bots.get(bot, f"{seed}/{seat}") for seat in range(PLAYERS)]
    first = int(game.first)
    bought = 0
    while not game.over:
        decision = game.pending[0]
        choice = bots.ask(players[decision.seat], game, decision)
        bought += choice.notation.startswith("buy ")
        game.apply(decision.seat, choice)
    return Played(game, first, bought)


def line(name: str, tally: Tally, people: float | None) -> str:
    low, high = tally.interval
    beside = "" if people is None else f"   people {people:.1f} %"
    return f"  {name:<22} {tally.rate:6.1%} ({low:.1%} to {high:.1%}){beside}"


def mean(values: list[float]) -> str:
    error = 1.96 * sqrt(pvariance(values) / len(values))
    return f"{fmean(values):.2f} (± {error:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    wins: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    rounds: list[float] = []
    bought: list[float] = []
    end = time.monotonic() + 60 * given.minutes
    for seed in range(given.seed, given.seed + given.games):
        if time.monotonic() > end:
            break
        game, first, cards = played(given.bot, seed)
        leaders = leaders_of(game)
        assert game.result is not None
        for seat in range(PLAYERS):
            names = (f"seat {(seat - first) % PLAYERS + 1}", leaders[seat])
            sat.update(names)
            wins.update(names if seat in game.result.winners else ())
        rounds.append(float(game.rounds))
        bought.append(cards / PLAYERS)
    print(f"{given.bot} x {PLAYERS}, Rise of Ix, {len(rounds)} games, {compiled.engine()}")
    print(f"  rounds                 {mean(rounds)}   people about 7")
    print(f"  cards bought by each   {mean(bought)}   people 6 to 7")
    for name, people in LEAGUE.items():
        print(line(name, Tally(sat[name], wins[name]), people))
    leaders = sorted((n for n in sat if n not in LEAGUE), key=lambda n: -wins[n] / sat[n])
    for name in leaders:
        print(line(name, Tally(sat[name], wins[name]), LEAGUE_LEADERS.get(name)))


if __name__ == "__main__":
    main()
