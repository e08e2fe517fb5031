"""News of rooms over Redis, one channel for each: what lists show of rooms elsewhere is kept.

Redis decides nothing and may be away: then whoever lists rooms reads each in the database.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kanly.core.errors import BadOption
from kanly.server.logs import LOG
from kanly.server.metrics import NEWS

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

    from kanly.server.rooms.room import Room

CHANNEL: Final = "kanly:room:"
MOST_KEPT: Final = 500
RETRY: Final = 1.0
"""Seconds between attempts to reach Redis."""
MOST_UNSAID: Final = 1_000
"""News that wait to be told."""


class RoomNews:
    """Tells of rooms that changed here, and keeps rooms elsewhere until they change."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = client(url)
        self.hearing: PubSub | None = None
        """Nothing while Redis is away."""
        self.kept: OrderedDict[str, Room] = OrderedDict()
        self.unsaid: asyncio.Queue[str] = asyncio.Queue(MOST_UNSAID)

    def tell(self, ident: str) -> None:
        """A room changed here."""
        with suppress(asyncio.QueueFull):
            self.unsaid.put_nowait(ident)

    async def tell_on(self) -> None:
        while True:
            ident = await self.unsaid.get()
            try:
                await self.redis.publish(CHANNEL + ident, b"")
            except Exception as error:
                NEWS.labels("lost").inc()
                LOG.info("Redis is away", extra={"why": type(error).__name__})

    async def expect(self, ident: str) -> bool:
        """Hear of a room from now on; False while Redis is away."""
        if self.hearing is None:
            return False
        try:
            await self.hearing.subscribe(CHANNEL + ident)
        except Exception:
            return False
        return self.hearing is not None

    def keep(self, ident: str, room: Room) -> None:
        self.kept[ident] = room
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def listen(self) -> None:
        """Hear what changes; whatever was kept is forgotten when Redis goes away."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as hearing:
                    await hearing.subscribe(CHANNEL)
                    self.hearing = hearing
                    async for message in hearing.listen():
                        ident = message["channel"].decode().removeprefix(CHANNEL)
                        NEWS.labels("heard").inc()
                        self.kept.pop(ident, None)
                        await hearing.unsubscribe(message["channel"])
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("Redis is away", extra={"why": type(error).__name__})
            finally:
                self.hearing = None
                self.kept.clear()
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        await self.redis.aclose()


def client(url: str) -> Redis:
    """A client of Redis, if its library is installed."""
    try:
        from redis.asyncio import from_url
    except ImportError:
        raise BadOption("--redis needs the Python package redis: install kanly[host]") from None
    try:
        made: Redis = from_url(url, socket_timeout=2, socket_connect_timeout=2)
    except ValueError:
        raise BadOption("--redis: expected a URL like redis://HOST:6379/0") from None
    return made
