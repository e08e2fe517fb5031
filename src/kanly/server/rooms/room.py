"""A room in memory: its document, its game once begun, and the sessions that look at it."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.core.about import About
from kanly.core.registry import Kit, kit_of
from kanly.server import ids, results
from kanly.server.errors import Refused
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import rules, telling
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.coach import coach_of
from kanly.server.rooms.doc import LOBBY, OVER, RoomDoc, decode, encode
from kanly.server.rooms.jobs import Jobs
from kanly.server.rooms.live import Entry, Live, Viewer
from kanly.server.rooms.session import Session
from kanly.server.rooms.showing import Showing
from kanly.server.slices import Slices
from kanly.server.store.games import ChoiceRow, Expected, Progress, RoomRow, SeatRow, now
from kanly.server.store.results import ResultRow

if TYPE_CHECKING:
    from kanly.server.rooms.hub import Hub

RESTING: Final = 60.0
"""Seconds without use before a room may leave memory."""
MOMENT: Final = 20.0
"""Seconds for which a table whose last visitor left counts as watched: pages are loaded again."""
TRIES: Final = 5
"""How often something is tried when other processes are faster."""


@dataclass
class Draft:
    """What a room is to become. Nobody sees any of it before it is stored."""

    doc: RoomDoc
    tokens: list[str | None]
    """Hashes of the seats' tokens; they move with the people."""
    clock: Clock
    live: Live | None
    rules: int

    @property
    def seats(self) -> list[SeatRow]:
        sitting = enumerate(zip(self.doc.seats, self.tokens, strict=True))
        return [SeatRow(number, seat.person, token) for number, (seat, token) in sitting]


Edit = Callable[[Draft], None]


class Room:
    """A table. Whatever changes it holds `lock`, stores the change, and then shows it."""

    def __init__(self, hub: Hub, row: RoomRow, seats: list[SeatRow]) -> None:
        self.hub = hub
        self.id = row.id
        self.code = row.code
        self.game = row.game
        self.kit: Kit = kit_of(row.game)
        self.about: About = self.kit.about
        self.created = row.created
        self.seed = row.seed
        self.salt = row.salt
        self.rules = row.rules
        self.doc = decode(row.doc)
        self.version = row.version
        self.progress = Progress(row.epoch, row.moves)
        self.clock = clocks.woken(clocks.read(row.clock), self.doc.clock, hub.opened, now())
        self.tokens = tokens_of(self.doc, seats)
        self.live: Live | None = None
        self.same: int | None = None
        """How many choices come out the same, where the rules have changed and not all do: then
        the game stands there until the table agrees what to do (`rooms.rules`)."""
        self.lock = asyncio.Lock()
        self.sessions: dict[str, Session] = {}
        self.loaded = now()
        self.used = time.monotonic()
        self.away: dict[int, int] = {}
        """When the last connection of a seat ended."""
        self.left: float | None = None
        """When the last connection of all ended, until bots were told."""
        self.said = 0
        """Counts what was said here."""
        self.moved = 0
        """When the game moved last, here."""
        self.stamp = 0
        """Counts whatever may change a state."""
        self.seated: list[str] = []
        """The houses by seat that people were told of last."""
        self.coach = coach_of(self.doc.origin)
        self.jobs = Jobs(self)
        self.show = Showing(self)

    async def locked(self, work: Coroutine[object, object, None]) -> None:
        """Do something with the lock held, to its end even if whoever asked for it is gone."""

        async def job() -> None:
            async with self.lock:
                await work

        await asyncio.shield(asyncio.create_task(job()))

    # The game -------------------------------------------------------------------------------------

    @property
    def other_rules(self) -> bool:
        """Whether the game was last played under another version of the rules than this one."""
        return self.doc.status != LOBBY and self.rules != self.kit.version

    async def load(self) -> Live:
        """Have the game in memory, from its stored choices. Called with the lock held."""
        if self.live is None:
            self.live = await self.replayed()
            if self.other_rules:
                await rules.adopt(self)
            self.touch()
        return self.live

    async def replayed(self) -> Live:
        """The game from its stored choices; the room is as far as they go."""
        progress, rows = await self.hub.store.games.played(self.id, 0)
        async with self.hub.long_work:
            live = await rules.repeated(self, rows) if self.other_rules else await self.made(rows)
        self.progress = progress
        return live

    def beginning(self) -> Live:
        """The game before its first choice."""
        doc = self.doc
        return Live(self.game, doc.players, self.seed, doc.options, doc.names, doc.given)

    async def made(self, rows: list[ChoiceRow]) -> Live:
        """The game after these choices, the first of which may be another game's."""
        live, before = self.beginning(), self.doc.origin.choices if self.doc.origin else 0
        await catch_up(live, rows[:before])
        if before:
            live.begin_here()
        await catch_up(live, rows[before:])
        return live

    async def refresh(self) -> None:
        """Another process changed something: read it. Called with the lock held."""
        row = await self.hub.store.games.room(self.id)
        if row is None:
            self.hub.forget_room(self)
            raise Refused("no-room")
        if not self.hub.still_owns(self, row.lease):
            raise Refused("busy")
        if row.version != self.version:
            seats = await self.hub.store.games.seats(self.id)
            self.doc, self.version, self.rules = decode(row.doc), row.version, row.rules
            self.tokens = tokens_of(self.doc, seats)
            self.reseat()
        self.clock = clocks.read(row.clock)
        if self.live is not None:
            progress, rows = await self.hub.store.games.played(self.id, self.progress.moves)
            if progress.epoch == self.progress.epoch:
                await catch_up(self.live, rows)
                self.progress = progress
            else:
                self.live = await self.replayed()
                self.cut_logs()
        elif self.doc.status != LOBBY and self.sessions:
            await self.load()
        self.touch()
        self.show_room()
        self.jobs.reconcile()

    def cut_logs(self) -> None:
        for session in self.sessions.values():
            log = self.log_for(session.seat)
            session.cut(len(log) if log is not None else 0)

    @property
    def expected(self) -> Expected:
        """What the store is taken to have."""
        return Expected(self.version, self.progress, self.hub.fence(self))

    # Changing the document ------------------------------------------------------------------------

    async def change(self, edit: Edit) -> None:
        """Edit a draft of the room and store it; an edit that refuses changes nothing.

        Called with the lock held. When another process was faster, what it stored is edited.
        """
        for _ in range(TRIES):
            draft = Draft(self.doc.copy(), self.tokens[:], self.clock, self.live, self.rules)
            edit(draft)
            doc = draft.doc
            values: dict[str, object] = {
                "doc": encode(doc),
                "public": doc.public,
                "status": doc.status,
                "rules": draft.rules,
            }
            if draft.live is not None:
                values["clock"] = draft.clock.text()
                values["due"] = self.jobs.due(doc, draft.clock, draft.live.game)
            at = self.expected
            if draft.live is None:
                at = at._replace(progress=None)
            game = draft.live.game if draft.live is not None else None
            ending: list[ResultRow] = []
            if doc.status == OVER and self.doc.status != OVER:
                ending = results.rows_of(self, doc, results.outcome_of(game))
            news = telling.news(self, doc, game)
            store = self.hub.store.games
            if await store.change_room(self.id, at, values, draft.seats, ending, news):
                self.doc, self.version = doc, self.version + 1
                self.tokens, self.clock = draft.tokens, draft.clock
                self.live, self.rules = draft.live, draft.rules
                self.touch()
                self.show_room()
                self.hub.published(self)
                return
            await self.refresh()
        raise Refused("busy")

    async def edit(self, edit: Edit) -> None:
        """Change the document, with the lock held; people, bots and clocks follow."""
        async with self.lock:
            await self.change(edit)
            self.reseat()
            self.jobs.reconcile()

    # Sessions -------------------------------------------------------------------------------------

    def attach(self, session: Session) -> None:
        """A session is connected (again)."""
        self.sessions[session.id] = session
        session.attached = True
        self.show_room()
        self.jobs.reconcile()

    def detach(self, session: Session) -> None:
        """A session lost its connection; it is kept for a while."""
        session.attached = False
        session.left_at = time.monotonic()
        if session.overflowed:
            self.sessions.pop(session.id, None)
        own = [] if session.seat is None else [session.seat]
        self.gone([*own, *self.doc.beside(session.person)])
        self.left = time.monotonic()
        self.show_room()

    def gone(self, seats: list[int]) -> None:
        """Connections of these seats ended: whoever has no other is away from now on."""
        here = [seat for seat in seats if seat < self.doc.players]
        self.away |= {seat: now() for seat in here if not self.connected(seat)}

    def forget(self, before: float) -> None:
        """Drop sessions that were left before a moment."""
        for session in list(self.sessions.values()):
            if not session.attached and session.left_at < before:
                del self.sessions[session.id]

    def end(self, moved: bool = False) -> None:
        """The room is no more, or at another process: whoever is there is told."""
        for session in self.sessions.values():
            session.end(moved)
        self.sessions.clear()

    def reseat(self) -> None:
        """People moved: their sessions look from where they sit now."""
        for session in self.sessions.values():
            if session.person is not None:
                seat = self.doc.seen_from(session.person, session.look)
                if seat != session.seat:
                    session.seat = seat
                    session.afresh()
        self.show_room()

    def rename(self, old: str, new: str) -> None:
        """Whoever is there as one person is there as another from now on."""
        for session in self.sessions.values():
            if session.person == old:
                session.person = new
        self.reseat()

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
        """Whether a seat's player is here, at a device of their own or at one that they share."""
        if self.doc.seats[seat].person is None:
            return False
        return any(
            session.attached and (session.seat == seat or seat in self.doc.beside(session.person))
            for session in self.sessions.values()
        )

    @property
    def watched(self) -> bool:
        """Whether somebody is here, or was a moment ago."""
        if self.left is not None and time.monotonic() - self.left < MOMENT:
            return True
        return any(session.attached for session in self.sessions.values())

    def attends(self, person: str) -> bool:
        """Whether a person is here, seated or not."""
        return any(each.attached and each.person == person for each in self.sessions.values())

    def away_since(self, seat: int) -> int | None:
        """Since when the person of a seat is not there."""
        if self.doc.seats[seat].person is None or self.connected(seat):
            return None
        return self.away.get(seat, self.loaded)

    @property
    def spectators(self) -> int:
        watching = [s for s in self.sessions.values() if s.attached and s.seat is None]
        return len([s for s in watching if not self.doc.beside(s.person)])

    def asked_beside(self, person: str | None) -> list[int]:
        """Of the seats at a person's device, those whose answer is waited for."""
        seats = self.doc.beside(person) if self.live is not None else []
        return [seat for seat in seats if self.jobs.waits_for(seat)]

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

    def voters(self, doc: RoomDoc) -> list[int]:
        """Seats whose agreement a pause, or going on, needs."""
        seats = enumerate(doc.seats)
        people = [number for number, seat in seats if seat.person is not None and seat.bot is None]
        if doc.paused:
            return [number for number in people if self.connected(number)]
        return people

    def log_for(self, seat: Viewer) -> list[Entry] | None:
        return None if self.live is None else self.live.logs[seat]


def tokens_of(doc: RoomDoc, seats: list[SeatRow]) -> list[str | None]:
    """The hash of each seat's token."""
    known = {seat.seat: seat.token for seat in seats}
    return [known.get(number) for number in range(doc.players)]


async def catch_up(live: Live, rows: list[ChoiceRow]) -> None:
    """Make stored choices again, a little at a time."""
    slices = Slices()
    for row in rows:
        live.replay(row.seat, row.choice)
        await slices.rest()
