"""The analysis of a game that is over (docs/protocol.md, section 6)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from litestar import Response, get

from kanly.bots.advice import advises
from kanly.bots.analysis import Analysis
from kanly.server import limits, schema
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rest.caller import Asking
from kanly.server.rest.records import (
    RecordId,
    allowed,
    encoded,
    game_of,
    of_now,
    shown,
    source_of,
    whole,
)
from kanly.server.rooms.hub import Hub
from kanly.server.workers.kept import OldGame
from kanly.server.workers.process import ANALYSE
from kanly.server.workers.records import Source

SECONDS: Final = 2.0
"""For each decision that is thought about."""
MOST_WAITING: Final = 8
KEPT: Final = 64

_found: OrderedDict[str, asyncio.Task[Analysis | None]] = OrderedDict()
"""By record: under way, ready, or failed (None)."""


@get("/api/records/{record_id:str}/analysis")
async def analysis(record_id: RecordId, caller: Asking) -> Response[schema.Analysis]:
    """Chances by round and turning points. The first who asks begins it; ask again till ready."""
    whole(record_id)
    await allowed(caller, record_id)
    task = _found.get(record_id)
    if task is None:
        caller.limit(limits.REPLAYS)
        source = await source_of(caller.hub, record_id)
        if isinstance(source, str):
            of_now(source)
        if isinstance(source, OldGame | bytes):
            raise Refused("old-rules")
        if not advises(game_of(source)):
            raise Refused("no-adviser")
        caller.limit(limits.ANALYSES)
        task = begin(caller.hub, record_id, source, caller.ident or caller.address)
    if not task.done():
        return encoded(msgspec.json.encode(schema.Analysis(False, [], [])), schema.Analysis)
    found = task.result()
    if found is None:
        del _found[record_id]
        raise Refused("no-advice")
    return encoded(await shown(caller, record_id, "analysis", found), schema.Analysis)


def begin(hub: Hub, ident: str, source: Source, owner: str) -> asyncio.Task[Analysis | None]:
    """Have a game analysed, after those that wait already."""
    if sum(not task.done() for task in _found.values()) >= MOST_WAITING:
        raise Refused("no-advice")
    task = _found[ident] = asyncio.create_task(think(hub, source, owner))
    for old in [each for each, known in _found.items() if known.done()][: len(_found) - KEPT]:
        del _found[old]
    return task


async def think(hub: Hub, source: Source, owner: str) -> Analysis | None:
    try:
        found = await hub.analysis_workers.ask(ANALYSE, source, SECONDS, owner=owner)
    except Exception as error:
        LOG.warning("a game was not analysed", extra={"why": type(error).__name__})
        return None
    return found if isinstance(found, Analysis) else None
