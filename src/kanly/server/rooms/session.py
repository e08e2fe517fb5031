"""A session: one connection to a room, and what it has yet to be told.

A session outlives its connection for a while, so that a client that comes back is told what it
missed. Of states only the newest is ever sent; a reader who is slow skips the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.server import outgoing, schema
from kanly.server.messages import Lang, Look
from kanly.server.metrics import STATES
from kanly.server.outgoing import ENCODE, Outgoing, state_text

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

Send = Callable[[str], Awaitable[None]]

MOST_WAITING: Final = 200
"""Messages that may wait for a reader besides the state."""
KEPT: Final = 64
"""Messages that are kept after they were sent."""
FIRST_LOG: Final = 200
"""Entries of the log in a first state."""


class Newest(Enum):
    """Stands in the queue for something that is made when its turn comes."""

    STATE = auto()
    ROOM = auto()


class SentState(NamedTuple):
    """A state that was sent: where its log began, and whether it reset the log."""

    log_from: int
    reset: bool


class Sent(NamedTuple):
    """Something that was sent, with its number."""

    seq: int
    what: Outgoing | SentState


class Session:
    """What one connection has been told and is to be told."""

    def __init__(
        self, ident: str, room: Room, person: str | None, seat: int | None, lang: Lang
    ) -> None:
        self.id = ident
        self.room = room
        self.person = person
        self.seat = seat
        self.look: Look = ""
        """From where it was asked to look."""
        self.lang = lang
        self.seq = 0
        self.queue: deque[Outgoing | Newest] = deque()
        self.sent: deque[Sent] = deque(maxlen=KEPT)
        self.wake = asyncio.Event()
        self.log_from = 0
        self.reset = True
        self.told: object = None
        """What the last state said, to tell whether there is anything new."""
        self.told_room: schema.Room | None = None
        self.connection: object = None
        self.address = ""
        self.blocked: set[str] = set()
        """People of whom this one wants to hear nothing."""
        self.attached = True
        self.left_at = 0.0
        self.overflowed = False
        self.ended = False
        """Whether the room is no more, here..."""
        self.moved = False
        """...but at another process."""

    # To be told -----------------------------------------------------------------------------------

    def tell(self, message: Outgoing) -> None:
        """Queue a message; its number is given when it is sent."""
        if len(self.queue) >= MOST_WAITING:  # whoever reads so slowly must begin anew
            self.overflowed = True
        else:
            self.queue.append(message)
        self.wake.set()

    def tell_first(self, message: Outgoing) -> None:
        """Queue a message before a state that waits."""
        waits = Newest.STATE in self.queue
        if waits:
            self.queue.remove(Newest.STATE)
        self.tell(message)
        if waits:
            self.queue.append(Newest.STATE)

    def state_changed(self) -> None:
        """There may be a new state; it is made when its turn comes."""
        self.renew(Newest.STATE)

    def room_changed(self) -> None:
        """Something of the room may have changed."""
        self.renew(Newest.ROOM)

    def renew(self, what: Newest) -> None:
        if what not in self.queue:
            self.queue.append(what)
            self.wake.set()

    def afresh(self, log: bool = True) -> None:
        """Tell the state again, though it may be the same, and as a rule the whole log."""
        self.reset = self.reset or log
        self.told = None
        self.state_changed()

    def speak(self, lang: Lang) -> None:
        """Go on in another language."""
        if lang != self.lang:
            self.lang = lang
            self.afresh()

    def cut(self, total: int) -> None:
        """The log was shortened."""
        self.log_from = min(self.log_from, total)

    # Telling --------------------------------------------------------------------------------------

    async def pump(self, send: Send, connection: object) -> None:
        """Send what there is, for as long as the session has this connection."""
        self.wake.set()
        while not self.overflowed and not self.ended and self.connection is connection:
            await self.wake.wait()
            self.wake.clear()
            while self.queue and self.connection is connection:
                item = self.queue.popleft()
                if item is Newest.STATE:
                    await self.send_state(send)
                elif item is Newest.ROOM:
                    await self.send_room(send)
                else:
                    await self.send_message(item, send)

    def number(self, what: Outgoing | SentState) -> int:
        """The number of something that is sent now."""
        self.seq += 1
        self.sent.append(Sent(self.seq, what))
        return self.seq

    async def send_message(self, message: Outgoing, send: Send) -> None:
        message.seq = self.number(message)
        await send(ENCODE(message).decode())

    async def send_room(self, send: Send) -> None:
        """Send what the room is, unless it looks the same."""
        room = self.room.show.data(self.person, self.seat)
        if room != self.told_room:
            self.told_room = room
            await self.send_message(outgoing.Room(room=room), send)

    async def send_state(self, send: Send) -> None:
        """Send the newest state, unless it says nothing new."""
        if self.reset:  # with the whole log: one session at a time, and everybody between two
            async with self.room.hub.long_work:
                text = self.state_text()
                await asyncio.sleep(0)
        else:
            text = self.state_text()
        if text is not None:
            await send(text)

    def state_text(self) -> str | None:
        """The newest state, if it says anything new."""
        log = self.room.log_for(self.seat)
        if log is None:
            return None
        shown, clocks, mark = self.room.show.state_for(self.seat, self.lang)
        start = max(0, len(log) - FIRST_LOG) if self.reset else self.log_from
        beside = self.room.asked_beside(self.person)
        told = (shown, mark, beside)
        if told == self.told and start == len(log) and not self.reset:
            return None
        entries = self.room.show.entries_for(self.seat, self.lang, start, len(log))
        new = outgoing.NewLog(start, len(log), entries, self.reset)
        seq = self.number(SentState(self.log_from, self.reset))
        self.told, self.log_from, self.reset = told, len(log), False
        STATES.inc()
        return state_text(shown, outgoing.State(seq=seq, clocks=clocks, log=new, beside=beside))

    def take_over(self, connection: object) -> None:
        """From now on this connection is the session's; one before it ends."""
        self.connection = connection
        self.wake.set()

    def end(self, moved: bool = False) -> None:
        """There is no room any more, or not here."""
        self.ended, self.moved = True, moved
        self.wake.set()

    # Coming back ----------------------------------------------------------------------------------

    def resume(self, last_seq: int) -> bool:
        """Queue again what was sent after that number; False if it is no longer known."""
        lost = [each for each in self.sent if each.seq > last_seq]
        known = self.seq - len(lost)
        if last_seq > self.seq or last_seq != known:
            return False
        again = [each.what for each in lost if isinstance(each.what, Outgoing)]
        waiting = [item for item in self.queue if isinstance(item, Outgoing)]
        self.queue = deque([*again, *waiting])
        self.room_changed()
        states = [each.what for each in lost if isinstance(each.what, SentState)]
        if states:
            self.reset = self.reset or states[0].reset
            self.log_from = min(self.log_from, states[0].log_from)
            self.told = None
        self.state_changed()
        return True
