"""A bot that plays on a running server, over the protocol of the page (docs/protocol.md).

Make a bot under *Account* on the page, or by `POST /api/me/bots`, and start it with its token:

    KANLY_TOKEN=... python examples/outside_bot.py https://play.example.org

It comes to every table to which a host invites it and plays there until it is stopped. Whatever it
is asked, it answers with a random choice: `choose` is the place for something better.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

PAUSE = 2.0
"""Seconds until a lost connection is made again."""


def choose(state: Json) -> str:
    """The answer to a question: one of its choices, in notation.

    `state["view"]` is what the seat may know, `state["decision"]` what is asked.
    """
    return str(random.choice(state["decision"]["choices"])["notation"])


class Bot:
    """A bot at a server: it hears of invitations, and plays all its games side by side."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=30)
        self.games: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Listen for ever; after a lost connection the server tells everything again."""
        while True:
            try:
                async with self.http.stream("GET", "/api/bot/events") as events:
                    events.raise_for_status()
                    async for line in events.aiter_lines():
                        if line:
                            await self.hear(json.loads(line))
            except httpx.HTTPStatusError as error:
                if error.response.status_code in (401, 403):
                    sys.exit("the server knows no bot with this token; make one under Account")
                print(f"the server refuses ({error}), trying again", file=sys.stderr)
            except httpx.TransportError as error:
                print(f"lost the server ({error}), trying again", file=sys.stderr)
            await asyncio.sleep(PAUSE)

    async def hear(self, event: Json) -> None:
        room = event["room"]
        if event["event"] == "invitation":
            answer = await self.http.post(f"/api/rooms/{room}/join", json={})
            came = "sitting down" if answer.is_success else answer.json()["text"]
            print(f"invited to {event['game']}: {came}")
        elif event["status"] == "playing" and self.rests(room):
            self.games[room] = asyncio.create_task(self.play(room))

    def rests(self, room: str) -> bool:
        """Whether it does not play that game yet."""
        return room not in self.games or self.games[room].done()

    async def play(self, room: str) -> None:
        """Play one game to its end."""
        url = self.address.replace("http", "ws", 1) + "/ws"
        while True:
            try:
                async with connect(url, additional_headers=self.headers, max_size=None) as socket:
                    hello = {"type": "hello", "v": 1, "room": room, "lang": "en"}
                    await socket.send(json.dumps(hello))
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] != "state":
                            continue
                        if message["status"] == "over":
                            print(f"over: {message['result']['text']}")
                            return
                        if message["decision"] is not None:
                            await socket.send(json.dumps(answer_to(message)))
            except (ConnectionClosed, OSError) as error:
                print(f"lost a game ({error}), coming back", file=sys.stderr)
            await asyncio.sleep(PAUSE)


def answer_to(state: Json) -> Json:
    decision = state["decision"]["id"]
    return {"type": "choose", "id": decision, "decision": decision, "choice": choose(state)}


if __name__ == "__main__":
    if len(sys.argv) != 2 or "KANLY_TOKEN" not in os.environ:
        sys.exit(__doc__)
    asyncio.run(Bot(sys.argv[1], os.environ["KANLY_TOKEN"]).run())
