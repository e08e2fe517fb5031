"""Accounts: a password or a passkey by which a person is known on another device."""

from __future__ import annotations

import asyncio
import json
import re
from functools import cache
from typing import Final, NamedTuple

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
from kanly.server.schema import Challenge
from kanly.server.store.games import now
from kanly.server.store.people import ChallengeRow, Passkey, PeopleStore, Person

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


async def open_account(people: PeopleStore, person: Person, login: str, password: str) -> None:
    """Give a person a login and a password."""
    if person.login is not None:
        raise Refused("login-taken")
    hashed = await asyncio.to_thread(HASHER.hash, password)
    if not await people.change_person(person.id, login=login.lower(), password=hashed):
        raise Refused("login-taken")


async def log_in(people: PeopleStore, login: str, password: str) -> Person:
    """The person of a login, if the password is theirs."""
    person = await people.person_named(login.lower())
    known = person.password if person is not None else None
    right = await asyncio.to_thread(matches, known, password)
    if person is None or person.password is None or not right:
        raise Refused("not-you")
    if HASHER.check_needs_rehash(person.password):
        fresh = await asyncio.to_thread(HASHER.hash, password)
        await people.change_person(person.id, password=fresh)
    return person


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


async def cookie_for(people: PeopleStore, person: Person) -> str:
    """A new cookie for a person."""
    token = ids.token()
    await people.add_cookie(ids.hashed(token), person.id)
    return token
