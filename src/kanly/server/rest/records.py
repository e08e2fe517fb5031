"""Records: after the game, or from elsewhere (docs/protocol.md, section 6)."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter

from kanly.core.errors import BadRecord
from kanly.core.record import Line, Record, read
from kanly.core.registry import KITS, kit_of
from kanly.server import ids, schema
from kanly.server.errors import Refused
from kanly.server.limits import Buckets
from kanly.server.replay import MOST_CHOICES, Replay, Seat
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms.doc import OVER
from kanly.server.rooms.hub import Hub

IMPORTS: Final = Buckets(0.05, 10)
STATES: Final = Buckets(10, 60)
REPLAYS: Final = Buckets(0.5, 30)
"""Games that one address may have played through."""
MOST_BYTES: Final = 4_000_000
MOST_STATES: Final = 50
KEPT: Final = 32
"""Replays that are kept ready."""

RecordId = Annotated[str, PathParameter(max_length=60)]

_ready: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()
"""By record: being played through, or ready to be shown."""


async def replay_of(caller: Caller, ident: str) -> Replay:
    """A record ready to be shown."""
    task = _ready.get(ident)
    if task is None:
        caller.limit(REPLAYS)
        task = _ready[ident] = asyncio.create_task(replayed(caller.hub, ident))
        if len(_ready) > KEPT:
            _ready.popitem(last=False)
    else:
        _ready.move_to_end(ident)
    try:
        return await asyncio.shield(task)
    except Exception:
        if _ready.get(ident) is task:
            del _ready[ident]
        raise


async def replayed(hub: Hub, ident: str) -> Replay:
    """A record, played through."""
    imported = ident.startswith("rec_")
    record = record_in(await text_of(hub, ident)) if imported else await record_of(hub, ident)
    replay = Replay(record)
    await replay.play(verify=False)
    return replay


async def text_of(hub: Hub, ident: str) -> str:
    """An imported record, as it was written down."""
    text = await hub.store.people.record(ident)
    if text is None:
        raise Refused("no-record")
    return text


async def record_of(hub: Hub, ident: str) -> Record:
    """The record of a finished room."""
    row = await hub.store.games.room(ident)
    if row is None or row.status != OVER:
        raise Refused("no-record")
    room = await hub.get(ident)
    if room.old_rules:
        raise Refused("old-rules")
    doc = room.doc
    bots = ["" if seat.person is not None else seat.bot or "" for seat in doc.seats]
    record = Record(room.game, doc.players, room.seed, doc.options, doc.names, bots)
    made = await hub.store.games.choices(ident)
    record.lines = [Line(line.seat, line.choice, "") for line in made]
    record.over = True
    return record


def record_in(text: str) -> Record:
    """The record in a text; one under other rules is refused as such."""
    try:
        return read(text)
    except BadRecord as error:
        game, rules = rules_in(text)
        if game in KITS and rules != kit_of(game).version:
            raise Refused("old-rules") from error
        raise


def rules_in(text: str) -> tuple[str, int]:
    """The game of a record and the version of its rules, if it has a header."""
    with suppress(ValueError, RecursionError):
        header = json.loads(text.partition("\n")[0])
        if isinstance(header, dict) and isinstance(header.get("rules"), int):
            return str(header.get("game")), header["rules"]
    return "", 0


async def proof_of(caller: Caller, ident: str) -> tuple[str, str, str] | None:
    """Hash, seed and salt of a game that was played here."""
    if ident.startswith("rec_"):
        return None
    room = await caller.hub.get(ident)
    return ids.proof(room.seed, room.salt), room.seed, room.salt


@get("/api/records/{record_id:str}")
async def one_record(record_id: RecordId, caller: Asking) -> schema.RecordInfo:
    """What a record is about."""
    replay = await replay_of(caller, record_id)
    return replay.data(record_id, caller.lang, await proof_of(caller, record_id))


@get("/api/records/{record_id:str}/file")
async def record_file(record_id: RecordId, caller: Asking) -> Response[str]:
    """The record as JSON lines."""
    if record_id.startswith("rec_"):
        text = await text_of(caller.hub, record_id)
        game = rules_in(text)[0]
    else:
        replay = await replay_of(caller, record_id)
        await replay.note_digests()
        text, game = replay.record.text(), replay.record.game
    name = f"kanly-{game}-{record_id[:16]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@get("/api/records/{record_id:str}/states")
async def states(
    record_id: RecordId,
    caller: Asking,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: Annotated[str, QueryParameter(max_length=4)] = "all",
) -> schema.Moments:
    """Positions of a record, from any seat's view or all."""
    caller.limit(STATES)
    replay = await replay_of(caller, record_id)
    last = len(replay.moves)
    first = min(start, last)
    end = min(last, first + MOST_STATES - 1, first if to is None else max(first, to))
    view = seat_of(seat, replay.record.players)
    return schema.Moments(first, await replay.moments(first, end, view, caller.lang))


def seat_of(text: str, players: int) -> Seat:
    if text == "all":
        return "all"
    if text == "none":
        return "none"
    if text.isascii() and text.isdecimal() and int(text) < players:
        return int(text)
    raise Refused("bad-request", where="$.seat")


@get("/api/records/{record_id:str}/scores")
async def scores(record_id: RecordId, caller: Asking) -> schema.Scores:
    """How far each house was at the end of each round."""
    return schema.Scores((await replay_of(caller, record_id)).scores)


@post("/api/records", request_max_body_size=MOST_BYTES)
async def import_record(request: Request[Any, Any, Any], caller: Asking) -> schema.Imported:
    """Keep a record from elsewhere, once it has been replayed and proved."""
    caller.limit(IMPORTS)
    try:
        text = (await request.body()).decode("utf-8")
        record = record_in(text if "\n" in text else text + "\n")
        if len(record.lines) > MOST_CHOICES:
            raise BadRecord(f"more than {MOST_CHOICES} choices")
        replay = Replay(record)
        await replay.play(verify=True)
        proved = record.text()
        proved.encode("utf-8")
    except Refused:
        raise
    except BadRecord as error:
        raise Refused("bad-record", str(error)) from error
    except Exception as error:
        raise Refused("bad-record") from error
    person = await caller.person_or_new()
    ident = ids.ident("rec_")
    await caller.people.add_record(ident, person.id, proved)
    return schema.Imported(ident)
