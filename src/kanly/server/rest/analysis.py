"""The analysis of a game that is over (docs/protocol.md, section 6)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from litestar import get

from kanly.bots.advice import advises
from kanly.bots.analysis import Analysis, TurningPoint
from kanly.core.record import Record
from kanly.server import schema
from kanly.server.errors import Refused
from kanly.server.limits import Buckets
from kanly.server.logs import LOG
from kanly.server.replay import Replay
from kanly.server.rest.caller import Asking
from kanly.server.rest.records import RecordId, replay_of
from kanly.server.rooms.advising import advised
from kanly.server.rooms.hub import Hub
from kanly.server.wording import Wording
from kanly.server.workers.process import ANALYSE

SECONDS: Final = 2.0
"""For each decision that is thought about."""
LOOKS: Final = Buckets(2, 20)
"""How often one address may look whether an analysis is ready..."""
BEGUN: Final = Buckets(0.02, 5)
"""...and begin one."""
MOST_WAITING: Final = 8
KEPT: Final = 64

_found: OrderedDict[str, asyncio.Task[Analysis | None]] = OrderedDict()
"""By record: under way, ready, or failed (None)."""


@get("/api/records/{record_id:str}/analysis")
async def analysis(record_id: RecordId, caller: Asking) -> schema.Analysis:
    """Chances by round and turning points. The first who asks begins it; ask again till ready."""
    caller.limit(LOOKS)
    replay = await replay_of(caller, record_id)
    if not advises(replay.record.game):
        raise Refused("no-adviser")
    task = _found.get(record_id)
    if task is None:
        caller.limit(BEGUN)
        task = begin(caller.hub, record_id, replay.record)
    if not task.done():
        return schema.Analysis(False, [], [])
    found = task.result()
    if found is None:
        del _found[record_id]
        raise Refused("no-advice")
    return in_words(found, replay, replay.wording(caller.lang))


def begin(hub: Hub, ident: str, record: Record) -> asyncio.Task[Analysis | None]:
    """Have a game analysed, after those that wait already."""
    if sum(not task.done() for task in _found.values()) >= MOST_WAITING:
        raise Refused("no-advice")
    task = _found[ident] = asyncio.create_task(think(hub, record))
    for old in [each for each, known in _found.items() if known.done()][: len(_found) - KEPT]:
        del _found[old]
    return task


async def think(hub: Hub, record: Record) -> Analysis | None:
    try:
        found = await hub.analysis_workers.ask(ANALYSE, record, SECONDS)
    except Exception as error:
        LOG.warning("a game was not analysed", extra={"why": type(error).__name__})
        return None
    return found if isinstance(found, Analysis) else None


def in_words(found: Analysis, replay: Replay, wording: Wording) -> schema.Analysis:
    standings = [schema.Standing(*each) for each in found.standings]
    return schema.Analysis(
        True, standings, [point_in_words(point, replay, wording) for point in found.points]
    )


def point_in_words(point: TurningPoint, replay: Replay, wording: Wording) -> schema.TurningPoint:
    decision = replay.at(point.move).decision(point.seat)
    assert decision is not None
    better = point.better
    return schema.TurningPoint(
        point.move,
        point.round,
        point.seat,
        wording.prompt(decision),
        advised(point.made, decision, wording),
        None if better is None else advised(better, decision, wording),
        point.after,
    )
