"""How seats came out of finished games, in the database.

A result is stored once, by the transaction that ends its game. Whatever is told of people's games
later is read from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, exists, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError

from kanly.server.store.tables import ENTRIES, PERSONS, REPLAYS, RESULTS, ROOMS
from kanly.server.store.writer import Part

AT_ONCE: Final = 500
"""Tables that are asked for at once."""


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
    rated: bool = False
    points: float | None = None
    doubt: float | None = None
    deal: str | None = None


class Entered(NamedTuple):
    """How a person came out of a deal that several people play."""

    row: ResultRow
    name: str
    guest: bool


class Ranked(NamedTuple):
    """Somebody in a table of ratings: the rating after their last rated game, and how many there
    were."""

    person: str
    name: str
    points: float
    doubt: float
    games: int


def stored(rows: Sequence[ResultRow]) -> list[Any]:
    """The statements that store the results of a game."""
    return [insert(RESULTS).values([row._asdict() for row in rows])] if rows else []


def rating_before(row: ResultRow) -> Select[tuple[float, float]]:
    """The query for a person's rating before a game: that after the last rated one before it."""
    earlier = or_(
        RESULTS.c.ended < row.ended, and_(RESULTS.c.ended == row.ended, RESULTS.c.room < row.room)
    )
    mine = and_(
        RESULTS.c.person == row.person,
        RESULTS.c.game == row.game,
        RESULTS.c.mode == row.mode,
        RESULTS.c.points.is_not(None),
    )
    found = select(RESULTS.c.points, RESULTS.c.doubt).where(mine, earlier)
    return found.order_by(RESULTS.c.ended.desc(), RESULTS.c.room.desc()).limit(1)


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

    async def of_deal(self, deal: str, most: int) -> list[Entered]:
        """How people came out of a deal, best first."""
        who = (PERSONS.c.name, PERSONS.c.login.is_(None))
        found = select(RESULTS, *who).join(PERSONS, PERSONS.c.id == RESULTS.c.person)
        entered = and_(
            ENTRIES.c.deal == RESULTS.c.deal,
            ENTRIES.c.person == RESULTS.c.person,
            ENTRIES.c.room == RESULTS.c.room,
        )
        played = and_(RESULTS.c.deal == deal, RESULTS.c.place.is_not(None))
        these = found.join(ENTRIES, entered).where(played)
        best = these.order_by(RESULTS.c.place, RESULTS.c.score.desc(), RESULTS.c.ended)
        rows = await self.rows(best.limit(most))
        return [Entered(ResultRow(*row), name, guest) for *row, name, guest in rows]

    async def enter_deal(self, room: str, deal: str) -> None:
        """Count the results of a room as those of a deal."""
        await self.run(update(RESULTS).where(RESULTS.c.room == room).values(deal=deal))

    async def ranking(self, game: str, mode: str, least: int, most: int) -> list[Ranked]:
        """People with public profiles by their rating, best first, who played enough rated games.

        Of two equally good estimates, the one that is less in doubt is the higher.
        """
        here = (RESULTS.c.game == game, RESULTS.c.mode == mode, RESULTS.c.points.is_not(None))
        newest = func.row_number().over(
            partition_by=RESULTS.c.person, order_by=(RESULTS.c.ended.desc(), RESULTS.c.room.desc())
        )
        games = func.count().over(partition_by=RESULTS.c.person)
        rated = select(RESULTS, newest.label("newest"), games.label("games")).where(*here)
        last = rated.where(RESULTS.c.person.is_not(None)).subquery()
        found = (
            select(last.c.person, PERSONS.c.name, last.c.points, last.c.doubt, last.c.games)
            .join(PERSONS, PERSONS.c.id == last.c.person)
            .where(last.c.newest == 1, last.c.games >= least, PERSONS.c.public)
            .order_by((last.c.points - last.c.doubt).desc())
            .limit(most)
        )
        return [Ranked(*row) for row in await self.rows(found)]

    async def rated_modes(self, game: str) -> list[str]:
        """The modes of a game in which somebody has a rating."""
        rated = (RESULTS.c.game == game, RESULTS.c.points.is_not(None))
        found = select(RESULTS.c.mode).where(*rated).distinct().order_by(RESULTS.c.mode)
        return [row[0] for row in await self.rows(found)]

    async def points_before(self, row: ResultRow) -> float | None:
        """A person's rating before a game, if there was one."""
        found = await self.rows(rating_before(row))
        return float(found[0].points) if found else None

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
        """Give a person the results of another, but for games in which both sat. Somebody who has
        a rating keeps it, whatever the other had made of theirs."""
        known = RESULTS.alias()
        theirs = select(known.c.room).where(known.c.person == new).scalar_subquery()
        these = and_(RESULTS.c.person == old, RESULTS.c.room.not_in(theirs))
        mine = select(known.c.room).where(
            known.c.person == new,
            known.c.game == RESULTS.c.game,
            known.c.mode == RESULTS.c.mode,
            known.c.points.is_not(None),
        )
        other = and_(these, RESULTS.c.points.is_not(None), mine.exists())
        unrated = update(RESULTS).where(other).values(rated=False, points=None, doubt=None)
        moved = update(RESULTS).where(these).values(person=new)

        def job(connection: Connection) -> None:
            connection.execute(unrated)
            connection.execute(moved)

        await self.writer.write(job)
