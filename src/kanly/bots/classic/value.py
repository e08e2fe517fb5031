"""What cards and leaders are worth to a faction."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.classic.karama import worthless_counts
from kanly.classic.position import TANKS
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.treachery import (
    SPECIAL,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    WORTHLESS,
)

FEW: Final = 2


def card_worth(view: FactionView, card: int) -> float:
    """What a card is worth to hold."""
    kind = TREACHERY_CARDS[card].kind
    if kind == SPECIAL:
        return view.weights.specials[card - TLEILAXU_GHOLA] * view.fade
    if kind == WORTHLESS and view.me == BENE_GESSERIT and worthless_counts(view.game):
        return view.weights.karama_of_worthless * view.fade
    return view.weights.cards[kind] * max(0.3, view.fade)


def card_gain(view: FactionView, card: int) -> float:
    """What a card is worth on top of the hand: a second of its kind is worth less."""
    kind = TREACHERY_CARDS[card].kind
    worth = card_worth(view, card)
    if kind in (SPECIAL, WORTHLESS):
        return worth
    same = [x for x in view.game.hand[view.me] if TREACHERY_CARDS[x].kind == kind]
    return worth * view.weights.second ** len(same)


def unknown_gain(view: FactionView) -> float:
    """What a card face down is worth on top of the hand."""
    total = sum(view.unseen)
    if not total:
        return 0.0
    worth = 0.0
    for card, number in enumerate(view.unseen):
        if number:
            worth += number * card_gain(view, card)
    return worth / total


def leader_worth(view: FactionView, leader: int) -> float:
    """What a leader alive is worth: more when few are left."""
    weights = view.weights
    own = [x for x in LEADERS_OF[LEADERS[leader].faction] if view.game.leader_at[x] != TANKS]
    worth = weights.leader * (LEADERS[leader].strength + 1)
    if len(own) <= FEW:
        worth *= weights.few_leaders
    return worth * max(0.1, view.fade)
