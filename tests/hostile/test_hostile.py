"""Nobody can spoil it for the others: every attack against a real server, while somebody plays.

In `make test` each attack lasts two seconds; in `make soak` each lasts half a minute, and then all
come at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.hostile.attacks import ATTACKS
from tests.hostile.player import Player, addresses, p99
from tests.server.table import KANLY, Server, start
from tests.server.test_records import text_of_game

SHORT, LONG = 2.0, 30.0
MOST_WAIT = 0.25
"""Seconds from a choice to its view, for 99 of 100, and of processor time for which anybody waits
for others in the server's own process."""
NOISE = 5.0
"""How often a choice is handed from process to process: for each time it may wait for as long as
the machine kept this process itself waiting at worst, which is no fault of the server."""
MOST_MEMORY = 250.0
"""MiB by which the server may grow under all attacks together..."""
MOST_IN_ALL = 1_500.0
"""...and which it may take with the processes of its bots."""

WARM_UP = 3.0
"""Seconds in which a server makes ready what it needs."""
ADDRESSES = addresses()


class Target:
    """A server under attack, and where it keeps its games."""

    def __init__(self, server: Server, database: Path, log: Path) -> None:
        self.server = server
        self.database = database
        self.log = log
        self.empty = memory(server.process.pid)
        self.player = Player(server)
        self.player.sit_down()
        time.sleep(WARM_UP)
        self.stalls = stalls(self)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("hostile")
    database, log = folder / "table.db", folder / "log"
    server = start(f"sqlite:///{database}", limits=True, log=log, program=KANLY)
    record = folder / "record.jsonl"
    record.write_text(text_of_game(players=4, choices=300))
    os.environ["HOSTILE_RECORD"] = str(record)
    try:
        yield Target(server, database, log)
    finally:
        server.kill()


def attacked(target: Target, names: list[str], seconds: float) -> dict[str, dict[str, int]]:
    """Play while others attack; what the server answered them."""
    command = [sys.executable, "-m", "tests.hostile.attacks"]
    running = {
        name: subprocess.Popen(
            [*command, name, target.server.url, next(ADDRESSES), str(seconds)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    }
    player = target.player
    player.waits, player.noise = [], []
    try:
        while any(process.poll() is None for process in running.values()):
            asyncio.run(player.play(0.5))
    finally:
        for process in running.values():
            process.kill()
    answers = {name: process.communicate()[0] for name, process in running.items()}
    return {name: json.loads(said) if said else {} for name, said in answers.items()}


def check(target: Target, answers: dict[str, dict[str, int]]) -> None:
    player = target.player
    allowed = MOST_WAIT + NOISE * max(player.noise)
    assert len(player.waits) > 5
    assert stalls(target) == target.stalls, answers
    assert p99(player.waits) < allowed, (sorted(player.waits)[-5:], allowed, answers)
    assert all(sum(each.values()) > 0 for each in answers.values()), answers
    assert not {status for each in answers.values() for status in each} & {"500", "server-error"}
    grown = memory(target.server.process.pid) - target.empty
    assert grown < MOST_MEMORY
    assert memory_in_all(target.server.process.pid) < MOST_IN_ALL
    assert stored(target) >= player.acknowledged
    assert '"level": "error"' not in target.log.read_text()


def stalls(target: Target) -> float:
    """How often anybody had to wait longer than they should for the server's own process."""
    told = httpx.get(f"{target.server.url}metrics").text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
    within = lines[f'kanly_stall_seconds_bucket{{le="{MOST_WAIT}"}}']
    return float(lines["kanly_stall_seconds_count"]) - float(within)


def stored(target: Target) -> int:
    """The choices of the player's games that are on the disk."""
    with sqlite3.connect(target.database) as database:
        rooms = "SELECT room FROM seats WHERE person IS NOT NULL"
        found = database.execute(f"SELECT COUNT(*) FROM choices WHERE room IN ({rooms})")
        return int(found.fetchone()[0])


def memory(pid: int) -> float:
    """Resident memory in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def memory_in_all(pid: int) -> float:
    """That of a process with those that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return memory(pid) + sum(memory_in_all(int(child)) for child in children)


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_notices_an_attack(target: Target, name: str) -> None:
    check(target, attacked(target, [name], SHORT))


@pytest.mark.soak
@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_notices_a_long_attack(target: Target, name: str) -> None:
    check(target, attacked(target, [name], LONG))


@pytest.mark.soak
def test_nobody_notices_all_of_them_at_once(target: Target) -> None:
    check(target, attacked(target, list(ATTACKS), 2 * LONG))
