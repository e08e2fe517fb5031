"""Who is to be told of what a room becomes, with the page closed (`kanly.server.notify`).

It is decided before the change is stored and stored with it, so that neither is lost alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.core.game import Game
from kanly.server.rooms.doc import LOBBY, OVER, PLAYING, RoomDoc
from kanly.server.store.games import now
from kanly.server.store.outbox import ASKED, BEGUN, OVER_NOW, TURN, Told, queued

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

AWAY_WAIT: Final = 10.0
"""Seconds after which somebody who is not there is told; what they are asked is answered for them
within that time, if it is at all..."""
HERE_WAIT: Final = 300.0
"""...and after which somebody is told who has the page open, and may have gone."""


def news(room: Room, doc: RoomDoc, game: Game | None) -> list[Any]:
    """The statements that store what people are to be told when the room becomes this."""
    return queued(told(room, doc, game))


def told(room: Room, doc: RoomDoc, game: Game | None) -> list[Told]:
    """What people are to be told when the room becomes this."""
    before = asked(room.doc, room.live.game if room.live is not None else None)
    after = asked(doc, game)
    found = [
        Told((person_at(doc, seat),), kind, room.id, due(room, seat))
        for seat, kind in after.items()
        if before.get(seat) != kind
    ]
    for status, kind in ((PLAYING, BEGUN), (OVER, OVER_NOW)):
        if doc.status == status != room.doc.status and (status == OVER or room.doc.status == LOBBY):
            found.append(Told(tuple(absent(room, doc, after)), kind, room.id, now()))
    return found


def asked(doc: RoomDoc, game: Game | None) -> dict[int, str]:
    """The seats that are asked of whom a person wants to know it: openly or in secret. Where there
    is a clock, what is asked in secret is over before anybody could come."""
    if game is None or doc.status != PLAYING or doc.paused:
        return {}
    return {
        each.seat: ASKED if each.kind.unseen else TURN
        for each in game.pending
        if doc.seats[each.seat].played
        and not doc.seats[each.seat].quiet
        and not (each.kind.unseen and doc.clock is not None)
    }


def person_at(doc: RoomDoc, seat: int) -> str:
    person = doc.seats[seat].person
    assert person is not None
    return person


def due(room: Room, seat: int) -> int:
    """When the person of a seat is told."""
    here = seat < room.doc.players and room.connected(seat)
    return now() + round((HERE_WAIT if here else AWAY_WAIT) * 1000 * room.hub.config.pace)


def absent(room: Room, doc: RoomDoc, others: dict[int, str]) -> list[str]:
    """The people who are not there and not told anything else; the host began the game."""
    return [
        sits.person
        for seat, sits in enumerate(doc.seats)
        if sits.person is not None
        and not sits.quiet
        and seat not in others
        and not (room.doc.status == LOBBY and sits.person == doc.host)
        and not room.attends(sits.person)
    ]
