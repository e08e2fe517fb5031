"""Rooms and their games in the database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from kanly.server.errors import Refused
from kanly.server.store.results import ResultRow, stored
from kanly.server.store.tables import (
    CHAT,
    CHOICES,
    ENTRIES,
    INVITATIONS,
    OUTBOX,
    REPLAYS,
    RESULTS,
    ROOMS,
    SEATS,
)
from kanly.server.store.writer import Bound, Part
from kanly.server.timing import steady

AT_ONCE: Final = 500
"""Rooms that one statement deletes, choices that one stores."""


def now() -> int:
    """Milliseconds since 1970; they never jump, whatever is done to the wall clock."""
    return steady()


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
    epoch: int = 0
    moves: int = 0
    clock: str = ""
    due: int | None = None
    lease: str | None = None
    until: int | None = None


class ChoiceRow(NamedTuple):
    """A stored choice."""

    seat: int
    choice: str
    trace: str | None = None
    """What came of it (`live.trace_of`); None where an older program stored it."""


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
    person: str | None = None
    """Who said it; None where an older program stored it."""


class EntryRow(NamedTuple):
    """That a person plays a deal, and at which table."""

    deal: str
    person: str
    room: str


class Progress(NamedTuple):
    """How far a stored game has come."""

    epoch: int
    moves: int


class SeatedAt(NamedTuple):
    """A room where somebody sits."""

    room: str
    game: str
    status: str
    seat: int
    clock: str


class Expected(NamedTuple):
    """What a room is taken to be when something of it is stored: a newer one is left alone."""

    version: int
    progress: Progress | None
    """None where the game is not looked at."""
    owner: str | None = None
    """The process that must own it; None where that is not looked at."""


CHOICE: Final = [bindparam(each.name, type_=each.type).label(each.name) for each in CHOICES.c]
CHOICE_MADE: Final = insert(CHOICES).from_select(list(CHOICES.c.keys()), select(*CHOICE))


@cache
def room_changed(was: tuple[str, ...], names: tuple[str, ...]) -> Update:
    """A change of a room's columns, if others are what they are taken to be. Making a statement
    takes longer than carrying it out."""
    same = and_(*[ROOMS.c[name] == bindparam(f"was_{name}") for name in was])
    return update(ROOMS).where(same).values({name: bindparam(f"now_{name}") for name in names})


class GameStore(Part):
    """Rooms, seats, choices and chat."""

    # Rooms ----------------------------------------------------------------------------------------

    async def add_room(
        self,
        row: RoomRow,
        seats: list[SeatRow],
        made: Sequence[ChoiceRow] = (),
        entry: EntryRow | None = None,
    ) -> None:
        """Store a new room, perhaps with the choices of the game that it goes on from; with an
        entry, only if the person has none for that deal yet."""
        room = insert(ROOMS).values(**row._asdict())
        choices = [
            {"room": row.id, "number": number, **each._asdict(), "at": row.created}
            for number, each in enumerate(made)
        ]
        rows = [choices[at : at + AT_ONCE] for at in range(0, len(choices), AT_ONCE)]
        stored = [insert(CHOICES).values(some) for some in rows]
        entries = [] if entry is None else [insert(ENTRIES).values(**entry._asdict())]
        await self.run(room, *seats_of(row.id, seats), *stored, *entries)

    async def room(self, ident: str) -> RoomRow | None:
        found = await self.rows(select(ROOMS).where(ROOMS.c.id == ident))
        return RoomRow(*found[0]) if found else None

    async def rooms(self, idents: list[str]) -> list[tuple[RoomRow, list[SeatRow]]]:
        """Those rooms that are there, with their seats."""
        if not idents:
            return []
        found = await self.rows(select(ROOMS).where(ROOMS.c.id.in_(idents)))
        columns = select(SEATS.c.room, SEATS.c.seat, SEATS.c.person, SEATS.c.token)
        of_rooms: dict[str, list[SeatRow]] = {}
        sitting = columns.where(SEATS.c.room.in_(idents)).order_by(SEATS.c.seat)
        for room, *seat in await self.rows(sitting):
            of_rooms.setdefault(room, []).append(SeatRow(*seat))
        return [(row, of_rooms.get(row.id, [])) for row in (RoomRow(*each) for each in found)]

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
        at: Expected,
        values: dict[str, object],
        seats: list[SeatRow],
        results: Sequence[ResultRow] = (),
        news: Sequence[Any] = (),
    ) -> bool:
        """Store a change of a room, with the results if it ends the game and the `news` for the
        outbox, unless another process was faster."""
        changed = {**values, "version": at.version + 1}
        return await self.move_on(
            ident, at, changed, *seats_of(ident, seats), *stored(results), *news
        )

    async def move_on(self, room: str, at: Expected, values: dict[str, object], *more: Any) -> bool:
        """Change a stored room and what belongs to it, if it is still as we think it is."""
        was: dict[str, object] = {"id": room, "version": at.version}
        if at.owner is not None:
            was["lease"] = at.owner
        if at.progress is not None:
            was |= at.progress._asdict()
        change = Bound(
            room_changed(tuple(was), tuple(values)),
            {f"was_{name}": value for name, value in was.items()}
            | {f"now_{name}": value for name, value in values.items()},
        )
        return await self.run(change, *more) == 1

    async def public_rooms(self, game: str | None, before: int, most: int) -> list[str]:
        """Ids of rooms in the open where something is to come, newest first."""
        waits = ROOMS.c.status.in_(["lobby", "playing"])
        found = select(ROOMS.c.id).where(ROOMS.c.public, waits, ROOMS.c.created < before)
        if game is not None:
            found = found.where(ROOMS.c.game == game)
        rows = await self.rows(found.order_by(ROOMS.c.created.desc()).limit(most))
        return [row[0] for row in rows]

    async def newest_rooms(self, most: int, over: bool) -> list[RoomRow]:
        """Rooms for an operator, newest first; with or without those that are over."""
        found = select(ROOMS).order_by(ROOMS.c.created.desc()).limit(most)
        if not over:
            found = found.where(ROOMS.c.status != "over")
        return [RoomRow(*row) for row in await self.rows(found)]

    async def rooms_of(self, person: str, most: int) -> list[str]:
        """Ids of the rooms where a person sits, newest first."""
        found = select(ROOMS.c.id).join(SEATS, SEATS.c.room == ROOMS.c.id)
        mine = found.where(SEATS.c.person == person).order_by(ROOMS.c.created.desc())
        return list(dict.fromkeys([row[0] for row in await self.rows(mine.limit(most))]))

    async def due_rooms(self, at: int, others: list[str], most: int) -> list[str]:
        """Ids of rooms where something must happen by now, and no other process sees to it."""
        late = and_(ROOMS.c.status == "playing", ROOMS.c.due <= at)
        due = and_(late, or_(ROOMS.c.lease.is_(None), ROOMS.c.lease.not_in(others)))
        found = select(ROOMS.c.id).where(due).order_by(ROOMS.c.due).limit(most)
        return [row[0] for row in await self.rows(found)]

    async def put_off(self, ident: str, at: int, due: int | None) -> None:
        """Let what is due at a room by now be due later."""
        this = and_(ROOMS.c.id == ident, ROOMS.c.due <= at)
        await self.run(update(ROOMS).where(this).values(due=due))

    async def forget_lobbies(self, before: int) -> list[str]:
        """Delete rooms from before a moment whose game never began; their ids."""
        return await self.writer.write(partial(drop_lobbies, ROOMS.c.created < before))

    async def forget_games(self, before: int) -> int:
        """Delete games of bots alone in which nothing happened since a moment; how many."""
        return await self.writer.write(partial(drop_games, before))

    async def forget_talk(self, most: int) -> None:
        """Keep of what was said at a table only so much, the newest."""
        await self.writer.write(partial(drop_talk, most))

    # Bots from outside ----------------------------------------------------------------------------

    async def games_of(self, person: str, most: int) -> list[SeatedAt]:
        """The newest rooms where a person sits, and how they stand."""
        columns = select(ROOMS.c.id, ROOMS.c.game, ROOMS.c.status, SEATS.c.seat, ROOMS.c.clock)
        mine = columns.join(SEATS, SEATS.c.room == ROOMS.c.id).where(SEATS.c.person == person)
        newest = mine.order_by(ROOMS.c.created.desc()).limit(most)
        return [SeatedAt(*row) for row in await self.rows(newest)]

    async def unfinished_of(self, person: str) -> int:
        """At how many tables a person sits whose game is not over."""
        mine = select(func.count(SEATS.c.room.distinct())).join(ROOMS, SEATS.c.room == ROOMS.c.id)
        found = await self.rows(mine.where(SEATS.c.person == person, ROOMS.c.status != "over"))
        return int(found[0][0])

    async def invite(self, room: str, person: str) -> None:
        """A bot is wanted at a table; once is enough."""
        known = exists().where(INVITATIONS.c.room == room, INVITATIONS.c.person == person)
        row = select(literal(room), literal(person), literal(now(), BigInteger)).where(not_(known))
        await self.run(insert(INVITATIONS).from_select(["room", "person", "at"], row))

    async def uninvite(self, room: str, person: str) -> bool:
        """It is not wanted any more, or has come; False if it was not."""
        this = and_(INVITATIONS.c.room == room, INVITATIONS.c.person == person)
        return await self.run(delete(INVITATIONS).where(this)) == 1

    async def invitations(self, person: str) -> list[tuple[str, str]]:
        """The tables to which a bot is invited and whose game has not begun: ids and games."""
        joined = select(ROOMS.c.id, ROOMS.c.game).join(
            INVITATIONS, INVITATIONS.c.room == ROOMS.c.id
        )
        waits = joined.where(INVITATIONS.c.person == person, ROOMS.c.status == "lobby")
        return [(row[0], row[1]) for row in await self.rows(waits.order_by(INVITATIONS.c.at))]

    # Owners ---------------------------------------------------------------------------------------

    async def owner(self, ident: str) -> str:
        """The process that owns a room, or had it last; nothing if none did."""
        found = await self.rows(select(ROOMS.c.lease).where(ROOMS.c.id == ident))
        if not found:
            raise Refused("no-room")
        return found[0][0] or ""

    async def hand_over(self, ident: str, before: str | None, after: str | None) -> bool:
        """Let a room be owned by another process, unless somebody was faster."""
        this = ROOMS.c.lease.is_(None) if before is None else ROOMS.c.lease == before
        changed = update(ROOMS).where(ROOMS.c.id == ident, this).values(lease=after)
        return await self.run(changed) == 1

    async def owned(self, owner: str) -> set[str]:
        """Ids of the rooms that a process owns."""
        found = await self.rows(select(ROOMS.c.id).where(ROOMS.c.lease == owner))
        return {row[0] for row in found}

    async def release_all(self, owner: str) -> None:
        """Let nobody own what a process owned."""
        await self.run(update(ROOMS).where(ROOMS.c.lease == owner).values(lease=None))

    async def orphans(self, gone: str, before: int, most: int) -> list[str]:
        """Ids of games of a process that is gone in which something happens by itself soon."""
        theirs = and_(ROOMS.c.lease == gone, ROOMS.c.status == "playing", ROOMS.c.due < before)
        found = select(ROOMS.c.id).where(theirs).order_by(ROOMS.c.due).limit(most)
        return [row[0] for row in await self.rows(found)]

    # Rooms that go --------------------------------------------------------------------------------

    async def drop_lobby(self, ident: str, version: int) -> bool:
        """Delete a room whose game never began, unless another process was faster."""
        this = and_(ROOMS.c.id == ident, ROOMS.c.version == version)
        return await self.writer.write(partial(drop_lobbies, this)) == [ident]

    # Choices --------------------------------------------------------------------------------------

    async def choices(self, room: str, start: int = 0, until: int | None = None) -> list[ChoiceRow]:
        """The choices of a game in their order, from a number on, or those until a moment."""
        columns = select(CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.trace)
        wanted = columns.where(CHOICES.c.room == room, CHOICES.c.number >= start)
        if until is not None:
            wanted = wanted.where(CHOICES.c.at <= until)
        return [ChoiceRow(*row) for row in await self.rows(wanted.order_by(CHOICES.c.number))]

    async def played(self, room: str, start: int) -> tuple[Progress, list[ChoiceRow]]:
        """Where a game stands, and its choices from a number on, as of one moment."""
        late = and_(CHOICES.c.room == ROOMS.c.id, CHOICES.c.number >= start)
        choice = (CHOICES.c.seat, CHOICES.c.choice, CHOICES.c.trace)
        columns = select(ROOMS.c.epoch, ROOMS.c.moves, *choice)
        wanted = columns.select_from(ROOMS.outerjoin(CHOICES, late)).where(ROOMS.c.id == room)
        found = await self.rows(wanted.order_by(CHOICES.c.number))
        rows = [ChoiceRow(*row[2:]) for row in found if row[2] is not None]
        return Progress(*found[0][:2]), rows

    async def append(
        self,
        room: str,
        at: Expected,
        made: ChoiceRow,
        values: dict[str, object],
        results: Sequence[ResultRow] = (),
        news: Sequence[Any] = (),
    ) -> bool:
        """Store a choice as the next one with what comes of it, unless the room has moved on; with
        the last one, how every seat came out of the game, and with each the `news` for the
        outbox."""
        assert at.progress is not None
        number = at.progress.moves
        row = {"room": room, "number": number, **made._asdict(), "at": now()}
        moved = {**values, "moves": number + 1}
        made_now = Bound(CHOICE_MADE, row)
        return await self.move_on(room, at, moved, made_now, *stored(results), *news)

    async def truncate(
        self, room: str, at: Expected, length: int, values: dict[str, object]
    ) -> bool:
        """Take back stored choices from a number on, unless the room has moved on."""
        assert at.progress is not None
        moved = {**values, "moves": length, "epoch": at.progress.epoch + 1}
        late = and_(CHOICES.c.room == room, CHOICES.c.number >= length)
        stale = [delete(each).where(each.c.room == room) for each in (REPLAYS, RESULTS)]
        return await self.move_on(room, at, moved, delete(CHOICES).where(late), *stale)

    # Replays of finished games --------------------------------------------------------------------

    async def unkept(self, most: int) -> list[str]:
        """Ids of finished games of which it was not kept yet what each seat saw."""
        kept = select(REPLAYS.c.room).where(REPLAYS.c.room == ROOMS.c.id)
        found = select(ROOMS.c.id).where(ROOMS.c.status == "over", not_(exists(kept)))
        return [row[0] for row in await self.rows(found.order_by(ROOMS.c.created).limit(most))]

    async def keep_replay(self, room: str, rules: int, data: bytes) -> None:
        """Keep what each seat saw of a finished game, if it is not kept yet."""
        there = select(ROOMS.c.id, literal(rules), literal(data)).where(
            ROOMS.c.id == room,
            not_(exists(select(REPLAYS.c.room).where(REPLAYS.c.room == room))),
        )
        await self.run(insert(REPLAYS).from_select(["room", "rules", "data"], there))

    async def kept_replay(self, room: str) -> bytes | None:
        found = await self.rows(select(REPLAYS.c.data).where(REPLAYS.c.room == room))
        return bytes(found[0][0]) if found else None

    # Chat -----------------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        await self.run(insert(CHAT).values(**row._asdict()))

    async def chat(self, room: str, before: int, most: int) -> list[ChatRow]:
        """The last things said before a moment, oldest first."""
        said = select(CHAT).where(CHAT.c.room == room, CHAT.c.at < before)
        found = await self.rows(said.order_by(CHAT.c.at.desc(), CHAT.c.id).limit(most))
        return [ChatRow(*row) for row in reversed(found)]

    async def line(self, room: str, ident: str) -> ChatRow | None:
        """Something that was said."""
        found = await self.rows(select(CHAT).where(CHAT.c.room == room, CHAT.c.id == ident))
        return ChatRow(*found[0]) if found else None

    async def said_by(self, room: str, person: str, seat: int | None) -> list[tuple[int, str]]:
        """What a person said at a table, and when."""
        said = select(CHAT.c.at, CHAT.c.text).where(spoken(room, person, seat))
        return [(row[0], row[1]) for row in await self.rows(said.order_by(CHAT.c.at))]

    async def forget_said(self, room: str, person: str, seat: int | None) -> None:
        """Delete what a person said at a table."""
        await self.run(delete(CHAT).where(spoken(room, person, seat)))


def spoken(room: str, person: str, seat: int | None) -> Any:
    """That a line was said at a table by a person, or from their seat under an older program."""
    from_seat = and_(CHAT.c.person.is_(None), CHAT.c.seat == seat, CHAT.c.seat.is_not(None))
    return and_(CHAT.c.room == room, or_(CHAT.c.person == person, from_seat))


def drop_lobbies(these: Any, connection: Connection) -> list[str]:
    """Delete those of some rooms whose game never began; their ids."""
    doomed = and_(ROOMS.c.status == "lobby", these)
    wanted = select(ROOMS.c.id).where(doomed).with_for_update()
    rooms = [row[0] for row in connection.execute(wanted)]
    drop_rooms(rooms, connection)
    return rooms


def drop_games(before: int, connection: Connection) -> int:
    """Delete unfinished games that no person plays and nobody has looked on at for long."""
    seated = select(SEATS.c.room).where(SEATS.c.room == ROOMS.c.id, SEATS.c.person.is_not(None))
    late = select(CHOICES.c.room).where(CHOICES.c.room == ROOMS.c.id, CHOICES.c.at >= before)
    idle = and_(ROOMS.c.status == "playing", ROOMS.c.created < before)
    doomed = select(ROOMS.c.id).where(idle, not_(exists(seated)), not_(exists(late)))
    rooms = [row[0] for row in connection.execute(doomed.limit(AT_ONCE))]
    drop_rooms(rooms, connection)
    return len(rooms)


def drop_rooms(rooms: list[str], connection: Connection) -> None:
    """Delete rooms with all that belongs to them."""
    for some in (rooms[at : at + AT_ONCE] for at in range(0, len(rooms), AT_ONCE)):
        for table in (CHAT, SEATS, CHOICES, REPLAYS, RESULTS, ENTRIES, OUTBOX, INVITATIONS):
            connection.execute(delete(table).where(table.c.room.in_(some)))
        connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(some)))


def drop_talk(most: int, connection: Connection) -> None:
    """Delete the oldest lines of tables where more than so many were said."""
    said = select(CHAT.c.room).group_by(CHAT.c.room).having(func.count() > most)
    for (room,) in connection.execute(said).all():
        here = CHAT.c.room == room
        oldest = select(CHAT.c.at).where(here).order_by(CHAT.c.at.desc()).offset(most).limit(1)
        last = connection.execute(oldest).scalar()
        connection.execute(delete(CHAT).where(here, CHAT.c.at <= last))


def seats_of(room: str, seats: list[SeatRow]) -> list[Any]:
    """Statements that make these the seats of a room."""
    rows = [{"room": room, **seat._asdict()} for seat in seats]
    return [
        delete(SEATS).where(SEATS.c.room == room),
        *([insert(SEATS).values(rows)] if rows else []),
    ]
