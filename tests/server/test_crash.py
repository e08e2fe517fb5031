"""A server killed at any moment loses no acknowledged choice, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kanly.core.record import read
from tests.server.databases import postgres
from tests.server.table import Person, Server, start

BROKEN = (WebSocketException, OSError, EOFError, TimeoutError)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/table.db"
    else:
        with postgres() as url:
            yield url


class Player:
    """Plays a seat over its socket, and remembers every choice that was acknowledged."""

    def __init__(self, room: str, token: str, seed: int) -> None:
        self.room = room
        self.token = token
        self.rng = random.Random(seed)
        self.made: list[str] = []
        """The seat's choices, as far as they were acknowledged and not taken back."""
        self.sent: list[str] | None = None
        """What they will be when what is under way is acknowledged."""
        self.perhaps: list[str] | None = None
        """What they may be, because the server was killed before it answered."""
        self.over = False
        self.acknowledged = 0

    async def play(self, server: Server) -> None:
        """Play on until the game is over or the connection breaks."""
        if self.sent is not None:
            self.perhaps, self.sent = self.sent, None
        with suppress(*BROKEN):
            async with connect(server.ws, max_size=2**24, open_timeout=60) as socket:
                hello = {"type": "hello", "v": 1, "room": self.room, "token": self.token}
                await socket.send(json.dumps(hello))
                while not self.over:
                    await self.hear(socket, json.loads(await socket.recv()))

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            await self.look(socket, message)
        elif message["type"] == "ok" and self.sent is not None:
            self.made, self.sent = self.sent, None
            self.acknowledged += 1
        elif message["type"] == "refused":
            assert message["code"] in ("stale", "undo"), message
            self.sent = None

    async def look(self, socket: Any, state: dict[str, Any]) -> None:
        """Answer the question, if there is one; now and then take something back instead."""
        self.over = state["result"] is not None
        decision = state["decision"]
        if decision is None or self.sent is not None:
            return
        self.agree(int(decision["id"].partition("-")[0]))
        if state["undo"]["allowed"] and self.made and self.rng.random() < 0.1:
            self.sent = self.made[:-1]
            await socket.send(json.dumps({"type": "undo", "id": "u", "count": 1}))
            return
        choice = self.rng.choice(decision["choices"])["notation"]
        self.sent = [*self.made, choice]
        made = {"type": "choose", "id": "c", "decision": decision["id"], "choice": choice}
        await socket.send(json.dumps(made))

    def agree(self, own: int) -> None:
        """Every acknowledged choice is there; only what was under way may or may not be."""
        if self.perhaps is not None and own == len(self.perhaps):
            self.made = self.perhaps
        self.perhaps = None
        assert own == len(self.made), f"{own} choices are there, {len(self.made)} were acknowledged"

    def prove(self, choices: list[str]) -> None:
        """The record has exactly these choices of the seat."""
        assert choices in (self.made, self.perhaps, self.sent)


def seated(server: Server, rooms: int, seed: int) -> list[Player]:
    """Rooms with two players and a bot each, begun."""
    players: list[Player] = []
    for number in range(rooms):
        one, two = Person(server, "Alia"), Person(server, "Duncan")
        first = one.create(players=3, bots={"2": "random"})
        room = first["room"]["room"]
        second = two.join(room)
        one.post(f"/api/rooms/{room}/start")
        for place, ticket in enumerate((first, second)):
            players.append(Player(room, ticket["token"], seed + 2 * number + place))
    return players


async def until_killed(server: Server, players: list[Player], rng: random.Random) -> None:
    """Everybody plays; at some moment the server is killed in the middle of it."""
    tasks = [asyncio.create_task(player.play(server)) for player in players if not player.over]
    wanted = acknowledged(players) + rng.randint(5, 60)
    while acknowledged(players) < wanted and not all(task.done() for task in tasks):
        await asyncio.sleep(0.002)
    await asyncio.sleep(rng.uniform(0, 0.03))
    server.kill()
    await asyncio.wait_for(asyncio.gather(*tasks), 30)


def acknowledged(players: list[Player]) -> int:
    return sum(player.acknowledged for player in players)


async def to_the_end(server: Server, players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*[player.play(server) for player in players]), 300)


def crash_on(url: str, rooms: int, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    server = start(url)
    try:
        players = seated(server, rooms, seed)
        for _ in range(kills):
            asyncio.run(asyncio.wait_for(until_killed(server, players, rng), 180))
            server = start(url)
        asyncio.run(to_the_end(server, players))
        for player in players:
            assert player.over
        verify(server, players)
    finally:
        server.kill()


def verify(server: Server, players: list[Player]) -> None:
    """Every game has a record that replays, with every acknowledged choice in it."""
    for one, two in zip(players[::2], players[1::2], strict=True):
        text = httpx.get(f"{server.url}api/records/{one.room}/file", timeout=60).text
        record = read(text)
        assert record.replay(verify=True).over
        for seat, player in enumerate((one, two)):
            player.prove([line.choice for line in record.lines if line.seat == seat])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_choice_is_lost_and_every_game_goes_on(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        crash_on(url, rooms=2, kills=2, seed=7)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_crashes_under_load(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        crash_on(url, rooms=12, kills=25, seed=11)
