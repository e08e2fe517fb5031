"""Several processes on one PostgreSQL database: each game is owned by one of them.

Whatever is asked of a game elsewhere is passed on to its owner (`links`). A process owns a game
that nobody owns when it is first asked for it; when a process is gone, the others take its games.
What an owner stores counts only while the database has it as the owner, so nothing depends on how
soon anybody notices.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.links import App, Link, LinkServer, Moved
from kanly.server.logs import LOG
from kanly.server.metrics import PROCESSES, TAKEN_OVER
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.jobs import SOON
from kanly.server.rooms.news import RoomNews
from kanly.server.rooms.room import Room
from kanly.server.store.games import now
from kanly.server.store.processes import Processes, ProcessRow
from kanly.server.store.store import Store

WATCH: Final = 0.5
"""Seconds between looks at which processes are alive."""
PAUSE: Final = 0.1
"""The shortest time between two."""
MISSES: Final = 2
"""Looks at which a process must be missing before its games are taken over, unless nobody listens
where it was."""
REJOINED: Final = 2.0
"""Seconds after losing the database for which nobody is taken to be gone: all had to come back."""
TRUSTED: Final = 2.0
"""Seconds after it was last seen to be alive for which a process takes its games to be its own. It
is put out when it has not answered for longer than that (`links.SILENCE`)."""
PATIENCE: Final = 8.0
"""Seconds for which somebody waits until a game has an owner that answers."""
LINGER: Final = 2.0
"""Seconds for which a process that stops waits for its players to come back, to pass them on."""
AT_ONCE: Final = 100
"""Games that are looked up together when they are taken over."""


class SharedHub(Hub):
    """A hub that is one of several."""

    def __init__(self, config: Config, store: Store, app: App) -> None:
        super().__init__(config, store)
        self.lease = self.id
        self.processes = Processes(store.engine)
        self.server = LinkServer(app, self.owns, self.changed_elsewhere)
        self.row = ProcessRow(self.id, random.randrange(2**31), "", secrets.token_urlsafe(32))
        self.known: dict[str, ProcessRow] = {}
        """Every process that is alive, or was a moment ago."""
        self.missed: dict[str, int] = {}
        self.links: dict[str, Link] = {}
        self.look = asyncio.Event()
        """Set when a process may be gone, so that its games need not wait for the next look."""
        self.news = RoomNews(config.redis) if config.redis else None
        self.draining = False
        self.rejoined = float("-inf")
        self.seen = float("-inf")
        """When this process was last seen to be alive."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        host, _, port = self.config.peer.rpartition(":")
        local = host in ("127.0.0.1", "localhost", "[::1]")
        listen = host.strip("[]") if local else "0.0.0.0"
        bound = await self.server.open(listen, int(port), self.row.secret)
        self.row = self.row._replace(address=f"{host}:{bound}")
        await self.processes.join(self.row)
        self.note(await self.processes.live())
        self.spawn(self.watch())
        if self.news is not None:
            self.spawn(self.news.listen())
            self.spawn(self.news.tell_on())
        await super().open()

    async def close(self) -> None:
        await super().close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for link in self.links.values():
            link.close()
        await self.server.close()
        if self.news is not None:
            await self.news.close()
        await self.store.games.release_all(self.id)
        await self.processes.leave()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Who owns what --------------------------------------------------------------------------------

    @property
    def others(self) -> list[ProcessRow]:
        """The processes that games may go to."""
        return [row for row in self.known.values() if row.id != self.id and not row.draining]

    @property
    def alone(self) -> bool:
        return len(self.known) <= 1

    async def owner(self, ident: str) -> str:
        """The process that owns a room: this one from now on, where none does."""
        mine = self.rooms.get(ident)
        if mine is not None and time.monotonic() - self.seen < TRUSTED:
            return self.id
        while True:
            try:
                found = await self.store.games.owner(ident)
            except (OSError, SQLAlchemyError):
                if mine is not None:  # nobody else can have it while there is no database
                    return self.id
                raise
            if found == self.id:
                return found
            if mine is not None:
                self.forget_room(mine, moved=True)
            if found in self.known or (found and await self.lives(found)):
                return found
            if self.draining and self.others:
                return random.choice(self.others).id
            if await self.store.games.hand_over(ident, found or None, self.id):
                TAKEN_OVER.inc(bool(found))
                return self.id

    async def lives(self, ident: str) -> bool:
        """Whether a process is alive of which this one has not heard yet, or has long not heard."""
        peer = await self.processes.find(ident)
        if peer is not None:
            self.known[ident] = peer
        return peer is not None

    async def owns(self, ident: str) -> bool:
        """Whether this process serves a room, for another that asks; no room is anybody's."""
        try:
            return not ident or await self.owner(ident) == self.id
        except Refused:
            return True  # there is no such room, which is for this one to say as well as for any

    async def get(self, ident: str) -> Room:
        if await self.owner(ident) != self.id:
            raise Refused("busy")
        return await super().get(ident)

    async def peek(self, ident: str) -> Room:
        found = await self.peek_all([ident])
        if not found:
            raise Refused("no-room")
        return found[0]

    async def peek_all(self, idents: list[str]) -> list[Room]:
        known = {ident: room for ident in idents if (room := self.at_hand(ident)) is not None}
        others = [ident for ident in idents if ident not in known]
        told = {ident for ident in others if self.news and await self.news.expect(ident)}
        for row, seats in await self.store.games.rooms(others):
            room = known[row.id] = Room(self, row, seats)
            if self.news is not None and row.id in told:
                self.news.keep(row.id, room)
        return [known[ident] for ident in idents if ident in known]

    def at_hand(self, ident: str) -> Room | None:
        """A room that is served here, or of which every change is heard."""
        return self.rooms.get(ident) or (self.news.kept.get(ident) if self.news else None)

    def published(self, room: Room) -> None:
        if self.news is not None:
            self.news.tell(room.id)

    def fence(self, room: Room) -> str | None:
        return self.id if self.rooms.get(room.id) is room else None

    def leads(self, room: Room) -> bool:
        return super().leads(room) and self.rooms.get(room.id) is room

    def still_owns(self, room: Room, lease: str | None) -> bool:
        if lease == self.id:
            return True
        self.forget_room(room, moved=True)
        return False

    async def changed(self, room: Room) -> None:
        """The owner of a room that was changed from here reads it again."""
        owner = await self.store.games.owner(room.id)
        peer = self.known.get(owner)
        if peer is not None and owner != self.id:
            try:
                await self.link(peer).refresh(room.id)
            except (Moved, ConnectionError):
                LOG.info("an owner could not be told", extra={"room": room.id})

    def changed_elsewhere(self, ident: str) -> None:
        self.spawn(self.reread(ident))

    async def reread(self, ident: str) -> None:
        room = self.rooms.get(ident)
        if room is None:
            return
        try:
            async with room.lock:
                await room.refresh()
        except Exception as error:
            LOG.warning("a room was not read again", extra={"why": type(error).__name__})

    # Passing on -----------------------------------------------------------------------------------

    def link(self, peer: ProcessRow) -> Link:
        if peer.id not in self.links:
            self.links[peer.id] = Link(peer, self.hangs, self.look.set)
        return self.links[peer.id]

    async def relayed(
        self, ident: str, scope: Any, first: list[Any], receive: Any, send: Any
    ) -> bool:
        if scope.get("kanly.relayed"):
            return False
        end = time.monotonic() + PATIENCE
        while True:
            try:
                owner = await self.owner(ident) if ident else random.choice(self.others).id
            except Refused:
                return False
            peer = self.known.get(owner)
            if owner == self.id:
                return False
            try:
                if peer is not None:
                    await self.link(peer).relay(ident, scope, first, receive, send)
                    return True
            except Moved:
                pass
            if time.monotonic() > end:
                raise ConnectionError("the owner of the game does not answer")
            await asyncio.sleep(0.1)

    # Who is alive ---------------------------------------------------------------------------------

    async def watch(self) -> None:
        """See who comes and who goes; where the database was lost, be one of them again."""
        while True:
            self.look.clear()  # what is found out from here on is looked at next
            asked = time.monotonic()
            try:
                rows = await asyncio.wait_for(self.processes.live(), 5)
                if self.id not in [row.id for row in rows]:
                    raise ConnectionError("this process was put out")
                self.seen = asked
                self.note(rows)
            except Exception as error:
                LOG.warning(
                    "the other processes are out of sight", extra={"why": repr(error)[:200]}
                )
                await self.rejoin()
            await asyncio.sleep(PAUSE)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.look.wait(), WATCH - PAUSE)

    async def rejoin(self) -> None:
        """Come back, and let go of games that others have taken meanwhile."""
        try:
            await self.processes.join(self.row._replace(draining=self.draining))
            self.rejoined = time.monotonic()
            mine = await self.store.games.owned(self.id)
        except Exception as error:
            LOG.warning("the database does not answer", extra={"why": type(error).__name__})
            return
        for room in [room for room in self.rooms.values() if room.id not in mine]:
            self.forget_room(room, moved=True)

    def note(self, rows: list[ProcessRow]) -> None:
        """Who is alive now."""
        here = {row.id: row for row in rows}
        for ident in [ident for ident in self.known if ident not in here]:
            self.missed[ident] = self.missed.get(ident, 0) + 1
            link = self.links.get(ident)
            sure = self.missed[ident] >= MISSES or (link is not None and link.refused)
            if sure and time.monotonic() - self.rejoined > REJOINED:
                del self.known[ident], self.missed[ident]
                self.spawn(self.take_over(ident))
            elif not sure:
                self.spawn(self.knock(self.known[ident]))
        for ident in here:
            self.missed.pop(ident, None)
        self.known |= here
        PROCESSES.set(len(self.known))

    async def knock(self, peer: ProcessRow) -> None:
        """See whether anybody listens where a process was; its link tells if nobody does."""
        with suppress(Moved):
            await self.link(peer).connected()

    def hangs(self, peer: ProcessRow) -> None:
        self.spawn(self.evict(peer))

    async def evict(self, peer: ProcessRow) -> None:
        """A process holds its lock and does not answer."""
        try:
            await self.processes.evict(peer.number)
        except Exception:
            LOG.exception("a process that hangs cannot be put out")

    async def take_over(self, gone: str) -> None:
        """Let the games of a process that is gone go on where something is due; others come when
        somebody asks, or when something is."""
        link = self.links.pop(gone, None)
        if link is not None:
            link.close()
        count = 0
        soon = now() + SOON
        while (found := await self.store.games.orphans(gone, soon, AT_ONCE)) and not self.draining:
            for ident in found:
                if await self.store.games.hand_over(ident, gone, self.id):
                    count += 1
                    TAKEN_OVER.inc()
                    await self.wake(ident)
        LOG.info("taken over", extra={"peer": gone, "games": count})

    # Leaving --------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Before a stop: give every game to whoever asks for it next, and pass on what comes."""
        self.draining = True
        await self.processes.drain(self.id)
        if not self.others:
            return
        rooms = list(self.rooms.values())
        for room in rooms:
            async with room.lock:
                self.forget_room(room, moved=True)
                await self.store.games.hand_over(room.id, self.id, None)
        LOG.info("drained", extra={"games": len(rooms)})
        begun = time.monotonic()
        least = min(LINGER, self.config.drain)
        while (past := time.monotonic() - begun) < self.config.drain:
            if past >= least and not self.sockets.inside:
                break
            await asyncio.sleep(0.1)
