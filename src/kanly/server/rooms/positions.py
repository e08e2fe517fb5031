"""Rooms that begin at a position: a lesson, a puzzle, a game tried again from its turning point.

A position is a game's set-up with what is given by names (as in a scenario), or with the choices
of another game up to some moment. The room stores both, so it can be rebuilt, replayed and looked
at like any other; nobody can take back what led to the position. Nothing of it is rated. A deal
that several people play (`kanly.server.deals`) begins likewise, at its very beginning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.core.errors import KanlyError
from kanly.core.setup import Given, Options
from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.rooms.doc import PLAYING, Origin, RoomDoc, SeatDoc
from kanly.server.rooms.live import Live
from kanly.server.rooms.room import Room, catch_up
from kanly.server.store.games import ChoiceRow, now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kanly.server.rooms.hub import Hub


@dataclass(frozen=True)
class Position:
    """Where a room begins."""

    game: str
    players: int
    options: Options
    seed: str
    """What the game is dealt from; with `made` the seed of the game that they belong to."""
    given: Given | None = None
    """What differs from a fresh game, by names (docs/scenarios.md)."""
    made: Sequence[ChoiceRow] = ()
    """Choices that were made before: of the game that the room goes on from."""


async def open_room(
    hub: Hub,
    position: Position,
    seats: list[SeatDoc],
    host: str,
    origin: Origin | None = None,
    pace_ms: int = 600,
    guided: bool = False,
    help: bool | None = None,
    deal: str | None = None,
) -> tuple[Room, dict[int, str]]:
    """A room that stands at a position, and the tokens of the seats that people have."""
    if origin is not None:
        origin.choices = len(position.made)
    doc = RoomDoc(
        players=position.players,
        options=position.options,
        host=host,
        seats=seats,
        names=[seat.name or seat.bot or "" for seat in seats],
        status=PLAYING,
        started=now(),
        origin=origin,
        given=position.given,
        pace_ms=pace_ms,
        guided=guided,
        help=help,
        deal=deal,
    )
    live = await reached(hub, position, doc)
    doc.options = live.game.setup.options
    tokens = {at: ids.token() for at, seat in enumerate(seats) if seat.person is not None}
    hashes = {at: ids.hashed(token) for at, token in tokens.items()}
    room = await hub.create(position.game, doc, hashes, position.seed, position.made, player=host)
    async with room.lock:
        room.live = live
        room.touch()
        room.jobs.reconcile()
    return room, tokens


async def reached(hub: Hub, position: Position, doc: RoomDoc) -> Live:
    """The game at the position; refused if there is no such position, or nothing to do there."""
    try:
        async with hub.long_work:
            live = Live(
                position.game,
                position.players,
                position.seed,
                position.options,
                doc.names,
                position.given,
            )
            await catch_up(live, list(position.made))
    except KanlyError as error:
        raise Refused("bad-record", str(error)) from error
    if live.game.over:
        raise Refused("over")
    if position.made:
        live.begin_here()
    return live
