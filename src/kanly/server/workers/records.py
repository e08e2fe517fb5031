"""Records in a process of their own: proved, replayed and put into words without the server's time.

The process keeps what it played through, up to so many choices in all; of a record it does not
have it says so, and is asked again with the record.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from kanly.bots.analysis import Analysis, TurningPoint
from kanly.core.errors import BadRecord, KanlyError
from kanly.core.record import Record, read
from kanly.core.registry import kit_of
from kanly.drawing.kit import png
from kanly.server import schema
from kanly.server.advised import advised
from kanly.server.errors import Refused
from kanly.server.names import checked
from kanly.server.replay import Proof, Replay, Seat
from kanly.server.rooms.commentary import PREFIX
from kanly.server.store.games import ChoiceRow
from kanly.server.wording import Wording
from kanly.server.workers.kept import KeptReplay, OldGame, kept

Source = Record | str | OldGame | bytes
"""A record, its text, a game of other rules, or what was kept of one."""

MOST_CHOICES: Final = 10_000
"""Choices in a record."""
MOST_KEPT: Final = 40_000
"""Choices of all the records that are kept ready."""
MOST_STATES: Final = 50
PREVIEW: Final = 960
"""Pixels that a preview is wide."""
MOST_NAME: Final = 40
MOST_SEED: Final = 100
MOST_OPTIONS: Final = 4_000
MOST_GIVEN: Final = 20_000
MOST_NOTATION: Final = 400
"""Characters in a record's names, seed, options together, position and each choice."""

ENCODE: Final = msgspec.json.Encoder().encode
READY: Final[OrderedDict[str, Shown]] = OrderedDict()


Shown = Replay | KeptReplay


class Failed(NamedTuple):
    """Why there is no answer: a code of `errors`, perhaps with words of its own."""

    code: str
    text: str = ""


class Proved(NamedTuple):
    """A record that was replayed: its text as it is kept."""

    text: str


# From elsewhere -----------------------------------------------------------------------------------


def proved(source: bytes) -> Proved | Failed:
    """A record that leads where it says; why not, if it does not."""
    try:
        text = source.decode("utf-8")
        record = read(text if "\n" in text else text + "\n")
        check(record)
        Replay(record).play(verify=True)
        kept = record.text()
        kept.encode("utf-8")
    except BadRecord as error:
        return Failed("bad-record", str(error)[:MOST_NOTATION])
    except Exception:
        return Failed("bad-record")
    return Proved(kept)


def check(record: Record) -> None:
    """Everything in a record that was written by somebody is short and can be shown."""
    if len(record.lines) > MOST_CHOICES:
        raise BadRecord(f"more than {MOST_CHOICES} choices")
    for name in record.names:
        try:
            same = checked(name, MOST_NAME) == name
        except Refused:
            same = False
        if not same:
            raise BadRecord(f"a name is not a line of 1 to {MOST_NAME} plain characters")
    if any(len(bot) > MOST_NAME for bot in record.bots):
        raise BadRecord(f"the name of a bot is longer than {MOST_NAME} characters")
    if len(str(record.seed)) > MOST_SEED:
        raise BadRecord(f"the seed is longer than {MOST_SEED} characters")
    if len(json.dumps(record.given)) > MOST_GIVEN:
        raise BadRecord(f"the position is longer than {MOST_GIVEN} characters")
    if len(json.dumps(record.options)) > MOST_OPTIONS:
        raise BadRecord(f"the options are longer than {MOST_OPTIONS} characters")
    for number, line in enumerate(record.lines, start=1):
        if max(len(line.choice), len(line.digest)) > MOST_NOTATION:
            raise BadRecord(f"choice {number} is longer than {MOST_NOTATION} characters")


# Looking at one -----------------------------------------------------------------------------------


def shown(
    ident: str, source: Source | None, what: str, lang: str, *given: object
) -> bytes | Failed | None:
    """Something of a record, encoded; None if the record is needed for that."""
    replay = READY.get(ident)
    if replay is None:
        if source is None:
            return None
        try:
            replay = opened(source)
        except BadRecord as error:
            return Failed("bad-request", str(error))
        keep(ident, replay)
    READY.move_to_end(ident)
    return SHOWN[what](replay, ident, lang, *given)


def opened(source: Source) -> Shown:
    """A record that was played through, or looked up."""
    if isinstance(source, bytes):
        return KeptReplay(source)
    if isinstance(source, OldGame):
        return KeptReplay(kept(source))
    record = read(source, any_rules=True) if isinstance(source, str) else source
    if record.rules != kit_of(record.game).version:
        rows = [ChoiceRow(line.seat, line.choice) for line in record.lines]
        return KeptReplay(kept(OldGame(record, rows)))
    replay = Replay(record)
    replay.play(verify=False)
    return replay


def keep(ident: str, replay: Shown) -> None:
    READY[ident] = replay
    while len(READY) > 1 and sum(len(each.moves) for each in READY.values()) > MOST_KEPT:
        READY.popitem(last=False)


def info(replay: Shown, ident: str, lang: str, proof: Proof | None) -> bytes:
    """What the record is about."""
    return ENCODE(replay.data(ident, lang, proof))


def states(
    replay: Shown, ident: str, lang: str, start: int, to: int | None, seat: str
) -> bytes | Failed:
    """Positions of the record, from a seat's view or all."""
    last = len(replay.moves)
    first = min(start, last)
    end = min(last, first + MOST_STATES - 1, first if to is None else max(first, to))
    view = seat_of(seat, replay.players)
    if ident.startswith(PREFIX) and view not in ("hands", "none"):
        return Failed("private")
    if view is None:
        return Failed("bad-request")
    return ENCODE(schema.Moments(first, replay.moments(first, end, view, lang)))


def seat_of(text: str, players: int) -> Seat | None:
    if text == "all":
        return "all"
    if text == "none":
        return "none"
    if text == "hands":
        return "hands"
    seated = text.isascii() and text.isdecimal() and int(text) < players
    return int(text) if seated else None


def scores(replay: Shown, ident: str, lang: str) -> bytes:
    """How far each house was at the end of each round."""
    return ENCODE(schema.Scores(replay.scores))


def file(replay: Shown, ident: str, lang: str) -> bytes:
    """The record as it is written down, with where each choice leads."""
    return replay.file().encode()


def analysis(replay: Shown, ident: str, lang: str, found: Analysis) -> bytes | Failed:
    """What was found of the game, in words."""
    if isinstance(replay, KeptReplay):
        return Failed("old-rules")
    wording = replay.wording(lang)
    standings = [schema.Standing(*each) for each in found.standings]
    points = [point_in_words(point, replay, wording) for point in found.points]
    return ENCODE(schema.Analysis(True, standings, points))


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


def preview(replay: Shown, ident: str, lang: str, move: int) -> bytes | Failed:
    """The board as everybody could see it, as PNG."""
    if isinstance(replay, KeptReplay):
        return Failed("old-rules")
    try:
        return png(replay.at(min(move, len(replay.moves))).view(None).position, PREVIEW)
    except KanlyError:  # without Pillow
        return Failed("not-found")


SHOWN: Final[dict[str, Callable[..., bytes | Failed]]] = {
    "info": info,
    "states": states,
    "scores": scores,
    "file": file,
    "analysis": analysis,
    "preview": preview,
}
