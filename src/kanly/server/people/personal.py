"""What is kept of a person: handed out to them, or forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec

from kanly.server.bots import stand_in
from kanly.server.errors import Refused
from kanly.server.people.visitors import SIGNED_OUT, Connected
from kanly.server.rooms import lobby
from kanly.server.rooms.doc import LOBBY, OVER, PLAYING
from kanly.server.rooms.doc import decode as room_doc

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub
    from kanly.server.rooms.room import Draft, Room
    from kanly.server.store.people import Person
    from kanly.server.store.store import Store

ENCODE: Final = msgspec.json.Encoder().encode
ALL: Final = 1_000_000
"""Tables of one person, and lines that they said."""


def line(kind: str, **facts: object) -> bytes:
    return ENCODE({"kind": kind, **facts}) + b"\n"


async def lines(store: Store, person: Person) -> AsyncIterator[bytes]:
    """Everything that is kept of a person, one thing a line. Secrets are no part of it."""
    yield line(
        "person",
        id=person.id,
        name=person.name,
        lang=person.lang,
        login=person.login,
        created=person.created,
    )
    for session in await store.people.sessions(person.id):
        yield line("session", created=session.created, seen=session.used, agent=session.agent)
    for key in await store.people.passkeys(person.id):
        yield line("passkey", id=key.id)
    for bot in await store.people.bots_of(person.id):
        yield line("bot", id=bot.id, name=bot.name, created=bot.created)
    for channel in await store.outbox.channels(person.id):
        yield line(
            "channel",
            id=channel.id,
            channel=channel.kind,
            address=channel.address,
            created=channel.created,
        )
    for ident in await store.games.rooms_of(person.id, ALL):
        row = await store.games.room(ident)
        if row is None:
            continue
        doc = room_doc(row.doc)
        seat = doc.seat_of(person.id)
        yield line(
            "table",
            id=row.id,
            game=row.game,
            title=doc.title,
            status=row.status,
            created=row.created,
            started=doc.started,
            ended=doc.ended,
            seat=seat,
            name=doc.seats[seat].name if seat is not None else None,
            host=doc.host == person.id,
        )
        for at, text in await store.games.said_by(row.id, person.id, seat):
            yield line("talk", table=row.id, at=at, text=text)
    for result in await store.results.of_person(person.id, ALL):
        yield line("result", **result._asdict())
    for deal in await store.deals.made_by(person.id):
        yield line("deal", id=deal.id, game=deal.game, created=deal.created)
    for entry in await store.deals.entries_of(person.id):
        yield line("entry", deal=entry.deal, table=entry.room)
    for ident, created in await store.people.records_of(person.id):
        yield line("record", id=ident, created=created, text=await store.people.record(ident))


async def forget(hub: Hub, person: Person) -> None:
    """Forget a person. Others keep their games, with a nameless player in them."""
    for ident in await hub.store.games.rooms_of(person.id, ALL):
        try:
            room = await hub.peek(ident)
        except Refused:
            continue
        await leave(room, person.id)
        await hub.changed(room)
    for bot in await hub.store.people.bots_of(person.id):
        await forget(hub, bot)
    sessions = await hub.store.people.sessions(person.id)
    await hub.store.people.erase(person.id)
    hub.visitors.end([each.hash for each in sessions])


async def leave(room: Room, person: str) -> None:
    """Take the name of a person from a table, and leave a seat in play to a bot."""

    def edit(draft: Draft) -> None:
        doc = draft.doc
        seat = doc.seat_of(person)
        if seat is None:
            return
        if doc.status == LOBBY:
            lobby.leave(draft, room, person)
            return
        seats = lobby.at_device(doc, person)
        if doc.status == PLAYING:
            doc.leave_to_bot(seats, stand_in(room.game))
        for each in seats:
            doc.seats[each].name = None
            draft.tokens[each] = None
            if doc.names:
                doc.names[each] = ""

    seat = room.doc.seat_of(person)
    await room.edit(edit)
    await room.hub.store.games.forget_said(room.id, person, seat)


async def withdraw_tokens(hub: Hub, person: Person, kept: str | None) -> None:
    """Let no token open a seat of a person any more, and end connections but those of a session."""
    for ident in await hub.store.games.rooms_of(person.id, ALL):
        try:
            room = await hub.peek(ident)
        except Refused:
            continue
        if room.doc.status == OVER:
            continue
        await room.edit(lambda draft: without_token(draft, person.id))
        await hub.changed(room)
        for session in room.sessions.values():
            line = session.connection if session.person == person.id else None
            if isinstance(line, Connected) and hub.visitors.session_of.get(line) != kept:
                line.end(SIGNED_OUT, "signed out")


def without_token(draft: Draft, person: str) -> None:
    seat = draft.doc.seat_of(person)
    if seat is not None:
        draft.tokens[seat] = None
