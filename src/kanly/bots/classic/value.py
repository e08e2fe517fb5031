"""What cards and leaders are worth to a faction."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.mind import Mind
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


def card_worth(mind: Mind, card: int) -> float:
    """What a card is worth to hold."""
    kind = TREACHERY_CARDS[card].kind
    if kind == SPECIAL:
        return mind.weights.specials[card - TLEILAXU_GHOLA] * mind.fade
    if kind == WORTHLESS and mind.me == BENE_GESSERIT and worthless_counts(mind.game):
        return mind.weights.karama_of_worthless * mind.fade
    return mind.weights.cards[kind] * max(0.3, mind.fade)


def card_gain(mind: Mind, card: int) -> float:
    """What a card is worth on top of the hand: a second of its kind is worth less."""
    kind = TREACHERY_CARDS[card].kind
    worth = card_worth(mind, card)
    if kind in (SPECIAL, WORTHLESS):
        return worth
    same = [x for x in mind.game.hand[mind.me] if TREACHERY_CARDS[x].kind == kind]
    return worth * mind.weights.second ** len(same)


def unknown_gain(mind: Mind) -> float:
    """What a card face down is worth on top of the hand."""
    total = sum(mind.unseen)
    if not total:
        return 0.0
    worth = 0.0
    for card, number in enumerate(mind.unseen):
        if number:
            worth += number * card_gain(mind, card)
    return worth / total


def leader_worth(mind: Mind, leader: int) -> float:
    """What a leader alive is worth: more when few are left."""
    weights = mind.weights
    own = [x for x in LEADERS_OF[LEADERS[leader].faction] if mind.game.leader_at[x] != TANKS]
    worth = weights.leader * (LEADERS[leader].strength + 1)
    if len(own) <= FEW:
        worth *= weights.few_leaders
    return worth * max(0.1, mind.fade)
