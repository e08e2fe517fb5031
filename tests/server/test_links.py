"""The way between processes: strangers who find it get nothing, and hold nothing."""

from __future__ import annotations

import asyncio
import struct

import pytest

from kanly.server import links
from kanly.server.links import LinkServer

HELLO = b"\x93\x00\x04\xa6secret"


async def application(scope: object, receive: object, send: object) -> None:
    raise AssertionError("a stranger is served")


async def owns(room: str) -> bool:
    raise AssertionError("a stranger is asked for")


async def heard(sends: bytes) -> bytes:
    """What a stranger is answered, until the connection ends."""
    server = LinkServer(application, owns, lambda room: None)
    port = await server.open("127.0.0.1", 0, "secret")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sends)
    try:
        return await asyncio.wait_for(reader.read(), 3)
    finally:
        writer.close()
        await server.close()


def framed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


@pytest.mark.parametrize(
    "sends",
    [
        struct.pack(">I", 60_000_000),
        framed(b"\xff" * 9),
        framed(HELLO.replace(b"secret", b"s3cret")) + framed(b"\x93\x00\x06\xc0"),
        framed(b"\x93\x01\x00\x93\xa1r\x80\x90"),
    ],
    ids=["a long frame", "no frame", "a wrong secret", "no secret"],
)
def test_a_stranger_is_turned_away(sends: bytes) -> None:
    assert asyncio.run(heard(sends)) == b""


def test_a_stranger_who_says_nothing_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "TRUST_SECONDS", 0.1)

    assert asyncio.run(heard(b"")) == b""


def test_whoever_knows_the_secret_is_answered() -> None:
    with pytest.raises(TimeoutError):  # the connection stays
        asyncio.run(heard(framed(HELLO)))
