"""Deals that several people play, each alone against the same bots, and compare how they did.

There is one for every day and game, and anybody can make one of their own game. The seed stays
secret: nobody sees the deal who has not played it, and nobody plays it twice.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError

from kanly.core.registry import kit_of
from kanly.core.setup import Options
from kanly.server import ids
from kanly.server.bots import stand_in
from kanly.server.errors import Refused
from kanly.server.rooms.doc import AGAIN, OVER, RoomDoc, SeatDoc, decode
from kanly.server.rooms.options import checked
from kanly.server.rooms.positions import Position, open_room
from kanly.server.store.deals import DealRow
from kanly.server.store.games import EntryRow, now

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub
    from kanly.server.rooms.room import Draft, Room
    from kanly.server.store.people import Person


def today() -> str:
    """The day of the daily challenge, which begins at midnight UTC."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


async def of_today(hub: Hub, game: str) -> DealRow:
    """Today's challenge; the first request creates it."""
    day = today()
    found = await hub.store.deals.daily(game, day)
    if found is None:
        await hub.store.deals.add(daily(game, day))
        found = await hub.store.deals.daily(game, day)
    assert found is not None
    return found


def daily(game: str, day: str) -> DealRow:
    """A challenge for a day: the usual quick game, from another seat each day."""
    about = kit_of(game).about
    players = about.default_players
    seat = int.from_bytes(hashlib.sha256(f"{day} {game}".encode()).digest()[:4]) % players
    easy = about.easy(players, seat) if about.easy is not None else {}
    options = checked(game, players, about.quick | easy)
    return made(game, day, players, options, seat, [stand_in(game)] * players, ids.token(), None)


def made(
    game: str,
    day: str | None,
    players: int,
    options: Options,
    seat: int,
    bots: list[str],
    seed: str,
    person: str | None,
) -> DealRow:
    """A deal that is yet to be stored."""
    told = msgspec.json.encode(options).decode(), msgspec.json.encode(bots).decode()
    return DealRow(ids.ident(), game, day, players, told[0], seat, told[1], seed, person, now())


def options_of(deal: DealRow) -> Options:
    found: Options = msgspec.json.decode(deal.options)
    return found


def bots_of(deal: DealRow) -> list[str]:
    """A bot for each seat; the player's own is not used."""
    return msgspec.json.decode(deal.bots, type=list[str])


async def play(hub: Hub, deal: DealRow, person: Person, name: str) -> tuple[Room, str | None]:
    """The table at which a person plays a deal, and the token of the seat if it is new."""
    before = await hub.store.deals.entry(deal.id, person.id)
    if before is not None:
        return await hub.peek(before), None  # another process may serve it
    seats = [SeatDoc(bot=bot) for bot in bots_of(deal)]
    seats[deal.seat] = SeatDoc(person=person.id, name=name)
    position = Position(deal.game, deal.players, options_of(deal), deal.seed)
    try:
        room, tokens = await open_room(hub, position, seats, person.id, deal=deal.id)
    except IntegrityError as error:  # begun a moment ago, in another tab
        found = await hub.store.deals.entry(deal.id, person.id)
        if found is None:
            raise Refused("busy") from error
        return await hub.peek(found), None
    return room, tokens[deal.seat]


async def challenge(room: Room, person: str) -> str:
    """A deal made of a finished game, for others to do better at it; its id."""
    doc = room.doc
    seat = doc.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if doc.status != OVER or room.live is None or not room.live.game.over:
        raise Refused("not-over")
    if doc.deal is not None:
        return doc.deal
    alone = sum(each.person is not None for each in doc.seats) == 1
    if not alone or not doc.counts or doc.given is not None or doc.words:
        raise Refused("no-challenge")
    bots = [each.bot or stand_in(room.game) for each in doc.seats]
    deal = made(room.game, None, doc.players, doc.options, seat, bots, room.seed, person)

    def edit(draft: Draft) -> None:
        if draft.doc.deal is None:
            draft.doc.deal = deal.id

    await room.hub.store.deals.add(deal, EntryRow(deal.id, person, room.id))
    async with room.lock:
        await room.change(edit)
    made_first = room.doc.deal or deal.id  # somebody may have asked twice
    await room.hub.store.results.enter_deal(room.id, made_first)
    return made_first


async def may_look(hub: Hub, ident: str, person: str | None) -> bool:
    """Whether a person may look at a table where a deal is played, or a game of it tried again: its
    player, and whoever has played the deal to its end."""
    doc = await doc_of(hub, ident)
    if doc is None or doc.seat_of(person) is not None:
        return True
    if doc.origin is not None and doc.origin.kind == AGAIN:
        return await may_look(hub, doc.origin.name.partition("/")[0], person)
    if doc.deal is None:
        return True
    if person is None:
        return False
    own = await hub.store.deals.entry(doc.deal, person)
    mine = await doc_of(hub, own) if own is not None else None
    return mine is not None and mine.status == OVER


async def doc_of(hub: Hub, ident: str) -> RoomDoc | None:
    """What is kept of a table, if there is one."""
    room = hub.rooms.get(ident)
    if room is not None:
        return room.doc
    row = await hub.store.games.room(ident)
    return None if row is None else decode(row.doc)
