"""Puzzles at the table: which there are, and what is said once one is answered."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Final

from kanly.arena.kit import arena_kit
from kanly.bots.puzzle import Puzzle, Tried, puzzles_folder, read_puzzles
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.message import Message
from kanly.core.registry import KITS
from kanly.server import schema

if TYPE_CHECKING:
    from kanly.server.rooms.doc import Origin
    from kanly.server.wording import Wording

KINDS: Final = tuple(kind.name for game in KITS for kind in arena_kit(game).puzzles)
"""Every kind of puzzle, in the order of the games."""
PUZZLE: Final = "puzzle"
"""The origin of a room where a puzzle is played."""
STEPS: Final = 6
"""How many choices of a line are shown."""
EVIDENT: Final = 0.1
"""Loss of winning chance from which a puzzle that is no first thought is of medium difficulty."""


@cache
def puzzles() -> dict[str, Puzzle]:
    """Every puzzle that the rules of today still play, by name."""
    known = read_puzzles(puzzles_folder())
    return {
        each.name: each
        for each in known
        if each.game in KITS and each.rules == KITS[each.game].version
    }


def puzzle_of(origin: Origin | None) -> Puzzle | None:
    """The puzzle that a room is about."""
    return puzzles().get(origin.name) if origin is not None and origin.kind == PUZZLE else None


@cache
def by_day() -> list[str]:
    """The puzzles in the order of their days: by digest, which mixes the kinds."""
    return sorted(puzzles(), key=lambda name: name.rpartition("-")[2])


def daily() -> str | None:
    """The puzzle of today, by the clock of Greenwich."""
    names, today = by_day(), datetime.now(UTC).date()
    return names[today.toordinal() % len(names)] if names else None


def level(puzzle: Puzzle) -> int:
    """How hard it is, from 1: what a greedy player would do, or not; and how much is at stake."""
    if puzzle.glance == 0:
        return 1
    return 2 if puzzle.gap >= EVIDENT else 3


def told(puzzle: Puzzle, game: Game, wording: Wording) -> schema.PuzzleState:
    """What the room of a puzzle tells its player; the solution only once there is an answer."""
    made = answer_of(puzzle, game)
    if made is None:
        return schema.PuzzleState(puzzle.name, puzzle.kind, None)
    assert game.start is not None
    decision = game.start.decision(puzzle.seat)
    assert decision is not None
    chances = {each.choice: each.chance for each in puzzle.tried}
    answer = schema.PuzzleAnswer(
        solved=puzzle.solves(made),
        made=tried(Tried(made, chances.get(made, -1.0)), decision, wording),
        tried=[tried(each, decision, wording) for each in puzzle.tried],
        right=puzzle.also + 1,
        reasons=[wording.message(Message(each.key, each.args)) for each in puzzle.reasons],
        line=[
            schema.Step(step.seat, step.choice, wording.label(game.parse(step.choice), None))
            for step in puzzle.line[:STEPS]
        ],
    )
    return schema.PuzzleState(puzzle.name, puzzle.kind, answer)


def answer_of(puzzle: Puzzle, game: Game) -> str | None:
    """The first answer to the question of a puzzle, if it was given."""
    assert game.start is not None
    decision = game.start.decision(puzzle.seat)
    offered = [] if decision is None else [choice.notation for choice in decision.choices]
    begun = len(game.start.history)
    for seat, choice in zip(game.movers[begun:], game.history[begun:]):
        if seat == puzzle.seat and choice.plain.notation in offered:
            return choice.plain.notation
    return None


def tried(tried: Tried, decision: Decision, wording: Wording) -> schema.TriedChoice:
    """A choice in words, with its chance if that is known."""
    choice = next(each for each in decision.choices if each.notation == tried.choice)
    chance = tried.chance if tried.chance >= 0 else None
    return schema.TriedChoice(choice.notation, wording.label(choice, decision), chance)
