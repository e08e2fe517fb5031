"""What the server says over the WebSocket (docs/protocol.md, section 4)."""

from __future__ import annotations

from typing import Final

import msgspec

from kanly.server import schema
from kanly.server.messages import Lang
from kanly.server.rooms.doc import RoomStatus


class Outgoing(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """A message to a client; a session numbers it when it is sent."""

    seq: int = 0


class Reply(Outgoing, kw_only=True):
    """An answer to the message with that `id`."""

    id: str | None


class ServerInfo(msgspec.Struct):
    version: str
    at: int
    idle_s: int
    max_bytes: int


class Welcome(Outgoing, kw_only=True):
    v: int
    session: str
    resumed: bool
    lang: Lang
    seat: int | None
    room: schema.Room
    chat: list[schema.ChatLine]
    server: ServerInfo


class Room(Outgoing, kw_only=True):
    room: schema.Room


class Chat(Outgoing, kw_only=True):
    chat: schema.ChatLine


class Notice(Outgoing, kw_only=True):
    notice: schema.Notice


class Ok(Reply, kw_only=True):
    pass


class Refused(Reply, kw_only=True, omit_defaults=True):
    code: str
    text: str
    rule: str | None
    where: str | None = None


class Why(Reply, kw_only=True):
    notation: str
    allowed: bool
    text: str | None = None
    rule: str | None = None


class Advice(Reply, kw_only=True):
    """The best choices of a question, out of so many (`of`)."""

    decision: str
    of: int
    choices: list[schema.AdvisedChoice]


class Preview(Reply, kw_only=True):
    """What would come of some choices; null where the game has nothing to say of the question."""

    decision: str
    preview: object


class Pong(Reply, kw_only=True):
    at: int


# States -------------------------------------------------------------------------------------------


class Thinking(msgspec.Struct):
    """A bot that is asked, and how long it may take at most."""

    seat: int
    most_ms: int


class Undo(msgspec.Struct):
    """How many choices the seat can take back; when none, why."""

    allowed: int
    reason: str | None


class Shown(msgspec.Struct):
    """What a seat is shown of the game: the part of a state that all who look from it share."""

    status: RoomStatus
    seat: int | None
    view: schema.View
    hints: object
    """What the rules make of the position, for drawing; each game has its own."""
    asked: list[schema.Asked]
    decision: schema.Decision | None
    offer: schema.Decision | None
    stop: schema.Stop | None
    order: schema.Order | None
    done: list[str]
    """What was answered for the seat since it last chose."""
    thinking: list[Thinking]
    undo: Undo
    result: schema.Result | None
    puzzle: schema.PuzzleState | None
    lesson: schema.LessonState | None
    """What the coach says, where the game is a lesson."""


class SeatClock(msgspec.Struct):
    seat: int
    left_ms: int
    running: bool


class Clocks(msgspec.Struct):
    at: int
    seats: list[SeatClock]


class NewLog(schema.Log):
    """New entries of the log; `reset` drops all that came before."""

    reset: bool


class State(Outgoing, kw_only=True):
    """The position and what is new in the log; on the wire the fields of `Shown` stand beside."""

    clocks: Clocks | None
    log: NewLog
    beside: list[int]
    """Seats at this device whose answer is waited for, where several people share it."""


ENCODE: Final = msgspec.json.Encoder().encode


def state_text(shown: bytes, state: State) -> str:
    """A state as it is sent; what is shown was encoded once for all who look from the seat."""
    return (shown[:-1] + b"," + ENCODE(state)[1:]).decode()
