"""Persons and accounts over REST (docs/protocol.md, section 7)."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody

from kanly.server import ids, shapes
from kanly.server.limits import Buckets
from kanly.server.names import person_name
from kanly.server.people import accounts
from kanly.server.people.accounts import Site
from kanly.server.people.guests import cookie_of
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms.room import Draft
from kanly.server.store.people import Person

LOGINS: Final = Buckets(0.1, 15)
"""Attempts to log in, from one address and to one login."""


async def me_of(caller: Caller, person: Person | None) -> shapes.Me:
    if person is None:
        return shapes.Me(None, None, None, None, 0)
    keys = await caller.hub.store.people.count_passkeys(person.id)
    return shapes.Me(person.id, person.name, person.lang, person.login, keys)


@get("/api/me")
async def me(caller: Asking) -> shapes.Me:
    """Who the caller is."""
    return await me_of(caller, caller.person)


@put("/api/me")
async def change_me(data: JSONBody[shapes.ChangeMe], caller: Asking) -> shapes.Me:
    """Change one's name or language."""
    name = person_name(data.name) if data.name is not None else None
    person = await caller.somebody(name)
    if data.lang is not None:
        await caller.hub.store.people.change_person(person.id, lang=data.lang)
        person = person._replace(lang=data.lang)
    return await me_of(caller, person)


@post("/api/account")
async def open_account(data: JSONBody[shapes.Account], caller: Asking) -> shapes.Me:
    """Open an account for the person one is."""
    caller.limit(LOGINS)
    person = await caller.somebody()
    people = caller.hub.store.people
    await accounts.open_account(people, person, data.login, data.password)
    return await me_of(caller, await people.person(person.id))


@post("/api/session", status_code=200)
async def log_in(data: JSONBody[shapes.Account], caller: Asking) -> shapes.Me:
    """Be the person of an account."""
    caller.limit(LOGINS)
    caller.limit_name(LOGINS, f"login {data.login.lower()}")
    person = await accounts.log_in(caller.hub.store.people, data.login, data.password)
    await come_home(caller, person)
    return await me_of(caller, person)


@delete("/api/session")
async def log_out(caller: Asking) -> None:
    """Be nobody again in this browser."""
    cookie = cookie_of(caller.request.headers.get("cookie", "").encode("latin-1", "replace"))
    if cookie is not None:
        await caller.hub.store.people.drop_cookie(ids.hashed(cookie))
    caller.keep("")


@post("/api/passkey/new", status_code=200)
async def new_passkey(data: JSONBody[shapes.PasskeyFor], caller: Asking) -> shapes.Challenge:
    """Begin to add a passkey."""
    caller.limit(LOGINS)
    person = await caller.somebody()
    return await accounts.new_passkey(caller.hub.store.people, person, data.login, site_of(caller))


@post("/api/passkey/add")
async def add_passkey(data: JSONBody[shapes.PasskeyAnswer], caller: Asking) -> shapes.Me:
    """Add the passkey that the browser made."""
    person, people = caller.one(), caller.hub.store.people
    await accounts.add_passkey(people, person, data.challenge, data.credential, site_of(caller))
    return await me_of(caller, await people.person(person.id))


@post("/api/passkey/ask", status_code=200)
async def ask_passkey(caller: Asking) -> shapes.Challenge:
    """Begin to log in with a passkey."""
    caller.limit(LOGINS)
    return await accounts.ask_passkey(caller.hub.store.people, site_of(caller))


@post("/api/passkey/use", status_code=200)
async def use_passkey(data: JSONBody[shapes.PasskeyAnswer], caller: Asking) -> shapes.Me:
    """Be the person who has the passkey."""
    people = caller.hub.store.people
    person = await accounts.use_passkey(people, data.challenge, data.credential, site_of(caller))
    await come_home(caller, person)
    return await me_of(caller, person)


def site_of(caller: Caller) -> Site:
    """Where the page is, from the configuration or from the request."""
    origins = caller.hub.config.origins
    scheme = "https" if caller.hub.config.https else "http"
    origin = origins[0] if origins else f"{scheme}://{caller.request.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "localhost", origin)


async def come_home(caller: Caller, person: Person) -> None:
    """Give the browser the account's cookie, and the account what the guest began."""
    guest = caller.person
    hub = caller.hub
    if guest is not None and guest.login is None and guest.id != person.id:
        for ident in await hub.store.games.rooms_of(guest.id, 1000):
            room = await hub.get(ident)

            def edit(draft: Draft, guest: Person = guest) -> None:
                doc = draft.doc
                seat = doc.seat_of(guest.id)
                if seat is not None and doc.seat_of(person.id) is None:
                    doc.seats[seat].person = person.id
                    if doc.host == guest.id:
                        doc.host = person.id

            async with room.lock:
                await room.change(edit)
                room.rename(guest.id, person.id)
    caller.keep(await accounts.cookie_for(hub.store.people, person))
