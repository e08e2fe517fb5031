"""Why a choice is refused: by a gate of the question that it answers, or by its moment.

Every verb has its moment, the questions it answers. At the right one the gates by which choices
are listed say what stands in the way; at another time the moment itself is the reason. Nothing is
told that the seat may not know: its own cards, spice and plans, and what all see.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import deals, offers, special
from kanly.classic.position import Classic
from kanly.classic.question import Moment
from kanly.classic.reasons import auction
from kanly.classic.reasons.case import Case
from kanly.classic.reasons.moments import must_answer, unfit, untimely
from kanly.classic.rules import QUESTIONS
from kanly.classic.tables.factions import EMPEROR, FREMEN, HARKONNEN
from kanly.core.choice import Choice
from kanly.core.gate import Gates
from kanly.core.message import Refusal


def explain(game: Classic, seat: int, choice: Choice) -> Refusal:
    """The reason a choice is not among the legal ones."""
    case = Case(game, seat, choice)
    verb = choice.verb
    gates = QUESTIONS[case.frame[0]].gates.get(verb) if case.kind else None
    if gates is not None:
        return gates.refusal(game, case.owner, case.choice) or unfit(case)
    if verb in OFFER_GATES:
        owner = OWNERS.get(verb, case.faction)
        faction = owner if case.plays(owner) else case.faction
        return OFFER_GATES[verb].refusal(game, faction, case.choice) or unfit(case)
    if verb == c.V_PROMISE:
        return auction.promise(case)
    return must_answer(case) if verb in WAYS_OUT else untimely(case, MOMENTS[verb])


def rule(game: Classic, seat: int) -> str:
    """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
    if game.over:
        return "CLA-WIN-15"
    return "CLA-TURN-06" if game.decision(seat) is None else QUESTIONS[game.stack[-1][0]].rule


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

OFFER_GATES: Final[dict[int, Gates[Classic]]] = {
    c.V_TRUTHTRANCE: offers.TRUTHTRANCE_GATES,
    c.V_GHOLA: special.GHOLA_GATES,
    c.V_REVIVE_FREE: offers.REVIVE_FREE_GATES,
    c.V_SWAP_CARDS: offers.SWAP_CARDS_GATES,
    c.V_CALL_WORM: offers.CALL_WORM_GATES,
    c.V_GIFT: offers.GIFT_GATES,
    c.V_SHOW: offers.SHOW_GATES,
    c.V_DEAL_CANCEL: deals.CANCEL_GATES,
    c.V_DEAL_WITHDRAW: deals.WITHDRAW_GATES,
    c.V_DEAL_DECLINE: deals.DECLINE_GATES,
    c.V_DEAL_ACCEPT: deals.ACCEPT_GATES,
    c.V_DEAL_DROP: deals.DROP_GATES,
    c.V_DEAL_SEND: deals.SEND_GATES,
    c.V_DEAL_AT: deals.AT_GATES,
    c.V_DEAL_ASK: deals.ASK_GATES,
    c.V_DEAL_GIVE: deals.GIVE_GATES,
    c.V_DEAL_WANT: deals.WANT_GATES,
    c.V_DEAL_PAY: deals.PAY_GATES,
    c.V_DEAL_WITH: deals.WITH_GATES,
}
"""The gates of what is done out of turn."""

OWNERS: Final[dict[int, int]] = {
    c.V_REVIVE_FREE: EMPEROR,
    c.V_SWAP_CARDS: HARKONNEN,
    c.V_CALL_WORM: FREMEN,
    c.V_GIFT: EMPEROR,
}
"""Whose it is, where a player of two factions does it for one of them."""
