"""What clients say over the WebSocket, checked as it comes in (docs/protocol.md, section 4)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kanly.words import ENGLISH, LANGUAGES

Lang = Annotated[str, Meta(pattern=rf"\A({'|'.join(LANGUAGES)})\Z", extra={"typescript": "Lang"})]
Id = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
STORABLE = r"^[^\x00]*$"
"""Text that every database can keep."""
Notation = Annotated[str, Meta(min_length=1, max_length=400, pattern=STORABLE)]
Name = Annotated[str, Meta(max_length=60, pattern=STORABLE)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]

MOST_BYTES = 8192
"""The size of a message from a client."""


class Incoming(msgspec.Struct):
    """What a client sends, over the WebSocket or as the body of a request."""


class Hello(Incoming, tag="hello"):
    """The first message."""

    v: Annotated[int, Meta(ge=0, le=1000)]
    room: Annotated[str, Meta(max_length=40, pattern=STORABLE)]
    lang: Lang = ENGLISH
    token: Token | None = None
    session: Token | None = None
    last_seq: Sequence | None = None
    id: Id | None = None


class Choose(Incoming, tag="choose"):
    decision: Annotated[str, Meta(max_length=60)]
    choice: Notation
    id: Id | None = None


class Undo(Incoming, tag="undo"):
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    id: Id | None = None


class Thing(Incoming):
    """Something on the table, named as a choice names it."""

    kind: Name
    slug: Name
    place: Name = ""


class Why(Incoming, tag="why"):
    """Asks about a choice: by its notation, or by its verb and the things that are pointed at."""

    notation: Notation = ""
    verb: Name = ""
    things: Annotated[list[Thing], Meta(max_length=6)] = msgspec.field(default_factory=list)
    id: Id | None = None


class Advise(Incoming, tag="advise"):
    decision: Annotated[str, Meta(max_length=60)]
    id: Id | None = None


class Preview(Incoming, tag="preview"):
    """What would come of some choices that are not made yet."""

    decision: Annotated[str, Meta(max_length=60)]
    choices: Annotated[list[Notation], Meta(max_length=10)]
    id: Id | None = None


class Chat(Incoming, tag="chat"):
    text: Said
    to: SeatNumber | None = None
    id: Id | None = None


class SetLang(Incoming, tag="lang"):
    lang: Lang
    id: Id | None = None


class Auto(Incoming, tag="auto"):
    forced: bool
    decline: bool
    id: Id | None = None


class Pause(Incoming, tag="pause"):
    vote: bool
    id: Id | None = None


class Resume(Incoming, tag="resume"):
    vote: bool
    id: Id | None = None


class Ping(Incoming, tag="ping"):
    id: Id | None = None


Message = (
    Hello | Choose | Undo | Why | Advise | Preview | Chat | SetLang | Auto | Pause | Resume | Ping
)

DECODER = msgspec.json.Decoder(Message)
