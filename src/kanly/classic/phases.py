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
    revival,
    shipment,
    spice_blow,
    storm,
    victory,
)
from kanly.classic.forces import turn_alone
from kanly.classic.position import Classic, N
from kanly.classic.question import Step
from kanly.classic.tables.phases import MENTAT_PAUSE, PHASE_NAMES, STORM
from kanly.core.game import Frame

STARTS: Final[list[Callable[[Classic], None]]] = [
    storm.start,
    spice_blow.start,
    choam.start,
    bidding.start,
    revival.start,
    shipment.start,
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


TURN: Final = Step(0, turn)


def phase(game: Classic, frame: Frame) -> None:
    """The next phase; what a Karama stopped is free again (CLA-KAR-03)."""
    step, number = frame
    game.phase = number
    game.stopped = 0
    game.stopped_once = 0
    if game.listener is not None:
        game.tell("phase", phase=f"classic-phase-{PHASE_NAMES[number]}")
    if number < MENTAT_PAUSE:
        game.stack.append((step, number + 1))
    if number == STORM and game.rules.advisors_stay:
        turn_alone(game)
    deals.pay_due(game)
    STARTS[number - 1](game)
    if number == MENTAT_PAUSE and not game.winners:
        game.stack.append((TURN.frame,))


PHASE: Final = Step(1, phase, "number")
