"""Persons, their cookies, passkeys and imported records in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import (
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from kanly.server.store.games import now
from kanly.server.store.tables import (
    BLOCKS,
    CHALLENGES,
    CHANNELS,
    COOKIES,
    DEALS,
    ENTRIES,
    INVITATIONS,
    PASSKEYS,
    PERSONS,
    RECORDS,
    RESULTS,
    SEATS,
)
from kanly.server.store.writer import Part


class Person(NamedTuple):
    """Somebody who plays: a guest, or the owner of an account (`login`)."""

    id: str
    name: str
    lang: str
    login: str | None
    password: str | None
    created: int
    public: bool = False
    owner: str | None = None
    """Whose bot it is, if it is a program from outside."""


class BrowserSession(NamedTuple):
    """A browser in which somebody is known, by the hash of its cookie."""

    hash: str
    person: str
    created: int
    seen: int | None
    agent: str | None

    @property
    def used(self) -> int:
        """When it was there last, to the day."""
        return self.created if self.seen is None else self.seen


class Passkey(NamedTuple):
    """A public key with which a person can prove to be themselves."""

    id: str
    person: str
    public_key: bytes
    sign_count: int


class ChallengeRow(NamedTuple):
    """A challenge: for whom, and under which login they want to be known."""

    id: str
    person: str | None
    login: str | None
    expires: int


class PeopleStore(Part):
    """Persons, cookies, passkeys and records."""

    # Persons and their cookies --------------------------------------------------------------------

    async def add_person(self, person: Person, session: BrowserSession) -> None:
        await self.run(
            insert(PERSONS).values(**person._asdict()), insert(COOKIES).values(**session._asdict())
        )

    async def add_session(self, session: BrowserSession) -> None:
        await self.run(insert(COOKIES).values(**session._asdict()))

    async def visit(self, cookie: str) -> tuple[Person, BrowserSession] | None:
        """The person with that cookie (its hash)."""
        joined = select(PERSONS, COOKIES).join(COOKIES, COOKIES.c.person == PERSONS.c.id)
        found = await self.rows(joined.where(COOKIES.c.hash == cookie))
        if not found:
            return None
        size = len(Person._fields)
        return Person(*found[0][:size]), BrowserSession(*found[0][size:])

    async def sessions(self, person: str) -> list[BrowserSession]:
        found = await self.rows(select(COOKIES).where(COOKIES.c.person == person))
        return sorted([BrowserSession(*row) for row in found], key=lambda each: -each.used)

    async def seen(self, cookie: str, agent: str) -> None:
        """A browser is there."""
        this = update(COOKIES).where(COOKIES.c.hash == cookie)
        await self.run(this.values(seen=now(), agent=agent))

    async def end_sessions(self, *cookies: str) -> None:
        """Browsers are known no longer, and notified no longer."""
        await self.run(
            delete(COOKIES).where(COOKIES.c.hash.in_(cookies)),
            delete(CHANNELS).where(CHANNELS.c.session.in_(cookies)),
        )

    async def living(self, cookies: list[str]) -> set[str]:
        """Those of some cookies that are still known."""
        found: set[str] = set()
        for some in (cookies[at : at + AT_ONCE] for at in range(0, len(cookies), AT_ONCE)):
            rows = await self.rows(select(COOKIES.c.hash).where(COOKIES.c.hash.in_(some)))
            found |= {row[0] for row in rows}
        return found

    async def forget_sessions(self, before: int) -> int:
        """Delete sessions that nobody used since a moment; how many."""
        used = func.coalesce(COOKIES.c.seen, COOKIES.c.created)
        living = select(COOKIES.c.hash)
        gone = and_(CHANNELS.c.session.is_not(None), CHANNELS.c.session.not_in(living))
        return await self.run(delete(COOKIES).where(used < before), delete(CHANNELS).where(gone))

    async def forget_guests(self, before: int) -> int:
        """Delete guests from before a moment who left nothing behind; how many."""
        kept = [
            exists(select(table.c.person).where(table.c.person == PERSONS.c.id))
            for table in (COOKIES, PASSKEYS, SEATS, RECORDS, RESULTS, ENTRIES, DEALS, CHANNELS)
        ]
        nobodies = and_(PERSONS.c.login.is_(None), PERSONS.c.owner.is_(None))
        guests = and_(nobodies, PERSONS.c.created < before)
        return await self.run(delete(PERSONS).where(guests, not_(or_(*kept))))

    async def erase(self, ident: str) -> None:
        """Forget everything of a person but their number, which stands in the games of others."""
        blank = {"name": "", "login": None, "password": None, "owner": None, "public": False}
        await self.run(
            update(PERSONS).where(PERSONS.c.id == ident).values(**blank),
            *[delete(each).where(each.c.person == ident) for each in PERSONAL],
            *[
                update(each).where(each.c.person == ident).values(person=None)
                for each in (RESULTS, DEALS)
            ],
        )

    async def person(self, ident: str) -> Person | None:
        found = await self.rows(select(PERSONS).where(PERSONS.c.id == ident))
        return Person(*found[0]) if found else None

    async def persons(self, idents: Collection[str]) -> dict[str, Person]:
        """Some people by their ids."""
        found = await self.rows(select(PERSONS).where(PERSONS.c.id.in_(idents)))
        return {row[0]: Person(*row) for row in found}

    async def person_named(self, login: str) -> Person | None:
        found = await self.rows(select(PERSONS).where(PERSONS.c.login == login))
        return Person(*found[0]) if found else None

    async def change_person(self, ident: str, **values: str | bool) -> bool:
        """Store what changed; a login that is taken changes nothing."""
        try:
            await self.run(update(PERSONS).where(PERSONS.c.id == ident).values(**values))
        except IntegrityError:
            return False
        return True

    # Bots from outside ----------------------------------------------------------------------------

    async def bots_of(self, owner: str) -> list[Person]:
        found = select(PERSONS).where(PERSONS.c.owner == owner).order_by(PERSONS.c.created)
        return [Person(*row) for row in await self.rows(found)]

    async def bots_online(self, since: int, most: int) -> list[Person]:
        """The bots that have listened since a moment."""
        joined = select(PERSONS).join(COOKIES, COOKIES.c.person == PERSONS.c.id).distinct()
        there = joined.where(PERSONS.c.owner.is_not(None), COOKIES.c.seen >= since)
        return [Person(*row) for row in await self.rows(there.order_by(PERSONS.c.name).limit(most))]

    # Passkeys -------------------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[Passkey]:
        columns = select(*PASSKEY_COLUMNS)
        found = await self.rows(columns.where(PASSKEYS.c.person == person))
        return [Passkey(*row) for row in found]

    async def passkey(self, ident: str) -> Passkey | None:
        columns = select(*PASSKEY_COLUMNS)
        found = await self.rows(columns.where(PASSKEYS.c.id == ident))
        return Passkey(*found[0]) if found else None

    async def count_passkeys(self, person: str) -> int:
        counted = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == person)
        return int((await self.rows(counted))[0][0])

    async def add_passkey(self, passkey: Passkey) -> bool:
        try:
            await self.run(insert(PASSKEYS).values(**passkey._asdict(), created=now()))
        except IntegrityError:
            return False
        return True

    async def used_passkey(self, ident: str, count: int) -> None:
        await self.run(update(PASSKEYS).where(PASSKEYS.c.id == ident).values(sign_count=count))

    # Challenges -----------------------------------------------------------------------------------

    async def add_challenge(self, challenge: ChallengeRow) -> None:
        """Remember what somebody was asked to sign, and forget what is too old."""
        await self.run(
            insert(CHALLENGES).values(**challenge._asdict()),
            delete(CHALLENGES).where(CHALLENGES.c.expires < now()),
        )

    async def take_challenge(self, ident: str) -> ChallengeRow | None:
        """A challenge, once."""

        def job(connection: Connection) -> ChallengeRow | None:
            this = CHALLENGES.c.id == ident
            found = connection.execute(select(CHALLENGES).where(this)).first()
            if connection.execute(delete(CHALLENGES).where(this)).rowcount != 1 or found is None:
                return None
            return ChallengeRow(*found)

        taken = await self.writer.write(job)
        return taken if taken is not None and taken.expires >= now() else None

    # Records --------------------------------------------------------------------------------------

    async def add_record(self, ident: str, person: str | None, text: str) -> None:
        values = {"id": ident, "person": person, "text": text, "created": now()}
        await self.run(insert(RECORDS).values(**values))

    async def record_bytes(self, person: str) -> int:
        """How much the records of a person take."""
        size = func.coalesce(func.sum(func.length(RECORDS.c.text)), 0)
        found = await self.rows(select(size).where(RECORDS.c.person == person))
        return int(found[0][0])

    async def forget_records(self, before: int) -> int:
        """Delete records from before a moment that nobody with an account sent in; how many."""
        keys = select(PASSKEYS.c.person)
        known = select(PERSONS.c.id).where(PERSONS.c.login.is_not(None) | PERSONS.c.id.in_(keys))
        theirs = and_(RECORDS.c.person.is_not(None), RECORDS.c.person.in_(known))
        return await self.run(delete(RECORDS).where(RECORDS.c.created < before, not_(theirs)))

    async def records_of(self, person: str) -> list[tuple[str, int]]:
        """The records that a person keeps: ids, and since when."""
        found = select(RECORDS.c.id, RECORDS.c.created).where(RECORDS.c.person == person)
        return [(row[0], row[1]) for row in await self.rows(found.order_by(RECORDS.c.created))]

    async def record(self, ident: str) -> str | None:
        found = await self.rows(select(RECORDS.c.text).where(RECORDS.c.id == ident))
        return str(found[0][0]) if found else None


AT_ONCE = 500
"""Sessions that are asked for at once."""
PERSONAL = (COOKIES, PASSKEYS, CHALLENGES, RECORDS, BLOCKS, ENTRIES, CHANNELS, INVITATIONS)
"""What belongs to a person alone."""
PASSKEY_COLUMNS = (PASSKEYS.c.id, PASSKEYS.c.person, PASSKEYS.c.public_key, PASSKEYS.c.sign_count)
