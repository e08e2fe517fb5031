"""What operators do (`kanly admin`): on the database, where running servers find it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Final, NamedTuple

from kanly.core.errors import BadOption
from kanly.server import results
from kanly.server.people import moderation
from kanly.server.people.moderation import OPERATOR
from kanly.server.rooms.doc import DAY, LOBBY, OVER, decode, encode
from kanly.server.store.database import prepare
from kanly.server.store.games import Expected, RoomRow, now
from kanly.server.store.moderation import Deed, Report
from kanly.server.store.store import Store

Row = dict[str, str]
Rows = list[Row]

MOST: Final = 500
"""Rows that are listed."""
MOST_TALK: Final = 50
TRIES: Final = 20
"""How often a table is closed while others change it."""


class Wanted(NamedTuple):
    """What an operator wants."""

    action: str
    target: str = ""
    reason: str = ""
    days: float | None = None
    everything: bool = False

    def until(self, days: float | None) -> int | None:
        """When it ends."""
        lasts = self.days if self.days is not None else days
        return None if lasts is None else now() + round(lasts * DAY)


async def done(database: str, wanted: Wanted) -> Rows:
    """Do it; what there is to be seen."""
    await prepare(database)
    store = Store(database)
    await store.open()
    try:
        return await ACTIONS[wanted.action](store, wanted)
    finally:
        await store.close()


def day(at: int | None) -> str:
    """A moment as an operator reads it."""
    return "-" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


# Looking ------------------------------------------------------------------------------------------


async def list_tables(store: Store, wanted: Wanted) -> Rows:
    found = await store.games.newest_rooms(MOST, wanted.everything)
    return [table_row(row) for row in found]


def table_row(row: RoomRow) -> Row:
    doc = decode(row.doc)
    people = sum(seat.person is not None for seat in doc.seats)
    return {
        "table": row.id,
        "code": row.code,
        "game": row.game,
        "status": "closed" if doc.closed else row.status,
        "people": f"{people}/{doc.players}",
        "choices": str(row.moves),
        "created": day(row.created),
        "title": doc.title,
    }


async def inspect(store: Store, wanted: Wanted) -> Rows:
    """One table with its seats and talk, or one person with their tables and reports."""
    row = await store.games.room(wanted.target) or await room_of_code(store, wanted.target)
    if row is not None:
        return await table(store, row)
    person = await store.people.person(wanted.target)
    person = person or await store.people.person_named(wanted.target.lower())
    if person is None:
        raise BadOption(f"'{wanted.target}' is no table, code, person or login")
    rooms = await store.games.rooms_of(person.id, MOST)
    reports = await store.moderation.reports(all_of_them=True, person=person.id)
    bans = [ban for ban in await store.moderation.bans() if ban.person == person.id]
    return [
        {
            "person": person.id,
            "name": person.name,
            "login": person.login or "-",
            "created": day(person.created),
            "banned": ", ".join([f"until {day(ban.until)}: {ban.reason}" for ban in bans]) or "no",
            "tables": ", ".join(rooms) or "none",
            "reported": "; ".join([in_short(each) for each in reports]) or "never",
        }
    ]


async def room_of_code(store: Store, code: str) -> RoomRow | None:
    ident = await store.games.room_of_code(code.upper().replace(" ", ""))
    return None if ident is None else await store.games.room(ident)


async def table(store: Store, row: RoomRow) -> Rows:
    doc = decode(row.doc)
    facts = table_row(row) | {"host": doc.host}
    for number, seat in enumerate(doc.seats):
        sits = f"{seat.name} ({seat.person})" if seat.person is not None else seat.bot or "open"
        facts[f"seat {number + 1}"] = sits
    facts["muted"] = ", ".join(doc.muted) or "nobody"
    facts["kept out"] = ", ".join(doc.kept_out) or "nobody"
    said = await store.games.chat(row.id, now() + 1, MOST_TALK)
    for number, line in enumerate(said, start=1):
        facts[f"talk {number}"] = f"{day(line.at)}  {line.name} ({line.person or '?'}): {line.text}"
    return [facts]


def in_short(report: Report) -> str:
    said = f' "{report.said}"' if report.said else ""
    return f"{day(report.at)} {report.reason}{said} {report.text}".rstrip()


async def reports(store: Store, wanted: Wanted) -> Rows:
    found = await store.moderation.reports(wanted.everything)
    return [
        {
            "report": each.id,
            "at": day(each.at),
            "table": each.room,
            "of": each.person,
            "by": each.reporter,
            "reason": each.reason,
            "said": each.said,
            "text": each.text,
            "settled": "no" if each.open else "yes",
        }
        for each in found[-MOST:]
    ]


async def audit(store: Store, wanted: Wanted) -> Rows:
    return [deed_row(deed) for deed in await store.moderation.latest(MOST)]


def deed_row(deed: Deed) -> Row:
    return {
        "at": day(deed.at),
        "by": deed.by,
        "what": deed.what,
        "table": deed.room or "-",
        "person": deed.person or "-",
        "why": deed.detail,
    }


# Doing --------------------------------------------------------------------------------------------


async def close(store: Store, wanted: Wanted) -> Rows:
    """End a table: one in the lobby is no more, a game is over without a winner."""
    for _ in range(TRIES):
        row = await store.games.room(wanted.target) or await room_of_code(store, wanted.target)
        if row is None:
            raise BadOption(f"'{wanted.target}' is no table")
        if await closed(store, row):
            await store.moderation.note(OPERATOR, moderation.CLOSE, row.id, why=wanted.reason)
            return [{"table": row.id, "closed": "yes"}]
    raise BadOption(f"table {wanted.target} cannot be closed now: try again")


async def closed(store: Store, row: RoomRow) -> bool:
    """Close it, unless it changed meanwhile."""
    if row.status == LOBBY:
        return await store.games.drop_lobby(row.id, row.version)
    if row.status == OVER:
        raise BadOption(f"table {row.id} is over")
    doc = decode(row.doc)
    doc.status, doc.ended, doc.closed, doc.paused = OVER, now(), True, False
    values: dict[str, object] = {"doc": encode(doc), "status": doc.status, "due": None}
    seats = await store.games.seats(row.id)
    ending = results.rows_of(row, doc, None)
    at = Expected(row.version, None)
    return await store.games.change_room(row.id, at, values, seats, ending)


async def ban(store: Store, wanted: Wanted) -> Rows:
    """Shut out a person or a network."""
    person, network = await whom(store, wanted.target)
    until = wanted.until(None)
    await store.moderation.ban(person, network, wanted.reason, until)
    why = " ".join(filter(None, (network, wanted.reason)))
    await store.moderation.note(OPERATOR, moderation.BAN, person=person, why=why)
    return [{"banned": person or network or "", "until": day(until)}]


async def unban(store: Store, wanted: Wanted) -> Rows:
    person, network = await whom(store, wanted.target)
    lifted = await store.moderation.lift(person or network or "")
    why = " ".join(filter(None, (network, wanted.reason)))
    await store.moderation.note(OPERATOR, moderation.UNBAN, person=person, why=why)
    return [{"unbanned": person or network or "", "bans": str(lifted)}]


async def whom(store: Store, target: str) -> tuple[str | None, str | None]:
    """The person or the network that is meant."""
    try:
        return None, str(ip_network(target, strict=False))
    except ValueError:
        pass
    person = await store.people.person(target) or await store.people.person_named(target.lower())
    if person is None:
        raise BadOption(f"'{target}' is no person, login or address")
    return person.id, None


async def announce(store: Store, wanted: Wanted) -> Rows:
    """Tell everybody something."""
    said = " ".join(wanted.target.split())
    if not said:
        raise BadOption("announce: expected what to announce")
    until = wanted.until(1)
    assert until is not None
    await store.moderation.announce(said, until)
    await store.moderation.note(OPERATOR, moderation.ANNOUNCE, why=said)
    return [{"announced": said, "until": day(until)}]


async def silence(store: Store, wanted: Wanted) -> Rows:
    """Take every announcement back."""
    ended = await store.moderation.silence()
    await store.moderation.note(OPERATOR, moderation.ANNOUNCE, why="nothing any more")
    return [{"announcements": f"{ended} ended"}]


async def settle(store: Store, wanted: Wanted) -> Rows:
    """Take a report as dealt with."""
    if not await store.moderation.settle(wanted.target):
        raise BadOption(f"'{wanted.target}' is no open report")
    await store.moderation.note(OPERATOR, "settle", why=f"{wanted.target} {wanted.reason}".strip())
    return [{"report": wanted.target, "settled": "yes"}]


ACTIONS: Final[dict[str, Callable[[Store, Wanted], Awaitable[Rows]]]] = {
    "list": list_tables,
    "inspect": inspect,
    "close": close,
    "ban": ban,
    "unban": unban,
    "announce": announce,
    "silence": silence,
    "reports": reports,
    "settle": settle,
    "audit": audit,
}
