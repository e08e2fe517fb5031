"""Mute, kick, block, report, and announcements (docs/protocol.md, section 8)."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from kanly.server import schema
from kanly.server.errors import Refused
from kanly.server.limits import REPORTS
from kanly.server.people import moderation
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rest.rooms import RoomId

MOST_BLOCKED = 500
"""People that one person blocks."""


@post("/api/rooms/{room_id:str}/mute", status_code=200)
async def mute(room_id: RoomId, data: JSONBody[schema.Mute], caller: Asking) -> schema.Room:
    """Let somebody say nothing at this table, or let them speak again."""
    room, host = await caller.room(room_id), caller.known_person().id
    await moderation.mute(room, host, data.person, data.muted)
    return room.show.data(host)


@post("/api/rooms/{room_id:str}/kick", status_code=200)
async def kick(room_id: RoomId, data: JSONBody[schema.PersonWanted], caller: Asking) -> schema.Room:
    """Send somebody away from this table for good."""
    room, host = await caller.room(room_id), caller.known_person().id
    await moderation.kick(room, host, data.person)
    return room.show.data(host)


@post("/api/rooms/{room_id:str}/report", status_code=204)
async def report(room_id: RoomId, data: JSONBody[schema.NewReport], caller: Asking) -> None:
    """Tell the operators of somebody at this table."""
    person = caller.known_person().id
    caller.limit(REPORTS)
    await moderation.report(await caller.room(room_id), person, data)


@get("/api/me/blocks")
async def blocks(caller: Asking) -> schema.Blocks:
    """Those whom one has blocked."""
    if caller.person is None:
        return schema.Blocks([])
    found = await caller.hub.store.moderation.blocked_by(caller.person.id)
    return schema.Blocks([schema.Blocked(person, name) for person, name in found])


@post("/api/me/blocks", status_code=200)
async def block(data: JSONBody[schema.PersonWanted], caller: Asking) -> schema.Blocks:
    """Hear nothing of somebody any more, and keep them from tables that one hosts."""
    person = caller.known_person().id
    if data.person == person or await caller.people.person(data.person) is None:
        raise Refused("bad-request", where="$.person")
    store = caller.hub.store.moderation
    if len(await store.blocked_by(person)) >= MOST_BLOCKED:
        raise Refused("full")
    await store.block(person, data.person)
    return await blocked_now(caller, person)


@delete("/api/me/blocks/{other:str}", status_code=200)
async def unblock(
    other: Annotated[str, PathParameter(max_length=60)], caller: Asking
) -> schema.Blocks:
    """Hear somebody again."""
    person = caller.known_person().id
    await caller.hub.store.moderation.unblock(person, other)
    return await blocked_now(caller, person)


async def blocked_now(caller: Caller, person: str) -> schema.Blocks:
    """Those whom a person has blocked; their connections know it from now on."""
    found = await caller.hub.store.moderation.blocked_by(person)
    caller.hub.blocked(person, {other for other, _ in found})
    return schema.Blocks([schema.Blocked(other, name) for other, name in found])


@get("/api/notices")
async def notices(caller: Asking) -> schema.Notices:
    """What the operators tell everybody."""
    found = caller.hub.moderation.current()
    return schema.Notices([moderation.in_words(notice) for notice in found])
