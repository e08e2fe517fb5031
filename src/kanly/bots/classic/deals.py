"""Deals: what a bot proposes, what it accepts, and what its word is worth.

A bot proposes one deal in a turn at most. In the Nexus it pays for the vote of somebody who would
rather not ally with it. Before it ships it pays for an attack on somebody who is about to win, for
peace in a stronghold that it can hardly hold, or, if it is rich, for a secret.

It keeps what it promised: see `Campaign.kept` for attacks and `alliance.wish` for votes. What it
owes besides, a secret or its share of the spice, it sends in a proposal of its own.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.alliance import hope, union
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.promises import (
    ATTACK,
    SECRET,
    SHARE,
    VOTE,
    Promise,
    promises,
    telling,
    told_in,
    worded,
)
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.value import card_gain, card_worth
from kanly.classic import choices
from kanly.classic.anytime import free_spice
from kanly.classic.collection import holds_city, spicy
from kanly.classic.forces import count
from kanly.classic.map import members
from kanly.classic.marks import Deal
from kanly.classic.nexus import ASK_NEXUS, offers, side
from kanly.classic.position import HIDDEN, Classic, N
from kanly.classic.tables.numbers import COLLECT, COLLECT_WITH_CITY
from kanly.classic.tables.phases import BATTLE, MENTAT_PAUSE
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.types import FactionId
from kanly.core.choice import Choice

FAIR: Final = 0.5
"""A deal is accepted if it gains more than this."""
KEPT: Final = 6
"""Spice that is kept when something is paid for in a deal."""
DEAREST: Final = 5
MOST_SENT: Final = 2
"""Proposals of a turn after which what is owed is not sent again."""
TRUST: Final = 0.6
"""How much of a promise is counted on."""
DANGER: Final = 12.0
"""Somebody else's chances of victory that cost so much are worth a payment."""
WEAK: Final = 0.75
"""A stronghold that is held less surely is worth one."""
KNOWN_CARD: Final = 1.5
"""To know a card of somebody else is worth so much..."""
TOLD_CARD: Final = 0.3
"""...and that the least of one's own is known costs so much."""
SECRET_PRICE: Final = 2
RICH: Final = 14
"""Who has more than that may buy a secret."""
VOTE_SHARE: Final = 0.3
"""How much of what an alliance is worth is paid for it."""


class Proposal:
    """A deal that a bot wants: spice, now or in a later phase of the turn, and words."""

    def __init__(self, other: FactionId, spice: int, words: str, phase: int = 0) -> None:
        self.other = other
        self.spice = spice
        self.words = words
        self.phase = phase
        """When it is paid, or 0 for now."""


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
    if game.drafts[me] or owed(view) is not None:
        return True
    idle = view.decision.kind.name in ("ship", "nexus") and not game.proposals[me] and view.left > 0
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
    wanted = owed(view) or proposal(view)
    if wanted is None or (draft and draft[0] != 1 << wanted.other):
        return choices.DEAL_DROP if draft else None
    if not draft:
        step = choices.DEAL_WITH[wanted.other]
    elif len(draft) == 1 and wanted.spice:
        step = choices.DEAL_PAY[wanted.other][wanted.spice]
    elif len(draft) > 1 and wanted.phase and not draft[-1]:
        step = choices.DEAL_AT[game.turn - 1][wanted.phase - 1]
    else:
        step = choices.DEAL_SEND
    if step not in view.choices:
        return choices.DEAL_DROP if game.drafts[view.me] else None
    return step.saying(wanted.words) if step is choices.DEAL_SEND and wanted.words else step


def proposal(view: FactionView) -> Proposal | None:
    """The deal that gains most, if any is worth its price."""
    if view.game.proposals[view.me]:
        return None
    return vote_wanted(view) if view.frame[0] == ASK_NEXUS.frame else help_wanted(view)


def vote_wanted(view: FactionView) -> Proposal | None:
    """The vote of the best ally, if he has refused for nothing."""
    game, me = view.game, view.me
    if game.ally[me]:
        return None
    now = hope(view, side(game, me)) + view.weights.loyalty
    offered = [pair[:2] for pair in offers(game)]
    asked = [f for f in view.enemies if game.nexus_asked >> (me * N + f) & 1]
    refused = [f for f in asked if (me, f) not in offered and not game.ally[f]]
    gains = {other: hope(view, union(view, other)) - now for other in refused}
    if not gains:
        return None
    other = max(refused, key=lambda each: gains[each])
    spice = price(view, 3 * VOTE_SHARE * gains[other])
    promise = Promise(other, True, me, game.turn, VOTE)
    return Proposal(other, spice, worded(promise)) if spice else None


def help_wanted(view: FactionView) -> Proposal | None:
    """An attack on who is about to win, peace in a weak stronghold, or a secret."""
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
                    best = Proposal(other, spice, worded(promise))
    return best or secret_wanted(view)


def secret_wanted(view: FactionView) -> Proposal | None:
    """A card of whoever has most that are not known, for spice that will hardly be missed."""
    game, me = view.game, view.me
    if free_spice(game, me) <= RICH:
        return None
    others = [f for f in view.enemies if not game.partners(me, f)]
    other = max(others, key=lambda each: game.hand[each].count(HIDDEN))
    spice = view.spice(me)
    if view.purse(spice) - view.purse(spice - SECRET_PRICE) >= secret_worth(view, other):
        return None
    return Proposal(other, SECRET_PRICE, worded(Promise(other, True, me, game.turn, SECRET)))


def secret_worth(view: FactionView, holder: FactionId) -> float:
    """What it is worth to know a card of a hand."""
    return TRUST * KNOWN_CARD * view.fade if view.game.hand[holder].count(HIDDEN) else 0.0


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
    if told_in(deal) is not None:
        return worth + KNOWN_CARD
    made = promises(view.game, deal)
    if made is None:
        return -1.0  # what is not understood is not promised
    if not made:
        return worth
    strongholds = Strongholds(view)
    for promise in made:
        if promise.turn != view.game.turn:
            return -1.0
        if promise.kind == ATTACK and promise.what not in strongholds.index:
            return -1.0
        worth += worth_of(strongholds, promise)
    return worth


def worth_of(strongholds: Strongholds, promise: Promise) -> float:
    """What it is worth that somebody keeps a promise; less than nothing if it is oneself."""
    view = strongholds.view
    mine = promise.faction == view.me
    other = FactionId(promise.faction)
    if promise.kind == VOTE:
        return -cost_of_vote(view, promise) if mine else worth_of_vote(view, promise)
    if promise.kind == SECRET:
        return -TOLD_CARD if mine else secret_worth(view, other)
    if promise.kind == SHARE:
        half = harvest(view, other) // 2
        spice = view.spice(view.me)
        if mine:
            return view.purse(max(0, spice - half)) - view.purse(spice)
        return TRUST * (view.purse(spice + half) - view.purse(spice))
    place = strongholds.index[promise.what]
    if mine:
        return -cost_of_promise(strongholds, place, promise.will)
    return worth_of_promise(strongholds, other, place, promise.will)


def cost_of_vote(view: FactionView, promise: Promise) -> float:
    """What it costs to ally with somebody, or not to."""
    if view.frame[0] != ASK_NEXUS.frame:
        return 0.0  # there is nothing to vote on
    other = FactionId(promise.what)
    if other not in view.game.order:
        return 999.0
    now = hope(view, side(view.game, view.me))
    then = hope(view, union(view, other))
    if view.side >> other & 1:
        now, then = hope(view, 1 << view.me), now
    return max(0.0, now - then if promise.will else then - now)


def worth_of_vote(view: FactionView, promise: Promise) -> float:
    """What the vote of another is worth: an alliance with it, or none among rivals."""
    if view.frame[0] != ASK_NEXUS.frame:
        return 0.0
    other = FactionId(promise.faction)
    gained = hope(view, union(view, other)) - hope(view, side(view.game, view.me))
    if promise.what == view.me:
        return TRUST * max(0.0, gained if promise.will else -gained)
    return 0.0 if promise.will else TRUST


def harvest(view: FactionView, faction: FactionId) -> int:
    """What a faction collects if all forces stay where they are."""
    game = view.game
    rate = COLLECT_WITH_CITY if holds_city(game, faction) else COLLECT
    here = members(game.fighters(faction) & spicy(game))
    return sum([min(game.spice_at[x], rate * game.forces[faction][x]) for x in here])


# What is owed -------------------------------------------------------------------------------------


def owed(view: FactionView) -> Proposal | None:
    """What it has promised to tell or to pay and has not yet sent."""
    game, me = view.game, view.me
    if game.proposals[me] >= MOST_SENT:
        return None
    for deal in game.deals:
        if not (deal.made and deal.words and deal.parties >> me & 1):
            continue
        for promise in promises(game, deal) or []:
            other = FactionId(promise.what)
            due = None
            if promise.faction != me or promise.kind not in (SECRET, SHARE):
                continue
            if promise.kind == SECRET and not game.allied(me, other):
                due = secret_due(view, other)
            elif promise.turn == game.turn and not game.allied(me, other):
                due = share_due(view, other)
            if due is not None:
                return due
    return None


def secret_due(view: FactionView, other: FactionId) -> Proposal | None:
    """The card that matters least, told once for each time that it was promised."""
    game, me = view.game, view.me
    both = [deal for deal in game.deals if deal.parties == 1 << me | 1 << other]
    told = [deal for deal in both if deal.proposer == me and told_in(deal) is not None]
    asked = [deal for deal in both if deal.made and is_secret(game, deal, me)]
    if not game.hand[me] or len(told) >= len(asked):
        return None
    card = min(game.hand[me], key=lambda each: card_worth(view, each))
    return Proposal(other, 0, telling(me, card))


def is_secret(game: Classic, deal: Deal, faction: FactionId) -> bool:
    """Whether a faction promises to tell a secret in a deal."""
    made = promises(game, deal) or []
    return any([promise.kind == SECRET and promise.faction == faction for promise in made])


def share_due(view: FactionView, other: FactionId) -> Proposal | None:
    """Half of the harvest, once the battles are near, to be paid when it is collected."""
    game, me = view.game, view.me
    half = harvest(view, me) // 2
    due = (me, other, game.turn, MENTAT_PAUSE)
    terms = [term for deal in game.deals for term in deal.terms]
    if game.phase != BATTLE or not half:
        return None
    if due in [(term.payer, term.payee, term.turn, term.phase) for term in terms]:
        return None
    return Proposal(other, half, "", MENTAT_PAUSE)


# Terms --------------------------------------------------------------------------------------------


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
