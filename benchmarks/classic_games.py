"""What games of the classic Dune between six bots are like: how long, and who wins how.

    .venv/bin/python benchmarks/classic_games.py --bot adept --games 200
    .venv/bin/python benchmarks/classic_games.py --bot mcts@12 --bot adept --games 36

The first plays six of a kind. With several bots the first has one seat and the others share the
rest; it moves on by one seat from game to game. Every mean has its 95 % interval. With --minutes it
plays as many of the games as it finishes in that time.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from statistics import fmean, pvariance
from typing import cast

import kanly
from kanly import bots, compiled
from kanly.arena.rates import Tally
from kanly.classic.map import factions
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.victory import REASONS
from kanly.core.setup import Options

PLAYERS = 6


def seats(names: list[str], number: int) -> list[str]:
    """Who sits where in a game."""
    row = [names[0], *[names[1:][at % (len(names) - 1)] for at in range(PLAYERS - 1)]]
    return row[-(number % PLAYERS) :] + row[: -(number % PLAYERS)] if number % PLAYERS else row


def played(names: list[str], seed: int, advanced: bool) -> tuple[Classic, int]:
    """A game played to its end, and how many deals were concluded in it."""
    options: Options = {"advanced": True} if advanced else {}
    game = cast("Classic", kanly.new("classic", PLAYERS, seed=seed, options=options))
    players = [bots.get(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    deals = 0
    while not game.over:
        decision = game.pending[0]
        choice = bots.ask(players[decision.seat], game, decision)
        deals += choice.notation.startswith("deal accept")
        game.apply(decision.seat, choice)
    return game, deals


def share(count: int, of: int) -> str:
    """A share with its interval."""
    tally = Tally(of, count)
    low, high = tally.interval
    return f"{tally.rate:6.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", action="append", default=[], help="once, or first the single one")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--basic", action="store_true", help="the basic game (default: advanced)")
    given = parser.parse_args()
    names = given.bot or ["adept"]
    names = names if len(names) > 1 else names * 2
    turns: list[int] = []
    wins: Counter[str] = Counter()
    allied = single = concluded = 0
    end = time.monotonic() + 60 * given.minutes
    for number in range(given.games):
        if time.monotonic() > end:
            break
        sitting = seats(names, number)
        game, deals = played(sitting, given.seed + number, not given.basic)
        winners = factions(game.winners)
        turns.append(game.turn)
        allied += len(winners) > 1
        concluded += deals
        single += any(game.seat[faction] == number % PLAYERS for faction in winners)
        wins.update([FACTIONS[faction].slug for faction in winners])
        wins[f"by {REASONS[game.reason]}"] += 1
    games = len(turns)
    mode = "basic" if given.basic else "advanced"
    print(f"{' over '.join(dict.fromkeys(names))}, {mode}, {games} games, {compiled.engine()}")
    error = 1.96 * sqrt(pvariance(turns) / len(turns))
    print(f"  turns              {fmean(turns):6.2f} (± {error:.2f})")
    print(f"  over by turn 2     {share(sum(turn <= 2 for turn in turns), games)}")
    print(f"  won by alliances   {share(allied, games)}")
    print(f"  deals in a game    {concluded / games:6.2f}")
    if len(set(names)) > 1:
        print(f"  won by {names[0]:<11} {share(single, games)}")
    for name, count in sorted(wins.items()):
        print(f"  {name:<18} {share(count, games)}")


if __name__ == "__main__":
    main()
