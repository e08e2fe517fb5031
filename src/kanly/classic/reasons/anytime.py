"""Truthtrance, Ghola, special powers, gifts, secrets and deals: why not."""

from __future__ import annotations

from kanly.classic import truthtrance
from kanly.classic.choices import (
    Q_LEADS,
    Q_PLAYS,
    Q_PREDICTION,
    Q_TRAITOR,
    Q_TURN,
    UNKNOWABLE,
)
from kanly.classic.reasons.case import (
    Case,
    absent,
    of_faction,
    of_leader,
    only,
    refuse,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.treachery import (
    SPECIAL,
    TREACHERY_CARDS,
)
from kanly.core.message import Refusal

# Truthtrance --------------------------------------------------------------------------------------


def stranger(case: Case, other: int, rule: str) -> Refusal | None:
    """Not another player's faction."""
    if case.plays(other):
        return refuse("own-faction", rule)
    return None if case.game.plays(other) else absent(other)


def question(case: Case) -> Refusal:
    """A question that does not fit whoever is asked (CLA-CARD-34)."""
    about, what, target = case.choice.a, case.choice.b, case.frame[2]
    if about == Q_TRAITOR:
        return absent(LEADERS[what].faction)
    if about in (Q_PREDICTION, Q_TURN):
        return no_such_prediction(case, about, what, target)
    if not truthtrance.in_plan(case.game, target):
        return of_faction("no-plan", "CLA-CARD-32", target)
    if about == Q_PLAYS and TREACHERY_CARDS[what].kind == SPECIAL:
        card = f"classic-card-{TREACHERY_CARDS[what].slug}"
        return refuse("not-in-plan", "CLA-BATTLE-15", card=card)
    if about == Q_LEADS:
        return of_leader("cannot-lead", "CLA-BATTLE-12", what)
    return unfit(case)


def no_such_prediction(case: Case, about: int, what: int, target: int) -> Refusal:
    if target != BENE_GESSERIT:
        return only(BENE_GESSERIT, "CLA-BG-03")
    if about == Q_TURN:
        return refuse("turns", "CLA-BG-03", most=case.game.rules.turns)
    return refuse("predict-self", "CLA-BG-03") if what == BENE_GESSERIT else absent(what)


def keep_truthtrance(case: Case) -> Refusal:
    return refuse("question-first", "CLA-CARD-33")


def answer(case: Case) -> Refusal:
    """Only the truth, and what the plan can tell is known (CLA-CARD-30, CLA-CARD-32)."""
    if case.choice is UNKNOWABLE:
        return refuse("answer-known", "CLA-CARD-33")
    return refuse("answer-true", "CLA-CARD-32")
