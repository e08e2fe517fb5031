"""Connections: a client that sends slowly, or reads nothing, keeps nobody else out."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kanly.server.connections import (
    MOST_AT_ONCE,
    PacedTransport,
    Receiver,
    SocketConnection,
)
from tests.server.inside import inside
from tests.server.table import Person, Server, serving, start

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
POST = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
OTHER = "127.0.0.2"
"""An address of this machine besides the usual one."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('connections')}/table.db"
    options = ("--request-seconds", "1", "--connections", "20", "--allow", "connections=100")
    with serving(database, *options, limits=True) as running:
        yield running


def connected(server: Server, sends: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    parts = urlsplit(server.url)
    assert parts.port is not None
    made = socket.create_connection(("127.0.0.1", parts.port), 5, (source, 0))
    made.settimeout(10)
    made.sendall(sends)
    return made


def ended(connection: socket.socket) -> bool:
    """Whether the server has ended a connection without an answer."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def drips(connection: socket.socket, piece: bytes, pause: float) -> float:
    """Send a piece after another until the server has had enough; the seconds."""
    began = time.monotonic()
    with suppress(ConnectionError):
        for _ in range(200):
            connection.sendall(piece)
            time.sleep(pause)
    return time.monotonic() - began


def healthy(server: Server, source: str = OTHER) -> bool:
    with connected(server, HALF + b"\r\n\r\n", source) as one:
        return one.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "sends",
    [
        b"",
        b"\r\n",
        HALF,
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "an empty line", "half a head", "half a body"],
)
def test_a_request_must_arrive_in_time(strict: Server, sends: bytes) -> None:
    began = time.monotonic()
    with connected(strict, sends) as one:
        assert ended(one)

    assert 0.8 < time.monotonic() - began < 4


def test_a_trickle_is_no_request(strict: Server) -> None:
    with connected(strict, HALF) as one:
        assert drips(one, b"x", 0.05) < 5


def test_a_head_has_a_size(strict: Server) -> None:
    with connected(strict, HALF) as one:
        assert drips(one, b"x" * 4096, 0.002) < 0.9


def test_a_body_that_was_refused_must_still_end(strict: Server) -> None:
    with connected(strict, POST.replace(b"rooms", b"nothing") % 100_000 + b"x") as one:
        assert one.recv(100).startswith(b"HTTP/1.1 4")
        while one.recv(1000):
            pass


MASK = bytes(4)
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CHUNKED = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
ASK = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    ("head", "many"),
    [
        (UPGRADE, b"\x89\x80" + MASK),
        (UPGRADE, b"\x8a\x80" + MASK),
        (UPGRADE + b"\x01\x80" + MASK, b"\x00\x80" + MASK),
        (b"", ASK),
        (CHUNKED, b"1\r\nx\r\n"),
    ],
    ids=["pings", "pongs", "empty pieces of a message", "requests", "letters of a body"],
)
def test_thousands_of_tiny_things_in_one_piece_keep_nobody_waiting(
    strict: Server, head: bytes, many: bytes
) -> None:
    before = waited(strict)
    with connected(strict, head, "127.0.0.9") as one:
        if head:
            time.sleep(0.2)

        assert drips(one, many * 20_000, 0.001) < 5

    assert waited(strict) == before


def waited(server: Server) -> float:
    """How often anybody had to wait for longer than a moment, in the server's processor time."""
    told = httpx.get(f"{server.url}metrics").text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
    within = lines['kanly_stall_seconds_bucket{le="0.05"}']
    return float(lines["kanly_stall_seconds_count"]) - float(within)


def test_requests_in_one_piece_are_answered_in_their_order(strict: Server) -> None:
    with connected(strict, ASK * 50, "127.0.0.8") as one:
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 50 or not heard.endswith(b"}"):
            heard += one.recv(65536)


def test_an_address_has_so_many_connections(strict: Server) -> None:
    held = [connected(strict, HALF) for _ in range(20)]

    with connected(strict, HALF + b"\r\n\r\n") as one:
        assert ended(one)
    assert healthy(strict)
    for each in held:
        each.close()
    time.sleep(0.1)
    assert healthy(strict, "127.0.0.1")


def test_a_server_without_descriptors_stays_reachable_and_says_so(tmp_path: Path) -> None:
    """Whoever has sent no request yet makes room, those with most connections first."""
    log = tmp_path / "log"
    database = f"sqlite:///{tmp_path}/table.db"
    options = ("--connections", "10000", "--allow", "connections=100")
    server = start(database, *options, limits=True, log=log, descriptors=300)
    try:
        held = [connected(server, HALF, f"127.0.0.{5 + i % 3}") for i in range(200)]
        held += [connected(server, HALF, "127.0.0.4") for _ in range(400)]
        assert [healthy(server) for _ in range(20)] == [True] * 20
        for each in held:
            each.close()
    finally:
        server.kill()
    assert '"connections were dropped"' in log.read_text()
    assert '"full"' in log.read_text()


def test_a_socket_that_reads_nothing_ends(tmp_path: Path) -> None:
    """It would hold a connection for ever, however it goes on sending."""
    with inside(tmp_path, request_seconds=0.3) as server:
        alia = Person(server, "Alia")
        room = alia.play(players=2)["room"]["room"]
        wire, reads = alia.sit(room), alia.sit(room)
        transports = list(server.application.connections.inside)
        protocols = [each.receiver for each in transports if isinstance(each, PacedTransport)]
        sockets = [each for each in protocols if isinstance(each, SocketConnection)]
        for each in (wire, reads):
            each.until("state")

        for each in sockets:
            server.do(each.pause_writing)
        server.do(sockets[1].resume_writing)

        with pytest.raises(ConnectionClosed):
            wire.until("nothing")
        assert reads.answer("ping")["type"] == "pong"


class Written(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed_after: int | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed_after = len(self.pieces)

    def is_closing(self) -> bool:
        return self.closed_after is not None


def test_what_is_sent_in_one_moment_is_written_together_and_before_closing() -> None:
    async def run() -> Written:
        written = Written()
        paced = PacedTransport(written, cast("Receiver", None))
        paced.write(b"ok")
        paced.write(b"state")
        await asyncio.sleep(0)
        paced.write(b"large" * MOST_AT_ONCE)
        paced.write(b"bye")
        paced.close()
        paced.write(b"too late")
        await asyncio.sleep(0)
        return written

    written = asyncio.run(run())

    assert written.pieces == [b"okstate", b"large" * MOST_AT_ONCE, b"bye"]
    assert written.closed_after == 3


def test_an_answer_that_nobody_reads_ends(strict: Server) -> None:
    """It holds a connection and memory."""
    ask = b"GET /api/catalogue/imperium HTTP/1.1\r\nHost: localhost\r\n\r\n"
    whole = 100 * len(httpx.get(f"{strict.url}api/catalogue/imperium").content)
    with connected(strict, ask * 100) as one:
        time.sleep(2.5)
        heard = 0
        with suppress(ConnectionError):
            while some := one.recv(65536):
                heard += len(some)
    assert heard < whole
