"""Accounts: a password or a passkey by which a person is known on another device."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeVar, TypeVarTuple, Unpack

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.people.guests import fresh_session
from kanly.server.schema import Challenge
from kanly.server.store.games import now
from kanly.server.store.people import ChallengeRow, Passkey, PeopleStore, Person
from kanly.server.workers.queue import FairQueue

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

MOST_WAITING: Final = 50
"""Passwords that wait for being hashed."""
HASHER: Final = PasswordHasher()
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,1399}\Z")
"""How the name of a passkey is written."""
MINUTES: Final = 5 * 60_000
"""How long a challenge may be answered."""


class Site(NamedTuple):
    """Where the page is: passkeys belong to a host name and an origin."""

    host: str
    origin: str


# Passwords ----------------------------------------------------------------------------------------


class Passwords:
    """Hashes passwords, one at a time: each takes much memory and a core for a while. Addresses
    take turns, so whoever tries many waits for themselves.
    """

    def __init__(self) -> None:
        self.queue = FairQueue(1)

    async def hash(self, address: str, password: str) -> str:
        return await self.turn(address, HASHER.hash, password)

    async def matches(self, address: str, hashed: str | None, password: str) -> bool:
        return await self.turn(address, matches, hashed, password)

    async def turn(self, address: str, work: Callable[[Unpack[Ts]], T], *given: *Ts) -> T:
        if len(self.queue.waiting) >= MOST_WAITING:
            raise Refused("overloaded")
        await self.queue.enter(address)
        try:
            return await asyncio.shield(asyncio.to_thread(work, *given))
        finally:
            self.queue.leave(address)


class Asker(NamedTuple):
    """Where somebody asks from, and by whom passwords are hashed for them."""

    people: PeopleStore
    passwords: Passwords
    address: str


async def open_account(asker: Asker, person: Person, login: str, password: str) -> None:
    """Give a person a login and a password."""
    if person.login is not None:
        raise Refused("login-taken")
    hashed = await asker.passwords.hash(asker.address, password)
    if not await asker.people.change_person(person.id, login=login.lower(), password=hashed):
        raise Refused("login-taken")


async def log_in(asker: Asker, login: str, password: str) -> Person:
    """The person of a login, if the password is theirs."""
    person = await asker.people.person_named(login.lower())
    known = person.password if person is not None else None
    right = await asker.passwords.matches(asker.address, known, password)
    if person is None or person.password is None or not right:
        raise Refused("not-you")
    if HASHER.check_needs_rehash(person.password):
        fresh = await asker.passwords.hash(asker.address, password)
        await asker.people.change_person(person.id, password=fresh)
    return person


async def confirm(asker: Asker, person: Person, password: str | None) -> None:
    """Refuse whoever sits at somebody's browser without knowing their password."""
    if person.password is not None and not await asker.passwords.matches(
        asker.address, person.password, password or ""
    ):
        raise Refused("not-you")


async def change_password(asker: Asker, person: Person, old: str | None, new: str) -> None:
    """Give an account another password, or its first one."""
    if person.login is None:
        raise Refused("no-account")
    await confirm(asker, person, old)
    hashed = await asker.passwords.hash(asker.address, new)
    await asker.people.change_person(person.id, password=hashed)


def matches(hashed: str | None, password: str) -> bool:
    """Whether it is the password; where there is none, the answer takes as long."""
    try:
        return HASHER.verify(hashed if hashed is not None else dummy_hash(), password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def dummy_hash() -> str:
    return HASHER.hash(ids.token())


# Passkeys -----------------------------------------------------------------------------------------


async def new_passkey(
    people: PeopleStore, person: Person, login: str | None, site: Site
) -> Challenge:
    """Ask a browser to make a passkey."""
    wanted = person.login or (login.lower() if login is not None else None)
    if wanted is None:
        raise Refused("no-account")
    other = await people.person_named(wanted)
    if other is not None and other.id != person.id:
        raise Refused("login-taken")
    known = await people.passkeys(person.id)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Kanly",
        user_id=person.id.encode(),
        user_name=wanted,
        user_display_name=person.name or wanted,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    ident = bytes_to_base64url(options.challenge)
    await people.add_challenge(ChallengeRow(ident, person.id, wanted, now() + MINUTES))
    return Challenge(ident, json.loads(options_to_json(options)))


async def add_passkey(
    people: PeopleStore, person: Person, challenge: str, credential: dict[str, object], site: Site
) -> None:
    """Keep a passkey that a browser made."""
    asked = await people.take_challenge(challenge)
    if asked is None or asked.person != person.id:
        raise Refused("not-you")
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("not-you") from error
    named = person.login is not None or asked.login is None
    if not named and not await people.change_person(person.id, login=asked.login or ""):
        raise Refused("login-taken")
    ident = bytes_to_base64url(made.credential_id)
    key = Passkey(ident, person.id, made.credential_public_key, made.sign_count)
    if not await people.add_passkey(key):
        raise Refused("login-taken")


async def ask_passkey(people: PeopleStore, site: Site) -> Challenge:
    """Ask a browser to prove who is there."""
    options = generate_authentication_options(
        rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED
    )
    ident = bytes_to_base64url(options.challenge)
    await people.add_challenge(ChallengeRow(ident, None, None, now() + MINUTES))
    return Challenge(ident, json.loads(options_to_json(options)))


async def use_passkey(
    people: PeopleStore, challenge: str, credential: dict[str, object], site: Site
) -> Person:
    """The person who signed the challenge."""
    asked = await people.take_challenge(challenge)
    ident = credential.get("id")
    known = await people.passkey(ident) if isinstance(ident, str) and KEY.match(ident) else None
    if asked is None or asked.person is not None or known is None:
        raise Refused("not-you")
    try:
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("not-you") from error
    await people.used_passkey(known.id, used.new_sign_count)
    person = await people.person(known.person)
    assert person is not None
    return person


# Staying logged in ------------------------------------------------------------------------------


async def cookie_for(people: PeopleStore, person: Person, agent: str) -> str:
    """A new cookie for a person."""
    session, token = fresh_session(person, agent)
    await people.add_session(session)
    return token
