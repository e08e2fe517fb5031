"""What several processes carry on one PostgreSQL database, and how soon games are taken over.

    .venv/bin/python benchmarks/processes.py [--games 60 --rate 100 --seconds 10] [--json]

Plays over one process, over two with the players of a game at the process where it was begun
(`local`), and over two with each player at any of them (`spread`). What counts is the processor
time of the servers for a choice: `two_to_one` tells how many times the choices of one process two
carry, when each spends as much processor time as the one. At the end one of two processes is
killed, and measured is how long its players wait until they see their game again.
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


async def measure(
    args: argparse.Namespace, servers: list[tuple[subprocess.Popen[str], str]], spread: bool
) -> dict[str, float]:
    """Play; what a choice costs, and how long a game is away when its process dies."""
    urls = [url for _, url in servers]
    games = [await opened(urls, number, spread) for number in range(args.games)]
    listening = [asyncio.create_task(seat.listen()) for game in games for seat in game.table.seats]
    tables, figures = [game.table for game in games], Figures()
    mean = args.games / args.rate
    await run(tables, mean, SETTLING, Figures())
    before = sum(cpu(process.pid) for process, _ in servers)
    await run(tables, mean, args.seconds, figures)
    used = sum(cpu(process.pid) for process, _ in servers) - before
    for task in listening:
        task.cancel()
    found = {
        "choices_per_second": round(figures.choices / args.seconds, 1),
        "median_ms": round(statistics.median(figures.latencies) * 1000, 1),
        "server_ms_per_choice": round(used * 1000 / figures.choices, 2),
    }
    if spread:
        waits = await taken_over(servers, games)
        found["takeover_median_s"] = round(statistics.median(waits), 2)
        found["takeover_slowest_s"] = round(max(waits), 2)
    return found


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


def measured(args: argparse.Namespace, processes: int, spread: bool) -> dict[str, float]:
    """The figures of so many processes, on a database of their own."""
    with postgres() as database:
        servers = [server_process(Path(), database, False) for _ in range(processes)]
        try:
            return asyncio.run(measure(args, servers, spread))
        finally:
            for process, _ in servers:
                process.kill()
                process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Several processes on one database.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rate", type=float, default=100, help="choices a second, in all")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    figures = {
        "one": measured(args, 1, spread=False),
        "local": measured(args, 2, spread=False),
        "spread": measured(args, 2, spread=True),
    }
    costs = {name: found["server_ms_per_choice"] for name, found in figures.items()}
    figures["ratios"] = {
        "two_to_one": round(2 * costs["one"] / costs["local"], 2),
        "spread_to_local": round(costs["spread"] / costs["local"], 2),
    }
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    for name, found in figures.items():
        print(f"{name:<8}" + "  ".join(f"{key} {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
