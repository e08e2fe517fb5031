"""Persons and accounts over REST (docs/protocol.md, section 7)."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from kanly.server import ids, schema
from kanly.server.errors import Refused
from kanly.server.limits import EXPORTS, GUESSES, LOGINS
from kanly.server.names import person_name
from kanly.server.people import accounts, personal
from kanly.server.people.accounts import Asker, Site
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms.room import Draft
from kanly.server.store.people import Person

SHORT: Final = 16
"""Letters of a stored session by which it is told from others."""


async def me_of(caller: Caller, person: Person | None) -> schema.Me:
    if person is None:
        return schema.Me(None, None, None, None, 0, False)
    keys = await caller.people.count_passkeys(person.id)
    secret = person.password is not None
    return schema.Me(person.id, person.name, person.lang, person.login, keys, secret, person.public)


def asker(caller: Caller) -> Asker:
    return Asker(caller.people, caller.hub.passwords, caller.address)


def limit_guesses(caller: Caller, login: str) -> None:
    """Refuse an address that tries many passwords. Nobody else is kept from that login by it."""
    caller.limit(LOGINS)
    caller.hub.limits.charge(GUESSES, caller.address, f"{caller.address} {login.lower()}")


@get("/api/me")
async def me(caller: Asking) -> schema.Me:
    """Who the caller is."""
    return await me_of(caller, caller.person)


@put("/api/me")
async def change_me(data: JSONBody[schema.ChangeMe], caller: Asking) -> schema.Me:
    """Change one's name or language, or who may look at one's profile."""
    name = person_name(data.name) if data.name is not None else None
    person = await caller.person_or_new(name)
    if data.lang is not None:
        await caller.people.change_person(person.id, lang=data.lang)
        person = person._replace(lang=data.lang)
    if data.public is not None:
        await caller.people.change_person(person.id, public=data.public)
        person = person._replace(public=data.public)
    return await me_of(caller, person)


@post("/api/account")
async def open_account(data: JSONBody[schema.Account], caller: Asking) -> schema.Me:
    """Open an account for the person one is."""
    caller.limit(LOGINS)
    person = await caller.person_or_new()
    await accounts.open_account(asker(caller), person, data.login, data.password)
    return await me_of(caller, await caller.people.person(person.id))


@post("/api/session", status_code=200)
async def log_in(data: JSONBody[schema.Account], caller: Asking) -> schema.Me:
    """Be the person of an account."""
    limit_guesses(caller, data.login)
    person = await accounts.log_in(asker(caller), data.login, data.password)
    await log_in_as(caller, person)
    return await me_of(caller, person)


@delete("/api/session")
async def log_out(caller: Asking) -> None:
    """Be nobody again in this browser."""
    if caller.session is not None:
        await caller.hub.end_sessions([caller.session])
    caller.set_cookie("")


# The account --------------------------------------------------------------------------------------


@put("/api/account/password")
async def change_password(data: JSONBody[schema.NewPassword], caller: Asking) -> schema.Me:
    """Change one's password; every other browser must log in again."""
    person = caller.known_person()
    limit_guesses(caller, person.id)
    await accounts.change_password(asker(caller), person, data.old, data.new)
    await end_others(caller, person)
    return await me_of(caller, await caller.people.person(person.id))


@get("/api/account/sessions")
async def sessions(caller: Asking) -> schema.Sessions:
    """The browsers in which one is known."""
    found = await caller.people.sessions(caller.known_person().id)
    return schema.Sessions(
        [
            schema.SessionInfo(
                each.hash[:SHORT],
                each.created,
                each.used,
                each.agent or "",
                each.hash == caller.session,
            )
            for each in found
        ]
    )


@delete("/api/account/sessions")
async def end_other_sessions(caller: Asking) -> None:
    """Be known in this browser alone."""
    await end_others(caller, caller.known_person())


@delete("/api/account/sessions/{session:str}")
async def end_session(
    session: Annotated[str, PathParameter(max_length=60)], caller: Asking
) -> None:
    """Be known in a browser no longer."""
    found = await caller.people.sessions(caller.known_person().id)
    ended = [each.hash for each in found if each.hash[:SHORT] == session]
    if not ended:
        raise Refused("not-found")
    await caller.hub.end_sessions(ended)


async def end_others(caller: Caller, person: Person) -> None:
    """Whoever has another cookie of a person, or a token of a seat of theirs, has it no more."""
    found = await caller.people.sessions(person.id)
    await caller.hub.end_sessions([each.hash for each in found if each.hash != caller.session])
    await personal.withdraw_tokens(caller.hub, person, caller.session)


@get("/api/me/export")
async def export(caller: Asking) -> Stream:
    """Everything that is kept of a person, as JSON lines."""
    caller.limit(EXPORTS)
    person = caller.known_person()
    headers = {"content-disposition": 'attachment; filename="kanly.jsonl"'}
    lines = personal.lines(caller.hub.store, person)
    return Stream(lines, media_type="application/jsonl; charset=utf-8", headers=headers)


@post("/api/me/delete", status_code=204)
async def forget_me(data: JSONBody[schema.Farewell], caller: Asking) -> None:
    """Forget everything of the caller. Their games stay with those who played them, nameless."""
    person = caller.known_person()
    limit_guesses(caller, person.id)
    await accounts.confirm(asker(caller), person, data.password)
    await personal.forget(caller.hub, person)
    caller.set_cookie("")


# Passkeys -----------------------------------------------------------------------------------------


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
            room = await hub.peek(ident)

            def edit(draft: Draft, guest: Person = guest) -> None:
                doc = draft.doc
                seat = doc.seat_of(guest.id)
                if seat is not None and doc.seat_of(person.id) is None:
                    doc.seats[seat].person = person.id
                    for each in doc.seats:
                        each.device = person.id if each.device == guest.id else each.device
                    if doc.host == guest.id:
                        doc.host = person.id

            async with room.lock:
                await room.change(edit)
                room.rename(guest.id, person.id)
            await hub.changed(room)
        await hub.store.results.move(guest.id, person.id)
        await hub.store.deals.move(guest.id, person.id)
    token = await accounts.cookie_for(hub.store.people, person, caller.agent)
    if caller.session is not None:
        if guest is not None and guest.login is None:
            await hub.store.outbox.move(guest.id, person.id, ids.hashed(token))
        if guest is not None and guest.login is None:
            hub.visitors.move(caller.session, ids.hashed(token))
        await hub.end_sessions([caller.session])
    caller.set_cookie(token)
