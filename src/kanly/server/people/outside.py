"""Bots from outside: programs of players that play over the protocol of the page."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.names import bot_name
from kanly.server.people.guests import fresh_session
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import lobby
from kanly.server.rooms.doc import OVER, PLAYING
from kanly.server.store.games import now
from kanly.server.store.people import Person
from kanly.server.store.store import Store

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub
    from kanly.server.rooms.room import Room

MOST_BOTS: Final = 5
"""Bots of one account."""
MOST_GAMES: Final = 8
"""Tables at which a bot sits at the same time."""
MOST_LISTED: Final = 50
AGENT: Final = "bot"
EVERY: Final = 1.0
"""Seconds between looks at what there is for a bot."""
ALIVE: Final = 10.0
"""Seconds after which something is sent although there is nothing to tell."""
ONLINE: Final = 60_000
"""Milliseconds for which a bot counts as listening after it was last seen."""
ALLOWED: Final = re.compile(r"/api/rooms/[^/]+/(join|seat|leave|claim|pick|decline)")
"""What a bot may change; the rest is for people."""

Event = dict[str, object]


def may_ask(method: str, path: str) -> None:
    """Refuse what is not for bots."""
    if method not in ("GET", "HEAD") and not ALLOWED.fullmatch(path):
        raise Refused("no-bots")


async def made(store: Store, owner: Person, name: str) -> tuple[Person, str]:
    """A new bot of an account, and its token."""
    if owner.login is None:
        raise Refused("no-account")
    if len(await store.people.bots_of(owner.id)) >= MOST_BOTS:
        raise Refused("too-many-bots")
    called = bot_name(name)
    bot = Person(ids.ident("p_"), called, owner.lang, None, None, now(), False, owner.id)
    session, token = fresh_session(bot, AGENT)
    await store.people.add_person(bot, session)
    return bot, token


async def new_token(hub: Hub, bot: Person) -> str:
    """Another token for a bot; the one before opens nothing any more."""
    old = await hub.store.people.sessions(bot.id)
    session, token = fresh_session(bot, AGENT)
    await hub.store.people.add_session(session)
    await hub.end_sessions([each.hash for each in old])
    return token


async def online(store: Store) -> list[Person]:
    """The bots that listen now."""
    return await store.people.bots_online(now() - ONLINE, MOST_LISTED)


async def invite(room: Room, host: str, person: str) -> None:
    """A host wants a bot at the table."""
    lobby.as_host(room.doc, host)
    lobby.in_lobby(room.doc)
    bot = await room.hub.store.people.person(person)
    if bot is None or bot.owner is None:
        raise Refused("bad-request", where="$.person")
    await room.hub.store.games.invite(room.id, person)


async def welcome(hub: Hub, room: Room, person: Person | None) -> None:
    """Let a bot sit down where it is invited, unless it has enough to do."""
    if person is None or person.owner is None:
        return
    if await hub.store.games.unfinished_of(person.id) >= MOST_GAMES:
        raise Refused("too-many-bots")
    if not await hub.store.games.uninvite(room.id, person.id):
        raise Refused("not-invited")


# What there is for a bot --------------------------------------------------------------------------


async def events(hub: Hub, bot: Person, session: str) -> AsyncIterator[bytes]:
    """What there is for a bot, a line of JSON each: everything at first, then what is new.

    A bot that connects again is told all of it again, so nothing is lost in between. Whoever
    connects last is the one who listens.
    """
    this = hub.listening[bot.id] = object()
    known: dict[str, Event] = {}
    told = float("-inf")
    while hub.listening.get(bot.id) is this and not hub.leaving.is_set():
        found = await there_is(hub.store, bot.id)
        fresh = [event for key, event in found.items() if known.get(key) != event]
        known = found
        if fresh:
            yield b"".join(msgspec.json.encode(event) + b"\n" for event in fresh)
        if fresh or time.monotonic() - told > ALIVE:
            if not fresh:
                yield b"\n"
            told = time.monotonic()
            await hub.store.people.seen(session, AGENT)
        with suppress(TimeoutError):
            await asyncio.wait_for(hub.leaving.wait(), EVERY)
    if hub.listening.get(bot.id) is this:
        del hub.listening[bot.id]


async def there_is(store: Store, bot: str) -> dict[str, Event]:
    """The invitations of a bot and its games, by what tells them apart."""
    found: dict[str, Event] = {}
    for room, game in await store.games.invitations(bot):
        found[f"invitation {room}"] = {"event": "invitation", "room": room, "game": game}
    seated = await store.games.games_of(bot, MOST_LISTED)
    going = [each for each in seated if each.status != OVER]
    for each in [*going, *[each for each in seated if each.status == OVER]]:
        asked = each.status == PLAYING and each.seat in (clocks.read(each.clock).asked or [])
        found[f"game {each.room}"] = {
            "event": "game",
            "room": each.room,
            "game": each.game,
            "status": each.status,
            "seat": each.seat,
            "asked": asked,
        }
    return found
