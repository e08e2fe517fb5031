"""Why a choice is refused: by a gate of the question that it answers, or by its moment.

Every verb has its moment, the questions it answers. At the right one the gates by which choices
are listed say what stands in the way; at another time the moment itself is the reason. Nothing is
told that the seat may not know: its own cards, spice and plans, and what all see.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import keys
from kanly.classic.offers import OFFERS
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.question import ALLIANCES, ANY_PHASE, NO_POWER, Moment
from kanly.classic.rules import QUESTIONS
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.message import Refusal

NOT_ASKED: Final = Refusal("refuse-not-asked", "CLA-TURN-06")


def explain(game: Classic, seat: int, choice: Choice) -> Refusal:
    """The reason a choice is not among the legal ones."""
    decision = game.decision(seat)
    asked = NOBODY if decision is None else faction_asked(decision)
    question = None if decision is None else QUESTIONS[game.stack[-1][0]]
    verb = choice.verb
    reason: Refusal | None = None
    if question is not None and verb in question.gates:
        # A seat that drafts a faction has none yet: it goes by its own number.
        whom = FactionId(seat) if asked == NOBODY else asked
        reason = question.gates[verb].refusal(game, whom, choice.plain)
    elif verb in OFFERS:
        offer = OFFERS[verb]
        own = game.factions_of(seat)
        faction = asked if asked != NOBODY or not own else own[0]
        if offer.owner in own:
            faction = offer.owner
        reason = offer.gates.refusal(game, faction, choice.plain)
    elif verb not in WAYS_OUT:
        return untimely(game, seat, MOMENTS[verb])
    if reason is not None:
        return reason
    if question is None:
        return NOT_ASKED
    return refuse("must-answer" if verb in WAYS_OUT else "no-answer", question.rule)


def faction_asked(decision: Decision) -> FactionId:
    """The faction to which a question is put, or NOBODY."""
    key = decision.args.get("faction") if decision.args else None
    return FactionId(FACTION.index(key)) if isinstance(key, str) else NOBODY


def rule(game: Classic, seat: int) -> str:
    """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
    if game.over:
        return "CLA-WIN-15"
    return "CLA-TURN-06" if game.decision(seat) is None else QUESTIONS[game.stack[-1][0]].rule


def refuse(key: str, rule: str, **args: int | str) -> Refusal:
    """The refusal of that key (`refuse-classic-...`), with the rule behind it."""
    return Refusal("refuse-classic-" + key, rule, args)


# Moments ------------------------------------------------------------------------------------------

WAYS_OUT: Final = (c.V_DECLINE, c.V_PASS, c.V_DONE)
"""Verbs that say no to a question."""


def moments() -> dict[int, Moment]:
    """When each verb that answers a question has its moment."""
    found: dict[int, Moment] = {}
    for question in QUESTIONS.values():
        told = question.moments
        if isinstance(told, Moment):
            told = {verb: told for verb in question.gates if verb not in WAYS_OUT}
        for verb, moment in (told or {}).items():
            assert verb not in found, f"verb {verb} has two moments"
            found[verb] = moment
    return found


MOMENTS: Final = moments()


def untimely(game: Classic, seat: int, moment: Moment) -> Refusal:
    """It does not answer the question: somebody else's, not in this game, or at another time."""
    if moment.owner != NOBODY and game.seat[moment.owner] != seat:
        return refuse("only", moment.rule, faction=FACTION[moment.owner])
    if moment.part >= 0 and not game.rules.switch(moment.part):
        return refuse("advanced", "CLA-ADV-01")
    if moment.part == ALLIANCES and game.players == 2:
        return refuse("two-players", "CLA-PLAYERS-08")
    if moment.special and game.special_used >> moment.owner & 1:
        return refuse("special-used", "CLA-KAR-11")
    if moment.phase != ANY_PHASE and moment.phase != game.phase:
        due, now = [keys.PHASE[phase] for phase in (moment.phase, game.phase)]
        return refuse("phase", "CLA-TURN-01", phase=due, now=now)
    if moment.power != NO_POWER and game.is_off(moment.power):
        power = keys.POWER[moment.power]
        return refuse("stopped", moment.rule, power=power)
    if game.decision(seat) is None:
        return NOT_ASKED
    return refuse("when-" + moment.key, moment.rule)
