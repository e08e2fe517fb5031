"""How seats came out of finished games, in the database.

A result is stored once, by the transaction that ends its game. Whatever is told of people's games
later is read from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, exists, insert, not_, select, update
from sqlalchemy.exc import IntegrityError

from kanly.server.store.tables import REPLAYS, RESULTS, ROOMS
from kanly.server.store.writer import Part


class ResultRow(NamedTuple):
    """How a seat came out of a game; see `tables.RESULTS`."""

    room: str
    seat: int
    person: str | None
    bot: str | None
    game: str
    mode: str
    players: int
    house: str
    place: int | None
    score: int | None
    left: bool
    ended: int


def stored(rows: Sequence[ResultRow]) -> list[Any]:
    """The statements that store the results of a game."""
    return [insert(RESULTS).values([row._asdict() for row in rows])] if rows else []


class ResultStore(Part):
    """Results of finished games."""

    async def of_person(self, person: str, most: int) -> list[ResultRow]:
        """The results of a person, newest first."""
        found = select(RESULTS).where(RESULTS.c.person == person)
        newest = found.order_by(RESULTS.c.ended.desc(), RESULTS.c.room).limit(most)
        return [ResultRow(*row) for row in await self.rows(newest)]

    async def of_tables(self, rooms: Sequence[str]) -> dict[str, list[ResultRow]]:
        """The results of everybody at some tables, by room and in the order of seats."""
        found: dict[str, list[ResultRow]] = {room: [] for room in rooms}
        for some in (rooms[at : at + AT_ONCE] for at in range(0, len(rooms), AT_ONCE)):
            these = select(RESULTS).where(RESULTS.c.room.in_(some)).order_by(RESULTS.c.seat)
            for row in await self.rows(these):
                found[row[0]].append(ResultRow(*row))
        return found

    async def missing(self, most: int) -> list[str]:
        """Ids of finished games without results of which it is kept what each seat saw: they ended
        under an older program."""
        there = select(RESULTS.c.room).where(RESULTS.c.room == ROOMS.c.id)
        found = select(ROOMS.c.id).join(REPLAYS, REPLAYS.c.room == ROOMS.c.id)
        late = found.where(ROOMS.c.status == "over", not_(exists(there)))
        return [row[0] for row in await self.rows(late.order_by(ROOMS.c.created).limit(most))]

    async def add(self, rows: Sequence[ResultRow]) -> bool:
        """Store the results of a game; False if another process was faster."""
        try:
            await self.run(*stored(rows))
        except IntegrityError:
            return False
        return True

    async def move(self, old: str, new: str) -> None:
        """Give a person the results of another, but for games in which both sat."""
        theirs = select(RESULTS.c.room).where(RESULTS.c.person == new).scalar_subquery()
        these = and_(RESULTS.c.person == old, RESULTS.c.room.not_in(theirs))
        await self.run(update(RESULTS).where(these).values(person=new))


AT_ONCE = 500
"""Tables that are asked for at once."""
