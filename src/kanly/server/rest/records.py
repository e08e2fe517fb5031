"""Records: after the game, or from elsewhere (docs/protocol.md, section 6).

Everything that needs a record played through is done by a process apart (`workers.records`).
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated, Any, Final, TypeVar, cast

from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import PathParameter, QueryParameter

from kanly.core.record import Record
from kanly.core.registry import KITS, kit_of
from kanly.server import deals, ids, limits, schema
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.replay import Proof
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms.commentary import PREFIX, shown_until
from kanly.server.rooms.doc import OVER, decode
from kanly.server.rooms.hub import Hub
from kanly.server.store.games import RoomRow
from kanly.server.workers.kept import KeptReplay, OldGame, finished
from kanly.server.workers.process import PROVE, SHOW
from kanly.server.workers.records import Failed, Proved, Source

MOST_BYTES: Final = 4_000_000
MOST_OPEN: Final = 200
"""Questions about records that are answered or wait at the same time."""
FREE: Final = 400
"""Choices that a look at a record may need to be made again at the price of one."""

MOST_HEADER: Final = 20_000
"""Bytes in which the header of a record is looked for."""

T = TypeVar("T")
RecordId = Annotated[str, PathParameter(max_length=80)]


async def source_of(hub: Hub, ident: str) -> Source:
    """A record as it is stored: imported as text, or the record of a finished room."""
    if not ident.startswith("rec_"):
        return await record_of(hub, ident)
    text = await hub.store.people.record(ident)
    if text is None:
        raise Refused("no-record")
    return text


async def game_so_far(hub: Hub, ident: str) -> tuple[str, Record]:
    """A game that is still played, as far as a commentator may see it; and a name for just that."""
    row, key = await commented(hub, ident)
    found = await finished(hub.store, row, shown_until(decode(row.doc), key))
    if isinstance(found, OldGame):
        raise Refused("old-rules")
    return f"{ident}@{row.epoch}.{len(found.lines)}", found


async def commented(hub: Hub, ident: str) -> tuple[RoomRow, str]:
    """The game in a commentator's link, and the secret there."""
    row = await hub.store.games.room(room_in(ident))
    if row is None:
        raise Refused("no-record")
    return row, ident.partition("~")[2]


def room_in(link: str) -> str:
    """The room in a commentator's link."""
    return link[len(PREFIX) :].partition("~")[0]


async def record_of(hub: Hub, ident: str) -> Source:
    """The record of a finished room; of other rules, what was kept of it."""
    row = await hub.store.games.room(ident)
    if row is None or row.status != OVER:
        raise Refused("no-record")
    other = row.rules != kit_of(row.game).version
    data = await hub.store.games.kept_replay(ident) if other else None
    return data or await finished(hub.store, row)


def game_of(source: Source) -> str:
    if isinstance(source, OldGame):
        return source.record.game
    if isinstance(source, bytes):
        return KeptReplay(source).game.game
    return source.game if isinstance(source, Record) else rules_in(source)[0]


def rules_in(text: str) -> tuple[str, int]:
    """The game of a record and the version of its rules, if it has a header."""
    with suppress(ValueError, RecursionError):
        header = json.loads(text.partition("\n")[0])
        if isinstance(header, dict) and isinstance(header.get("rules"), int):
            return str(header.get("game")), header["rules"]
    return "", 0


def of_now(text: str) -> None:
    """Refuse a record under rules that this program does not play."""
    game, rules = rules_in(text)
    if game in KITS and rules != kit_of(game).version:
        raise Refused("old-rules")


def whole(ident: str) -> None:
    """Refuse what a commentator's link does not show."""
    if ident.startswith(PREFIX):
        raise Refused("not-over")


async def allowed(caller: Caller, ident: str) -> None:
    """Refuse who has yet to play the deal that the record shows."""
    room = room_in(ident) if ident.startswith(PREFIX) else ident
    if not ident.startswith("rec_") and not await deals.may_look(caller.hub, room, caller.ident):
        raise Refused("unplayed-deal")


async def shown(caller: Caller, ident: str, what: str, *given: object) -> bytes:
    """Something of a record, encoded."""
    caller.limit(limits.REPLAYS)
    await allowed(caller, ident)
    name = ident
    source: Source | None = None
    if ident.startswith(PREFIX):
        name, source = await game_so_far(caller.hub, ident)
    found = await asked(caller, SHOW, name, None, what, caller.lang, *given)
    if found is None:
        source = source or await source_of(caller.hub, ident)
        caller.limit(limits.REPLAYS, length_of(source) / FREE)
        found = await asked(caller, SHOW, name, source, what, caller.lang, *given)
    if isinstance(found, Failed):
        raise Refused(found.code, found.text)
    assert isinstance(found, bytes)
    return found


async def asked(caller: Caller, task: str, *given: object) -> object:
    """What the process for records finds."""
    workers = caller.hub.record_workers
    if workers.open >= MOST_OPEN:
        raise Refused("overloaded")
    try:
        return await workers.ask(task, *given, owner=caller.ident or caller.address)
    except Exception as error:
        LOG.warning("a record was not played", extra={"why": type(error).__name__})
        raise Refused("overloaded") from error


def length_of(source: Source) -> int:
    """How many choices a record has, about."""
    if isinstance(source, OldGame):
        return len(source.rows)
    if isinstance(source, Record):
        return len(source.lines)
    return source.count("\n") if isinstance(source, str) else FREE


def encoded(body: bytes, kind: type[T]) -> Response[T]:
    """A response that was encoded already."""
    return cast("Response[T]", Response(body, media_type="application/json"))


async def proof_of(caller: Caller, ident: str) -> Proof | None:
    """Hash, seed and salt of a game that was played here; while it is, the hash alone."""
    if ident.startswith("rec_"):
        return None
    if ident.startswith(PREFIX):
        live, _ = await commented(caller.hub, ident)
        return decode(live.doc).hash, None, None
    row = await caller.hub.store.games.room(ident)
    if row is None or row.status != OVER:
        raise Refused("no-record")
    return ids.proof(row.seed, row.salt), row.seed, row.salt


@get("/api/records/{record_id:str}")
async def one_record(record_id: RecordId, caller: Asking) -> Response[schema.RecordInfo]:
    """What a record is about."""
    await allowed(caller, record_id)
    proof = await proof_of(caller, record_id)
    return encoded(await shown(caller, record_id, "info", proof), schema.RecordInfo)


@get("/api/records/{record_id:str}/file")
async def record_file(record_id: RecordId, caller: Asking) -> Response[bytes]:
    """The record as JSON lines."""
    whole(record_id)
    await allowed(caller, record_id)
    source = await source_of(caller.hub, record_id)
    if isinstance(source, str):
        body = source.encode()
    else:
        body = await shown(caller, record_id, "file")
    name = f"kanly-{game_of(source)}-{record_id[:16]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/jsonl; charset=utf-8", headers=headers)


@get("/api/records/{record_id:str}/states")
async def states(
    record_id: RecordId,
    caller: Asking,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: Annotated[str, QueryParameter(max_length=5)] = "all",
) -> Response[schema.Moments]:
    """Positions of a record, from any seat's view or all."""
    return encoded(await shown(caller, record_id, "states", start, to, seat), schema.Moments)


@get("/api/records/{record_id:str}/preview.png")
async def preview(
    record_id: RecordId,
    caller: Asking,
    move: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[bytes]:
    """A picture of the board after `move` choices, as everybody could see it."""
    whole(record_id)
    return Response(await shown(caller, record_id, "preview", move), media_type="image/png")


@get("/api/records/{record_id:str}/scores")
async def scores(record_id: RecordId, caller: Asking) -> Response[schema.Scores]:
    """How far each house was at the end of each round."""
    return encoded(await shown(caller, record_id, "scores"), schema.Scores)


@post("/api/records", request_max_body_size=MOST_BYTES)
async def import_record(request: Request[Any, Any, Any], caller: Asking) -> schema.Imported:
    """Keep a record from elsewhere, once it has been replayed and proved."""
    caller.limit(limits.IMPORTS)
    try:
        body = await request.body()
    except HTTPException:
        raise
    except Exception as error:  # whoever sent it is gone
        raise Refused("bad-record") from error
    caller.limit(limits.STORED, len(body))
    of_now(body[:MOST_HEADER].decode("utf-8", "replace"))
    found = await asked(caller, PROVE, body)
    if isinstance(found, Failed):
        raise Refused(found.code, found.text)
    assert isinstance(found, Proved)
    person = await caller.person_or_new()
    kept = await caller.people.record_bytes(person.id)
    if kept + len(found.text) > caller.hub.config.stored:
        raise Refused("records-full")
    ident = ids.ident("rec_")
    await caller.people.add_record(ident, person.id, found.text)
    return schema.Imported(ident)
