"""The hub: every room that this process has in memory, and how it gets there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from kanly.core.registry import kit_of
from kanly.server import ids, ratings, results, stalls
from kanly.server.bots import quick
from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.garbage import GarbageCollection
from kanly.server.limits import ConnectionLimit, Limits
from kanly.server.logs import LOG
from kanly.server.metrics import PRUNED, ROOMS
from kanly.server.notify.deliverer import Deliverer
from kanly.server.people.accounts import Passwords
from kanly.server.people.moderation import Moderation
from kanly.server.people.visitors import Visitors
from kanly.server.rooms import lobby
from kanly.server.rooms.doc import DAY, LOBBY, OVER, PLAYING, RoomDoc, decode, encode
from kanly.server.rooms.jobs import SOON
from kanly.server.rooms.play import ended
from kanly.server.rooms.room import Draft, Room
from kanly.server.store.games import ChoiceRow, EntryRow, RoomRow, SeatRow, now
from kanly.server.store.processes import ProcessRow
from kanly.server.store.store import Store
from kanly.server.workers.kept import finished
from kanly.server.workers.pool import WorkerPool
from kanly.server.workers.process import KEEP, OUTCOME
from kanly.server.workers.queue import Rank

SWEEP: Final = 5.0
"""Seconds between looks at what is due and what may leave memory."""
MOST_DUE: Final = 100
"""Rooms that are woken at one look."""
MOST_SOCKETS: Final = 100
"""Connections from one address at the same time."""
MOST_RESULTS: Final = 20
"""Games whose results are found out at one look."""
TIDY: Final = 3600.0
"""Seconds between looks at what may be forgotten for good."""
KEEP_DEEDS: Final = 400
"""Days for which the audit log is kept."""
CHECK: Final = 60.0
"""Seconds between looks at sessions that have ended at other processes."""
LATER: Final = DAY
"""When a room that could not be woken is tried again."""
SOON_AGAIN: Final = 60_000
"""When a room that another process has taken is looked at again, should that one go."""
MOST_TALK: Final = 5_000
"""Lines of talk that are kept at a table."""
FREE_MOVES: Final = 400
"""Choices that are made again at the price of reading one game."""
ADVICE_LIMIT: Final = 10.0
ANALYSIS_LIMIT: Final = 180.0
RECORD_LIMIT: Final = 20.0
"""Seconds after which they are given up."""
RESUMABLE: Final = 120.0
"""Seconds for which a session outlives its connection."""


def free(cost: float) -> None:
    """The server itself pays for nothing."""


class Hub:
    """Rooms in memory, the store behind them, and the bots."""

    def __init__(self, config: Config, store: Store) -> None:
        self.id = ids.ident()
        self.opened = now()
        self.config = config
        self.store = store
        self.limits = Limits(config)
        self.quick_workers = WorkerPool(1, config.budget, "quick")
        """For bots that do not think, so that none of them waits for one that does..."""
        self.bot_workers = WorkerPool(config.workers, config.budget, "bots", nice=5)
        """...for these..."""
        self.advice_workers = WorkerPool(1, ADVICE_LIMIT, "advice", nice=5)
        self.analysis_workers = WorkerPool(1, ANALYSIS_LIMIT, "analyses", nice=10)
        self.record_workers = WorkerPool(1, RECORD_LIMIT, "records", nice=5)
        """...and for whatever else takes its time."""
        self.rooms: dict[str, Room] = {}
        self.sockets = ConnectionLimit(MOST_SOCKETS if config.limits else 1_000_000)
        self.passwords = Passwords()
        self.visitors = Visitors()
        self.moderation = Moderation()
        self.long_work = asyncio.Lock()
        """Held by whatever takes more than a moment, so that there is one of it at a time."""
        self.stopping = False
        self.leaving = asyncio.Event()
        """Set when the server begins to stop."""
        self.listening: dict[str, object] = {}
        """By bot from outside: the connection at which it hears what there is for it."""
        self.stored = 0
        """Choices stored so far."""
        self.deliverer = Deliverer(self)
        self.chores: list[asyncio.Task[None]] = []
        """What this process does by itself, again and again."""
        self.tidied = float("-inf")
        self.checked = time.monotonic()

    async def open(self) -> None:
        chores = (self.sweep_on(), self.tidy_on(), stalls.watch(), self.deliverer.deliver_on())
        self.chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop bots and clocks, and let what is being stored be stored."""
        self.stopping = True
        for task in self.chores:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for room in self.rooms.values():
            room.jobs.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        await asyncio.gather(*[pool.close() for pool in self.pools])

    @property
    def pools(self) -> list[WorkerPool]:
        return [
            self.quick_workers,
            self.bot_workers,
            self.advice_workers,
            self.analysis_workers,
            self.record_workers,
        ]

    def workers_for(self, bot: str) -> WorkerPool:
        """The processes in which a bot answers."""
        return self.quick_workers if quick(bot) else self.bot_workers

    # Rooms ----------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        doc: RoomDoc,
        tokens: dict[int, str],
        seed: str | None = None,
        made: Sequence[ChoiceRow] = (),
        player: str | None = None,
    ) -> Room:
        """A new room; `tokens` are the hashes of seat tokens. The choices `made` are those of a
        game of that seed which it goes on from. `player` is the person who plays its deal there;
        `IntegrityError` if they already play it elsewhere."""
        salt = ids.token()
        seed = ids.token() if seed is None else seed
        if doc.status != LOBBY:
            doc.hash = ids.proof(seed, salt)
        row = RoomRow(
            id=ids.ident(),
            code=ids.code(),
            game=game,
            public=doc.public,
            status=doc.status,
            created=now(),
            doc=encode(doc),
            version=0,
            seed=seed,
            salt=salt,
            rules=kit_of(game).version,
            moves=len(made),
            lease=self.lease,
        )
        seats = [
            SeatRow(number, seat.person, tokens.get(number))
            for number, seat in enumerate(doc.seats)
        ]
        entry = None
        if doc.deal is not None and player is not None:
            entry = EntryRow(doc.deal, player, row.id)
        await self.store.games.add_room(row, seats, made, entry)
        return self.keep(Room(self, row, seats))

    def keep(self, room: Room) -> Room:
        self.rooms[room.id] = room
        ROOMS.set(len(self.rooms))
        return room

    async def get(self, ident: str) -> Room:
        """The room of that id, read from the store if it is not in memory."""
        found = self.rooms.get(ident)
        if found is not None:
            found.used = time.monotonic()
            return found
        row = await self.store.games.room(ident)
        if row is None:
            raise Refused("no-room")
        seats = await self.store.games.seats(ident)
        if ident in self.rooms:  # somebody else read it meanwhile
            return self.rooms[ident]
        return self.keep(Room(self, row, seats))

    def forget_room(self, room: Room, moved: bool = False) -> None:
        """A room is no more, or no more here."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            ROOMS.set(len(self.rooms))
        room.jobs.cancel()
        room.end(moved)

    async def playing(self, ident: str, pay: Callable[[float], None] = free) -> Room:
        """The room with its game in memory, bots and clocks at work; whoever has it read pays."""
        room = await self.get(ident)
        if room.live is None and room.doc.status in (PLAYING, OVER):
            pay(1 + room.progress.moves / FREE_MOVES)
            async with room.lock:
                live = await room.load()
                if live.game.over and room.doc.status == PLAYING:
                    await room.change(lambda draft: ended(draft.doc))
                room.jobs.reconcile()
        return room

    async def rematch(self, room: Room, person: str) -> None:
        """The same table again, once."""
        async with room.lock:
            lobby.seated(room.doc, person)
            if room.doc.status != OVER:
                raise Refused("not-over")
            if room.doc.rematch is not None:
                return
            doc = lobby.again(room)
            doc.host = person
            new = await self.create(room.game, doc, {})

            def edit(draft: Draft) -> None:
                draft.doc.rematch = draft.doc.rematch or new.id

            try:
                await room.change(edit)
            finally:
                if room.doc.rematch != new.id:  # it failed, or another process was faster
                    await self.store.games.drop_lobby(new.id, new.version)
                    self.forget_room(new)

    # Sessions of people ---------------------------------------------------------------------------

    async def end_sessions(self, cookies: list[str]) -> None:
        """Let browsers be known no longer, and end their connections."""
        await self.store.people.end_sessions(*cookies)
        self.visitors.end(cookies)

    def blocked(self, person: str, others: set[str]) -> None:
        """A person wants to hear nothing of these others."""
        for room in self.rooms.values():
            for session in room.sessions.values():
                if session.person == person:
                    session.blocked = others

    async def check_sessions(self) -> None:
        """End connections of sessions that have ended, perhaps at another process."""
        known = self.visitors.known()
        living = await self.store.people.living(known)
        self.visitors.end([cookie for cookie in known if cookie not in living])

    # Other processes, of which there are none here: see `shared` ----------------------------------

    lease: str | None = None
    """As whose new rooms are stored."""

    @property
    def alone(self) -> bool:
        """Whether no other process serves the database."""
        return True

    @property
    def others(self) -> Sequence[ProcessRow]:
        """The processes that games may go to."""
        return ()

    draining = False

    async def peek(self, ident: str) -> Room:
        """A room to be looked at only, wherever it is served."""
        return await self.get(ident)

    async def peek_all(self, idents: list[str]) -> list[Room]:
        """Rooms for a list; those that are gone by now are left out."""
        found: list[Room] = []
        for ident in idents:
            with suppress(Refused):
                found.append(await self.peek(ident))
        return found

    def fence(self, room: Room) -> str | None:
        """Who must own a room when something of it is stored; None if that is not looked at."""
        return None

    def leads(self, room: Room) -> bool:
        """Whether bots and clocks of a room act here."""
        return not self.stopping

    def still_owns(self, room: Room, lease: str | None) -> bool:
        """Whether a room that the store has as leased so is served here; if not, it is dropped."""
        return True

    async def changed(self, room: Room) -> None:
        """A room that another process may serve was changed here: it is told."""

    def published(self, room: Room) -> None:
        """A room was stored: whoever lists it elsewhere reads it again."""

    async def relayed(
        self, ident: str, scope: Any, first: list[Any], receive: Any, send: Any
    ) -> bool:
        """Pass something asked of a room on to its owner; False where that is this process."""
        return False

    async def drain(self) -> None:
        """Before a stop: let others have the games, where there are others."""

    # Sweeping -------------------------------------------------------------------------------------

    async def sweep_on(self) -> None:
        garbage, stored = GarbageCollection(), 0
        try:
            while True:
                begun, woken = time.monotonic(), 0
                try:
                    woken = await self.sweep()
                except Exception:
                    LOG.exception("sweeping failed")
                garbage.collect(quiet=stored == self.stored)
                stored = self.stored
                took = time.monotonic() - begun
                await asyncio.sleep(SWEEP if woken < MOST_DUE else min(SWEEP, took))
        finally:
            garbage.close()

    async def sweep(self) -> int:
        """Wake what is due, and let go of what nobody needs; how many rooms were due."""
        others = [each.id for each in self.others]
        due = await self.store.games.due_rooms(now(), others, MOST_DUE)
        for ident in due:
            if ident not in self.rooms or self.rooms[ident].live is None:
                await self.wake(ident)
        await self.moderation.read(self)
        if time.monotonic() - self.checked > CHECK:
            self.checked = time.monotonic()
            await self.check_sessions()
        late = time.monotonic() - RESUMABLE
        for room in list(self.rooms.values()):
            room.forget(late)
            if room.left is not None and not room.watched:
                room.left = None
                room.jobs.reconcile()  # bots rest now that nobody looks on
            if room.idle:
                room.jobs.cancel()
                room.live = None
                del self.rooms[room.id]
        ROOMS.set(len(self.rooms))
        return len(due)

    async def tidy_on(self) -> None:
        """What may take long and hurries nobody: bans, clocks and bots do not wait for it."""
        while True:
            try:
                await self.tidy()
            except Exception:
                LOG.exception("tidying failed")
            await asyncio.sleep(SWEEP)

    async def tidy(self) -> None:
        """Forget what may be forgotten, and keep what is to be kept of games that are over."""
        if time.monotonic() - self.tidied > TIDY:
            self.tidied = time.monotonic()
            await self.prune()
        await ratings.rate(self.store.results)
        await self.keep_replays()
        await self.keep_results()

    async def prune(self) -> None:
        """Forget for good what nobody asked for in a long time."""
        games, people = self.store.games, self.store.people
        before = now() - round(self.config.keep_tables * DAY)
        lobbies = await games.forget_lobbies(before)
        for ident in lobbies:
            if ident in self.rooms:
                self.forget_room(self.rooms[ident])
        PRUNED.labels("tables").inc(len(lobbies))
        PRUNED.labels("games").inc(await games.forget_games(before))
        imports = await people.forget_records(now() - round(self.config.keep_imports * DAY))
        PRUNED.labels("records").inc(imports)
        await games.forget_talk(MOST_TALK)
        await self.store.moderation.forget_deeds(now() - KEEP_DEEDS * DAY)
        ended = await people.forget_sessions(now() - round(self.config.keep_sessions * DAY))
        PRUNED.labels("sessions").inc(ended)
        PRUNED.labels("guests").inc(await people.forget_guests(before))

    async def keep_replays(self) -> None:
        """Keep what each seat saw of a finished game, while its rules are those of now."""
        if self.analysis_workers.open or not (found := await self.store.games.unkept(1)):
            return
        row = await self.store.games.room(found[0])
        if row is None:
            return
        data = b""
        try:
            game = await finished(self.store, row)
            made = await self.analysis_workers.ask(KEEP, game, rank=lambda: Rank.ALONE)
            assert isinstance(made, bytes)
            data = made
        except (OSError, SQLAlchemyError):
            raise
        except Exception:  # it is not tried again: nothing is kept of it but its choices
            LOG.exception("a replay cannot be kept", extra={"room": row.id})
        await self.store.games.keep_replay(row.id, row.rules, data)

    async def keep_results(self) -> None:
        """Store the results of games that ended under an older program."""
        for ident in await self.store.results.missing(MOST_RESULTS):
            row = await self.store.games.room(ident)
            data = await self.store.games.kept_replay(ident)
            if row is not None:
                found = await self.outcome(ident, data) if data else None
                await self.store.results.add(results.rows_of(row, decode(row.doc), found))

    async def outcome(self, ident: str, data: bytes) -> results.Outcome | None:
        """How a kept game came out; one that cannot be read has no outcome, and is not tried
        again."""
        try:
            found = await self.analysis_workers.ask(OUTCOME, data, rank=lambda: Rank.ALONE)
        except Exception:
            LOG.exception("a result cannot be found out", extra={"room": ident})
            return None
        assert found is None or isinstance(found, results.Outcome)
        return found

    async def wake(self, ident: str) -> None:
        """Let what is due at a room happen; one that cannot be woken stands in nobody's way."""
        try:
            room = await self.playing(ident)
            assert room.live is not None
            due = room.jobs.due(room.doc, room.clock, room.live.game)
        except (OSError, SQLAlchemyError):
            raise
        except Refused:  # another process was faster, or the room is no more
            due = now() + SOON_AGAIN
        except Exception:
            LOG.exception("a room cannot be woken", extra={"room": ident})
            due = now() + LATER
        if due is None or due > now() + SOON:
            await self.store.games.put_off(ident, now(), due)
