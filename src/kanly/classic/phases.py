"""Turns and phases (CLA-TURN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import (
    battle,
    bidding,
    choam,
    collection,
    deals,
    keys,
    revival,
    ship_and_move,
    spice_blow,
    storm,
    victory,
)
from kanly.classic import question as q
from kanly.classic.forces import turn_alone
from kanly.classic.position import Classic, N
from kanly.classic.tables.phases import MENTAT_PAUSE, STORM
from kanly.core.game import Frame

STARTS: Final[list[Callable[[Classic], None]]] = [
    storm.start,
    spice_blow.start,
    choam.start,
    bidding.start,
    revival.start,
    ship_and_move.start,
    battle.start,
    collection.start,
    victory.start,
]
"""How each phase begins, from the storm on (CLA-TURN-01)."""


def turn(game: Classic, frame: Frame) -> None:
    """The marker advances (CLA-TURN-17)."""
    game.turn += 1
    game.revived_stars = [0] * N
    game.fresh = 0
    game.proposals = deals.open_proposals(game)
    if game.listener is not None:
        game.tell("turn", n=game.turn)
    game.stack.append((PHASE.frame, STORM))


def phase(game: Classic, frame: Frame) -> None:
    """The next phase; what a Karama stopped is free again (CLA-KAR-03)."""
    _, number = frame
    game.phase = number
    game.stopped = 0
    game.stopped_once = 0
    if game.listener is not None:
        game.tell("phase", phase=keys.PHASE[number])
    if number == STORM and game.rules.advisors_stay:
        turn_alone(game)
    begin(game)


def begin(game: Classic) -> None:
    """The phase begins with what is due; the next one follows, or the next turn."""
    if game.phase < MENTAT_PAUSE:
        game.stack.append((PHASE.frame, game.phase + 1))
    deals.pay_due(game)
    STARTS[game.phase - 1](game)
    if game.phase == MENTAT_PAUSE and not game.winners:
        game.stack.append((TURN.frame,))


# Steps of the chapter -----------------------------------------------------------------------------
TURN: Final = q.Step(0, turn)
PHASE: Final = q.Step(1, phase, "number")
