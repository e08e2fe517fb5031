"""Connections before they ask for anything: how many there are, and how long they may take.

Uvicorn serves them; what is added here keeps a client that sends slowly, or not at all, from
keeping others out, and one that sends thousands of tiny things at once from stopping everybody.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.limits import CONNECTIONS, Bucket, ConnectionLimit, Limits
from kanly.server.logs import LOG
from kanly.server.metrics import DROPPED
from kanly.server.security import network_of

SLICE: Final = 1_024
"""Bytes of a connection that are looked at before all others have a turn. They can be 170 frames of
a socket, which take about a millisecond."""
FRAMES: Final = (20.0, 100.0)
"""Frames of a socket that are no message (pings, pongs, pieces): a second, and at once."""
MOST_AT_ONCE: Final = 65_536
"""Bytes that are looked at in a moment where they are one piece, and that wait to be written."""
SLOW_READER: Final = 2
"""How many times as long as a request may take a socket may leave unread what waits for it."""
MOST_PIPELINED: Final = 100
"""Requests of a connection that wait for the answers to those before them."""
MOST_PIECES: Final = 10_000
"""Pieces in which the body of a request may come."""
MOST_BODY: Final = 8_000_000
"""Bytes of a body as it is sent, beyond which its end is not waited for."""
MOST_HEAD: Final = 32_768
"""Bytes of a request before its body."""
SLOWEST: Final = 16_384
"""Bytes of a body that must arrive in a second, once its time is up."""
RESERVED: Final = 200
"""Descriptors that are kept for the database and the processes of bots."""
LOG_SECONDS: Final = 10.0
"""Seconds between two lines in the log about connections that were dropped."""


class ConnectionWatch:
    """Everybody who is connected. When there is no room, whoever sent no request yet must go."""

    def __init__(self, config: Config, limits: Limits) -> None:
        self.request_seconds = config.request_seconds
        self.limits = limits
        self.shared = config.proxied or not config.limits
        """Whether one address stands for everybody."""
        self.of_address = ConnectionLimit(1_000_000 if self.shared else config.connections)
        self.most = descriptors()
        self.inside: dict[object, str] = {}
        """Every connection by its transport, with its address."""
        self.waiting: dict[HttpConnection, None] = {}
        """Those without a request, the one that has waited longest first."""
        self.dropped: Counter[str] = Counter()
        self.logged = 0.0

    def enter(self, connection: HttpConnection) -> bool:
        """Whether there is room for one more; if need be, another goes."""
        if not self.in_measure(connection.address) or not self.of_address.enter(connection.address):
            self.note("address")
            return False
        if len(self.inside) >= self.most and not self.make_room():
            self.of_address.leave(connection.address)
            self.note("full")
            return False
        self.inside[connection.transport] = connection.address
        self.waiting[connection] = None
        return True

    def in_measure(self, address: str) -> bool:
        """Whether an address does not connect too often."""
        if self.shared:
            return True
        try:
            self.limits.charge(CONNECTIONS, address, None)
        except Refused:
            return False
        return True

    def leave(self, transport: object) -> None:
        address = self.inside.pop(transport, None)
        if address is not None:
            self.of_address.leave(address)

    def make_room(self) -> bool:
        """End a connection without a request: of the address that has most of all."""
        if not self.waiting:
            return False
        count = self.of_address.inside
        last = max(self.waiting, key=lambda each: count.get(each.address, 0))
        last.drop("full")
        self.leave(last.transport)
        return True

    def note(self, why: str) -> None:
        """Count a connection that was dropped, and now and then tell the log."""
        DROPPED.labels(why).inc()
        self.dropped[why] += 1
        if time.monotonic() - self.logged > LOG_SECONDS:
            told = {"dropped": dict(self.dropped), "open": len(self.inside), "most": self.most}
            LOG.warning("connections were dropped", extra=told)
            self.logged = time.monotonic()
            self.dropped.clear()


class Receiver(Protocol):
    """Whatever looks at the data of a connection."""

    @property
    def slice(self) -> int:
        """How many bytes it looks at in a moment."""
        ...

    def take(self, data: bytes) -> None: ...


class PacedTransport:
    """A transport that hands on what it receives a slice at a time, between which others have
    their turn, and writes what is sent in one moment together. To its protocol it is the
    transport."""

    def __init__(self, transport: asyncio.Transport, receiver: Receiver) -> None:
        self.transport = transport
        self.receiver = receiver
        self.loop = asyncio.get_running_loop()
        self.backlog = b""
        self.at = 0
        """How much of the backlog was handed on."""
        self.paused = False
        """Whether the protocol wants nothing more for now."""
        self.next: asyncio.Handle | None = None
        self.unsent: list[bytes] = []
        """What was sent in this moment..."""
        self.size = 0
        """...and how many bytes that is."""

    def __getattr__(self, name: str) -> object:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(data)
        self.size += len(data)
        if self.size > MOST_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what was sent, if there is anything left of it, and the connection."""
        unsent, self.unsent, self.size = self.unsent, [], 0
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.receiver = cast("Receiver", protocol)
        self.transport.set_protocol(protocol)

    def received(self, data: bytes) -> None:
        """Hand data on: at once if it is little, else after what came before it."""
        if len(data) <= self.receiver.slice and not self.backlog and not self.paused:
            self.receiver.take(data)
            return
        self.backlog, self.at = self.backlog[self.at :] + data, 0
        self.transport.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        if self.next is None and not self.paused:
            self.next = self.loop.call_soon(self.hand_on)

    def hand_on(self) -> None:
        """The next slice."""
        self.next = None
        if self.stopped:
            return
        start, self.at = self.at, min(self.at + self.receiver.slice, len(self.backlog))
        piece = self.backlog[start : self.at]
        if self.at == len(self.backlog):
            self.backlog, self.at = b"", 0
        self.receiver.take(piece)
        if self.backlog:
            self.go_on()
        elif not self.stopped:
            self.transport.resume_reading()

    @property
    def stopped(self) -> bool:
        """Whether nothing is to be handed on now."""
        return self.paused or self.transport.is_closing()

    def pause_reading(self) -> None:
        self.paused = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.paused = False
        if self.backlog:
            self.go_on()
        else:
            self.transport.resume_reading()


class ReadTimer:
    """Ends a connection whose client has not read its messages within a number of seconds."""

    def __init__(self, seconds: float, drop: Callable[[str], None]) -> None:
        self.seconds = seconds
        self.drop = drop
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.seconds, self.drop, "not read")

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpConnection(HttpToolsProtocol):
    """A connection whose requests must arrive in time, and whose answers must be read."""

    paced: PacedTransport
    pieces: int = 0
    """In how many pieces the body of the request has come so far..."""
    body: int = 0
    """...and its bytes, as they were sent."""
    remaining: int = 0
    """How much of it is still to come, where the request said how long it is."""

    timer: asyncio.TimerHandle | None = None
    until: float = 0.0
    head: int | None = 0
    """Bytes of the request's head so far; None when it is complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.paced = PacedTransport(transport, self)
        super().connection_made(cast("asyncio.Transport", self.paced))
        self.address = network_of(self.client[0]) if self.client is not None else "?"
        self.watch: ConnectionWatch = watch_of(self.config.app)
        self.unread = ReadTimer(self.watch.request_seconds, self.drop)
        if self.watch.enter(self):
            self.expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        self.watch.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.paced.received(data)

    @property
    def slice(self) -> int:
        """A body of a length that is known is one piece, however much of it comes at once."""
        return max(SLICE, min(MOST_AT_ONCE, self.remaining))

    def take(self, data: bytes) -> None:
        """Look at what has arrived."""
        if self.head is None:
            self.until += len(data) / SLOWEST
            self.body += len(data)
            if self.body > MOST_BODY:
                self.drop("body too large")
                return
        else:
            self.head += len(data)
            self.expect()
        super().data_received(data)
        if self.head is not None and self.head > MOST_HEAD:
            self.drop("head too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.head is None:  # another request follows in the same piece
            self.head = 0

    def on_headers_complete(self) -> None:
        self.head, self.body, self.pieces = None, 0, 0
        self.remaining = int(dict(self.headers).get(b"content-length", b"0"))
        self.watch.waiting.pop(self, None)
        self.until = self.loop.time() + self.watch.request_seconds
        if len(self.pipeline) >= MOST_PIPELINED:
            self.drop("too many requests")
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        self.remaining -= len(body)
        if self.pieces > MOST_PIECES:
            self.drop("too many pieces")
        elif not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop_timer()
        super().on_message_complete()
        if getattr(self.cycle, "response_complete", False):  # answered before it had arrived
            self.rest()
            self.expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timer is None and not self.transport.is_closing():
            self.rest()

    def handle_websocket_upgrade(self) -> None:
        self.forget()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()

    def rest(self) -> None:
        """No request is under way."""
        self.head = 0
        self.watch.waiting[self] = None

    # In time --------------------------------------------------------------------------------------

    def expect(self) -> None:
        """From now on a request must arrive in time."""
        if self.timer is None:
            self.until = self.loop.time() + self.watch.request_seconds
            self.timer = self.loop.call_at(self.until, self.late)

    def late(self) -> None:
        if self.loop.time() < self.until:
            self.timer = self.loop.call_at(self.until, self.late)
        else:
            self.drop("slow")

    def drop(self, why: str) -> None:
        """End the connection at once."""
        if not self.transport.is_closing():
            self.watch.note(why)
        self.forget()
        self.transport.abort()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def forget(self) -> None:
        """There is nothing more to wait for."""
        self.stop_timer()
        self.unread.stop()
        self.watch.waiting.pop(self, None)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, which counts as a connection until it ends. The application counts messages;
    what else a client sends is counted here."""

    slice = SLICE

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.paced = cast("PacedTransport", transport)
        self.extra = Bucket(*FRAMES)
        self.watch = watch_of(self.config.app)
        self.unread = ReadTimer(SLOW_READER * self.watch.request_seconds, self.drop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.stop()
        self.watch.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()

    def drop(self, why: str) -> None:
        """End the connection at once."""
        self.watch.note(why)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.paced.received(data)
        else:  # the head of the request, which has arrived long since
            self.take(data)

    def take(self, data: bytes) -> None:
        """Look at what has arrived."""
        super().data_received(data)

    def handle_ping(self) -> None:
        if self.in_measure():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.in_measure():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.in_measure():
            super().handle_cont(event)

    def in_measure(self) -> bool:
        """Whether one more of those frames is taken; else the connection ends."""
        if self.transport.is_closing():
            return False
        if self.extra.take() > 0:
            self.drop("frames")
            return False
        return True


def watch_of(app: Any) -> ConnectionWatch:
    """The connections of an application."""
    watch = app.connections
    assert isinstance(watch, ConnectionWatch)
    return watch


def descriptors() -> int:
    """How many connections there can be, with as many descriptors as the system grants."""
    if sys.platform == "win32":
        return 10_000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft - min(RESERVED, soft // 2)
