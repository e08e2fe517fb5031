"""Links between processes: a request or socket for a game is passed on to the process that owns it.

What is passed on is ASGI itself: its scope when it is opened, then the messages of both sides. The
owner handles it as if it had come to it, so nothing else of the server knows of other processes.
A frame is its length and a msgpack of stream, kind and content; frames of one moment are written
together.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

import msgspec

from kanly.server.logs import LOG
from kanly.server.metrics import LINKS, RELAYED
from kanly.server.store.processes import ProcessRow

HEADER: Final = struct.Struct(">I")
MOST_BYTES: Final = 64_000_000
MOST_BEFORE: Final = 200
"""Bytes of a frame from a peer that has not shown the secret yet."""
OPEN, MESSAGE, END, MOVED, HELLO, REFRESH, PING, PONG = range(8)
"""Kinds of frames. MOVED: nothing was done, for the game is owned by another process."""
HOLD: Final = 1_000_000
"""Bytes waiting for a peer beyond which a sender waits too."""
CONNECT_SECONDS: Final = 1.0
TRUST_SECONDS: Final = 5.0
"""Seconds for showing the secret."""
SILENCE: Final = 4.0
"""Seconds without an answer to a ping after which a peer is taken to hang."""

Frame = tuple[int, int, Any]
ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE: Final = msgspec.msgpack.Decoder(tuple[int, int, Any]).decode
App = Callable[
    [Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]
]
PASSED: Final = (
    "type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path",
    "headers", "client", "server",
)  # fmt: skip
"""What of a scope goes to the owner."""


class Moved(Exception):
    """The game is owned by another process, or its owner is gone; nothing was done."""


class Wire(asyncio.Protocol):
    """One connection between two processes, at either end."""

    def __init__(self, heard: Callable[[Wire, Frame], None], lost: Callable[[Wire], None]) -> None:
        self.heard = heard
        self.on_lost = lost
        self.transport: asyncio.Transport | None = None
        self.inbox = bytearray()
        self.outbox: list[bytes] = []
        self.trusted = False
        self.ready = asyncio.Event()
        self.ready.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none
        self.transport.set_write_buffer_limits(HOLD)

    def connection_lost(self, _error: Exception | None) -> None:
        self.transport = None
        self.ready.set()
        self.on_lost(self)

    def pause_writing(self) -> None:
        self.ready.clear()

    def resume_writing(self) -> None:
        self.ready.set()

    def data_received(self, data: bytes) -> None:
        self.inbox += data
        start = 0
        while len(self.inbox) - start >= HEADER.size:
            size = HEADER.unpack_from(self.inbox, start)[0]
            if size > (MOST_BYTES if self.trusted else MOST_BEFORE):
                self.close()
                return
            if len(self.inbox) - start - HEADER.size < size:
                break
            begin = start + HEADER.size
            start = begin + size
            try:
                frame = DECODE(memoryview(self.inbox)[begin:start].tobytes())
            except msgspec.DecodeError:  # a stranger
                self.close()
                return
            self.heard(self, frame)
            if self.transport is None or self.transport.is_closing():
                return
        del self.inbox[:start]

    def say(self, stream: int, kind: int, content: Any = None) -> None:
        """Write a frame, with the others of this moment."""
        if self.transport is None:
            raise ConnectionError("the link is closed")
        data = ENCODE((stream, kind, content))
        if not self.outbox:
            asyncio.get_running_loop().call_soon(self.flush)
        self.outbox.append(HEADER.pack(len(data)) + data)

    def flush(self) -> None:
        written, self.outbox = b"".join(self.outbox), []
        if self.transport is not None:
            self.transport.write(written)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


# The side that passes on --------------------------------------------------------------------------


class Link:
    """The way to one other process."""

    def __init__(
        self, peer: ProcessRow, hangs: Callable[[ProcessRow], None], lost: Callable[[], None]
    ) -> None:
        self.peer = peer
        self.hangs = hangs
        self.on_lost = lost
        self.refused = False
        """Whether nobody listens where the other did."""
        self.wire: Wire | None = None
        self.opening = asyncio.Lock()
        self.streams: dict[int, asyncio.Queue[Frame | None]] = {}
        self.numbers = itertools.count(1)
        self.answered = asyncio.Event()
        self.watch: asyncio.Task[None] | None = None

    async def connected(self) -> Wire:
        """The connection, made if there is none."""
        async with self.opening:
            wire = self.wire
            if wire is None or wire.transport is None:
                host, _, port = self.peer.address.rpartition(":")
                loop = asyncio.get_running_loop()
                made = loop.create_connection(
                    lambda: Wire(self.heard, self.lost), host.strip("[]"), int(port)
                )
                try:
                    wire = (await asyncio.wait_for(made, CONNECT_SECONDS))[1]
                except (OSError, TimeoutError) as error:
                    self.refused = isinstance(error, ConnectionRefusedError)
                    self.on_lost()
                    raise Moved from error
                self.wire = wire
                wire.trusted = True
                wire.say(0, HELLO, self.peer.secret)
                LINKS.inc()
                self.watch = asyncio.create_task(self.ping())
            return wire

    async def ping(self) -> None:
        """See that the other still answers."""
        while (wire := self.wire) is not None:
            self.answered.clear()
            with suppress(ConnectionError):
                wire.say(0, PING)
            try:
                await asyncio.wait_for(self.answered.wait(), SILENCE)
            except TimeoutError:
                LOG.warning("a process hangs", extra={"peer": self.peer.id})
                self.hangs(self.peer)
                self.close()
                return
            await asyncio.sleep(1)

    def heard(self, _wire: Wire, frame: Frame) -> None:
        if frame[1] == PONG:
            self.answered.set()
            return
        queue = self.streams.get(frame[0])
        if queue is not None:
            queue.put_nowait(frame)

    def lost(self, wire: Wire) -> None:
        if wire is self.wire:
            self.wire = None
            self.on_lost()
            LINKS.dec()
            if self.watch is not None:
                self.watch.cancel()
            for queue in self.streams.values():
                queue.put_nowait(None)

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()

    async def refresh(self, room: str) -> None:
        """Tell the other that a game of its was changed in the database."""
        (await self.connected()).say(0, REFRESH, room)

    async def relay(self, room: str, scope: Any, first: list[Any], receive: Any, send: Any) -> None:
        """Pass a request or a socket on to the other; Moved if it did not begin there."""
        wire = await self.connected()
        number, queue = next(self.numbers), asyncio.Queue[Frame | None]()
        self.streams[number] = queue
        RELAYED.labels(scope["type"]).inc()
        inward: asyncio.Task[None] | None = None
        try:
            passed = {name: scope[name] for name in PASSED if name in scope}
            wire.say(number, OPEN, (room, passed, first))
            frame = await queue.get()
            if frame is None or frame[1] != OPEN:
                raise Moved
            inward = asyncio.create_task(self.pass_on(wire, number, receive))
            frame = await queue.get()
            while frame is not None and frame[1] == MESSAGE:
                await send(frame[2])
                frame = await queue.get()
            if frame is None:
                raise ConnectionError("the owner of the game is gone")
        finally:
            del self.streams[number]
            if inward is not None:
                inward.cancel()
            with suppress(ConnectionError):
                wire.say(number, END)

    async def pass_on(self, wire: Wire, number: int, receive: Any) -> None:
        """Pass on what comes from the client, to its end."""
        with suppress(ConnectionError):
            while True:
                message = await receive()
                await wire.ready.wait()
                wire.say(number, MESSAGE, message)
                if message["type"].endswith(".disconnect"):
                    return


# The side that owns -------------------------------------------------------------------------------


class Stream:
    """Something that another process passed on: what came of it, and what handles it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None


class LinkServer:
    """Where the other processes come to."""

    def __init__(
        self, app: App, owns: Callable[[str], Awaitable[bool]], refresh: Callable[[str], None]
    ) -> None:
        self.app = app
        self.owns = owns
        self.refresh = refresh
        self.secret = ""
        self.wires: dict[Wire, dict[int, Stream]] = {}
        self.server: asyncio.Server | None = None

    async def open(self, host: str, port: int, secret: str) -> int:
        """Listen; the port."""
        self.secret = secret
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(self.wire, host, port)
        bound: int = self.server.sockets[0].getsockname()[1]
        return bound

    def wire(self) -> Wire:
        made = Wire(self.heard, self.lost)
        self.wires[made] = {}
        asyncio.get_running_loop().call_later(TRUST_SECONDS, self.judge, made)
        return made

    def judge(self, wire: Wire) -> None:
        """Ends the connection if the peer has not shown the secret by now."""
        if not wire.trusted:
            wire.close()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for wire in list(self.wires):
            wire.close()

    def heard(self, wire: Wire, frame: Frame) -> None:
        number, kind, content = frame
        if not wire.trusted:
            said = content.encode() if isinstance(content, str) else b""
            wire.trusted = kind == HELLO and hmac.compare_digest(said, self.secret.encode())
            if not wire.trusted:
                wire.close()
        elif kind == PING:
            wire.say(0, PONG)
        elif kind == REFRESH:
            self.refresh(content)
        elif kind == OPEN:
            room, scope, first = content
            stream = self.wires[wire][number] = Stream(scope["type"])
            for message in first:
                stream.queue.put_nowait(message)
            stream.task = asyncio.create_task(self.serve(wire, number, room, scope, stream))
        elif number in self.wires[wire]:
            stream = self.wires[wire][number]
            stream.queue.put_nowait(content if kind == MESSAGE else gone(stream))

    async def serve(self, wire: Wire, number: int, room: str, scope: Any, stream: Stream) -> None:
        """Handle what was passed on as if it had come here."""
        scope["headers"] = [tuple(pair) for pair in scope["headers"]]
        scope["client"] = tuple(scope["client"]) if scope.get("client") else None
        scope |= {"kanly.relayed": True, "asgi": {"version": "3.0"}, "state": {}, "extensions": {}}

        async def send(message: Any) -> None:
            await wire.ready.wait()
            wire.say(number, MESSAGE, message)

        with suppress(ConnectionError):
            try:
                if await self.owns(room):
                    wire.say(number, OPEN)
                    await self.app(scope, stream.queue.get, send)
                else:
                    wire.say(number, MOVED)
            except Exception:
                LOG.exception("something passed on failed", extra={"room": room})
            wire.say(number, END)
        self.wires.get(wire, {}).pop(number, None)

    def lost(self, wire: Wire) -> None:
        for stream in self.wires.pop(wire, {}).values():
            stream.queue.put_nowait(gone(stream))


def gone(stream: Stream) -> dict[str, object]:
    """What an application hears when its client is no more."""
    return {"type": f"{stream.kind}.disconnect", "code": 1001}
