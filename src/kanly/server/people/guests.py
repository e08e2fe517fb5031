"""Guests: whoever comes is somebody from then on, known by a cookie."""

from __future__ import annotations

import re
from typing import Final

from kanly.server import ids
from kanly.server.config import Config
from kanly.server.names import person_name
from kanly.server.store.games import now
from kanly.server.store.people import PeopleStore, Person
from kanly.translation import ENGLISH, LANGUAGES

COOKIE: Final = "kanly"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,100}")
"""How a cookie's value is written."""
YEAR: Final = 365 * 24 * 3600


def cookie_of(headers: dict[bytes, bytes]) -> str | None:
    """What is stored of our cookie in the headers of a request, if there is one.

    Others on the same host set cookies too, and write in them what they like.
    """
    for pair in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE and TOKEN.fullmatch(value.strip()):
            return ids.hashed(value.strip())
    return None


async def visitor(people: PeopleStore, headers: dict[bytes, bytes]) -> Person | None:
    """The person whose cookie comes with a request."""
    cookie = cookie_of(headers)
    return None if cookie is None else await people.person_of(cookie)


def set_cookie(config: Config, value: str) -> bytes:
    """The header that gives a browser its cookie, or takes it away when empty."""
    age = YEAR if value else 0
    secure = "; Secure" if config.https else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}".encode()


async def newcomer(people: PeopleStore, name: str | None, lang: str) -> tuple[Person, str]:
    """Somebody new, and the cookie."""
    token = ids.token()
    called = person_name(name) if name is not None else ""
    person = Person(ids.ident("p_"), called, supported(lang), None, None, now())
    await people.add_person(person, ids.hashed(token))
    return person, token


def supported(lang: str) -> str:
    """The language, or English."""
    return lang if lang in LANGUAGES else ENGLISH


def preferred(header: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in header.split(","):
        lang = part.partition(";")[0].partition("-")[0].strip().lower()
        if lang in LANGUAGES:
            return lang
    return ENGLISH
