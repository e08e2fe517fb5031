"""A game that is still played, shown to a commentator with all hands.

Whoever has the commentator's link sees everything: at once if every person at the table agrees, or
else after the delay that the host set before the game. Players get the link to pass it on.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from kanly.server import ids, schema
from kanly.server.errors import Refused
from kanly.server.rooms.doc import MINUTE, OVER, PLAYING, RoomDoc
from kanly.server.store.games import now

if TYPE_CHECKING:
    from kanly.server.rooms.room import Draft, Room

PREFIX: Final = "live_"
"""How the id of a record begins that is not whole yet."""


def needed(doc: RoomDoc) -> list[int]:
    """The seats whose consent it takes; somebody for whom a bot stands in may come back."""
    return [number for number, seat in enumerate(doc.seats) if seat.person is not None]


def barred(doc: RoomDoc) -> bool:
    """Whether nobody may see the hands, as somebody alone against bots would see theirs in a game
    whose result is compared."""
    return doc.deal is not None or (doc.rates and len(needed(doc)) < 2)


def is_open(doc: RoomDoc) -> bool:
    """Whether all hands are shown at once."""
    return set(needed(doc)) <= set(doc.open_hands) and bool(doc.open_hands)


def told(doc: RoomDoc) -> schema.Commentary:
    return schema.Commentary(doc.commentary_minutes, doc.open_hands, needed(doc), is_open(doc))


def link_of(room: Room, seat: int | None) -> str | None:
    """The id in the commentator's link, for those who play."""
    doc = room.doc
    if seat is None or not doc.commentary or doc.status != PLAYING or barred(doc):
        return None
    return f"{PREFIX}{room.id}~{doc.commentary}"


async def consent(room: Room, person: str, agrees: bool) -> None:
    """Let a commentator see one's hand at once, or no longer."""

    def edit(draft: Draft) -> None:
        doc = draft.doc
        seat = doc.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if doc.status != PLAYING:
            raise Refused("not-started")
        if barred(doc):
            raise Refused("private")
        doc.open_hands = sorted({*doc.open_hands, seat} if agrees else {*doc.open_hands} - {seat})
        doc.commentary = doc.commentary or ids.ident()

    await room.edit(edit)


def shown_until(doc: RoomDoc, key: str) -> int | None:
    """Until when a game may be shown to whoever has a link: None for all of it."""
    if not doc.commentary or not hmac.compare_digest(doc.commentary.encode(), key.encode()):
        raise Refused("no-record")
    if doc.status == OVER:
        return None
    if barred(doc):
        raise Refused("private")
    if is_open(doc):
        return None
    if doc.commentary_minutes is None:
        raise Refused("private")
    return now() - doc.commentary_minutes * MINUTE
