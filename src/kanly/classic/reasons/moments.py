"""When each verb has its moment, and what is said when it is used at another."""

from __future__ import annotations

from kanly.classic.anytime import CARD_IN_USE
from kanly.classic.position import NOBODY
from kanly.classic.question import ALLIANCES, ANY_PHASE, NO_POWER, QUESTIONS, Moment
from kanly.classic.reasons.case import Case, advanced, only, refuse, stopped
from kanly.classic.tables.phases import PHASE_NAMES, SETUP
from kanly.core.message import Refusal


def untimely(case: Case, moment: Moment) -> Refusal:
    """It does not answer the question: somebody else's, not in this game, or at another time."""
    game = case.game
    if moment.owner != NOBODY and not case.plays(moment.owner):
        return only(moment.owner, moment.rule)
    if moment.part >= 0 and not game.rules.switch(moment.part):
        return advanced()
    if moment.part == ALLIANCES and game.players == 2:
        return refuse("two-players", "CLA-PLAYERS-08")
    if moment.special and game.special_used >> moment.owner & 1:
        return refuse("special-used", "CLA-KAR-11")
    if moment.phase != ANY_PHASE and moment.phase != game.phase:
        return wrong_phase(case, moment.phase)
    if moment.power != NO_POWER and game.is_off(moment.power):
        return stopped(moment.power, moment.rule)
    if not case.kind:
        return Refusal("refuse-not-asked", "CLA-TURN-06")
    return refuse("when-" + moment.key, moment.rule)


def wrong_phase(case: Case, phase: int) -> Refusal:
    return refuse(
        "phase",
        "CLA-TURN-01",
        phase=f"classic-phase-{PHASE_NAMES[phase]}",
        now=f"classic-phase-{PHASE_NAMES[case.game.phase]}",
    )


def must_answer(case: Case) -> Refusal:
    """A way out that this question does not leave."""
    if not case.kind:
        return Refusal("refuse-not-asked", "CLA-TURN-06")
    return refuse("must-answer", QUESTIONS[case.frame[0]].rule)


def unfit(case: Case) -> Refusal:
    """Not among the answers, for no reason of its own."""
    if not case.kind:
        return Refusal("refuse-not-asked", "CLA-TURN-06")
    return refuse("no-answer", QUESTIONS[case.frame[0]].rule)


def unoffered(case: Case) -> Refusal | None:
    """Nothing is done unasked in the setup, nor while play waits for a card."""
    if case.game.phase == SETUP:
        return refuse("setup", "CLA-SETUP-17")
    if case.frame[0] in CARD_IN_USE:
        return refuse("busy", "CLA-TURN-12")
    return None
