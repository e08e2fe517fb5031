"""Two processes, PostgreSQL and Redis, each killed at random while people play: nothing that was
acknowledged is lost, and every game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Postgres, RedisServer, postgres_server, redis_server
from tests.server.table import Server, start
from tests.server.test_crash import Player, acknowledged, seated, verify


class Wanderer(Player):
    """Somebody who connects to any process, and to another when that one does not answer."""

    async def wander(self, servers: list[Server]) -> None:
        while not self.over:
            await self.play(self.rng.choice(servers))
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["code"] in ("busy", "server-error"):
            raise ConnectionError("it may have been stored, or not")
        await super().hear(socket, message)


class Machines:
    """Everything that runs, and how each is killed and started again."""

    def __init__(self, database: Postgres, news: RedisServer) -> None:
        self.database = database
        self.news = news
        self.servers = [self.server() for _ in range(2)]

    def server(self) -> Server:
        return start(self.database.url, "--redis", self.news.url)

    def kill_server(self, number: int) -> Callable[[], None]:
        self.servers[number].kill()

        def again() -> None:
            self.servers[number] = self.server()

        return again

    def kill(self, what: str) -> Callable[[], None]:
        """Kill something; what starts it again."""
        if what == "database":
            self.database.kill()
            return self.database.start
        if what == "news":
            self.news.kill()
            return self.news.start
        return self.kill_server(int(what))


VICTIMS = ("0", "1", "database", "news")


async def killing(machines: Machines, players: list[Wanderer], kills: int, seed: int) -> None:
    """Everybody plays to the end, whatever is killed meanwhile."""
    rng = random.Random(seed)
    playing = [asyncio.create_task(player.wander(machines.servers)) for player in players]
    everybody = asyncio.gather(*playing)
    for number in range(kills):
        wanted = acknowledged(players) + rng.randint(5, 40)
        while acknowledged(players) < wanted and not everybody.done():
            await asyncio.sleep(0.01)
        if everybody.done():
            break
        what = VICTIMS[number % 4] if number < 4 else rng.choice(VICTIMS)
        again = await asyncio.to_thread(machines.kill, what)
        await asyncio.sleep(rng.uniform(0, 1.5))
        await asyncio.to_thread(again)
    await asyncio.wait_for(everybody, 600)


def kill_at_random(folder: Path, rooms: int, kills: int, seed: int) -> None:
    with postgres_server() as database, redis_server(folder) as news:
        machines = Machines(database, news)
        try:
            players = [
                Wanderer(each.room, each.token, seed + number)
                for number, each in enumerate(seated(machines.servers[0], rooms, seed))
            ]
            asyncio.run(killing(machines, players, kills, seed))
            assert all(player.over for player in players)
            verify(machines.servers[1], list(players))
        finally:
            for server in machines.servers:
                server.kill()


def test_whatever_is_killed_no_choice_is_lost_and_every_game_goes_on(tmp_path: Path) -> None:
    kill_at_random(tmp_path, rooms=3, kills=4, seed=3)


@pytest.mark.soak
def test_many_kills_of_two_processes_and_their_databases(tmp_path: Path) -> None:
    kill_at_random(tmp_path, rooms=16, kills=40, seed=17)
