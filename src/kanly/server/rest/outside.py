"""Bots from outside (docs/protocol.md, section 7)."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from kanly.server import schema
from kanly.server.errors import Refused
from kanly.server.limits import EVENTS, LISTS, LOGINS
from kanly.server.people import outside, personal
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rest.rooms import RoomId
from kanly.server.store.people import Person

BotId = Annotated[str, PathParameter(max_length=40)]


@get("/api/bots")
async def bots_online(caller: Asking) -> schema.OutsideBots:
    """The bots from outside that listen now."""
    caller.limit(LISTS)
    return listed(await outside.online(caller.hub.store))


@get("/api/me/bots")
async def my_bots(caller: Asking) -> schema.OutsideBots:
    """One's own bots."""
    owner = caller.ident
    return listed([] if owner is None else await caller.people.bots_of(owner))


@post("/api/me/bots")
async def add_bot(data: JSONBody[schema.NewBot], caller: Asking) -> schema.BotToken:
    """Make a bot of one's own; an account is needed."""
    caller.limit(LOGINS)
    bot, token = await outside.made(caller.hub.store, caller.known_person(), data.name)
    return schema.BotToken(bot.id, bot.name, token)


@post("/api/me/bots/{bot:str}/token")
async def renew_token(bot: BotId, caller: Asking) -> schema.BotToken:
    """Another token for a bot; the one before opens nothing any more."""
    caller.limit(LOGINS)
    found = await own_bot(caller, bot)
    token = await outside.new_token(caller.hub, found)
    return schema.BotToken(found.id, found.name, token)


@delete("/api/me/bots/{bot:str}")
async def remove_bot(bot: BotId, caller: Asking) -> None:
    """Do away with a bot; its games stay with those who played them."""
    await personal.forget(caller.hub, await own_bot(caller, bot))


@post("/api/rooms/{room_id:str}/invite", status_code=204)
async def invite(room_id: RoomId, data: JSONBody[schema.PersonWanted], caller: Asking) -> None:
    """Invite a bot from outside to a table that one hosts."""
    await outside.invite(await caller.room(room_id), caller.known_person().id, data.person)


@post("/api/rooms/{room_id:str}/decline", status_code=204)
async def decline(room_id: RoomId, caller: Asking) -> None:
    """As a bot, do not come."""
    await caller.hub.store.games.uninvite(room_id, caller.known_person().id)


@get("/api/bot/events")
async def events(caller: Asking) -> Stream:
    """As a bot, hear of invitations and games, a line of JSON each, for as long as one listens."""
    caller.limit(EVENTS)
    person, session = caller.known_person(), caller.session
    if person.owner is None or session is None:
        raise Refused("private")
    lines = outside.events(caller.hub, person, session)
    return Stream(lines, media_type="application/x-ndjson")


def listed(bots: list[Person]) -> schema.OutsideBots:
    return schema.OutsideBots([schema.OutsideBot(bot.id, bot.name) for bot in bots])


async def own_bot(caller: Caller, ident: str) -> Person:
    """A bot of the caller."""
    found = await caller.people.person(ident)
    if found is None or found.owner is None or found.owner != caller.known_person().id:
        raise Refused("not-found")
    return found
