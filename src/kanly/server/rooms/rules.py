"""A game that was begun under other rules than this program plays.

It is played again under the rules of now. Where its whole history comes out the same, it goes on
as if nothing had been. Where not, it stands before the first choice that comes out differently,
and everybody at the table must agree either to end it as a draw or to go on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from kanly.server import schema
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import play
from kanly.server.rooms.doc import OVER, PLAYING, RoomDoc, Settlement, encode
from kanly.server.rooms.live import Live
from kanly.server.slices import Slices
from kanly.server.store.games import ChoiceRow, Progress, now

if TYPE_CHECKING:
    from kanly.server.rooms.room import Draft, Room


async def repeated(room: Room, rows: list[ChoiceRow]) -> Live:
    """The game as far as its history is the same; `same` tells where it is not."""
    try:
        live = room.beginning()
    except Exception as error:
        raise Refused("old-rules") from error
    slices, before = Slices(), room.doc.origin.choices if room.doc.origin else 0
    for row in rows:
        if not live.repeat(row):
            break
        if len(live.game.history) == before:
            live.begin_here()
        await slices.rest()
    made = len(live.game.history)
    room.same = made if made < len(rows) else None
    if room.same is not None:
        refuse_what_cannot_be_settled(room)
    return live


def refuse_what_cannot_be_settled(room: Room) -> None:
    """A finished game is only looked at, and one of newer rules is left to a newer program."""
    if room.doc.status == OVER:
        raise Refused("old-rules")
    if room.rules > room.kit.version:
        raise Refused("busy")


async def adopt(room: Room) -> None:
    """Go on under the rules of now, or ask the table. Called with the lock held."""
    if room.same is not None:
        room.clock = replace(room.clock, since={}, openly=[])
        if not people(room.doc):
            await go_on(room)
        return
    LOG.info("rules", extra={"room": room.id, "from": room.rules, "to": room.kit.version})

    def edit(draft: Draft) -> None:
        draft.rules = room.kit.version

    await room.change(edit)


def people(doc: RoomDoc) -> list[int]:
    """The seats that must agree: of everybody in whose place no bot plays."""
    seats = enumerate(doc.seats)
    return [number for number, seat in seats if seat.person is not None and seat.bot is None]


def told(room: Room) -> schema.RulesChange | None:
    """What the table is told, where the rules have changed."""
    if room.same is None or room.doc.status != PLAYING:
        return None
    wanted = room.doc.settlements
    return schema.RulesChange(
        same=room.same,
        made=room.progress.moves,
        draw=[seat for seat, how in wanted.items() if how == "draw"],
        go_on=[seat for seat, how in wanted.items() if how == "go-on"],
        needed=people(room.doc),
    )


async def vote(room: Room, seat: int, how: Settlement, agrees: bool) -> None:
    """Agree to one of the two, or no longer; it happens when all agree. The lock is held."""
    if told(room) is None:
        raise Refused("stale")

    def edit(draft: Draft) -> None:
        wanted = draft.doc.settlements
        if agrees:
            wanted[seat] = how
        elif wanted.get(seat) == how:
            del wanted[seat]

    await room.change(edit)
    await settle(room)


async def settle(room: Room) -> None:
    """Do what all agree to, if they do. Called with the lock held."""
    if told(room) is None:
        return
    wanted = {room.doc.settlements.get(seat) for seat in people(room.doc)}
    if wanted == {"draw"}:
        await room.change(draw)
        play.shown(room)
    elif wanted <= {"go-on"}:
        await go_on(room)


def draw(draft: Draft) -> None:
    """End the game as a draw."""
    play.ended(draft.doc)
    draft.doc.drawn = True
    draft.doc.settlements = {}


async def go_on(room: Room) -> None:
    """Take back what comes out differently, and go on under the rules of now."""
    live = room.live
    if live is None:
        return
    doc = room.doc.copy()
    doc.settlements = {}
    clock = clocks.after(room.clock, doc.clock, None, play.openly_asked(live.game), now())
    clock = clocks.noted(clock, live.game)
    length = len(live.game.history)
    values: dict[str, object] = {
        "doc": encode(doc),
        "clock": clock.text(),
        "due": room.jobs.due(doc, clock, live.game),
        "rules": room.kit.version,
        "version": room.version + 1,
    }
    if not await room.hub.store.games.truncate(room.id, room.expected, length, values):
        await room.refresh()
        return
    room.doc, room.version, room.rules = doc, room.version + 1, room.kit.version
    room.progress = Progress(room.progress.epoch + 1, length)
    room.clock, room.same = clock, None
    room.show_room()
    play.shown(room)
