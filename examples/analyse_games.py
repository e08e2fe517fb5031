"""Play a thousand games and ask them questions: who wins, from where, and by doing what.

python examples/analyse_games.py --games 1000 --bot random

A finished game remembers every choice and who made it (`game.history`, `game.movers`), so whatever
one wants to know can be counted. With `--bot greedy` the games are better, and take longer.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context

import kanly
from kanly import bots
from kanly.core.errors import KanlyError
from kanly.imperium.choices import V_AGENT
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SPACES

PLAYERS = 4


@dataclass
class Seat:
    """One seat of a finished game."""

    seat: int
    leader: str
    won: bool
    rounds: int
    visits: Counter[str] = field(default_factory=Counter)
    """How often an Agent was sent to each space."""


def play(job: tuple[int, str]) -> list[Seat]:
    """One game, and what is to be known of each seat."""
    seed, bot = job
    game = kanly.new("imperium", players=PLAYERS, seed=seed)
    players = [bots.get(bot, f"{seed}/{seat}") for seat in range(PLAYERS)]
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    assert isinstance(game, Imperium)
    assert game.result is not None
    winners = game.result.winners
    seats = [
        Seat(seat, LEADERS[game.leader[seat]].slug, seat in winners, game.rounds)
        for seat in range(PLAYERS)
    ]
    for seat, choice in zip(game.movers, game.history, strict=True):
        if choice.verb == V_AGENT:
            seats[seat].visits[SPACES[choice.b].slug] += 1
    return seats


def games(count: int, bot: str, workers: int) -> Iterator[list[Seat]]:
    """All games in order, played in so many processes."""
    jobs = [(seed, bot) for seed in range(count)]
    if workers == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, jobs, chunksize=10)


def interval(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    middle = (won + z * z / 2) / (of + z * z)
    half = z * math.sqrt(won * (of - won) / of + z * z / 4) / (of + z * z)
    return middle - half, middle + half


def table(title: str, groups: dict[str, list[bool]]) -> None:
    """Win rates of some groups of seats, the best first."""
    print(f"\n{title:28} games    won   95% interval")
    for name, won in sorted(groups.items(), key=lambda group: -sum(group[1]) / len(group[1])):
        low, high = interval(sum(won), len(won))
        print(f"  {name:26} {len(won):5}  {sum(won) / len(won):5.1%}   {low:5.1%} to {high:5.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if given.games < 1 or given.workers < 1:
        parser.error("expected at least 1 game, and 1 worker")
    try:
        bots.get(given.bot)
    except KanlyError as error:
        parser.error(str(error))
    by_seat: dict[str, list[bool]] = {}
    by_leader: dict[str, list[bool]] = {}
    lengths: Counter[int] = Counter()
    winners: Counter[str] = Counter()
    everyone: Counter[str] = Counter()
    won_games = 0
    for seats in games(given.games, given.bot, given.workers):
        lengths[seats[0].rounds] += 1
        for seat in seats:
            by_seat.setdefault(f"seat {seat.seat}", []).append(seat.won)
            by_leader.setdefault(seat.leader, []).append(seat.won)
            everyone += seat.visits
            if seat.won:
                winners += seat.visits
                won_games += 1

    table("by seat", by_seat)
    table("by leader", by_leader)
    print("\nrounds                       games")
    for rounds, count in sorted(lengths.items()):
        print(f"  {rounds:2}                         {count:5}")
    print("\nAgents sent, per game        by winners   by all")
    seats_played = PLAYERS * given.games
    for space, count in everyone.most_common():
        print(f"  {space:26} {winners[space] / won_games:10.2f} {count / seats_played:8.2f}")


if __name__ == "__main__":
    main()
