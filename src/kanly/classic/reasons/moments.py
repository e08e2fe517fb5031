"""When each verb has its moment, and what is said when it is used at another."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
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
    return refuse("must-answer", asked_by(case.frame[0], case.kind))


def unfit(case: Case) -> Refusal:
    """Not among the answers, for no reason of its own."""
    if not case.kind:
        return Refusal("refuse-not-asked", "CLA-TURN-06")
    return refuse("no-answer", asked_by(case.frame[0], case.kind))


def asked_by(frame: int, kind: str) -> str:
    """The rule behind a question."""
    return QUESTIONS[frame].rule if frame in QUESTIONS else QUESTION_RULES[kind]


def unoffered(case: Case) -> Refusal | None:
    """Nothing is done unasked in the setup, nor while play waits for a card."""
    if case.game.phase == SETUP:
        return refuse("setup", "CLA-SETUP-17")
    if case.frame[0] in CARD_IN_USE:
        return refuse("busy", "CLA-TURN-12")
    return None


QUESTION_RULES: Final[dict[str, str]] = {
    kinds.DRAFT.name: "CLA-SETUP-03",
    kinds.SWAP.name: "CLA-SETUP-04",
    kinds.CONSENT.name: "CLA-SETUP-04",
    kinds.PREDICTION.name: "CLA-BG-03",
    kinds.PICK_TRAITOR.name: "CLA-SETUP-10",
    kinds.SPLIT.name: "CLA-FRE-01",
    kinds.ADVISOR.name: "CLA-BG-14",
    kinds.STORM_DIAL.name: "CLA-STORM-05",
    kinds.WEATHER.name: "CLA-STORM-08",
    kinds.SECTORS.name: "CLA-CARD-35",
    kinds.STORM_LOSSES.name: "CLA-FRE-22",
    kinds.PAUSE.name: "CLA-TURN-09",
    kinds.PROTECT.name: "CLA-FRE-15",
    kinds.PLACE_WORM.name: "CLA-FRE-21",
    kinds.NEXUS.name: "CLA-ALLY-01",
    kinds.RIDE.name: "CLA-FRE-11",
    kinds.CHARITY.name: "CLA-CHOAM-02",
    kinds.PROMISE.name: "CLA-BID-21",
    kinds.BID.name: "CLA-BID-11",
    kinds.PAY.name: "CLA-BID-17",
    kinds.RESPONSE.name: "CLA-TURN-10",
    kinds.SWAP_COUNT.name: "CLA-HAR-17",
    kinds.GIVE_BACK.name: "CLA-HAR-17",
    kinds.GRANT.name: "CLA-EMP-08",
    kinds.GRANT_FREE.name: "CLA-FRE-16",
    kinds.REVIVE.name: "CLA-REV-07",
    kinds.REVIVE_LEADER.name: "CLA-REV-10",
    kinds.FLIP.name: "CLA-BG-26",
    kinds.STEP_IN.name: "CLA-GUI-11",
    kinds.LEND.name: "CLA-ALLY-17",
    kinds.SHIP.name: "CLA-SHIP-02",
    kinds.CARGO.name: "CLA-SHIP-04",
    kinds.SHIP_PAY.name: "CLA-SHIP-05",
    kinds.CROSS_TO.name: "CLA-GUI-04",
    kinds.GROUP.name: "CLA-MOVE-01",
    kinds.MOVE.name: "CLA-SHIP-02",
    kinds.MOVE_TO.name: "CLA-MOVE-14",
    kinds.FOLLOW.name: "CLA-BG-06",
    kinds.INTRUSION.name: "CLA-BG-25",
    kinds.SIDE.name: "CLA-BG-22",
    kinds.ARRIVAL_LOSSES.name: "CLA-FRE-23",
    kinds.BATTLE.name: "CLA-BATTLE-06",
    kinds.VOICE.name: "CLA-BG-09",
    kinds.PRESCIENCE.name: "CLA-ATR-07",
    kinds.FORETELL.name: "CLA-ATR-07",
    kinds.SEE_PLAN.name: "CLA-ATR-22",
    kinds.PLAN.name: "CLA-BATTLE-09",
    kinds.TREASON.name: "CLA-TRAITOR-03",
    kinds.LOSSES.name: "CLA-BATTLE-25",
    kinds.LOSSES_AT.name: "CLA-BATTLE-25",
    kinds.KEEP_CARD.name: "CLA-BATTLE-26",
    kinds.CAPTURE.name: "CLA-HAR-07",
    kinds.CAPTIVE.name: "CLA-HAR-10",
    kinds.QUESTION.name: "CLA-CARD-30",
    kinds.TRUTH.name: "CLA-CARD-30",
    kinds.REVIVE_FREE.name: "CLA-CARD-17",
    kinds.SECRET_DRAFT.name: "CLA-SETUP-18",
    kinds.MULLIGAN.name: "CLA-SETUP-19",
}
# fmt: on
"""The rule behind each question."""
