"""What several processes carry on one PostgreSQL database, and how soon games are taken over.

    .venv/bin/python benchmarks/processes.py [--games 60 --rate 100 --rounds 3] [--json]

Plays over one process, over two with the players of a game at the process where it was begun
(`local`), and over two with each player at any of them (`spread`), in turns, so that whatever else
the machine does disturbs all three alike. Each process of two has as much to do as the one: two
have twice the games and choices. What counts is the processor time of the servers for a choice:
`two_to_one` tells how many times the choices of one process two carry, when each spends as much
processor time as the one. At the end of `spread` one of the processes is killed, and measured is
how long its players wait until they see their game again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server import DECODE, Figures, Seat, Table, begun, cpu, run, server_process, sit
from tests.server.databases import postgres

SETTLING = 2.0


class Game(NamedTuple):
    """A game, where it was begun, and how one comes back to it."""

    table: Table
    url: str
    room: str
    token: str


async def opened(urls: list[str], number: int, spread: bool) -> Game:
    """A game at one process, its players there or anywhere."""
    rng, url = random.Random(number), urls[number % len(urls)]
    room, tokens = await begun(url)
    seats = [Seat(await sit(rng.choice(urls) if spread else url, room, token)) for token in tokens]
    return Game(Table(seats, number), url, room, tokens[0])


@dataclass
class Found:
    """What was measured, over all rounds."""

    seconds: float = 0.0
    choices: int = 0
    used: float = 0.0
    """Seconds of processor time of the servers."""
    latencies: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """How long each game of a process that was killed was away."""

    @property
    def cost(self) -> float:
        """Milliseconds of processor time for a choice."""
        return self.used * 1000 / self.choices

    def figures(self) -> dict[str, float]:
        found = {
            "choices_per_second": round(self.choices / self.seconds, 1),
            "median_ms": round(statistics.median(self.latencies) * 1000, 1),
            "server_ms_per_choice": round(self.cost, 2),
        }
        if self.waits:
            found["takeover_median_s"] = round(statistics.median(self.waits), 2)
            found["takeover_slowest_s"] = round(max(self.waits), 2)
        return found


async def measure(
    args: argparse.Namespace,
    servers: list[tuple[subprocess.Popen[str], str]],
    spread: bool,
    found: Found,
) -> None:
    """Play; what a choice costs, and how long a game is away when its process dies."""
    urls = [url for _, url in servers]
    count = args.games * len(servers)
    games = [await opened(urls, number, spread) for number in range(count)]
    listening = [asyncio.create_task(seat.listen()) for game in games for seat in game.table.seats]
    tables, figures = [game.table for game in games], Figures()
    mean = args.games / args.rate
    await run(tables, mean, SETTLING, Figures())
    before = sum(cpu(process.pid) for process, _ in servers)
    await run(tables, mean, args.seconds, figures)
    found.used += sum(cpu(process.pid) for process, _ in servers) - before
    found.seconds += args.seconds
    found.choices += figures.choices
    found.latencies += figures.latencies
    for task in listening:
        task.cancel()
    if spread:
        found.waits += await taken_over(servers, games)


async def taken_over(
    servers: list[tuple[subprocess.Popen[str], str]], games: list[Game]
) -> list[float]:
    """Kill a process; how long each of its games was away for somebody who comes back at once."""
    (dead, gone), (_, other) = servers
    start = time.perf_counter()
    dead.kill()

    async def back(game: Game) -> float:
        while True:
            with suppress(OSError, EOFError, WebSocketException, TimeoutError):
                async for text in await sit(other, game.room, game.token):
                    if DECODE(text).type == "state":
                        return time.perf_counter() - start
            await asyncio.sleep(0.05)

    return list(await asyncio.gather(*[back(game) for game in games if game.url == gone]))


def one_round(args: argparse.Namespace, processes: int, spread: bool, found: Found) -> None:
    """Measure so many processes, on a database of their own."""
    with postgres() as database:
        servers = [server_process(Path(), database, False) for _ in range(processes)]
        try:
            asyncio.run(measure(args, servers, spread, found))
        finally:
            for process, _ in servers:
                process.kill()
                process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Several processes on one database.")
    parser.add_argument("--games", type=int, default=60, help="games of each process")
    parser.add_argument("--rate", type=float, default=100, help="choices a second of each process")
    parser.add_argument("--seconds", type=float, default=10, help="how long to measure in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    one, local, spread = Found(), Found(), Found()
    for _ in range(args.rounds):
        one_round(args, 1, False, one)
        one_round(args, 2, False, local)
        one_round(args, 2, True, spread)
    figures = {"one": one.figures(), "local": local.figures(), "spread": spread.figures()}
    figures["ratios"] = {
        "two_to_one": round(2 * one.cost / local.cost, 2),
        "spread_to_local": round(spread.cost / local.cost, 2),
    }
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    for name, found in figures.items():
        print(f"{name:<8}" + "  ".join(f"{key} {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
