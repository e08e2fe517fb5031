"""Deals that several people play, and who plays them, in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kanly.server.store.games import EntryRow
from kanly.server.store.tables import DEALS, ENTRIES
from kanly.server.store.writer import Part


class DealRow(NamedTuple):
    """A deal as it is stored; see `tables.DEALS`."""

    id: str
    game: str
    day: str | None
    players: int
    options: str
    seat: int
    bots: str
    seed: str
    person: str | None
    created: int


class DealStore(Part):
    """Deals and entries."""

    async def deal(self, ident: str) -> DealRow | None:
        found = await self.rows(select(DEALS).where(DEALS.c.id == ident))
        return DealRow(*found[0]) if found else None

    async def daily(self, game: str, day: str) -> DealRow | None:
        """The challenge of a day."""
        this = and_(DEALS.c.game == game, DEALS.c.day == day)
        found = await self.rows(select(DEALS).where(this))
        return DealRow(*found[0]) if found else None

    async def add(self, deal: DealRow, entry: EntryRow | None = None) -> bool:
        """Store a deal, perhaps with somebody who has played it; False if there is one already."""
        entries = [] if entry is None else [insert(ENTRIES).values(**entry._asdict())]
        try:
            await self.run(insert(DEALS).values(**deal._asdict()), *entries)
        except IntegrityError:
            return False
        return True

    async def entry(self, deal: str, person: str) -> str | None:
        """The table at which a person plays a deal."""
        this = and_(ENTRIES.c.deal == deal, ENTRIES.c.person == person)
        found = await self.rows(select(ENTRIES.c.room).where(this))
        return str(found[0][0]) if found else None

    async def made_by(self, person: str) -> list[DealRow]:
        """The deals that a person made of their games."""
        found = select(DEALS).where(DEALS.c.person == person).order_by(DEALS.c.created)
        return [DealRow(*row) for row in await self.rows(found)]

    async def entries_of(self, person: str) -> list[EntryRow]:
        """The deals that a person plays."""
        found = select(ENTRIES).where(ENTRIES.c.person == person).order_by(ENTRIES.c.deal)
        return [EntryRow(*row) for row in await self.rows(found)]

    async def move(self, old: str, new: str) -> None:
        """Give a person the entries of another, but for deals that both play."""
        theirs = select(ENTRIES.c.deal).where(ENTRIES.c.person == new).scalar_subquery()
        both = and_(ENTRIES.c.person == old, ENTRIES.c.deal.in_(theirs))

        def job(connection: Connection) -> None:
            connection.execute(delete(ENTRIES).where(both))
            connection.execute(update(ENTRIES).where(ENTRIES.c.person == old).values(person=new))

        await self.writer.write(job)
