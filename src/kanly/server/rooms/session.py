"""A session: one connection to a room, and what it has yet to be told.

A session outlives its connection for a while, so that a client that comes back is told what it
missed. Of states only the newest is ever sent; a reader who is slow skips the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from kanly.server.metrics import STATES

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

Send = Callable[[str], Awaitable[None]]

MOST_WAITING: Final = 200
"""Messages that may wait for a reader besides the state."""
KEPT: Final = 64
"""Messages that are kept after they were sent."""
FIRST_LOG: Final = 200
"""Entries of the log in a first state."""
STATE: Final = None
"""Stands in the queue for the newest state..."""
ROOM: Final = ""
"""...and this for what the room is by then."""

_ENCODER = msgspec.json.Encoder()


class Sent(NamedTuple):
    """A message that was sent: its text, or for a state where its log began."""

    seq: int
    text: str | None
    log_from: int


class Session:
    """What one connection has been told and is to be told."""

    def __init__(
        self, ident: str, room: Room, person: str | None, seat: int | None, lang: str
    ) -> None:
        self.id = ident
        self.room = room
        self.person = person
        self.seat = seat
        self.lang = lang
        self.seq = 0
        self.queue: deque[str | None] = deque()
        self.sent: deque[Sent] = deque(maxlen=KEPT)
        self.wake = asyncio.Event()
        self.log_from = 0
        self.reset = True
        self.told: object = None
        """What the last state said, to tell whether there is anything new."""
        self.told_room = ""
        self.connection: object = None
        self.attached = True
        self.left_at = 0.0
        self.overflowed = False
        self.ended = False
        """Whether the room is no more."""

    # To be told -----------------------------------------------------------------------------------

    def tell(self, kind: str, **fields: object) -> None:
        """Queue a message; its number is given when it is sent."""
        self.queue.append(numbered(kind, fields))
        if len(self.queue) > MOST_WAITING:
            self.overflowed = True
        self.wake.set()

    def tell_first(self, kind: str, **fields: object) -> None:
        """Queue a message before a state that waits."""
        waits = STATE in self.queue
        if waits:
            self.queue.remove(STATE)
        self.tell(kind, **fields)
        if waits:
            self.queue.append(STATE)

    def numbered(self, kind: str, **fields: object) -> str:
        """A message that is not queued yet."""
        return numbered(kind, fields)

    def state_changed(self) -> None:
        """There may be a new state; it is made when its turn comes."""
        if STATE not in self.queue:
            self.queue.append(STATE)
            self.wake.set()

    def room_changed(self) -> None:
        """Something of the room may have changed."""
        if ROOM not in self.queue:
            self.queue.append(ROOM)
            self.wake.set()

    def afresh(self) -> None:
        """Tell the state and the log again, whatever was told before."""
        self.reset = True
        self.told = None
        self.state_changed()

    def afresh_state(self) -> None:
        """Tell the state again, though it may be the same."""
        self.told = None
        self.state_changed()

    def speak(self, lang: str) -> None:
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
                text = self.queue.popleft()
                if text is STATE:
                    await self.send_state(send)
                elif text is ROOM:
                    await self.send_room(send)
                else:
                    await self.send_text(text, send)

    async def send_text(self, text: str, send: Send) -> None:
        self.seq += 1
        made = text.replace("@", str(self.seq), 1)
        self.sent.append(Sent(self.seq, made, 0))
        await send(made)

    async def send_room(self, send: Send) -> None:
        """Send what the room is, unless it looks the same."""
        text = numbered("room", {"room": self.room.show.data(self.person, self.seat)})
        if text != self.told_room:
            self.told_room = text
            await self.send_text(text, send)

    async def send_state(self, send: Send) -> None:
        """Send the newest state, unless it says nothing new."""
        log = self.room.log_for(self.seat)
        if log is None:
            return
        core, clocks, mark = self.room.show.state_for(self.seat, self.lang)
        start = max(0, len(log) - FIRST_LOG) if self.reset else self.log_from
        told = (core, mark)
        if told == self.told and start == len(log) and not self.reset:
            return
        self.seq += 1
        entries = self.room.show.entries_for(self.seat, self.lang, start, len(log))
        tail = _ENCODER.encode(
            {"from": start, "total": len(log), "reset": self.reset, "entries": entries}
        ).decode()
        text = f'{{"type":"state","seq":{self.seq},{core},"clocks":{clocks},"log":{tail}}}'
        self.sent.append(Sent(self.seq, None, -1 if self.reset else self.log_from))
        self.told, self.log_from, self.reset = told, len(log), False
        STATES.inc()
        await send(text)

    def take_over(self, connection: object) -> None:
        """From now on this connection is the session's; one before it ends."""
        self.connection = connection
        self.wake.set()

    def end(self) -> None:
        """There is no room any more."""
        self.ended = True
        self.wake.set()

    # Coming back ----------------------------------------------------------------------------------

    def resume(self, last_seq: int) -> bool:
        """Queue again what was sent after that number; False if it is no longer known."""
        lost = [each for each in self.sent if each.seq > last_seq]
        known = self.seq - len(lost)
        if last_seq > self.seq or last_seq != known:
            return False
        waiting = list(self.queue)
        self.queue.clear()
        for each in lost:
            if each.text is not None:
                head, _, rest = each.text.partition(',"seq":')
                self.queue.append(f'{head},"seq":@,{rest.partition(",")[2]}')
        self.queue.extend(text for text in waiting if text)
        self.room_changed()
        states = [each for each in lost if each.text is None]
        if states:
            if states[0].log_from < 0:
                self.reset = True
            else:
                self.log_from = min(self.log_from, states[0].log_from)
            self.told = None
        self.state_changed()
        return True


def numbered(kind: str, fields: dict[str, object]) -> str:
    """A message with a place for its number, the first `@` in it."""
    return f'{{"type":"{kind}","seq":@,{_ENCODER.encode(fields).decode()[1:]}'
