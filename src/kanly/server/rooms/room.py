"""A room in memory: its document, its game once begun, and the sessions that look at it."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final

from kanly.core.about import About
from kanly.core.registry import ABOUT
from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.rooms import clock as clocks
from kanly.server.rooms.doc import LOBBY, RoomDoc, decode, encode
from kanly.server.rooms.jobs import Jobs
from kanly.server.rooms.live import Entry, Live, Viewer
from kanly.server.rooms.session import Session
from kanly.server.rooms.showing import Showing
from kanly.server.store.games import Place, RoomRow, SeatRow, now
from kanly.server.versions import rules_version

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub

RESTING: Final = 60.0
"""Seconds without use before a room may leave memory."""


class Room:
    """A table. Whatever changes it holds `lock`, stores the change, and then shows it."""

    def __init__(self, hub: Hub, row: RoomRow, seats: list[SeatRow]) -> None:
        self.hub = hub
        self.id = row.id
        self.code = row.code
        self.game = row.game
        self.created = row.created
        self.seed = row.seed
        self.salt = row.salt
        self.rules = row.rules
        self.doc = decode(row.doc)
        self.version = row.version
        self.place = Place(row.epoch, row.moves)
        self.clock = clocks.woken(clocks.read(row.clock), self.doc.clock, now())
        self.tokens: list[str | None] = [None] * self.doc.players
        for seat in seats:
            self.tokens[seat.seat] = seat.token
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.sessions: dict[str, Session] = {}
        self.loaded = now()
        self.used = time.monotonic()
        self.away: dict[int, int] = {}
        """When the last connection of a seat ended."""
        self.stamp = 0
        """Counts whatever may change a state."""
        self.seated: list[str] = []
        """The houses by seat that people were told of last."""
        self.jobs = Jobs(self)
        self.show = Showing(self)

    @property
    def about(self) -> About:
        return ABOUT[self.game]

    async def locked(self, work: Coroutine[object, object, None]) -> None:
        """Do something with the lock held, to its end even if whoever asked for it is gone."""

        async def job() -> None:
            async with self.lock:
                await work

        await asyncio.shield(asyncio.create_task(job()))

    # The game -------------------------------------------------------------------------------------

    async def load(self) -> Live:
        """Have the game in memory, from its stored choices. Called with the lock held."""
        if self.live is None:
            if self.rules != rules_version(self.game):
                raise Refused("old-rules")
            doc = self.doc
            live = Live(self.game, doc.players, self.seed, doc.options, doc.names)
            await self.catch_up(live, 0)
            self.live = live
        return self.live

    async def catch_up(self, live: Live, start: int) -> None:
        """Make the stored choices from a number on, then stand where the store stands."""
        place = await self.hub.store.games.place(self.id)
        rows = await self.hub.store.games.choices(self.id, start)
        for number, row in enumerate(rows[: place.moves - start], start=1):
            live.replay(row.seat, row.choice)
            if number % 50 == 0:
                await asyncio.sleep(0)
        self.place = place
        self.touch()

    async def refresh(self) -> None:
        """Another process changed something: read it. Called with the lock held."""
        row = await self.hub.store.games.room(self.id)
        assert row is not None
        if row.version != self.version:
            self.doc, self.version = decode(row.doc), row.version
            self.tokens = [seat.token for seat in await self.hub.store.games.seats(self.id)]
        self.clock = clocks.read(row.clock)
        if self.live is not None:
            if row.epoch == self.place.epoch:
                await self.catch_up(self.live, self.place.moves)
            else:
                self.live = None
                await self.load()
                self.cut_logs()
        elif self.doc.status != LOBBY and self.sessions:
            await self.load()
            await self.hub.lead(self)
        self.reseat()
        self.touch()
        self.show_room()
        self.jobs.reconcile()

    def cut_logs(self) -> None:
        for session in self.sessions.values():
            log = self.log_for(session.seat)
            session.cut(len(log) if log is not None else 0)

    # Changing the document ------------------------------------------------------------------------

    async def change(self, edit: Callable[[RoomDoc], None]) -> None:
        """Edit the document and store it; an edit that refuses changes nothing.

        Called with the lock held. Tokens are part of the change.
        """
        for _ in range(5):
            doc, tokens = self.doc.copy(), self.tokens[:]
            edit(doc)
            values: dict[str, object] = {
                "doc": encode(doc),
                "public": doc.public,
                "status": doc.status,
            }
            if self.live is not None:
                values["clock"] = self.clock.text()
                values["due"] = self.jobs.due(doc, self.clock, self.live.game)
            rows = self.seat_rows(doc)
            if await self.hub.store.games.change_room(self.id, self.version, values, rows):
                self.doc, self.version = doc, self.version + 1
                self.touch()
                self.show_room()
                self.hub.changed(self)
                return
            self.tokens = tokens
            await self.refresh()
        raise Refused("busy")

    def seat_rows(self, doc: RoomDoc) -> list[SeatRow]:
        self.tokens += [None] * (doc.players - len(self.tokens))
        return [
            SeatRow(number, seat.person, self.tokens[number])
            for number, seat in enumerate(doc.seats)
        ]

    # Sessions -------------------------------------------------------------------------------------

    def attach(self, session: Session) -> None:
        """A session is connected (again)."""
        self.sessions[session.id] = session
        session.attached = True
        self.show_room()
        self.hub.moved(self)

    def detach(self, session: Session) -> None:
        """A session lost its connection; it is kept for a while."""
        session.attached = False
        session.left_at = time.monotonic()
        if session.overflowed:
            self.sessions.pop(session.id, None)
        if session.seat is not None and not self.connected(session.seat):
            self.away[session.seat] = now()
        self.show_room()
        self.hub.moved(self)

    def forget(self, before: float) -> None:
        """Drop sessions that were left before a moment."""
        for session in list(self.sessions.values()):
            if not session.attached and session.left_at < before:
                del self.sessions[session.id]

    def reseat(self) -> None:
        """People moved: their sessions look from where they sit now."""
        for session in self.sessions.values():
            if session.person is not None:
                seat = self.doc.seat_of(session.person)
                if seat != session.seat:
                    session.seat = seat
                    session.afresh()
        self.show_room()

    def seat_with(self, token: str) -> int | None:
        """The seat of a token."""
        hashed = ids.hashed(token)
        for seat, known in enumerate(self.tokens):
            if known is not None and hmac.compare_digest(known, hashed):
                return seat
        return None

    def touch(self) -> None:
        """Something that states show may have changed."""
        self.stamp += 1
        houses = self.houses()
        if houses != self.seated:
            self.seated = houses
            self.show_room()
        for session in self.sessions.values():
            session.state_changed()

    def show_room(self) -> None:
        """Tell everyone what the room is now; whoever sees no difference is told nothing."""
        for session in self.sessions.values():
            session.room_changed()

    def connected(self, seat: int) -> bool:
        person = self.doc.seats[seat].person
        return any(
            session.attached and session.seat == seat and person is not None
            for session in self.sessions.values()
        ) or self.hub.is_elsewhere(self.id, seat)

    def away_since(self, seat: int) -> int | None:
        """Since when the person of a seat is not there."""
        if self.doc.seats[seat].person is None or self.connected(seat):
            return None
        return self.away.get(seat, self.loaded)

    @property
    def spectators(self) -> int:
        watching = [s for s in self.sessions.values() if s.attached and s.seat is None]
        return len(watching) + self.hub.spectators_elsewhere(self.id)

    @property
    def idle(self) -> bool:
        """Whether the room may be put out of memory."""
        resting = time.monotonic() - self.used > RESTING
        return resting and not self.sessions and not self.lock.locked() and not self.jobs.soon()

    # Small questions ------------------------------------------------------------------------------

    def houses(self) -> list[str]:
        """The houses by seat, as far as they are known."""
        if self.live is not None:
            return self.about.houses(self.live.game)[: self.doc.players]
        return self.about.fixed[: self.doc.players]

    def voters(self) -> list[int]:
        """Seats whose agreement a pause, or going on, needs."""
        seats = enumerate(self.doc.seats)
        people = [number for number, seat in seats if seat.person is not None and seat.bot is None]
        if self.doc.paused:
            return [number for number in people if self.connected(number)]
        return people

    def log_for(self, seat: Viewer) -> list[Entry] | None:
        return None if self.live is None else self.live.logs[seat]
