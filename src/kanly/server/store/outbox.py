"""How people want to be notified, and what is to be told them: the outbox."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    String,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from kanly.server.store.games import now
from kanly.server.store.tables import CHANNELS, KEYS, OUTBOX, PERSONS
from kanly.server.store.writer import Bound, Part, carried_out

PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"
TURN: Final = "turn"
ASKED: Final = "asked"
BEGUN: Final = "begun"
OVER_NOW: Final = "over"
CONFIRM: Final = "confirm"
TEST: Final = "test"
"""What may be told: that it is somebody's turn, that they are asked something in secret, that the
game has begun or is over; that an address of mail is to be confirmed; a trial."""
SECRET: Final = (ASKED,)
"""What only the person may know: it goes to no webhook, which others may read."""


class Channel(NamedTuple):
    """A way to a person; see `tables.CHANNELS`."""

    id: str
    person: str
    kind: str
    address: str
    data: str
    label: str
    session: str | None
    created: int
    confirmed: bool = True
    every: int = 0
    sent: int = 0
    failures: int = 0


class Told(NamedTuple):
    """Something that some people are to be told, unless it has become pointless by then."""

    people: tuple[str, ...]
    kind: str
    room: str
    due: int


class Queued(NamedTuple):
    """A notification in the outbox."""

    id: int
    channel: str
    kind: str
    room: str
    at: int
    due: int
    tries: int


def queued(news: Iterable[Told]) -> list[Bound]:
    """The statements that put something into the outbox, once for each channel of each person."""
    return [
        Bound(
            TO_SOME if told.kind in SECRET else TO_ALL,
            {"person": person, "kind": told.kind, "room": told.room, **times(told.due)},
        )
        for told in news
        for person in told.people
    ]


def times(due: int) -> dict[str, object]:
    return {"at": now(), "due": due}


def waiting(channels: Any) -> Any:
    """The statement that queues something for some channels, each at its time."""
    due = bindparam("due", type_=BigInteger)
    soonest = CHANNELS.c.sent + CHANNELS.c.every
    rows = select(
        CHANNELS.c.id.label("channel"),
        bindparam("kind", type_=String).label("kind"),
        bindparam("room", type_=String).label("room"),
        bindparam("at", type_=BigInteger).label("at"),
        case((soonest > due, soonest), else_=due).label("due"),
        literal(0).label("tries"),
    ).where(channels)
    return insert(OUTBOX).from_select(rows.selected_columns.keys(), rows)


THEIRS: Final = and_(CHANNELS.c.person == bindparam("person"), CHANNELS.c.confirmed)
TO_ALL: Final = waiting(THEIRS)
TO_SOME: Final = waiting(and_(THEIRS, CHANNELS.c.kind != HOOK))
TO_ONE: Final = waiting(CHANNELS.c.id == bindparam("channel"))


TAKEN: Final = (
    update(OUTBOX)
    .where(OUTBOX.c.id == bindparam("row"), OUTBOX.c.due == bindparam("was"))
    .values(due=bindparam("due"), tries=OUTBOX.c.tries + 1)
)


class OutboxStore(Part):
    """Channels and what waits to go out through them."""

    # Channels -------------------------------------------------------------------------------------

    async def channels(self, person: str) -> list[Channel]:
        found = select(CHANNELS).where(CHANNELS.c.person == person)
        return [Channel(*row) for row in await self.rows(found.order_by(CHANNELS.c.created))]

    async def channel(self, ident: str) -> Channel | None:
        found = await self.rows(select(CHANNELS).where(CHANNELS.c.id == ident))
        return Channel(*found[0]) if found else None

    async def channels_of(self, idents: set[str]) -> dict[str, Channel]:
        """Some channels by their ids; those that are gone are left out."""
        found = await self.rows(select(CHANNELS).where(CHANNELS.c.id.in_(idents)))
        return {row[0]: Channel(*row) for row in found}

    async def add_channel(self, channel: Channel) -> None:
        """Store a channel; the one with the same address, whoever had it, is no more if it is a
        browser's, and so is the person's own."""
        same = and_(CHANNELS.c.kind == channel.kind, CHANNELS.c.address == channel.address)
        if channel.kind != PUSH:
            same = and_(same, CHANNELS.c.person == channel.person)

        def job(connection: Connection) -> None:
            connection.execute(delete(CHANNELS).where(same))
            connection.execute(insert(CHANNELS).values(**channel._asdict()))

        await self.writer.write(job)

    async def change_channel(self, ident: str, **values: object) -> bool:
        changed = update(CHANNELS).where(CHANNELS.c.id == ident).values(**values)
        return await self.run(changed) == 1

    async def drop_channel(self, ident: str) -> None:
        """A channel is no more, nor what waits for it."""
        await self.run(
            delete(CHANNELS).where(CHANNELS.c.id == ident),
            delete(OUTBOX).where(OUTBOX.c.channel == ident),
        )

    async def move(self, old: str, new: str, session: str | None) -> None:
        """Give a person the channels of another; those of a browser go on with its new session."""
        theirs = update(CHANNELS).where(CHANNELS.c.person == old)
        moved = case((CHANNELS.c.session.is_(None), None), else_=literal(session))
        await self.run(theirs.values(person=new, session=moved))

    # The outbox -----------------------------------------------------------------------------------

    async def tell(self, ident: str, kind: str) -> None:
        """Queue something that is about a channel itself."""
        facts = {"channel": ident, "kind": kind, "room": "", **times(now())}
        await self.run(Bound(TO_ONE, facts))

    async def take(self, most: int, lease: int) -> list[Queued]:
        """Take what is due, for so many milliseconds: nobody else takes it meanwhile. Whatever
        waits for the same mail goes with it."""
        if not await self.rows(select(OUTBOX.c.id).where(OUTBOX.c.due <= now()).limit(1)):
            return []
        return await self.writer.write(partial(taken, most, lease))

    async def done(self, ids: list[int]) -> None:
        await self.run(delete(OUTBOX).where(OUTBOX.c.id.in_(ids)))

    async def delivered(self, channel: str, ids: list[int]) -> None:
        """What was taken has gone out."""
        await self.run(
            update(CHANNELS).where(CHANNELS.c.id == channel).values(sent=now(), failures=0),
            delete(OUTBOX).where(OUTBOX.c.id.in_(ids)),
        )

    async def later(self, channel: str, ids: list[int], due: int) -> None:
        """It could not go out now."""
        more = CHANNELS.c.failures + 1
        await self.put_off(ids, due)
        await self.change_channel(channel, failures=more)

    async def put_off(self, ids: list[int], due: int) -> None:
        """It is to go out later."""
        await self.run(update(OUTBOX).where(OUTBOX.c.id.in_(ids)).values(due=due))

    async def language(self, person: str) -> str:
        found = await self.rows(select(PERSONS.c.lang).where(PERSONS.c.id == person))
        return str(found[0][0]) if found else ""

    async def waiting(self) -> tuple[int, int]:
        """How many notifications should have gone out by now, and for how long the oldest has."""
        late = select(func.count(), func.min(OUTBOX.c.due)).where(OUTBOX.c.due <= now())
        count, oldest = (await self.rows(late))[0]
        return int(count), 0 if oldest is None else max(0, now() - int(oldest))

    # Keys -----------------------------------------------------------------------------------------

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the servers; whoever needs it first makes it."""
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        if not (found := await self.rows(wanted)):
            with suppress(IntegrityError):  # another process may be faster
                await self.run(insert(KEYS).values(name=name, value=make()))
            found = await self.rows(wanted)
        return str(found[0][0])


def taken(most: int, lease: int, connection: Connection) -> list[Queued]:
    """Put off what is due, and what goes with it; the rows for which that was possible."""
    at = now()
    due = select(OUTBOX).where(OUTBOX.c.due <= at).order_by(OUTBOX.c.due).limit(most)
    rows = [Queued(*row) for row in connection.execute(due)]
    digests = select(CHANNELS.c.id).where(
        CHANNELS.c.kind == MAIL, CHANNELS.c.id.in_({row.channel for row in rows})
    )
    ids = {row.id for row in rows}
    more = select(OUTBOX).where(OUTBOX.c.channel.in_(digests), OUTBOX.c.tries == 0)
    rows += [row for each in connection.execute(more) if (row := Queued(*each)).id not in ids]
    mine: list[Queued] = []
    for row in rows:
        if carried_out(
            connection, Bound(TAKEN, {"row": row.id, "was": row.due, "due": at + lease})
        ):
            mine.append(row)
    return mine
