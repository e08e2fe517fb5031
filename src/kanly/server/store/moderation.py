"""Blocks, reports, bans, announcements and the audit log in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from kanly.server import ids
from kanly.server.store.games import now
from kanly.server.store.tables import AUDIT, BANS, BLOCKS, NOTICES, PERSONS, REPORTS
from kanly.server.store.writer import Part


class Report(NamedTuple):
    """What somebody told the operators of somebody else."""

    id: str
    at: int
    room: str
    reporter: str
    person: str
    reason: str
    text: str
    said: str
    """The line that was reported, if it was one."""
    open: bool = True


class Ban(NamedTuple):
    """Somebody, or everybody at some addresses, who may do nothing here."""

    id: str
    person: str | None
    network: str | None
    reason: str
    created: int
    until: int | None
    """None for ever."""


class Notice(NamedTuple):
    """Something that the operators tell everybody."""

    id: str
    text: str
    created: int
    until: int


class Deed(NamedTuple):
    """Something that a host or an operator did, or that was done to an account."""

    number: int
    at: int
    by: str
    """A person, or `operator`."""
    what: str
    room: str | None
    person: str | None
    detail: str


class ModerationStore(Part):
    """Everything by which people are kept in order."""

    # The audit log --------------------------------------------------------------------------------

    async def note(
        self, by: str, what: str, room: str | None = None, person: str | None = None, why: str = ""
    ) -> None:
        """Write a deed down."""
        values = {"at": now(), "by": by, "what": what, "room": room, "person": person}
        await self.run(insert(AUDIT).values(**values, detail=why))

    async def latest(self, most: int) -> list[Deed]:
        """The last deeds, oldest first."""
        found = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(most)
        return [Deed(*row) for row in reversed(await self.rows(found))]

    async def forget_deeds(self, before: int) -> None:
        await self.run(delete(AUDIT).where(AUDIT.c.at < before))

    # Blocks ---------------------------------------------------------------------------------------

    async def block(self, person: str, other: str) -> None:
        def job(connection: Connection) -> None:
            these = (BLOCKS.c.person == person, BLOCKS.c.blocked == other)
            connection.execute(delete(BLOCKS).where(*these))
            values = {"person": person, "blocked": other, "created": now()}
            connection.execute(insert(BLOCKS).values(**values))

        await self.writer.write(job)

    async def unblock(self, person: str, other: str) -> None:
        await self.run(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.blocked == other))

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """Whom a person has blocked, with their names."""
        joined = select(BLOCKS.c.blocked, PERSONS.c.name).join(
            PERSONS, PERSONS.c.id == BLOCKS.c.blocked
        )
        found = joined.where(BLOCKS.c.person == person).order_by(BLOCKS.c.created)
        return [(row[0], row[1]) for row in await self.rows(found)]

    # Reports --------------------------------------------------------------------------------------

    async def report(self, report: Report) -> None:
        await self.run(insert(REPORTS).values(**report._asdict()))

    async def reports(self, all_of_them: bool = False, person: str | None = None) -> list[Report]:
        """Reports that nobody has dealt with, or all; oldest first."""
        found = select(REPORTS).order_by(REPORTS.c.at)
        if not all_of_them:
            found = found.where(REPORTS.c.open)
        if person is not None:
            found = found.where(REPORTS.c.person == person)
        return [Report(*row) for row in await self.rows(found)]

    async def settle(self, report: str) -> bool:
        """Take a report as dealt with."""
        this = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.open)
        return await self.run(this.values(open=False)) == 1

    # Bans and notices -----------------------------------------------------------------------------

    async def ban(
        self, person: str | None, network: str | None, reason: str, until: int | None
    ) -> None:
        row = Ban(ids.ident(), person, network, reason, now(), until)
        await self.run(insert(BANS).values(**row._asdict()))

    async def lift(self, whom: str) -> int:
        """End the bans of a person or network; how many there were."""
        return await self.run(
            delete(BANS).where(or_(BANS.c.person == whom, BANS.c.network == whom))
        )

    async def bans(self) -> list[Ban]:
        """Bans that are in force."""
        lasting = or_(BANS.c.until.is_(None), BANS.c.until > now())
        return [Ban(*row) for row in await self.rows(select(BANS).where(lasting))]

    async def announce(self, text: str, until: int) -> None:
        row = Notice(ids.ident(), text, now(), until)
        await self.run(insert(NOTICES).values(**row._asdict()))

    async def notices(self) -> list[Notice]:
        """Announcements that still count, newest last."""
        found = select(NOTICES).where(NOTICES.c.until > now()).order_by(NOTICES.c.created)
        return [Notice(*row) for row in await self.rows(found)]

    async def silence(self) -> int:
        """End every announcement; how many there were."""
        return await self.run(update(NOTICES).where(NOTICES.c.until > now()).values(until=now()))
