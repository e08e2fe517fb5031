"""Deals: what a bot proposes, what it accepts, and what its word is worth.

A bot proposes one deal in a turn at most, before it ships: spice for an attack on somebody who is
about to win, or for peace in a stronghold that it can hardly hold. It keeps what it promised; see
`Campaign.kept`.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.promises import Promise, promises, worded
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.value import card_gain, card_worth
from kanly.classic import choices
from kanly.classic.anytime import free_spice
from kanly.classic.forces import count
from kanly.classic.marks import Deal
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.types import FactionId
from kanly.core.choice import Choice

FAIR: Final = 0.5
"""A deal is accepted if it gains more than this."""
KEPT: Final = 6
"""Spice that is kept when something is paid for in a deal."""
DEAREST: Final = 5
TRUST: Final = 0.6
"""How much of a promise is counted on."""
DANGER: Final = 12.0
"""Somebody else's chances of victory that cost so much are worth a payment."""
WEAK: Final = 0.75
"""A stronghold that is held less surely is worth one."""


class Proposal:
    """A deal that a bot wants: spice now for a promise of another."""

    def __init__(self, other: FactionId, spice: int, promise: Promise) -> None:
        self.other = other
        self.spice = spice
        self.promise = promise

    @property
    def words(self) -> str:
        return worded(self.promise)


def to_answer(view: FactionView) -> list[Deal]:
    """The proposals that wait for its answer, and its own whose turn is over."""
    return [
        deal
        for deal in view.game.deals
        if not deal.made
        and (
            outdated(view, deal)
            if deal.proposer == view.me
            else deal.parties & ~deal.agreed & 1 << view.me
        )
    ]


def outdated(view: FactionView, deal: Deal) -> bool:
    """Whether all that is promised in it was for turns that are over."""
    made = promises(view.game, deal)
    return bool(made) and all([promise.turn < view.game.turn for promise in made or []])


def wants_to_deal(view: FactionView) -> bool:
    """Whether it may be time to propose something: before its own shipment, once in a turn."""
    game, me = view.game, view.me
    if game.drafts[me]:
        return True
    idle = view.decision.kind.name == "ship" and not game.proposals[me] and view.left > 0
    return idle and free_spice(game, me) > KEPT and len(game.deals) < choices.MOST_DEALS // 2


def next_step(view: FactionView) -> Choice | None:
    """What is done about deals now: an answer, or the next step of a proposal; or nothing.

    The view's choices are those of its offer.
    """
    for deal in to_answer(view):
        if deal.proposer == view.me:
            return choices.DEAL_WITHDRAW[deal.number]
        accept = choices.DEAL_ACCEPT[deal.number]
        fair = accept in view.choices and gain(view, deal) > FAIR
        return accept if fair else choices.DEAL_DECLINE[deal.number]
    return drafted(view)


def drafted(view: FactionView) -> Choice | None:
    """The next step towards the deal that is wanted."""
    game, draft = view.game, view.game.drafts[view.me]
    wanted = proposal(view)
    if wanted is None or (draft and draft[0] != 1 << wanted.other):
        return choices.DEAL_DROP if draft else None
    if not draft:
        step = choices.DEAL_WITH[wanted.other]
    elif len(draft) == 1:
        step = choices.DEAL_PAY[wanted.other][wanted.spice]
    else:
        step = choices.DEAL_SEND
    if step not in view.choices:
        return choices.DEAL_DROP if game.drafts[view.me] else None
    return step.saying(wanted.words) if step is choices.DEAL_SEND else step


def proposal(view: FactionView) -> Proposal | None:
    """The deal that gains most, if any is worth its price."""
    strongholds = Strongholds(view)
    best: Proposal | None = None
    most = 0.0
    for other in view.enemies:
        if not view.later(other) or view.game.partners(view.me, other):
            continue
        for place in range(len(strongholds.places)):
            for attack in (True, False):
                worth = worth_of_promise(strongholds, other, place, attack)
                spice = price(view, worth)
                if spice and worth - spice > most:
                    most = worth - spice
                    territory = strongholds.places[place]
                    promise = Promise(other, attack, territory, view.game.turn)
                    best = Proposal(other, spice, promise)
    return best


def price(view: FactionView, worth: float) -> int:
    """What is offered for a promise of that worth: nothing if it is hardly worth a spice."""
    spare = free_spice(view.game, view.me) - KEPT
    return max(0, min(spare, DEAREST, int(worth / 3)))


def worth_of_promise(strongholds: Strongholds, other: FactionId, place: int, attack: bool) -> float:
    """What it is worth that another attacks a stronghold this turn, or leaves it alone."""
    territory = strongholds.places[place]
    reach = strongholds.reach_of(other, territory)
    if not reach:
        return 0.0
    if attack:
        return attack_worth(strongholds, other, place, reach)
    own, _ = strongholds.forces[place]
    chance = strongholds.chances[place]
    if not own or strongholds.present[place] or chance > WEAK:
        return 0.0
    return TRUST * strongholds.view.weights.raid * strongholds.stake(territory)


def attack_worth(strongholds: Strongholds, other: FactionId, place: int, reach: int) -> float:
    """What it is worth that another attacks those who are about to win with a stronghold."""
    game, view = strongholds.game, strongholds.view
    holders = strongholds.present[place]
    if not holders or strongholds.forces[place][0]:
        return 0.0
    if any([game.allied(other, holder) or holder == other for holder in holders]):
        return 0.0
    guard = sum([count(game, f, TERRITORIES[strongholds.places[place]].mask) for f in holders])
    if reach < guard:
        return 0.0
    cost = 0.0
    for number, (need, sure, harm) in enumerate(strongholds.menaces):
        if harm > 0 and sure[place] == 1.0:
            before = strongholds.menace_of(number, strongholds.chances)
            if before * harm > DANGER:
                less = sure[:]
                less[place] = 0.5
                after = strongholds.reaches(need, less, strongholds.chances)
                cost = max(cost, harm * (before - after))
    return TRUST * cost * max(0.1, view.fade)


# Answers ------------------------------------------------------------------------------------------


def gain(view: FactionView, deal: Deal) -> float:
    """What a proposal gains for the faction that is asked."""
    worth = of_terms(view, deal)
    made = promises(view.game, deal)
    if made is None:
        return -1.0  # what is not understood is not promised
    if not made:
        return worth
    strongholds = Strongholds(view)
    for promise in made:
        place = strongholds.index.get(promise.territory)
        if place is None or promise.turn != view.game.turn:
            return -1.0
        if promise.faction == view.me:
            worth -= cost_of_promise(strongholds, place, promise.attack)
        else:
            other = FactionId(promise.faction)
            worth += worth_of_promise(strongholds, other, place, promise.attack)
    return worth


def of_terms(view: FactionView, deal: Deal) -> float:
    """What its payments and cards are worth."""
    game, me = view.game, view.me
    spice = view.spice(me)
    after, worth = spice, 0.0
    for term in deal.terms:
        if term.amount < 0:
            worth += card_gain(view, term.card) if term.payee == me else 0.0
            worth -= card_worth(view, term.card) if term.payer == me else 0.0
        elif term.payee == me:
            after += term.amount
        elif term.payer == me:
            after -= term.amount
    if game.turn == game.rules.turns:
        after = min(after, spice)  # it comes too late to be used
    return worth + view.purse(max(0, after)) - view.purse(spice)


def cost_of_promise(strongholds: Strongholds, place: int, attack: bool) -> float:
    """What it costs to attack a stronghold, or to leave it alone."""
    view = strongholds.view
    reach = strongholds.reach_of(view.me, strongholds.places[place])
    if not view.later(view.me):
        return 999.0 if attack else 0.0
    if not reach:
        return 999.0 if attack else 0.0
    layout = strongholds.chances[:]
    layout[place] = max(layout[place], strongholds.hold(place, reach, 0, view.spice(view.me) // 2))
    better = strongholds.value(layout) - strongholds.value(strongholds.chances)
    risk = view.weights.defeat + view.weights.force * min(reach, 6) * view.fade
    worth = better - risk * (1.0 - layout[place])
    return max(0.0, -worth) if attack else max(0.0, worth)
