"""Why a choice is refused: the index of reasons by verb.

Every verb has its moment, the questions it answers. At another time the moment itself is the
reason; at the right one, a function of `reasons` looks for the rule that stands in the way.
Nothing is told that the seat may not know: its own cards, spice and plans, and what all see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import (
    bene_gesserit,
    deals,
    frames,
    groups,
    movement,
    offers,
    shipment,
    special,
)
from kanly.classic import choices as c
from kanly.classic import kinds as k
from kanly.classic.position import NOBODY, Classic
from kanly.classic.question import ALLIANCES, ALWAYS, ANY_PHASE, NO_POWER, Moment
from kanly.classic.reasons import anytime, auction, fight, numbers, travel
from kanly.classic.reasons.case import Case
from kanly.classic.reasons.moments import asked_by, must_answer, unfit, untimely
from kanly.classic.rules import QUESTIONS
from kanly.classic.tables.advantages import (
    STOP_BATTLE_PRESCIENCE,
    STOP_CAPTURE_LEADER,
    STOP_EXTRA_WORM_PLACEMENT,
    STOP_FLIP_TO_FIGHTERS,
    STOP_INTRUSION,
    STOP_SPIRITUAL_ADVISOR,
    STOP_TIMING,
    STOP_VOICE,
)
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.tables.options import (
    ADVANCED_KARAMA,
    BG_ADVISORS,
    CAPTURED_LEADERS,
    EXTRA_WORMS,
    GUILD_TIMING,
)
from kanly.classic.tables.phases import (
    BATTLE,
    BIDDING,
    CHOAM_CHARITY,
    REVIVAL,
    SETUP,
    SHIPMENT,
    SPICE_BLOW,
    STORM,
)
from kanly.core.choice import Choice
from kanly.core.decision import Kind
from kanly.core.gate import Gates
from kanly.core.message import Refusal


def explain(game: Classic, seat: int, choice: Choice) -> Refusal:
    """The reason a choice is not among the legal ones."""
    case = Case(game, seat, choice)
    question = QUESTIONS.get(case.frame[0])
    if question is not None and case.kind and choice.verb in question.gates:
        gates = question.gates[choice.verb]
        return gates.refusal(game, case.owner, case.choice) or unfit(case)
    if choice.verb in OFFER_GATES:
        owner = OWNERS.get(choice.verb, case.faction)
        faction = owner if case.plays(owner) else case.faction
        return OFFER_GATES[choice.verb].refusal(game, faction, case.choice) or unfit(case)
    if choice.verb in OFFERS:
        return OFFERS[choice.verb](case)
    if case.kind and (case.frame[0], choice.verb) in GATES:
        gates = GATES[case.frame[0], choice.verb]
        return gates.refusal(game, case.faction, case.choice) or unfit(case)
    if choice.verb in MOMENTS and choice.verb not in ANSWERS:
        return untimely(case, MOMENTS[choice.verb])
    moment, reason = ANSWERS[choice.verb]
    return reason(case) if case.kind in moment.kinds else untimely(case, moment)


def rule(game: Classic, seat: int) -> str:
    """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
    if game.over:
        return "CLA-WIN-15"
    decision = game.decision(seat)
    return "CLA-TURN-06" if decision is None else asked_by(game.stack[-1][0], decision.kind.name)


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


class Answered(Moment):
    """A moment with the kinds of questions that the verb answers."""

    __slots__ = ("kinds",)

    def __init__(
        self,
        key: str,
        rule: str,
        asked: tuple[Kind, ...],
        phase: int = ANY_PHASE,
        owner: int = NOBODY,
        part: int = ALWAYS,
        power: int = NO_POWER,
        special: bool = False,
    ) -> None:
        super().__init__(key, rule, phase, owner, part, power, special)
        self.kinds = frozenset([kind.name for kind in asked])


Reason = Callable[[Case], Refusal]

GATES: Final[dict[tuple[int, int], Gates[Classic]]] = {
    (frames.ASK_FLIP, c.V_FIGHTERS): bene_gesserit.FIGHTERS_GATES,
    (frames.ASK_SHIP, c.V_SHIP): shipment.SHIP_GATES,
    (frames.ASK_SHIP, c.V_REINFORCE): shipment.REINFORCE_GATES,
    (frames.ASK_SHIP, c.V_CROSS): shipment.CROSS_GATES,
    (frames.ASK_SHIP, c.V_BACK): shipment.BACK_GATES,
    (frames.ASK_CROSS_TO, c.V_TO): shipment.CROSS_TO_GATES,
    (frames.ASK_CARGO, c.V_FORCES): shipment.CARGO_GATES,
    (frames.ASK_SHIP_PAY, c.V_PAY): shipment.SHIP_PAY_GATES,
    (frames.ASK_GROUP, c.V_FORCES): groups.GROUP_GATES,
    (frames.ASK_MOVE, c.V_MOVE): movement.MOVE_GATES,
    (frames.ASK_MOVE, c.V_HAJR): movement.HAJR_GATES,
    (frames.ASK_MOVE_TO, c.V_TO): movement.MOVE_TO_GATES,
}
"""The gates by which a question lists its choices, by its frame and the verb."""

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

# Moments ------------------------------------------------------------------------------------------

DRAFT: Final = Answered("draft", "CLA-SETUP-03", (k.DRAFT, k.SECRET_DRAFT), SETUP)
SWAP: Final = Answered("swap", "CLA-SETUP-04", (k.SWAP,), SETUP)
CONSENT: Final = Answered("consent", "CLA-SETUP-04", (k.CONSENT,), SETUP)
PREDICTION: Final = Answered("predict", "CLA-BG-03", (k.PREDICTION,), SETUP, BENE_GESSERIT)
TRAITOR: Final = Answered("traitor", "CLA-SETUP-10", (k.PICK_TRAITOR,), SETUP)
MULLIGAN: Final = Answered("mulligan", "CLA-SETUP-19", (k.MULLIGAN,), SETUP, HARKONNEN)
ADVISOR: Final = Answered("advisor", "CLA-BG-14", (k.ADVISOR,), SETUP, BENE_GESSERIT, BG_ADVISORS)
FORCES: Final = Answered("forces", "CLA-SHIP-04", (k.SPLIT, k.CARGO, k.GROUP, k.REVIVE_FREE))

STORM_DIAL: Final = Answered("storm-dial", "CLA-STORM-05", (k.STORM_DIAL,), STORM)
WEATHER: Final = Answered("weather", "CLA-CARD-35", (k.WEATHER,), STORM)
ATOMICS: Final = Answered("weather", "CLA-CARD-21", (k.WEATHER,), STORM)
SECTORS: Final = Answered("sectors", "CLA-CARD-35", (k.SECTORS,), STORM)
LOSE: Final = Answered(
    "lose", "CLA-BATTLE-25", (k.STORM_LOSSES, k.ARRIVAL_LOSSES, k.LOSSES, k.LOSSES_AT)
)

PROTECT: Final = Answered("protect", "CLA-FRE-15", (k.PROTECT,), SPICE_BLOW, FREMEN)
WORM: Final = Answered(
    "worm",
    "CLA-FRE-21",
    (k.PLACE_WORM,),
    SPICE_BLOW,
    FREMEN,
    EXTRA_WORMS,
    STOP_EXTRA_WORM_PLACEMENT,
)
NEXUS: Final = Answered("nexus", "CLA-ALLY-09", (k.NEXUS,), SPICE_BLOW, part=ALLIANCES)
RIDE: Final = Answered("ride", "CLA-FRE-11", (k.RIDE,), SPICE_BLOW, FREMEN)

CHARITY: Final = Answered("charity", "CLA-CHOAM-03", (k.CHARITY,), CHOAM_CHARITY)
BID: Final = Answered("bid", "CLA-BID-11", (k.BID,), BIDDING)
BUY: Final = Answered("buy", "CLA-KAR-08", (k.BID, k.PAY), BIDDING)
PAY: Final = Answered("pay", "CLA-BID-17", (k.PAY, k.SHIP_PAY))

STOP: Final = Answered("stop", "CLA-KAR-02", (k.RESPONSE,))
HALF: Final = Answered("half", "CLA-KAR-07", (k.SHIP_PAY, k.RESPONSE), SHIPMENT)
NO_LANDING: Final = Answered(
    "no-landing", "CLA-GUI-12", (k.RESPONSE,), SHIPMENT, GUILD, ADVANCED_KARAMA, special=True
)
SEE_PLAN: Final = Answered(
    "see-plan", "CLA-ATR-22", (k.SEE_PLAN,), BATTLE, ATREIDES, ADVANCED_KARAMA, special=True
)
TAKE: Final = Answered(
    "exchange", "CLA-HAR-17", (k.SWAP_COUNT,), owner=HARKONNEN, part=ADVANCED_KARAMA
)
GIVE: Final = Answered(
    "exchange", "CLA-CARD-02", (k.GIVE_BACK,), owner=HARKONNEN, part=ADVANCED_KARAMA
)

REVIVE: Final = Answered("revive", "CLA-REV-01", (k.REVIVE,), REVIVAL)
REVIVE_LEAD: Final = Answered(
    "revive-leader", "CLA-REV-10", (k.REVIVE_LEADER, k.REVIVE_FREE), REVIVAL
)
GRANT: Final = Answered("grant", "CLA-EMP-08", (k.GRANT,), REVIVAL, EMPEROR)
GRANT_FREE: Final = Answered("grant", "CLA-FRE-16", (k.GRANT_FREE,), REVIVAL, FREMEN)

SHIP: Final = Answered("ship", "CLA-SHIP-03", (k.SHIP,), SHIPMENT)
REINFORCE: Final = Answered("ship", "CLA-FRE-07", (k.SHIP,), SHIPMENT, FREMEN)
BACK: Final = Answered("ship", "CLA-SHIP-11", (k.SHIP,), SHIPMENT, GUILD)
TO: Final = Answered("to", "CLA-MOVE-14", (k.CROSS_TO, k.MOVE_TO), SHIPMENT)
FOLLOW: Final = Answered(
    "follow", "CLA-BG-08", (k.FOLLOW,), SHIPMENT, BENE_GESSERIT, power=STOP_SPIRITUAL_ADVISOR
)
INTRUSION: Final = Answered(
    "intrusion",
    "CLA-BG-25",
    (k.INTRUSION,),
    owner=BENE_GESSERIT,
    part=BG_ADVISORS,
    power=STOP_INTRUSION,
)
STEP_IN: Final = Answered(
    "step-in", "CLA-GUI-11", (k.STEP_IN,), SHIPMENT, GUILD, GUILD_TIMING, STOP_TIMING
)
LEND: Final = Answered("lend", "CLA-ALLY-17", (k.LEND,), SHIPMENT, GUILD)
FIGHTERS: Final = Answered(
    "fighters", "CLA-BG-26", (k.FLIP,), SHIPMENT, BENE_GESSERIT, BG_ADVISORS, STOP_FLIP_TO_FIGHTERS
)
MOVE: Final = Answered("move", "CLA-SHIP-02", (k.MOVE,), SHIPMENT)
HAJR: Final = Answered("move", "CLA-CARD-28", (k.MOVE,), SHIPMENT)
SIDE: Final = Answered("side", "CLA-BG-22", (k.SIDE,), SHIPMENT, BENE_GESSERIT, BG_ADVISORS)

FIGHT: Final = Answered("battle", "CLA-BATTLE-05", (k.BATTLE,), BATTLE)
VOICE: Final = Answered("voice", "CLA-BG-09", (k.VOICE,), BATTLE, BENE_GESSERIT, power=STOP_VOICE)
PRESCIENCE: Final = Answered(
    "prescience", "CLA-ATR-07", (k.PRESCIENCE,), BATTLE, ATREIDES, power=STOP_BATTLE_PRESCIENCE
)
PLAN: Final = Answered("plan", "CLA-BATTLE-09", (k.PLAN, k.FORETELL), BATTLE)
TREASON: Final = Answered("treason", "CLA-TRAITOR-01", (k.TREASON,), BATTLE)
KEEP: Final = Answered("keep", "CLA-BATTLE-26", (k.KEEP_CARD,), BATTLE)
DISCARD: Final = Answered("keep", "CLA-CARD-02", (k.KEEP_CARD,), BATTLE)
CAPTURE: Final = Answered(
    "capture", "CLA-HAR-07", (k.CAPTURE,), BATTLE, HARKONNEN, CAPTURED_LEADERS, STOP_CAPTURE_LEADER
)
CAPTIVE: Final = Answered(
    "captive", "CLA-HAR-10", (k.CAPTIVE,), BATTLE, HARKONNEN, CAPTURED_LEADERS
)
ASK: Final = Answered("ask", "CLA-CARD-30", (k.QUESTION,))
TRUTH: Final = Answered("answer", "CLA-CARD-30", (k.TRUTH,))

# fmt: off
ANSWERS: Final[dict[int, tuple[Answered, Reason]]] = {
    c.V_LOSE:             (LOSE,        numbers.lose),
    c.V_PAY:              (PAY,         auction.pay),
    c.V_SEE_PLAN:         (SEE_PLAN,    auction.see_plan),
    c.V_HALF_PRICE:       (HALF,        auction.half_price),
    c.V_SHIP:             (SHIP,        unfit),
    c.V_CROSS:            (SHIP,        unfit),
    c.V_BACK:             (BACK,        unfit),
    c.V_REINFORCE:        (REINFORCE,   unfit),
    c.V_TO:               (TO,          unfit),
    c.V_TO_POLAR_SINK:    (FOLLOW,      unfit),
    c.V_WITH_ADVISOR:     (FOLLOW,      travel.with_advisor),
    c.V_BECOME:           (INTRUSION,   unfit),
    c.V_ACT_NOW:          (STEP_IN,     unfit),
    c.V_WAIT:             (STEP_IN,     unfit),
    c.V_LEND:             (LEND,        unfit),
    c.V_FIGHTERS:         (FIGHTERS,    unfit),
    c.V_MOVE:             (MOVE,        unfit),
    c.V_HAJR:             (HAJR,        unfit),
    c.V_AS_SIDE:          (SIDE,        travel.side),
    c.V_BATTLE:           (FIGHT,       fight.fight),
    c.V_VOICE:            (VOICE,       unfit),
    c.V_FORESEE:          (PRESCIENCE,  unfit),
    c.V_DIAL:             (PLAN,        fight.dial),
    c.V_SUPPORT:          (PLAN,        fight.support),
    c.V_LEADER:           (PLAN,        fight.leader),
    c.V_KWISATZ:          (PLAN,        fight.kwisatz),
    c.V_WEAPON:           (PLAN,        fight.weapon),
    c.V_DEFENSE:          (PLAN,        fight.defense),
    c.V_TREASON:          (TREASON,     fight.treason),
    c.V_SILENT:           (TREASON,     unfit),
    c.V_KEEP:             (KEEP,        fight.other_card),
    c.V_DISCARD:          (DISCARD,     fight.other_card),
    c.V_CAPTURE:          (CAPTURE,     fight.capture),
    c.V_KILL:             (CAPTIVE,     unfit),
    c.V_HOLD:             (CAPTIVE,     unfit),
    c.V_ASK:              (ASK,         anytime.question),
    c.V_KEEP_TRUTHTRANCE: (ASK,         anytime.keep_truthtrance),
    c.V_ANSWER:           (TRUTH,       anytime.answer),
}
"""Verbs that answer a question: when, and why not then."""

OFFERS: Final[dict[int, Reason]] = {
    c.V_DECLINE:       must_answer,
    c.V_PASS:          must_answer,
    c.V_DONE:          must_answer,
    c.V_PROMISE:       auction.promise,
}
"""Verbs that need no question, and those that say no to one; the moment is part of the reason."""
# fmt: on
