"""Guests: whoever comes is somebody from then on, known by a cookie."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kanly.server import ids
from kanly.server.config import Config
from kanly.server.names import person_name
from kanly.server.rooms.doc import DAY
from kanly.server.store.games import now
from kanly.server.store.people import BrowserSession, PeopleStore, Person
from kanly.translation import ENGLISH, LANGUAGES

COOKIE: Final = "kanly"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,100}")
"""How a cookie's value is written."""
YEAR: Final = 365 * 24 * 3600


def cookie_of(headers: dict[bytes, bytes]) -> str | None:
    """What is stored of our cookie in the headers of a request, if there is one."""
    token = token_of(headers)
    return None if token is None else ids.hashed(token)


def token_of(headers: dict[bytes, bytes]) -> str | None:
    """Our cookie, or the token of a bot. Others on the same host set cookies too, and write in them
    what they like."""
    kind, _, given = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if kind.lower() == "bearer" and TOKEN.fullmatch(given.strip()):
        return given.strip()
    for pair in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE and TOKEN.fullmatch(value.strip()):
            return value.strip()
    return None


class Visit(NamedTuple):
    """A person, and the browser in which they are known."""

    person: Person
    session: BrowserSession
    renewed: bool
    """Whether the browser's cookie is to be kept for longer."""


async def visitor(
    people: PeopleStore, headers: dict[bytes, bytes], keep_days: float
) -> Visit | None:
    """The person whose cookie comes with a request, if it was used not too long ago."""
    cookie = cookie_of(headers)
    found = None if cookie is None else await people.visit(cookie)
    if found is None:
        return None
    person, session = found
    idle = now() - session.used
    if idle > keep_days * DAY:
        await people.end_sessions(session.hash)
        return None
    if idle > DAY:
        await people.seen(session.hash, agent_of(headers))
    return Visit(person, session, renewed=idle > DAY)


def agent_of(headers: dict[bytes, bytes]) -> str:
    """The browser and its system, as far as they tell."""
    said = headers.get(b"user-agent", b"").decode("latin-1")
    browser = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for mark, name in SYSTEMS if mark in said), "")
    return ", ".join(filter(None, (browser, system)))


BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
"""What stands in the name of a browser and of a system; the first that is found counts."""


def set_cookie(config: Config, value: str) -> bytes:
    """The header that gives a browser its cookie, or takes it away when empty."""
    age = YEAR if value else 0
    secure = "; Secure" if config.https else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}".encode()


async def newcomer(
    people: PeopleStore, name: str | None, lang: str, agent: str
) -> tuple[Person, str]:
    """Somebody new, and the cookie."""
    called = person_name(name) if name is not None else ""
    person = Person(ids.ident("p_"), called, supported(lang), None, None, now())
    session, token = fresh_session(person, agent)
    await people.add_person(person, session)
    return person, token


def fresh_session(person: Person, agent: str) -> tuple[BrowserSession, str]:
    """A new session of a person, and its cookie."""
    token, at = ids.token(), now()
    return BrowserSession(ids.hashed(token), person.id, at, at, agent), token


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
