"""What clients say over the WebSocket, checked as it comes in (docs/protocol.md, section 4)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from kanly.server.rooms.doc import Settlement
from kanly.translation import ENGLISH, LANGUAGES

Lang = Annotated[str, Meta(pattern=rf"\A({'|'.join(LANGUAGES)})\Z", extra={"typescript": "Lang"})]
Id = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
STORABLE = r"^[^\x00]*$"
"""Text that every database can keep."""
Notation = Annotated[str, Meta(min_length=1, max_length=400, pattern=STORABLE)]
Name = Annotated[str, Meta(max_length=60, pattern=STORABLE)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Look = Annotated[str, Meta(pattern=r"\A(none|[0-9]{1,2})?\Z")]
"""From where one looks at a table: one's own seat, a seat by its number, or `none` of them."""
NONE: Final = "none"
StopWhen = Literal["always", "turn", "never", "usual"]
PaceMs = Annotated[int, Meta(ge=0, le=5000)]
"""Milliseconds that bots wait before each choice."""
Sequence = Annotated[int, Meta(ge=0, le=2**53)]

MOST_BYTES = 8192
"""The size of a message from a client."""


class Incoming(msgspec.Struct):
    """What a client sends, over the WebSocket or as the body of a request."""


class Request(Incoming, kw_only=True):
    """A message of the WebSocket; its `id` comes back with the answer."""

    id: Id | None = None


class Hello(Request, tag="hello"):
    """The first message. `look`: from which seat, of those that share the device."""

    v: Annotated[int, Meta(ge=0, le=1000)]
    room: Annotated[str, Meta(max_length=40, pattern=STORABLE)]
    lang: Lang = ENGLISH
    token: Token | None = None
    look: Look = ""
    session: Token | None = None
    last_seq: Sequence | None = None


class Choose(Request, tag="choose"):
    decision: Annotated[str, Meta(max_length=60)]
    choice: Notation


class Undo(Request, tag="undo"):
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Thing(Incoming):
    """Something on the table, named as a choice names it."""

    kind: Name
    slug: Name
    place: Name = ""


class Why(Request, tag="why"):
    """Asks about a choice: by its notation, or by its verb and the things that are pointed at."""

    notation: Notation = ""
    verb: Name = ""
    things: Annotated[list[Thing], Meta(max_length=6)] = msgspec.field(default_factory=list)


class Advise(Request, tag="advise"):
    decision: Annotated[str, Meta(max_length=60)]


class Preview(Request, tag="preview"):
    """What would come of some choices that are not made yet."""

    decision: Annotated[str, Meta(max_length=60)]
    choices: Annotated[list[Notation], Meta(max_length=10)]


class Chat(Request, tag="chat"):
    text: Said
    to: SeatNumber | None = None


class SetLang(Request, tag="lang"):
    lang: Lang


class Stop(Request, tag="stop"):
    """Where the seat wants to be asked from now on: at a window, or at questions with a single
    answer (`forced`)."""

    stop: Name
    when: StopWhen


class Hold(Request, tag="hold"):
    """The next window waits for the seat, or no longer."""

    hold: bool


class Pace(Request, tag="pace"):
    """How long bots wait before each choice from now on; the host says so."""

    pace_ms: PaceMs


class Order(Request, tag="order"):
    """How far the seat goes for what is up for auction now, or (`all`) for each thing that is
    this turn; null takes that back."""

    most: Annotated[int, Meta(ge=0, le=1000)] | None
    all: bool = False


class Vote(Request):
    vote: bool


class Pause(Vote, tag="pause"):
    """Agrees to a pause, or no longer."""


class Resume(Vote, tag="resume"):
    """Agrees to going on, or no longer."""


class Settle(Vote, tag="settle"):
    """Where the rules have changed: agrees to a draw or to going on, or no longer."""

    how: Settlement


class Restart(Request, tag="restart"):
    """Begins anew what is played alone from a position: a lesson, a puzzle."""


class Ping(Request, tag="ping"):
    """Asks whether the server is there."""


Message = (
    Hello
    | Choose
    | Undo
    | Why
    | Advise
    | Preview
    | Chat
    | SetLang
    | Stop
    | Hold
    | Order
    | Pace
    | Pause
    | Resume
    | Settle
    | Restart
    | Ping
)

DECODER = msgspec.json.Decoder(Message)
