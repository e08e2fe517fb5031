"""Deals that several people play over REST (docs/protocol.md, section 10)."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from kanly.server import deals, schema
from kanly.server.errors import Refused
from kanly.server.limits import LISTS, TABLES
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rest.rooms import RoomId, admit, sitter
from kanly.server.rooms.doc import OVER
from kanly.server.rooms.options import about_of
from kanly.server.store.deals import DealRow

MOST: Final = 100
"""Results that are shown of a deal."""

DealId = Annotated[str, PathParameter(max_length=40)]


@get("/api/daily/{game:str}")
async def daily(game: Annotated[str, PathParameter(max_length=60)], caller: Asking) -> schema.Deal:
    """Today's challenge of a game."""
    caller.limit(LISTS)
    about_of(game)
    return await told(caller, await deals.of_today(caller.hub, game))


@get("/api/deals/{deal_id:str}")
async def one_deal(deal_id: DealId, caller: Asking) -> schema.Deal:
    """A deal, and how people came out of it."""
    caller.limit(LISTS)
    return await told(caller, await known(caller, deal_id))


@post("/api/deals/{deal_id:str}/play")
async def play_deal(
    deal_id: DealId, data: JSONBody[schema.PlayDeal], caller: Asking
) -> schema.Ticket:
    """Play a deal, or go on playing it: everybody does once. Guests play no daily challenge: they
    could look at it and then play it from an account."""
    caller.limit(TABLES)
    deal = await known(caller, deal_id)
    bots = deals.bots_of(deal)
    admit(caller, bots[: deal.seat] + bots[deal.seat + 1 :])
    if deal.day is not None and (caller.person is None or caller.person.login is None):
        raise Refused("no-account")
    person = await caller.person_or_new(data.name)
    room, token = await deals.play(caller.hub, deal, person, sitter(person, caller).name)
    return schema.Ticket(room.show.data(person.id), room.doc.seat_of(person.id), token)


@post("/api/rooms/{room_id:str}/challenge", status_code=200)
async def challenge(room_id: RoomId, caller: Asking) -> schema.Deal:
    """Make a deal of one's finished game, for others to do better at it."""
    caller.limit(LISTS)
    room, person = await caller.playing(room_id), caller.known_person()
    ident = await deals.challenge(room, person.id)
    return await told(caller, await known(caller, ident))


async def known(caller: Caller, ident: str) -> DealRow:
    found = await caller.hub.store.deals.deal(ident)
    if found is None:
        raise Refused("no-deal")
    return found


async def told(caller: Caller, deal: DealRow) -> schema.Deal:
    """A deal as the caller may know it: never its seed."""
    store, ident = caller.hub.store, caller.ident
    room = None if ident is None else await store.deals.entry(deal.id, ident)
    doc = None if room is None else await deals.doc_of(caller.hub, room)
    played = doc is not None and doc.status == OVER
    by = None if deal.person is None else await store.people.person(deal.person)
    results = await store.results.of_deal(deal.id, MOST)
    return schema.Deal(
        deal=deal.id,
        game=deal.game,
        day=deal.day,
        ends=None if deal.day is None else end_of(deal.day),
        by=None if by is None else by.name,
        players=deal.players,
        options=deals.options_of(deal),
        seat=deal.seat,
        bots=deals.bots_of(deal),
        room=room,
        played=played,
        results=[
            schema.DealResult(
                each.name,
                each.guest,
                each.row.person == ident,
                each.row.place or 0,
                each.row.score or 0,
                each.row.ended,
                each.row.room if played else None,
            )
            for each in results
        ],
    )


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    midnight = datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1)
    return int(midnight.timestamp() * 1000)
