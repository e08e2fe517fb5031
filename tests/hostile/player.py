"""A player who wants to be left in peace: two seats, one choice after another, all of it timed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.table import LEADERS, Person, Server

PAUSE = 0.05
"""Seconds between a view and the next choice."""
TICK = 0.01


class Player:
    """Both seats of a game, and how long everything took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.room, self.tokens = "", [""]
        self.waits: list[float] = []
        """Seconds from each choice to its view."""
        self.noise: list[float] = []
        """Seconds by which this process itself was late: how busy the machine is."""
        self.acknowledged = 0

    def sit_down(self) -> None:
        alia, duncan = Person(self.server, "Alia"), Person(self.server, "Duncan")
        made = alia.create(players=2, options={"leaders": LEADERS[:2]})
        self.room = made["room"]["room"]
        self.tokens = [made["token"], duncan.join(self.room)["token"]]
        alia.post(f"/api/rooms/{self.room}/start")

    async def play(self, seconds: float) -> None:
        """Choose for as long as that."""
        self.sit_down() if not self.room else None
        ticking = asyncio.create_task(self.tick())

        async with self.line() as one, self.line() as other:
            seats = [Seat(one), Seat(other)]
            for seat, token in zip(seats, self.tokens):
                await seat.begin(self.room, token)
            end = time.monotonic() + seconds
            while time.monotonic() < end and not await self.choose(seats):
                await asyncio.sleep(PAUSE)
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking

    def line(self) -> connect:
        return connect(self.server.ws, max_size=2**24, open_timeout=60)

    async def choose(self, seats: list[Seat]) -> bool:
        """Make a choice for whoever is asked; whether the game is over."""
        for seat in seats:
            if seat.state["status"] == "over":
                self.room = ""
                return True
            decision = seat.state["decision"]
            if decision is not None:
                began = time.monotonic()
                await seat.say(
                    type="choose",
                    decision=decision["id"],
                    choice=decision["choices"][0]["notation"],
                )
                await asyncio.gather(*[each.until_new() for each in seats])
                self.waits.append(time.monotonic() - began)
                self.acknowledged += 1
                return False
        await self.until_somebody_is_asked(seats)
        return False

    async def until_somebody_is_asked(self, seats: list[Seat]) -> None:
        """Wait for what comes by itself, such as a choice that the server makes for a seat."""
        news = [asyncio.create_task(seat.until_new()) for seat in seats]
        done, others = await asyncio.wait(news, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in done:
            task.result()

    async def tick(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            self.noise.append(time.monotonic() - began - TICK)


class Seat:
    """One seat's socket, and the newest state there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    async def begin(self, room: str, token: str) -> None:
        await self.say(type="hello", v=1, room=room, token=token)
        await self.until_new()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def until_new(self) -> None:
        """Wait for the next state."""
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
            if message["type"] == "refused":
                raise AssertionError(message["code"])
            if message["type"] == "state":
                self.state = message
                return


def p99(times: list[float]) -> float:
    """The time that one in a hundred exceeds; of fewer than two hundred, one does."""
    return sorted(times)[min(int(len(times) * 0.99), len(times) - 2)]


def addresses() -> Iterator[str]:
    """Addresses of this machine besides the usual one."""
    yield from (f"127.0.{net}.{host}" for net in range(1, 250) for host in range(1, 250))
