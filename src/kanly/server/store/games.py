"""Rooms and their games in the database."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kanly.server.store.tables import CHAT, CHOICES, ROOMS, SEATS
from kanly.server.store.writer import Writer


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class RoomRow(NamedTuple):
    """A room as it is stored; see `tables.ROOMS`."""

    id: str
    code: str
    game: str
    public: bool
    status: str
    created: int
    doc: str
    version: int
    seed: str
    salt: str
    rules: int
    epoch: int
    moves: int
    clock: str
    due: int | None
    lease: str | None
    until: int | None


class ChoiceRow(NamedTuple):
    """A stored choice."""

    seat: int
    choice: str


class SeatRow(NamedTuple):
    """Who sits somewhere, and the hash of the seat's token."""

    seat: int
    person: str | None
    token: str | None


class ChatRow(NamedTuple):
    """Something said: by a seat or a spectator, to all or to one seat."""

    id: str
    room: str
    at: int
    seat: int | None
    name: str
    to: int | None
    text: str


class Place(NamedTuple):
    """Where a stored game stands."""

    epoch: int
    moves: int


class GameStore:
    """Rooms, seats, choices and chat."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def rows(self, statement: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(statement))

    # Rooms ----------------------------------------------------------------------------------------

    async def add_room(self, row: RoomRow, seats: list[SeatRow]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(ROOMS).values(**row._asdict()))
            write_seats(connection, row.id, seats)

        await self.writer.write(job)

    async def room(self, ident: str) -> RoomRow | None:
        found = await self.rows(select(ROOMS).where(ROOMS.c.id == ident))
        return RoomRow(*found[0]) if found else None

    async def room_of_code(self, code: str) -> str | None:
        found = await self.rows(select(ROOMS.c.id).where(ROOMS.c.code == code))
        return str(found[0][0]) if found else None

    async def seats(self, room: str) -> list[SeatRow]:
        columns = select(SEATS.c.seat, SEATS.c.person, SEATS.c.token)
        found = await self.rows(columns.where(SEATS.c.room == room).order_by(SEATS.c.seat))
        return [SeatRow(*row) for row in found]

    async def change_room(
        self,
        ident: str,
        version: int,
        values: dict[str, object],
        seats: list[SeatRow] | None,
    ) -> bool:
        """Store a change of a room, unless another process was faster."""

        def job(connection: Connection) -> bool:
            this = and_(ROOMS.c.id == ident, ROOMS.c.version == version)
            changed = {**values, "version": version + 1}
            done = connection.execute(update(ROOMS).where(this).values(**changed))
            if done.rowcount != 1:
                return False
            if seats is not None:
                connection.execute(delete(SEATS).where(SEATS.c.room == ident))
                write_seats(connection, ident, seats)
            return True

        return await self.writer.write(job)

    async def public_rooms(self, game: str | None, before: int, most: int) -> list[str]:
        """Ids of rooms in the open that are not over, newest first."""
        found = select(ROOMS.c.id).where(
            ROOMS.c.public, ROOMS.c.status.in_(["lobby", "playing"]), ROOMS.c.created < before
        )
        if game is not None:
            found = found.where(ROOMS.c.game == game)
        rows = await self.rows(found.order_by(ROOMS.c.created.desc()).limit(most))
        return [row[0] for row in rows]

    async def rooms_of(self, person: str, most: int) -> list[str]:
        """Ids of the rooms where a person sits, newest first."""
        found = select(ROOMS.c.id).join(SEATS, SEATS.c.room == ROOMS.c.id)
        mine = found.where(SEATS.c.person == person).order_by(ROOMS.c.created.desc())
        return list(dict.fromkeys([row[0] for row in await self.rows(mine.limit(most))]))

    async def due_rooms(self, at: int, owner: str, most: int) -> list[str]:
        """Ids of rooms where something must happen by now, and no other process sees to it."""
        free = or_(ROOMS.c.lease.is_(None), ROOMS.c.lease == owner, ROOMS.c.until < at)
        due = and_(ROOMS.c.status == "playing", ROOMS.c.due <= at, free)
        found = select(ROOMS.c.id).where(due).order_by(ROOMS.c.due).limit(most)
        return [row[0] for row in await self.rows(found)]

    async def forget_lobbies(self, before: int) -> None:
        """Delete rooms from before a moment whose game never began."""

        def job(connection: Connection) -> None:
            old = and_(ROOMS.c.status == "lobby", ROOMS.c.created < before)
            rooms = select(ROOMS.c.id).where(old)
            connection.execute(delete(CHAT).where(CHAT.c.room.in_(rooms)))
            connection.execute(delete(SEATS).where(SEATS.c.room.in_(rooms)))
            connection.execute(delete(ROOMS).where(old))

        await self.writer.write(job)

    async def lease(self, ident: str, owner: str, until: int, at: int) -> bool:
        """Take or keep the right to let bots and clocks act in a room; give it up with 0."""
        free = or_(ROOMS.c.lease.is_(None), ROOMS.c.lease == owner, ROOMS.c.until < at)

        def job(connection: Connection) -> bool:
            this = update(ROOMS).where(ROOMS.c.id == ident, free)
            done = connection.execute(this.values(lease=owner, until=until))
            return bool(done.rowcount)

        return await self.writer.write(job)

    # Choices --------------------------------------------------------------------------------------

    async def choices(self, room: str, start: int = 0) -> list[ChoiceRow]:
        """The choices of a game in their order, from a number on."""
        columns = select(CHOICES.c.seat, CHOICES.c.choice)
        wanted = columns.where(CHOICES.c.room == room, CHOICES.c.number >= start)
        return [ChoiceRow(*row) for row in await self.rows(wanted.order_by(CHOICES.c.number))]

    async def place(self, room: str) -> Place:
        found = await self.rows(select(ROOMS.c.epoch, ROOMS.c.moves).where(ROOMS.c.id == room))
        return Place(*found[0])

    async def append(
        self, room: str, at: Place, made: ChoiceRow, clock: str, due: int | None
    ) -> bool:
        """Store a choice as the next one, unless the stored game has moved on."""

        def job(connection: Connection) -> bool:
            values = {"moves": at.moves + 1, "clock": clock, "due": due}
            done = connection.execute(update(ROOMS).where(stands(room, at)).values(**values))
            if done.rowcount != 1:
                return False
            row = {"room": room, "number": at.moves, "seat": made.seat, "choice": made.choice}
            connection.execute(insert(CHOICES).values(**row, at=now()))
            return True

        return await self.writer.write(job)

    async def truncate(
        self, room: str, at: Place, length: int, clock: str, due: int | None
    ) -> bool:
        """Take back stored choices from a number on, unless the stored game has moved on."""

        def job(connection: Connection) -> bool:
            values = {"moves": length, "epoch": at.epoch + 1, "clock": clock, "due": due}
            done = connection.execute(update(ROOMS).where(stands(room, at)).values(**values))
            if done.rowcount != 1:
                return False
            late = and_(CHOICES.c.room == room, CHOICES.c.number >= length)
            connection.execute(delete(CHOICES).where(late))
            return True

        return await self.writer.write(job)

    # Chat -----------------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(CHAT).values(**row._asdict()))

        await self.writer.write(job)

    async def chat(self, room: str, before: int, most: int) -> list[ChatRow]:
        """The last things said before a moment, oldest first."""
        said = select(CHAT).where(CHAT.c.room == room, CHAT.c.at < before)
        found = await self.rows(said.order_by(CHAT.c.at.desc(), CHAT.c.id).limit(most))
        return [ChatRow(*row) for row in reversed(found)]


def stands(room: str, at: Place) -> Any:
    """That the stored game is where we think it is."""
    return and_(ROOMS.c.id == room, ROOMS.c.moves == at.moves, ROOMS.c.epoch == at.epoch)


def write_seats(connection: Connection, room: str, seats: list[SeatRow]) -> None:
    if seats:
        rows = [{"room": room, **seat._asdict()} for seat in seats]
        connection.execute(insert(SEATS), rows)
