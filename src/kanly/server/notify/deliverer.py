"""Takes from the outbox what is due, and sends it: at least once, and again if it does not arrive.

Whoever takes a notification has it for a while; if it is not gone by then, it is taken again. So
several processes serve one outbox, and a crash delays what was under way and loses nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.metrics import NOTIFICATIONS, OUTBOX_LATE, OUTBOX_WAITING
from kanly.server.notify import hooks, push, words
from kanly.server.notify.mail import letters
from kanly.server.notify.outside import Outside
from kanly.server.notify.words import News, about_channel, news_of
from kanly.server.rooms import clock as clocks
from kanly.server.rooms.doc import OVER, PLAYING
from kanly.server.rooms.telling import HERE_WAIT
from kanly.server.store.games import now
from kanly.server.store.outbox import (
    ASKED,
    BEGUN,
    CONFIRM,
    HOOK,
    MAIL,
    PUSH,
    TEST,
    TURN,
    Channel,
    Queued,
)

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub
    from kanly.server.rooms.room import Room

EVERY: Final = 1.0
"""Seconds between looks at what is due."""
COUNTED: Final = 15.0
"""Seconds between counts of what waits."""
MOST: Final = 100
"""Notifications that are taken at once."""
LEASE: Final = 90_000
"""Milliseconds for which what was taken is nobody else's."""
AGAIN: Final = (30, 120, 600, 1800, 3600)
"""Seconds until the next attempt, after each; the last one holds for all that follow."""
EXPIRES: Final = 24 * 3600 * 1000
"""Milliseconds after which a notification is no longer sent."""
MOST_DOUBTFUL: Final = 4
"""Channels that failed last time and are tried at the same moment, so that however long they take,
nobody else's notifications wait."""
GONE: Final = (404, 410)
"""What a push service says of a browser that is no more."""
MOST_FAILURES: Final = 50
"""Failed attempts in a row after which a channel is given up."""


class Deliverer:
    """The one who delivers in this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store.outbox
        self.outside = Outside(hub.config.private_hooks)
        self.base = hub.config.origins[0] if hub.config.origins else ""
        self.letters = letters(hub.config.smtp, hub.config.mail_from, self.base)
        self.counted = float("-inf")
        self.doubtful: set[asyncio.Task[None]] = set()
        """Channels under way that failed last time."""

    @property
    def contact(self) -> str:
        """Whom a push service may write to about us."""
        if self.letters is not None:
            return f"mailto:{self.letters.sender.rpartition('<')[2].rstrip('>')}"
        return self.base if self.base.startswith("https:") else "mailto:kanly@localhost"

    async def deliver_on(self) -> None:
        try:
            await self.deliver_for_ever()
        finally:
            for task in self.doubtful:
                task.cancel()
            await asyncio.gather(*self.doubtful, return_exceptions=True)
            await self.outside.close()

    async def deliver_for_ever(self) -> None:
        while True:
            try:
                while await self.deliver():
                    pass
                await self.count()
            except (OSError, SQLAlchemyError) as error:
                LOG.warning("the outbox cannot be read", extra={"why": type(error).__name__})
            except Exception:
                LOG.exception("delivering failed")
            await asyncio.sleep(EVERY)

    async def count(self) -> None:
        if time.monotonic() - self.counted > COUNTED:
            self.counted = time.monotonic()
            waiting, late = await self.store.waiting()
            OUTBOX_WAITING.set(waiting)
            OUTBOX_LATE.set(late / 1000)

    async def deliver(self) -> bool:
        """Send what is due; whether there may be more."""
        taken = await self.store.take(MOST, LEASE)
        if not taken:
            return False
        channels = await self.store.channels_of({row.channel for row in taken})
        wanted = [row for row in taken if not self.pointless(row, channels.get(row.channel))]
        if len(wanted) < len(taken):
            await self.store.done([row.id for row in taken if row not in wanted])
        by_channel = groupby(sorted(wanted, key=channel_of), channel_of)
        work = []
        for ident, rows in by_channel:
            if channels[ident].failures:
                await self.try_later(channels[ident], list(rows))
            else:
                work.append(self.to_channel(channels[ident], list(rows)))
        await asyncio.gather(*work)
        return len(taken) >= MOST

    async def try_later(self, channel: Channel, rows: list[Queued]) -> None:
        """Send what was taken for a channel that failed last time, while others go on."""
        if len(self.doubtful) >= MOST_DOUBTFUL:
            wait = round(AGAIN[0] * 1000 * self.hub.config.pace)
            await self.store.put_off([row.id for row in rows], now() + wait)
            return
        task = asyncio.create_task(self.to_channel(channel, rows))
        self.doubtful.add(task)
        task.add_done_callback(self.doubtful.discard)

    def pointless(self, row: Queued, channel: Channel | None) -> bool:
        """Whether it need not be sent, as far as that can be told at once: most notifications of
        those who play with the page open have long been answered when they are due."""
        if channel is None:
            return True
        room = self.hub.rooms.get(row.room)
        if row.kind not in (TURN, ASKED) or room is None or room.moved <= row.at:
            return False
        if still(room, room.clock, channel.person, row.kind):
            return False
        NOTIFICATIONS.labels(channel.kind, "stale").inc()
        return True

    async def to_channel(self, channel: Channel, rows: list[Queued]) -> None:
        """Send what was taken for one channel; it is kept for later whatever happens."""
        try:
            lang = await self.store.language(channel.person)
            found = await self.wanted(channel, rows, lang)
            for news in batches(channel, found):
                await self.try_to_send(channel, news, rows, lang)
        except Exception:
            LOG.exception("a notification cannot be sent", extra={"channel": channel.id})

    async def try_to_send(
        self, channel: Channel, news: list[News], rows: list[Queued], lang: str
    ) -> None:
        """Send it, and note how that went."""
        ids = [ident for each in news for ident in each.ids]
        try:
            status = await self.send(channel, news, lang)
        except Refused as refused:
            LOG.info("a channel leads nowhere", extra={"channel": channel.id, "why": refused.code})
            status = GONE[0]
        except OSError as error:
            LOG.info("a channel fails", extra={"channel": channel.id, "why": str(error)[:200]})
            status = 0
        if 200 <= status < 300:
            NOTIFICATIONS.labels(channel.kind, "sent").inc()
            await self.store.delivered(channel.id, ids)
        elif (status in GONE and channel.kind != HOOK) or channel.failures >= MOST_FAILURES:
            NOTIFICATIONS.labels(channel.kind, "gone").inc()
            await self.store.drop_channel(channel.id)
        else:
            NOTIFICATIONS.labels(channel.kind, "failed").inc()
            tries = max(row.tries for row in rows if row.id in ids)
            wait = AGAIN[min(tries, len(AGAIN) - 1)] * 1000
            await self.store.later(channel.id, ids, now() + round(wait * self.hub.config.pace))

    async def send(self, channel: Channel, news: list[News], lang: str) -> int:
        if channel.kind == MAIL:
            if self.letters is None:
                raise OSError("this server sends no mail")
            return await self.letters.send(self.store, channel, news, lang)
        if channel.kind == PUSH:
            return await push.send(self.store, self.outside, self.contact, channel, news[0], lang)
        return await hooks.send(self.outside, self.base, channel, news[0], lang)

    # What is still to be told ---------------------------------------------------------------------

    async def wanted(self, channel: Channel, rows: list[Queued], lang: str) -> list[News]:
        """The notifications that are still to be sent, one for each table; the rest are dropped."""
        found: list[News] = []
        for (room, kind), some in by_subject(rows):
            ids, at = [row.id for row in some], max(row.at for row in some)
            if at + EXPIRES < now():
                NOTIFICATIONS.labels(channel.kind, "expired").inc()
                await self.store.done(ids)
            elif kind in (CONFIRM, TEST):
                found.append(about_channel(ids, kind, at))
            elif (until := await self.here(room, channel.person, kind, at)) is not None:
                await self.store.put_off(ids, until)
            elif (news := await self.of_room(room, channel, ids, kind, at, lang)) is not None:
                found.append(news)
            else:
                NOTIFICATIONS.labels(channel.kind, "stale").inc()
                await self.store.done(ids)
        return found

    async def here(self, ident: str, person: str, kind: str, at: int) -> int | None:
        """Until when somebody is left alone who has the table open."""
        room = self.hub.rooms.get(ident)
        until = at + round(HERE_WAIT * 1000 * self.hub.config.pace)
        there = room is not None and kind in (TURN, ASKED) and room.attends(person)
        return until if there and until > now() else None

    async def of_room(
        self, ident: str, channel: Channel, ids: list[int], kind: str, at: int, lang: str
    ) -> News | None:
        """The notification about a room, unless it is no longer relevant."""
        try:
            room = await self.hub.peek(ident)
        except Refused:
            return None
        row = await self.hub.store.games.room(ident)
        if row is None or not still(room, clocks.read(row.clock), channel.person, kind):
            return None
        news = news_of(room, channel.person, ids, kind, at, lang)
        if channel.kind == MAIL and news.seat is not None and kind in (TURN, ASKED):
            news = news._replace(happened=await self.happened(room, news.seat, lang))
        return news

    async def happened(self, room: Room, seat: int, lang: str) -> tuple[str, ...]:
        """What happened since the person's last choice, if that is known."""
        live = room.live
        if live is None:
            if room.other_rules:
                return ()
            _, rows = await self.hub.store.games.played(room.id, 0)
            async with self.hub.long_work:
                live = await room.made(rows)
        return words.happened(live, seat, room.show.wording(lang))


def channel_of(row: Queued) -> str:
    return row.channel


def by_subject(rows: list[Queued]) -> Iterable[tuple[tuple[str, str], list[Queued]]]:
    """Rows that say the same together, in the order in which it happened."""
    found: dict[tuple[str, str], list[Queued]] = {}
    for row in sorted(rows, key=lambda row: row.at):
        found.setdefault((row.room, row.kind), []).append(row)
    return found.items()


def batches(channel: Channel, news: list[News]) -> list[list[News]]:
    """What goes out together: everything by mail, else one thing at a time."""
    if channel.kind == MAIL:
        return [news] if news else []
    return [[each] for each in news]


def still(room: Room, clock: clocks.Clock, person: str, kind: str) -> bool:
    """Whether it is still worth telling. A turn that is over is not told because its person is
    asked something in secret."""
    doc = room.doc
    seat = doc.seat_of(person)
    if seat is None or doc.seats[seat].quiet:
        return False
    if kind == BEGUN:
        return doc.status == PLAYING
    if kind in (TURN, ASKED):
        going = doc.status == PLAYING and not doc.paused and doc.seats[seat].played
        openly = seat in clock.openly
        return going and seat in (clock.asked or []) and openly == (kind == TURN)
    return doc.status == OVER
