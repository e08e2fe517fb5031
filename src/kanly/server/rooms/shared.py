"""Several processes on one database: they tell each other over Redis what happened.

Nothing is decided over Redis: a choice counts when the database has it, and whoever hears of a
change reads it there. For each room one process at a time holds a lease in the database; its bots
and clocks act.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kanly.core.errors import BadOption
from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms.doc import PLAYING
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.play import show_chat
from kanly.server.rooms.room import Room
from kanly.server.store.games import ChatRow, now
from kanly.server.store.store import Store

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "kanly"
LEASE: Final = 6_000
"""Milliseconds for which a lease holds..."""
RENEW: Final = 2.0
"""...and seconds after which it is renewed, and presence told again."""
FORGOTTEN: Final = 7.0
"""Seconds after which a process that says nothing is taken to have nobody."""


class Chat(msgspec.Struct):
    id: str
    room: str
    at: int
    seat: int | None
    name: str
    to: int | None
    text: str
    person: str | None


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others about a room."""

    process: str
    room: str
    changed: bool = False
    chat: Chat | None = None
    seats: list[int] | None = None
    spectators: int = 0


class Elsewhere(NamedTuple):
    """Who is connected to a room at another process, and when it said so."""

    seats: list[int]
    spectators: int
    at: float


DECODER: Final = msgspec.json.Decoder(News)


class SharedHub(Hub):
    """A hub that is one of several."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(config, store)
        self.redis: Redis = client(config.redis)
        self.led: set[str] = set()
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.redis.ping()
        self.spawn(self.listen())
        self.spawn(self.renew())
        await super().open()

    async def close(self) -> None:
        await super().close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for ident in self.led:
            await self.store.games.lease(ident, self.id, 0, now())
        await self.redis.aclose()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def get(self, ident: str) -> Room:
        new = ident not in self.rooms
        room = await super().get(ident)
        if new:
            self.spawn(self.refresh(room))  # what others told before it was here was not heard
        return room

    # Leases ---------------------------------------------------------------------------------------

    async def lead(self, room: Room) -> None:
        if self.stopping or room.doc.status != PLAYING:
            return
        at = now()
        if await self.store.games.lease(room.id, self.id, at + LEASE, at):
            self.led.add(room.id)
        else:
            self.led.discard(room.id)

    def leads(self, room: Room) -> bool:
        return room.id in self.led and not self.stopping

    async def renew(self) -> None:
        """Keep what is led, take what nobody leads, and say who is here."""
        while True:
            rooms = list(self.rooms.values())
            going = [room for room in rooms if room.live is not None and room.doc.status == PLAYING]
            for failed in await asyncio.gather(*map(self.hold, going), return_exceptions=True):
                if isinstance(failed, Exception):
                    LOG.warning("a room is not held", extra={"why": type(failed).__name__})
            for room in rooms:
                if room.sessions:
                    self.moved(room)
            self.led &= set(self.rooms)
            self.forget()
            await asyncio.sleep(RENEW)

    async def hold(self, room: Room) -> None:
        """Keep or take the right to act in a room; all of them are stored together."""
        before = self.leads(room)
        await self.lead(room)
        if before != self.leads(room):
            room.jobs.reconcile()

    # News -----------------------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        self.tell(News(self.id, room.id, changed=True))

    def said(self, room: Room, row: ChatRow) -> None:
        self.tell(News(self.id, room.id, chat=Chat(*row)))

    def moved(self, room: Room) -> None:
        here = [session for session in room.sessions.values() if session.attached]
        seats = sorted({session.seat for session in here if session.seat is not None})
        watching = len([session for session in here if session.seat is None])
        self.tell(News(self.id, room.id, seats=seats, spectators=watching))

    def tell(self, news: News) -> None:
        self.spawn(self.publish(msgspec.json.encode(news)))

    async def publish(self, data: bytes) -> None:
        try:
            await self.redis.publish(CHANNEL, data)
        except Exception as error:
            LOG.warning("others could not be told", extra={"why": type(error).__name__})

    async def listen(self) -> None:
        """Hear what others tell; after a lost connection, read everything again."""
        while True:
            try:
                async with self.redis.pubsub() as hearing:
                    await hearing.subscribe(CHANNEL)
                    for room in list(self.rooms.values()):
                        self.spawn(self.refresh(room))
                    async for message in hearing.listen():
                        if message["type"] == "message":
                            self.hear(DECODER.decode(message["data"]))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("others cannot be heard", extra={"why": type(error).__name__})
                await asyncio.sleep(1)

    def hear(self, news: News) -> None:
        room = self.rooms.get(news.room)
        if news.process == self.id or room is None:
            return
        if news.chat is not None:
            show_chat(room, ChatRow(*msgspec.structs.astuple(news.chat)))
        if news.seats is not None:
            who = Elsewhere(news.seats, news.spectators, time.monotonic())
            others = self.elsewhere.setdefault(room.id, {})
            before = others.get(news.process)
            others[news.process] = who
            if before is not None:
                room.gone([seat for seat in before.seats if seat not in who.seats])
            room.show_room()
            room.jobs.reconcile()
        if news.changed:
            self.spawn(self.refresh(room))

    async def refresh(self, room: Room) -> None:
        """Read a room again; where the database does not answer, until it does."""
        while self.rooms.get(room.id) is room:
            try:
                async with room.lock:
                    await room.refresh()
            except (OSError, SQLAlchemyError):
                LOG.exception("a room cannot be read again", extra={"room": room.id})
                await asyncio.sleep(RENEW)
                continue
            except Refused as error:
                LOG.info("a room was not read again", extra={"room": room.id, "why": error.code})
            except Exception:
                LOG.exception("a room cannot be read again", extra={"room": room.id})
            return

    # Presence -------------------------------------------------------------------------------------

    def is_elsewhere(self, room: str, seat: int) -> bool:
        return any(seat in other.seats for other in self.elsewhere.get(room, {}).values())

    def spectators_elsewhere(self, room: str) -> int:
        return sum(other.spectators for other in self.elsewhere.get(room, {}).values())

    def watched_elsewhere(self, room: str) -> bool:
        return any(each.seats or each.spectators for each in self.elsewhere.get(room, {}).values())

    def forget(self) -> None:
        """Take processes that say nothing any more to be gone."""
        late = time.monotonic() - FORGOTTEN
        for ident, others in list(self.elsewhere.items()):
            kept = {process: other for process, other in others.items() if other.at > late}
            if kept != others:
                self.elsewhere[ident] = kept
                room = self.rooms.get(ident)
                if room is not None:
                    room.gone([seat for other in others.values() for seat in other.seats])
                    room.show_room()
            if not kept:
                del self.elsewhere[ident]


async def answers(url: str) -> None:
    """Redis is there and lets us in."""
    from redis.exceptions import RedisError

    made = client(url)
    try:
        await made.ping()
    except (OSError, RedisError) as error:
        raise BadOption(f"--redis {url}: {error}") from error
    finally:
        await made.aclose()


def client(url: str) -> Redis:
    """A client of Redis, if its library is installed."""
    try:
        from redis.asyncio import from_url
    except ImportError:
        raise BadOption("--redis needs the Python package redis: install kanly[host]") from None
    try:
        made: Redis = from_url(url)
    except ValueError:
        raise BadOption(f"--redis {url}: expected a URL like redis://HOST:6379/0") from None
    return made
