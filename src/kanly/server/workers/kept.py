"""What each seat saw of a finished game, kept so that it can be shown under any later rules.

Positions are kept as what differs from the one before, texts in every language.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from kanly.core.record import Line, Record
from kanly.core.registry import kit_of
from kanly.core.setup import Value
from kanly.server import schema
from kanly.server.kit import server_kit, state_of
from kanly.server.replay import Proof, Replay, Seat, is_open, shown
from kanly.server.rooms.doc import decode
from kanly.server.rooms.live import Live, events_of
from kanly.server.store.games import ChoiceRow, RoomRow
from kanly.translation import LANGUAGES

if TYPE_CHECKING:
    from kanly.server.store.store import Store

SAME: Final = 0
GONE: Final = 1
"""Marks in what differs: nothing does; a field is no more."""


class OldGame(NamedTuple):
    """A game that was played under other rules, with the traces of its choices."""

    record: Record
    rows: list[ChoiceRow]


class Told(msgspec.Struct, array_like=True):
    """An event, in every language, and who may know of it (None: everybody)."""

    key: str
    args: dict[str, int | str]
    seats: list[int] | None
    texts: list[str]


class Step(msgspec.Struct, array_like=True):
    """A choice and what came of it; `changes` has one entry for each who looks (`viewers`)."""

    by: int | None
    choice: str | None
    open: bool
    labels: list[str]
    told: list[Told]
    changes: list[Any]


class Game(msgspec.Struct):
    """A whole game, as it is kept."""

    game: str
    players: int
    seed: int | str
    names: list[str | None]
    bots: list[str | None]
    options: dict[str, Value]
    houses: list[schema.SeatHouse]
    made: int
    over: bool
    results: list[schema.Result | None]
    marks: list[schema.Mark]
    scores: list[schema.RoundScores]
    text: str
    """The record."""
    steps: list[Step]


def viewers(players: int) -> list[Seat]:
    return ["all", "none", *range(players)]


async def finished(store: Store, row: RoomRow, until: int | None = None) -> Record | OldGame:
    """The game of a finished room, from its choices; or what was made of it until a moment."""
    doc = decode(row.doc)
    bots = ["" if seat.person is not None else seat.bot or "" for seat in doc.seats]
    record = Record(row.game, doc.players, row.seed, doc.options, doc.names, bots)
    made = await store.games.choices(row.id, until=until)
    record.lines = [Line(line.seat, line.choice, "") for line in made]
    record.over, record.rules, record.given = not doc.drawn, row.rules, doc.given
    return record if row.rules == kit_of(row.game).version else OldGame(record, made)


# Keeping ------------------------------------------------------------------------------------------


def keep(source: Record | OldGame) -> bytes:
    """What each seat sees of a game, as far as it comes out as it was played."""
    return zlib.compress(msgspec.msgpack.encode(kept(source)))


def kept(source: Record | OldGame) -> Game:
    record = source.record if isinstance(source, OldGame) else source
    made, rest = len(record.lines), []
    if isinstance(source, OldGame):
        same = same_choices(source)
        record.lines, rest = record.lines[:same], record.lines[same:]
    replay = Replay(record)
    replay.play(verify=False)
    replay.note_digests()
    record.lines += rest
    data = replay.data("", LANGUAGES[0], None)
    wordings = [replay.wording(lang) for lang in LANGUAGES]
    return Game(
        record.game,
        record.players,
        record.seed,
        replay.names,
        replay.bots,
        record.options,
        data.houses,
        made,
        data.over,
        [wording.ending(replay.last) for wording in wordings],
        replay.marks,
        replay.scores,
        record.text(),
        steps_of(replay),
    )


def same_choices(old: OldGame) -> int:
    """How many choices of an older game come out the same under the rules of now."""
    was = old.record
    try:
        live = Live(was.game, was.players, str(was.seed), was.options, was.names, was.given)
    except Exception:
        return 0
    return next((at for at, row in enumerate(old.rows) if not live.repeat(row)), len(old.rows))


def steps_of(replay: Replay) -> list[Step]:
    """Every moment of a replay."""
    wordings = [replay.wording(lang) for lang in LANGUAGES]
    who = viewers(replay.record.players)
    game, before = replay.record.begin(), [None] * len(who)
    found: list[Step] = []
    for number in range(len(replay.moves) + 1):
        step = Step(None, None, True, [], [], [])
        heard = replay.opening()
        if number:
            by, choice = replay.moves[number - 1]
            asked = game.decision(by)
            step.by, step.choice, step.open = by, choice.notation, is_open(asked)
            step.labels = [wording.label(choice, asked) for wording in wordings]
            heard = events_of(game, by, choice)
        for event in heard:
            seats = [seat for seat in range(replay.record.players) if event.seen_by(seat)]
            texts = [wording.told(event) for wording in wordings]
            step.told.append(
                Told(event.key, event.args, None if event.seen_by(None) else seats, texts)
            )
        for at, viewer in enumerate(who):
            after = picture(game, viewer)
            step.changes.append(difference(before[at], after))
            before[at] = after
        found.append(step)
    return found


def picture(game: Any, viewer: Seat) -> Any:
    """What somebody sees, as plain values."""
    position, asked = shown(game, viewer)
    hints = server_kit(game.setup.game).hints(position, None)
    return msgspec.to_builtins([state_of(position), hints, asked])


def difference(before: Any, after: Any) -> Any:
    """What must be done to a value: nothing, something in some of its places, or all anew."""
    if before == after and type(before) is type(after):
        return SAME
    if isinstance(before, dict) and isinstance(after, dict):
        changed = {key: GONE for key in before if key not in after}
        changed |= {
            key: difference(before[key], value) if key in before else [value]
            for key, value in after.items()
            if key not in before or before[key] != value
        }
        return changed
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {at: difference(old, new) for at, (old, new) in pairs if old != new}
    return [after]


def applied(before: Any, change: Any) -> Any:
    """The value after a difference."""
    if change == SAME:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [applied(old, change.get(at, SAME)) for at, old in enumerate(before)]
    after = dict(before)
    for key, each in change.items():
        if each == GONE:
            del after[key]
        else:
            after[key] = applied(before.get(key), each)
    return after


# Showing ------------------------------------------------------------------------------------------


class KeptReplay:
    """A kept game, looked at like a replay."""

    def __init__(self, data: bytes | Game) -> None:
        read = msgspec.msgpack.decode
        self.game = data if isinstance(data, Game) else read(zlib.decompress(data), type=Game)
        self.moves = self.game.steps[1:]
        self.players = self.game.players
        self.scores = self.game.scores

    def file(self) -> str:
        """The record, as far as it is known where each choice leads."""
        return self.game.text

    def data(self, ident: str, lang: str, proof: Proof | None) -> schema.RecordInfo:
        """What the record is about."""
        game = self.game
        hashed, seed, salt = proof if proof is not None else (None, game.seed, None)
        return schema.RecordInfo(
            record=ident,
            game=game.game,
            players=game.players,
            names=game.names,
            bots=game.bots,
            options=game.options,
            choices=len(self.moves),
            made=game.made,
            over=game.over,
            hash=hashed,
            seed=seed,
            salt=salt,
            houses=game.houses,
            result=game.results[LANGUAGES.index(lang)],
            marks=game.marks,
        )

    def moments(self, start: int, end: int, seat: Seat, lang: str) -> list[schema.Moment]:
        """The positions from one number of choices to another."""
        at, speaks = viewers(self.game.players).index(seat), LANGUAGES.index(lang)
        found: list[schema.Moment] = []
        now: Any = None
        for number, step in enumerate(self.game.steps[: end + 1]):
            now = applied(now, step.changes[at])
            if number >= start:
                found.append(self.moment(number, step, seat, now, speaks))
        return found

    def moment(self, number: int, step: Step, seat: Seat, now: Any, speaks: int) -> schema.Moment:
        told = number > 0 and (seat == "all" or step.open or step.by == seat)
        state, hints, asked = now
        last = number == len(self.moves)
        return schema.Moment(
            move=number,
            by=step.by if told else None,
            choice=step.choice if told else None,
            label=step.labels[speaks] if told else None,
            view=state,
            hints=hints,
            asked=asked,
            entries=[
                schema.LogEntry(each.key, each.args, number, each.texts[speaks])
                for each in step.told
                if each.seats is None or seat == "all" or seat in each.seats
            ],
            result=self.game.results[speaks] if last else None,
        )
