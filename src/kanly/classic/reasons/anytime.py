"""Truthtrance, Ghola, special powers, gifts, secrets and deals: why not."""

from __future__ import annotations

from kanly.classic import deals, truthtrance
from kanly.classic.choices import (
    MOST_DEALS,
    Q_LEADS,
    Q_PLAYS,
    Q_PREDICTION,
    Q_TRAITOR,
    Q_TURN,
    UNKNOWABLE,
    V_DEAL_ACCEPT,
    V_DEAL_CANCEL,
    V_DEAL_PAY,
    V_DEAL_WITHDRAW,
)
from kanly.classic.deals import MOST_PROPOSALS, MOST_TERMS, TERM
from kanly.classic.position import Deal
from kanly.classic.purse import free_spice
from kanly.classic.reasons.case import (
    Case,
    absent,
    of_faction,
    of_leader,
    only,
    refuse,
    too_much,
)
from kanly.classic.reasons.moments import unfit, unoffered
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


# Deals --------------------------------------------------------------------------------------------


def deal_with(case: Case) -> Refusal:
    """Not another player, an ally, or a party already (CLA-DEAL-01, CLA-DEAL-14)."""
    game, own, other = case.game, case.faction, case.choice.a
    closed = unoffered(case)
    if closed is not None:
        return closed
    full = None if game.drafts[own] else enough_deals(case)
    if full is not None:
        return full
    apart = stranger(case, other, "CLA-DEAL-01")
    if apart is not None:
        return apart
    if game.allied(own, other):
        return of_faction("deal-ally", "CLA-DEAL-14", other)
    parties = game.drafts[own][0] if game.drafts[own] else 0
    if parties >> other & 1:
        return of_faction("deal-party", "CLA-DEAL-01", other)
    return of_faction("deal-allies", "CLA-DEAL-01", other)


def enough_deals(case: Case) -> Refusal | None:
    """More proposals than a table ever needs (CLA-DEAL-15)."""
    if case.game.proposals[case.faction] >= MOST_PROPOSALS:
        return refuse("deal-turn", "CLA-DEAL-15", most=MOST_PROPOSALS)
    if len(case.game.deals) >= MOST_DEALS:
        return refuse("deal-many", "CLA-DEAL-15", most=MOST_DEALS)
    return None


def no_draft(case: Case) -> Refusal | None:
    """No deal is in the making."""
    closed = unoffered(case)
    if closed is None and not case.game.drafts[case.faction]:
        return refuse("deal-none", "CLA-DEAL-01")
    return closed


def deal_spice(case: Case) -> Refusal:
    """Spice in a deal, from or to a party (CLA-DEAL-04, CLA-DEAL-15)."""
    game, own = case.game, case.faction
    spice, other = case.choice.a, case.choice.b
    missing = no_draft(case)
    if missing is not None:
        return missing
    draft = game.drafts[own]
    if not draft[0] >> other & 1:
        return of_faction("deal-no-party", "CLA-DEAL-01", other)
    if not spice:
        return refuse("nothing", "CLA-DEAL-04")
    if len(draft) >= 1 + MOST_TERMS * TERM:
        return refuse("deal-terms", "CLA-DEAL-15", most=MOST_TERMS)
    if case.choice.verb == V_DEAL_PAY:
        return refuse("deal-paid", "CLA-DEAL-15", most=deals.most_paid(game, own))
    return refuse("deal-asked", "CLA-DEAL-15", most=deals.most_asked(game, own, other))


def deal_at(case: Case) -> Refusal:
    """A later moment for the spice named last (CLA-DEAL-09)."""
    game, turn = case.game, case.choice.a
    missing = no_draft(case)
    if missing is not None:
        return missing
    draft = game.drafts[case.faction]
    if len(draft) == 1:
        return refuse("deal-no-spice", "CLA-DEAL-09")
    if draft[-2]:
        return refuse("deal-timed", "CLA-DEAL-09")
    if turn > game.rules.turns:
        return refuse("turns", "CLA-DEAL-09", most=game.rules.turns)
    return refuse("deal-past", "CLA-DEAL-09")


def deal_send(case: Case) -> Refusal:
    """One cannot promise at once what one does not have (CLA-DEAL-07)."""
    missing = no_draft(case)
    if missing is not None:
        return missing
    promised = deals.promised_now(case.game.drafts[case.faction], case.faction)
    has = free_spice(case.game, case.faction)
    full = enough_deals(case) if promised <= has else None
    return full or too_much(promised, has, "CLA-DEAL-07")


def deal_made(case: Case) -> Refusal:
    return no_draft(case) or unfit(case)


def own_deal(case: Case) -> Deal | None:
    """The deal of that number, if the faction is a party to it."""
    for deal in case.game.deals:
        if deal[0] == case.choice.a and deal[2] >> case.faction & 1:
            return deal
    return None


def deal_numbered(case: Case) -> Refusal:
    """A deal that is not there, or at another stage (CLA-DEAL-03, CLA-DEAL-12)."""
    closed = unoffered(case)
    if closed is not None:
        return closed
    number, verb, own = case.choice.a, case.choice.verb, case.faction
    deal = own_deal(case)
    if deal is None:
        return refuse("deal-unknown", "CLA-DEAL-01", n=number)
    _, proposer, parties, agreed, _, terms, _ = deal
    if verb == V_DEAL_CANCEL:
        key = "deal-cancelling" if agreed == parties else "deal-open"
        return refuse(key, "CLA-DEAL-12", n=number)
    if agreed == parties:
        return refuse("deal-made", "CLA-DEAL-03", n=number)
    if verb == V_DEAL_WITHDRAW:
        return refuse("deal-others", "CLA-DEAL-01", n=number)
    if proposer == own:
        return refuse("deal-own", "CLA-DEAL-01", n=number)
    if agreed >> own & 1:
        return refuse("deal-agreed", "CLA-DEAL-03", n=number)
    if verb == V_DEAL_ACCEPT:
        return too_much(
            deals.due_now(case.game, terms, own), free_spice(case.game, own), "CLA-DEAL-07"
        )
    return unfit(case)
