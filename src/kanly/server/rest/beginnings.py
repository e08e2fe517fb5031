"""Rooms that begin at a position, over REST: puzzles, examples, games tried again
(docs/protocol.md, section 3)."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from kanly.arena.kit import arena_kit
from kanly.core.record import Record, read
from kanly.core.registry import KITS
from kanly.server import schema
from kanly.server.bots import checked_bot, stand_in
from kanly.server.errors import Refused
from kanly.server.examples import example_of
from kanly.server.limits import REPLAYS, TABLES
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rest.records import FREE, allowed, length_of, of_now, source_of
from kanly.server.rest.rooms import admit, checked_seat, sitter
from kanly.server.rooms import puzzles
from kanly.server.rooms.doc import AGAIN, Origin, SeatDoc
from kanly.server.rooms.positions import Position, open_room
from kanly.server.store.games import ChoiceRow
from kanly.server.wording import plain
from kanly.translation import Words

EXAMPLE: Final = "example"
"""The origin of a room where a worked example is played."""


async def opened(
    caller: Caller,
    position: Position,
    seat: int,
    bots: list[str],
    origin: Origin,
    wanted: schema.FromPosition,
    help: bool | None = None,
) -> schema.Ticket:
    """A room at a position with the caller at a seat and bots at the others."""
    admit(caller, [bot for at, bot in enumerate(bots) if at != seat])
    person = sitter(await caller.person_or_new(wanted.name), caller)
    seats = [SeatDoc(bot=bot) for bot in bots]
    seats[seat] = SeatDoc(person=person.person, name=person.name)
    room, tokens = await open_room(
        caller.hub, position, seats, person.person, origin, wanted.pace_ms, help=help
    )
    return schema.Ticket(room.show.data(person.person), seat, tokens[seat])


# Puzzles ------------------------------------------------------------------------------------------


@get("/api/puzzles")
async def all_puzzles(caller: Asking) -> schema.PuzzleList:
    """Every puzzle, without its position and its solution, and that of today."""
    known = await asyncio.to_thread(puzzles.puzzles)
    words = plain(caller.lang)
    infos = [
        schema.PuzzleInfo(
            each.name,
            each.kind,
            each.game,
            each.players,
            house_of(each.game, each.house, words),
            each.round,
            puzzles.level(each),
        )
        for each in sorted(known.values(), key=lambda each: puzzles.KINDS.index(each.kind))
    ]
    return schema.PuzzleList(infos, [*puzzles.KINDS], puzzles.daily())


def house_of(game: str, house: str, words: Words) -> str:
    """A leader or a faction by name."""
    about, kind = KITS[game].about, arena_kit(game).house
    return words.name_or(about.prefix + house, words.name_or(f"{kind}-{house}", house))


@post("/api/play/puzzle")
async def play_puzzle(data: JSONBody[schema.PlayPuzzle], caller: Asking) -> schema.Ticket:
    """A room at the position of a puzzle. Nobody may ask for advice there."""
    caller.limit(TABLES)
    puzzle = (await asyncio.to_thread(puzzles.puzzles)).get(data.puzzle)
    if puzzle is None:
        raise Refused("no-puzzle")
    made = [ChoiceRow(step.seat, step.choice) for step in puzzle.made]
    position = Position(puzzle.game, puzzle.players, puzzle.options, puzzle.seed, made=made)
    bots = [stand_in(puzzle.game)] * puzzle.players
    origin = Origin(kind=puzzles.PUZZLE, name=puzzle.name)
    return await opened(caller, position, puzzle.seat, bots, origin, data, help=False)


# Examples of the rules ----------------------------------------------------------------------------


@post("/api/play/example")
async def play_example(data: JSONBody[schema.PlayExample], caller: Asking) -> schema.Ticket:
    """A room at the position of a worked example of the rules."""
    caller.limit(TABLES)
    example = await asyncio.to_thread(example_of, data.rule)
    if example is None:
        raise Refused("no-example")
    bots = [stand_in(example.position.game)] * example.position.players
    origin = Origin(kind=EXAMPLE, name=data.rule)
    return await opened(caller, example.position, example.seat, bots, origin, data)


# Games tried again --------------------------------------------------------------------------------


@post("/api/play/again")
async def play_again(data: JSONBody[schema.PlayAgain], caller: Asking) -> schema.Ticket:
    """A room at a moment of a game that is over, against the bots that played there."""
    caller.limit(TABLES)
    record = await whole_record(caller, data.record)
    seat = checked_seat(data.seat, record.players) or 0
    if data.move > len(record.lines):
        raise Refused("bad-request", where="$.move")
    caller.limit(REPLAYS, data.move / FREE)
    made = [ChoiceRow(line.seat, line.choice) for line in record.lines[: data.move]]
    position = Position(
        record.game, record.players, record.options, f"{record.seed}", record.given, made
    )
    origin = Origin(kind=AGAIN, name=f"{data.record}/{data.move}")
    return await opened(caller, position, seat, bots_of(record), origin, data)


async def whole_record(caller: Caller, ident: str) -> Record:
    """A record of a game that can be played on under the rules of today."""
    await allowed(caller, ident)
    source = await source_of(caller.hub, ident)
    if isinstance(source, str):
        of_now(source)
        caller.limit(REPLAYS, length_of(source) / FREE)
        return await asyncio.to_thread(read, source)
    if not isinstance(source, Record):
        raise Refused("old-rules")
    return source


def bots_of(record: Record) -> list[str]:
    """Who played each seat; for people and for bots from elsewhere somebody stands in."""
    known = record.bots or [""] * record.players
    return [playable(record.game, bot) for bot in known]


def playable(game: str, bot: str) -> str:
    try:
        return checked_bot(game, bot)
    except Refused:
        return stand_in(game)
