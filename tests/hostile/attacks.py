"""What strangers did to the server to spoil it for others, each from an address of its own.

    python -m tests.hostile.attacks NAME URL ADDRESS SECONDS

It runs in a process of its own, behind the server: a real attacker has a machine of their own.
Whatever the server answers is taken note of: `{"200": 12, "429": 88}` is printed at the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Attacker:
    """Somebody at an address, for so many seconds."""

    def __init__(self, url: str, address: str, seconds: float) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host, self.port = parts.hostname, parts.port
        self.address = address
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.cookie = ""

    @property
    def going(self) -> bool:
        return time.monotonic() < self.end

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**24
        )

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> Json:
        """A request; what came back, as far as it is JSON."""
        try:
            reader, writer = await self.open()
            lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}"]
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
            lines += ["Connection: close", f"Cookie: {cookie or self.cookie}", "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
        except (OSError, ConnectionError) as error:
            self.answers[type(error).__name__] += 1
            return {}
        status = head[9:12].decode() or "ended"
        self.answers[status] += 1
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie: ") and not self.cookie:
                self.cookie = line[12:].partition(";")[0]
        with suppress(ValueError):
            found: Json = json.loads(answer)
            return found
        return {}

    async def post(self, path: str, **body: object) -> Json:
        return await self.ask("POST", path, json.dumps(body).encode())

    async def sit(self, room: str, cookie: bool = True) -> ClientConnection | None:
        """A socket at a table, or none where the server has had enough."""
        headers = {"Cookie": self.cookie} if cookie and self.cookie else {}
        try:
            socket = await connect(
                f"ws://localhost:{self.port}/ws",
                additional_headers=headers,
                local_addr=(self.address, 0),
                max_size=2**24,
                host="127.0.0.1",
                compression=None,
            )
            await socket.send(json.dumps({"type": "hello", "v": 1, "room": room}))
        except Exception as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers["socket"] += 1
        return socket

    async def table(self, game: str = "imperium", **body: object) -> str:
        """A table of one's own with bots, begun; "" where there is none to be had."""
        made = await self.post("/api/play", game=game, pace_ms=0, **body)
        room: str = made.get("room", {}).get("room", "")
        return room

    async def pour(self, head: bytes, begin: bytes, blob: bytes) -> None:
        """Send the same again and again over one connection after another, reading what comes."""

        async def read(reader: asyncio.StreamReader) -> None:
            with suppress(OSError):
                while await reader.read(65_536):
                    pass

        while self.going:
            reading = None
            try:
                reader, writer = await self.open()
                writer.write(head)
                if b"/ws " in head:
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(begin)
                self.answers["poured"] += 1
                reading = asyncio.create_task(read(reader))
                while self.going and not reading.done():
                    writer.write(blob)
                    await writer.drain()
            except (OSError, EOFError) as error:
                self.answers[type(error).__name__] += 1
                await asyncio.sleep(0.02)
            finally:
                if reading is not None:
                    reading.cancel()
                    writer.close()

    async def together(self, *work: Awaitable[object]) -> None:
        await asyncio.gather(*work, return_exceptions=True)


async def flood(
    socket: ClientConnection | None, attacker: Attacker, pause: float, said: Callable[[int], Json]
) -> None:
    """Say one thing after another, and read what comes."""
    if socket is None:
        return

    async def read() -> None:
        async for text in socket:
            kind = str(text)[:40].partition('"type":"')[2].partition('"')[0]
            attacker.answers[kind or "state"] += 1

    reading = asyncio.create_task(read())
    number = 0
    with suppress(Exception):
        while attacker.going:
            await socket.send(json.dumps(said(number)))
            number += 1
            await asyncio.sleep(pause)
    reading.cancel()
    with suppress(Exception):
        await socket.close()


# The attacks --------------------------------------------------------------------------------------


async def empty_records(attacker: Attacker) -> None:
    """4 MB of `{}` lines as a record, ten at a time."""
    body = b"{}\n" * 1_300_000

    async def one() -> None:
        while attacker.going:
            await attacker.ask("POST", "/api/records", body)

    await attacker.together(*[one() for _ in range(10)])


async def long_names(attacker: Attacker) -> None:
    """A record with a name, or a seed, of 3.9 MB."""
    header = {"game": "imperium", "players": 2, "names": ["x" * 3_900_000, "b"], "seed": 3}
    named = json.dumps(header).encode() + b"\n"
    seeded = json.dumps({**header, "names": ["a", "b"], "seed": "x" * 3_900_000}).encode() + b"\n"
    while attacker.going:
        await attacker.together(
            *[attacker.ask("POST", "/api/records", body) for body in (named, seeded)]
        )


async def long_records(attacker: Attacker) -> None:
    """Real records sent in, and looked at from all sides."""
    body = Path(os.environ["HOSTILE_RECORD"]).read_bytes()
    while attacker.going:
        made = await attacker.ask("POST", "/api/records", body)
        if (record := made.get("record")) is not None:
            paths = [f"/api/records/{record}{part}" for part in ("", "/scores", "/states", "/file")]
            paths += [f"/api/records/{record}/analysis"]
            await attacker.together(*[attacker.ask("GET", path) for path in paths])
        await asyncio.sleep(0.01)


async def empty_tables(attacker: Attacker) -> None:
    """Thirty tables of four bots that think, with a socket at each that says nothing."""
    sockets = []
    for _ in range(30):
        bots = {str(seat): "mentat" for seat in range(4)}
        made = await attacker.post("/api/rooms", game="imperium", bots=bots, alone=True, pace_ms=0)
        room = made.get("room", {}).get("room")
        if room is not None:
            await attacker.post(f"/api/rooms/{room}/start")
            sockets.append(await attacker.sit(room))
    while attacker.going:
        await asyncio.sleep(0.1)


async def half_requests(attacker: Attacker) -> None:
    """1,100 requests that are never finished."""
    held = []
    for _ in range(1_100):
        try:
            _, writer = await attacker.open()
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            held.append(writer)
        except OSError as error:
            attacker.answers[type(error).__name__] += 1
    while attacker.going:
        for writer in held:
            if not writer.is_closing():
                writer.write(b"x")
        await asyncio.sleep(0.5)
    attacker.answers["ended"] = sum(writer.is_closing() for writer in held)
    attacker.answers["held"] = len(held) - attacker.answers["ended"]


async def languages(attacker: Attacker) -> None:
    """90 spectators who change their language 15 times a second each."""
    room = await attacker.table()

    def said(number: int) -> Json:
        return {"type": "lang", "lang": ("en", "fr", "ja")[number % 3]}

    async def one() -> None:
        await flood(await attacker.sit(room, cookie=False), attacker, 1 / 15, said)

    await attacker.together(*[one() for _ in range(90)])


async def drafts(attacker: Attacker) -> None:
    """Deals that are drafted and never sent: whatever may be done unasked, and on and on."""
    room = await attacker.table("classic", players=6)
    socket = await attacker.sit(room)
    if socket is None:
        return
    rng = random.Random(1)
    offered: list[tuple[str, list[str]]] = []

    async def read() -> None:
        async for text in socket:
            message = json.loads(text)
            attacker.answers[message["type"]] += 1
            if message["type"] == "state" and message["offer"] is not None:
                offer = message["offer"]
                offered[:] = [(offer["id"], [each["notation"] for each in offer["choices"]])]

    reading = asyncio.create_task(read())
    with suppress(Exception):
        while attacker.going:
            if offered:
                ident, choices = offered[0]
                choice = rng.choice(choices)
                said = {"type": "choose", "decision": ident, "choice": choice}
                await socket.send(json.dumps(said))
            await asyncio.sleep(0.05)
    reading.cancel()


async def tiny_frames(attacker: Attacker) -> None:
    """Frames of a socket that are no message, thousands in one piece: pings, pongs, empty pieces
    of a message that never ends, and messages of one letter."""
    mask = bytes(4)
    kinds = (b"\x89\x80" + mask, b"\x8a\x80" + mask, b"\x00\x80" + mask, b"\x81\x81" + mask + b"x")
    head = (
        f"GET /ws HTTP/1.1\r\nHost: localhost:{attacker.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    begin = b"\x01\x80" + mask
    await attacker.together(
        *[attacker.pour(head, begin * (kind[0] == 0), kind * 40_000) for kind in kinds]
    )


async def many_in_one(attacker: Attacker) -> None:
    """Thousands of requests in one piece, with a host and without, and bodies letter by letter."""
    host = f"Host: localhost:{attacker.port}\r\n".encode()
    chunked = b"POST %s HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n"
    await attacker.together(
        attacker.pour(b"", b"", b"GET /x HTTP/1.1\r\n\r\n" * 14_000),
        attacker.pour(b"", b"", (b"GET /x HTTP/1.1\r\n" + host + b"\r\n") * 5_000),
        attacker.pour(chunked % b"/api/records", b"", b"1\r\nx\r\n" * 40_000),
        attacker.pour(chunked % b"/api/nothing", b"", b"1\r\nx\r\n" * 40_000),
    )


async def questions(attacker: Attacker) -> None:
    """Why, what if, and what would you do: as fast as they can be asked."""
    room = await attacker.table()

    def said(number: int) -> Json:
        kinds: list[Json] = [
            {"type": "why", "notation": "reveal"},
            {"type": "preview", "decision": "x", "choices": ["reveal"] * 10},
            {"type": "advise", "decision": "x"},
        ]
        return kinds[number % 3]

    await attacker.together(
        *[flood(socket, attacker, 0.01, said) for socket in [await attacker.sit(room)] * 1]
    )


async def talk(attacker: Attacker) -> None:
    """One seat with sixty sockets, all of them talking."""
    room = await attacker.table()

    async def one() -> None:
        line = {"type": "chat", "text": "x" * 500}
        await flood(await attacker.sit(room), attacker, 0.05, lambda number: line)

    await attacker.together(*[one() for _ in range(60)])


async def passwords(attacker: Attacker) -> None:
    """Guesses at an account, twenty at a time."""

    async def one() -> None:
        while attacker.going:
            await attacker.post("/api/session", login="alia", password="x" * 9)

    await attacker.together(*[one() for _ in range(20)])


async def undo(attacker: Attacker) -> None:
    """Choices that are made and taken back."""
    room = await attacker.table()
    socket = await attacker.sit(room)

    def said(number: int) -> Json:
        return {"type": "undo", "count": 1 + number % 200}

    await flood(socket, attacker, 0.02, said)


async def requests(attacker: Attacker) -> None:
    """Everything that can be read, as fast as it comes."""
    room = await attacker.table()
    paths = ["/api/rooms", "/api/rules?q=the", f"/api/rooms/{room}/log", "/api/catalogue/classic"]
    paths += ["/api/me/rooms", "/api/games", "/", "/api/codes/AAAAAAAA", "/api/me/export"]

    async def one(path: str) -> None:
        while attacker.going:
            await attacker.ask("GET", path)

    await attacker.together(*[one(path) for path in paths * 4])


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    work.__name__: work
    for work in (
        empty_records, long_names, long_records, empty_tables, half_requests, languages, drafts,
        tiny_frames, many_in_one, questions, talk, passwords, undo, requests,
    )
}  # fmt: skip


def main() -> None:
    name, url, address, seconds = sys.argv[1:]
    os.nice(10)
    attacker = Attacker(url, address, float(seconds))

    async def work() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[name](attacker), float(seconds) + 5)

    asyncio.run(work())
    print(json.dumps(attacker.answers))


if __name__ == "__main__":
    main()
