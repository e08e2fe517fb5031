"""Traitors are called after the reveal (CLA-TRAITOR)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic import question as q
from kanly.classic.karama import open_response
from kanly.classic.plans import foe
from kanly.classic.position import FACTION, KWISATZ, LEADER, NOBODY, Classic, N
from kanly.classic.resolution import RESOLVE
from kanly.classic.tables.advantages import STOP_TRAITOR_FOR_ALLY
from kanly.classic.tables.factions import HARKONNEN
from kanly.classic.tables.leaders import NO_LEADER
from kanly.classic.tables.phases import BATTLE
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates

ONLY_SILENT: Final = [c.SILENT]


def start(game: Classic, frame: Frame) -> None:
    """All who could call are asked at once, whatever they hold (CLA-TRAITOR-03)."""
    ask(game, game.sides, 0, 0)


def ask(game: Classic, sides: list[FactionId], callers: int, again: int) -> None:
    """Ask these sides, and the Harkonnen for an ally among them (CLA-HAR-06)."""
    asked = 0
    for side in sides:
        if callable_leader(game, foe(game, side)) != NO_LEADER:
            asked |= 1 << side
            if helps(game, side) and not (again and game.rules.karama_once):
                asked |= 1 << HARKONNEN
    if asked:
        game.stack.append((WINDOW_TREASON.frame, asked, callers, again))
    else:
        game.stack.append((RESOLVE.frame, callers))


def helps(game: Classic, side: FactionId) -> bool:
    """Whether the Harkonnen can call for this side."""
    return (
        HARKONNEN not in game.sides
        and bool(game.ally[side] >> HARKONNEN & 1)
        and not game.stopped >> STOP_TRAITOR_FOR_ALLY & 1
    )


def callable_leader(game: Classic, side: FactionId) -> int:
    """The leader of a side that can be called: no hero, none with the Kwisatz Haderach."""
    plan = game.plans[game.sides.index(side)]
    if plan[LEADER] < 0 or plan[KWISATZ]:
        return NO_LEADER
    return plan[LEADER]


def opposing_leader(game: Classic, faction: FactionId) -> int:
    """The leader that a faction can call, if it holds the traitor card."""
    return callable_leader(game, foe(game, caller_for(game, faction)))


TREASON_GATES: Final = Gates(
    g.when("not-traitor", "CLA-TRAITOR-01",
           lambda game, own: opposing_leader(game, own) in game.traitors[own],
           lambda game, own, x: {"leader": keys.LEADER[opposing_leader(game, own)]}),
)  # fmt: skip


def caller_for(game: Classic, faction: FactionId) -> FactionId:
    """The side for which a faction calls: itself, or its ally."""
    if faction in game.sides:
        return faction
    return game.sides[0] if game.ally[faction] >> game.sides[0] & 1 else game.sides[1]


def settle_treason(
    game: Classic, frame: tuple[int, int, int, int], answers: dict[FactionId, Choice]
) -> None:
    _, _, callers, again = frame
    helped = NOBODY
    for faction, choice in answers.items():
        if choice is c.TREASON:
            if faction in game.sides:
                callers |= 1 << faction
                show(game, faction, faction)
            else:
                helped = caller_for(game, faction)
    if helped != NOBODY and not callers >> helped & 1:
        game.stack.append((TREASON_ALLY.frame, callers, again, helped))
        game.tell("treason-for-ally", faction=FACTION[HARKONNEN], other=FACTION[helped])
        open_response(game, 1 << STOP_TRAITOR_FOR_ALLY)
    else:
        game.stack.append((TREASON_COUNT.frame, callers, again))


def treason_for_ally(game: Classic, frame: tuple[int, int, int, FactionId]) -> None:
    """The Harkonnen's call makes their ally the caller, unless it is stopped (CLA-KAR-41)."""
    _, callers, again, helped = frame
    if not game.is_stopped(STOP_TRAITOR_FOR_ALLY):
        callers |= 1 << helped
        show(game, HARKONNEN, helped)
    game.stack.append((TREASON_COUNT.frame, callers, again))


def show(game: Classic, faction: FactionId, side: FactionId) -> None:
    """The traitor card is shown and stays with its holder (CLA-TRAITOR-10)."""
    leader = callable_leader(game, foe(game, side))
    for viewer in range(N + 1):
        game.traitor_known[viewer] |= 1 << leader
    game.seen()
    game.tell("treason", faction=FACTION[faction], leader=keys.LEADER[leader])


def count(game: Classic, frame: Frame) -> None:
    """If exactly one side has called, the other is asked once more (CLA-TRAITOR-03)."""
    _, callers, again = frame
    silent = [side for side in game.sides if not callers >> side & 1]
    if len(silent) == 1 and not again:
        ask(game, silent, callers, 1)
    else:
        game.stack.append((RESOLVE.frame, callers))


# Steps and questions of the chapter ---------------------------------------------------------------
TREASON_START: Final = q.Step(55, start)
TREASON_ALLY: Final = q.Step(56, treason_for_ally, "factions number number")
TREASON_COUNT: Final = q.Step(57, count, "factions number")

WINDOW_TREASON: Final = q.SecretQuestion(
    12, "treason", "CLA-TRAITOR-03", "factions factions number",
    [c.SILENT, c.TREASON], settle_treason, gates={c.V_TREASON: TREASON_GATES},
    moments=q.Moment("treason", "CLA-TRAITOR-01", BATTLE), unseen=False,
)  # fmt: skip
