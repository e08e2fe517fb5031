"""Order among people: what hosts may do, and what operators want done (`kanly admin`).

Operators work on the database. Every process reads the audit log now and then, and carries out
what it finds there: bans, closed tables, announcements.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from kanly.server import ids, outgoing, schema
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms import lobby
from kanly.server.rooms.doc import LOBBY
from kanly.server.store.games import now
from kanly.server.store.moderation import Ban, Deed, Notice, Report

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub
    from kanly.server.rooms.room import Draft, Room

OPERATOR: Final = "operator"
CLOSE, BAN, UNBAN, ANNOUNCE = "close", "ban", "unban", "announce"
"""Deeds of operators that processes carry out..."""
MUTE, UNMUTE, KICK = "mute", "unmute", "kick"
"""...and those of hosts, which are done when they are written down."""
MOST_DEEDS: Final = 200
"""Deeds that are looked at again, lest one that was slow to be stored is missed."""
MOST_MUTED: Final = 200
"""People that a table remembers not to hear, or not to let in."""


class Moderation:
    """Who is banned, and what is announced, as this process knows it."""

    def __init__(self) -> None:
        self.seen: set[int] | None = None
        """The last deeds that were read; they need not appear in their order."""
        self.bans: list[Ban] = []
        self.networks: list[tuple[IPv4Network | IPv6Network, int | None]] = []
        self.notices: list[Notice] = []

    async def read(self, hub: Hub) -> None:
        """Carry out what operators want since the last look."""
        store = hub.store.moderation
        deeds = await store.latest(MOST_DEEDS)
        before, self.seen = self.seen, {deed.number for deed in deeds}
        if before is None:
            await self.load(hub)
            return
        fresh = [deed for deed in deeds if deed.number not in before]
        news = [deed for deed in fresh if deed.by == OPERATOR]
        if news:
            await self.load(hub)
        for deed in news:
            await carry_out(hub, deed)

    async def load(self, hub: Hub) -> None:
        self.bans = await hub.store.moderation.bans()
        self.networks = [
            (ip_network(ban.network, strict=False), ban.until)
            for ban in self.bans
            if ban.network is not None
        ]
        self.notices = await hub.store.moderation.notices()

    def banned(self, person: str | None) -> bool:
        return person is not None and any(
            ban.person == person and (ban.until is None or ban.until > now()) for ban in self.bans
        )

    def bars(self, address: str) -> bool:
        """Whether an address may do nothing here."""
        if not self.networks:
            return False
        try:
            there = ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(there in each and (till is None or till > now()) for each, till in self.networks)

    def current(self) -> list[Notice]:
        return [notice for notice in self.notices if notice.until > now()]


async def carry_out(hub: Hub, deed: Deed) -> None:
    """What an operator wants of this process."""
    try:
        if deed.what == CLOSE and deed.room in hub.rooms:
            room = hub.rooms[deed.room]
            async with room.lock:
                await room.refresh()
        elif deed.what == BAN:
            end_banned(hub)
        elif deed.what == ANNOUNCE:
            announce(hub)
    except Refused:
        return
    except Exception:
        LOG.exception("a deed of an operator failed", extra={"what": deed.what})


def end_banned(hub: Hub) -> None:
    """Send those away who were banned while they were here."""
    for room in list(hub.rooms.values()):
        for session in list(room.sessions.values()):
            if hub.moderation.banned(session.person) or hub.moderation.bars(session.address):
                session.end()
                room.sessions.pop(session.id, None)


def announce(hub: Hub) -> None:
    for notice in hub.moderation.current():
        for room in hub.rooms.values():
            for session in room.sessions.values():
                session.tell(outgoing.Notice(notice=in_words(notice)))


def in_words(notice: Notice) -> schema.Notice:
    return schema.Notice(notice.id, notice.text, notice.created, notice.until)


# What hosts may do --------------------------------------------------------------------------------


async def mute(room: Room, host: str, person: str, muted: bool) -> None:
    """Let somebody say nothing at a table any more, or let them speak again."""

    def edit(draft: Draft) -> None:
        doc = draft.doc
        lobby.as_host(doc, host)
        if person == host:
            raise Refused("bad-request", where="$.person")
        kept = [each for each in doc.muted if each != person]
        doc.muted = [*kept, person][-MOST_MUTED:] if muted else kept

    await room.edit(edit)
    await room.hub.store.moderation.note(host, MUTE if muted else UNMUTE, room.id, person)


async def kick(room: Room, host: str, person: str) -> None:
    """Send somebody away from a table for good: anybody before the game, in it whoever watches."""

    def edit(draft: Draft) -> None:
        doc = draft.doc
        lobby.as_host(doc, host)
        if person == host:
            raise Refused("bad-request", where="$.person")
        seat = doc.seat_of(person)
        if seat is not None:
            lobby.in_lobby(doc)
            lobby.free(draft, seat)
        doc.kept_out = [*[each for each in doc.kept_out if each != person], person][-MOST_MUTED:]

    await room.edit(edit)
    for session in [each for each in room.sessions.values() if each.person == person]:
        session.end()
        room.sessions.pop(session.id, None)
    await room.hub.store.moderation.note(host, KICK, room.id, person)


async def welcome(room: Room, person: str | None) -> None:
    """Refuse whoever the host does not want at the table."""
    doc = room.doc
    if person is None:
        return
    if person in doc.kept_out:
        raise Refused("not-welcome")
    if doc.status == LOBBY and doc.seat_of(person) is None:
        blocked = await room.hub.store.moderation.blocked_by(doc.host)
        if person in [other for other, _ in blocked]:
            raise Refused("not-welcome")


async def report(room: Room, reporter: str, wanted: schema.NewReport) -> None:
    """Tell the operators of somebody."""
    said = ""
    if wanted.chat is not None:
        line = await room.hub.store.games.line(room.id, wanted.chat)
        if line is None or line.person != wanted.person:
            raise Refused("bad-request", where="$.chat")
        said = line.text
    elif room.doc.seat_of(wanted.person) is None:
        raise Refused("bad-request", where="$.person")
    made = Report(
        ids.ident(), now(), room.id, reporter, wanted.person, wanted.reason, wanted.text, said
    )
    await room.hub.store.moderation.report(made)
    LOG.info("a report", extra={"room": room.id, "reason": wanted.reason})
