"""Persons and accounts over REST (docs/protocol.md, section 7)."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody

from kanly.server import schema
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


async def me_of(caller: Caller, person: Person | None) -> schema.Me:
    if person is None:
        return schema.Me(None, None, None, None, 0)
    keys = await caller.people.count_passkeys(person.id)
    return schema.Me(person.id, person.name, person.lang, person.login, keys)


@get("/api/me")
async def me(caller: Asking) -> schema.Me:
    """Who the caller is."""
    return await me_of(caller, caller.person)


@put("/api/me")
async def change_me(data: JSONBody[schema.ChangeMe], caller: Asking) -> schema.Me:
    """Change one's name or language."""
    name = person_name(data.name) if data.name is not None else None
    person = await caller.person_or_new(name)
    if data.lang is not None:
        await caller.people.change_person(person.id, lang=data.lang)
        person = person._replace(lang=data.lang)
    return await me_of(caller, person)


@post("/api/account")
async def open_account(data: JSONBody[schema.Account], caller: Asking) -> schema.Me:
    """Open an account for the person one is."""
    caller.limit(LOGINS)
    person = await caller.person_or_new()
    await accounts.open_account(caller.people, person, data.login, data.password)
    return await me_of(caller, await caller.people.person(person.id))


@post("/api/session", status_code=200)
async def log_in(data: JSONBody[schema.Account], caller: Asking) -> schema.Me:
    """Be the person of an account."""
    caller.limit(LOGINS)
    caller.limit_name(LOGINS, f"login {data.login.lower()}")
    person = await accounts.log_in(caller.people, data.login, data.password)
    await log_in_as(caller, person)
    return await me_of(caller, person)


@delete("/api/session")
async def log_out(caller: Asking) -> None:
    """Be nobody again in this browser."""
    cookie = cookie_of(dict(caller.request.scope["headers"]))
    if cookie is not None:
        await caller.people.drop_cookie(cookie)
    caller.set_cookie("")


@post("/api/passkey/new", status_code=200)
async def new_passkey(data: JSONBody[schema.PasskeyFor], caller: Asking) -> schema.Challenge:
    """Begin to add a passkey."""
    caller.limit(LOGINS)
    person = await caller.person_or_new()
    return await accounts.new_passkey(caller.people, person, data.login, site_of(caller))


@post("/api/passkey/add")
async def add_passkey(data: JSONBody[schema.PasskeyAnswer], caller: Asking) -> schema.Me:
    """Add the passkey that the browser made."""
    person, site = caller.known_person(), site_of(caller)
    await accounts.add_passkey(caller.people, person, data.challenge, data.credential, site)
    return await me_of(caller, await caller.people.person(person.id))


@post("/api/passkey/ask", status_code=200)
async def ask_passkey(caller: Asking) -> schema.Challenge:
    """Begin to log in with a passkey."""
    caller.limit(LOGINS)
    return await accounts.ask_passkey(caller.people, site_of(caller))


@post("/api/passkey/use", status_code=200)
async def use_passkey(data: JSONBody[schema.PasskeyAnswer], caller: Asking) -> schema.Me:
    """Be the person who has the passkey."""
    site = site_of(caller)
    person = await accounts.use_passkey(caller.people, data.challenge, data.credential, site)
    await log_in_as(caller, person)
    return await me_of(caller, person)


def site_of(caller: Caller) -> Site:
    """Where the page is, from the configuration or from the request."""
    origins = caller.hub.config.origins
    scheme = "https" if caller.hub.config.https else "http"
    origin = origins[0] if origins else f"{scheme}://{caller.request.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "localhost", origin)


async def log_in_as(caller: Caller, person: Person) -> None:
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
    caller.set_cookie(await accounts.cookie_for(hub.store.people, person))
