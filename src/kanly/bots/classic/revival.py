"""Answers of the Revival phase, and forces and leaders that return at other times."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.foe import leaders_at
from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.value import leader_worth
from kanly.classic.choices import (
    DECLINE,
    GRANT,
    GRANT_FREE,
    KWISATZ_HADERACH,
    V_REVIVE_LEADER,
)
from kanly.classic.position import NOWHERE
from kanly.classic.revival import free_revivals, own_limit
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, REVIVAL_PRICE
from kanly.core.choice import Choice

RICH: Final = 8
"""What the Emperor keeps before he pays for an ally."""


def revive(mind: Mind) -> Choice:
    """The free ones, and more as long as spice is left over; starred ones first."""
    game, me = mind.game, mind.me
    free = free_revivals(game, me)
    own = own_limit(game, me)

    def worth(choice: Choice) -> float:
        paid = max(0, min(choice.a, own) - free) * REVIVAL_PRICE
        spice = mind.spice(me)
        cost = mind.purse(spice) - mind.purse(spice - paid)
        return need_of_reserves(mind, choice.a) + mind.weights.star * choice.b - cost

    return max(mind.choices, key=worth)


def need_of_reserves(mind: Mind, number: int) -> float:
    """What so many more in reserve are worth: much if there are few, little if there are many."""
    have = mind.game.reserves[mind.me]
    return mind.reserves(have + number) - mind.reserves(have)


def revive_leader(mind: Mind) -> Choice:
    """The leader that is worth most more than it costs."""
    best, most = DECLINE, 0.0
    spice = mind.spice(mind.me)
    for choice in mind.choices:
        if choice.verb == V_REVIVE_LEADER:
            gain = leader_gain(mind, choice.a)
            gain -= mind.purse(spice) - mind.purse(spice - leader_price(choice.a))
            if gain > most:
                best, most = choice, gain
    return best


def leader_gain(mind: Mind, leader: int) -> float:
    """What it is worth to have a leader back."""
    if leader == KWISATZ_HADERACH:
        return 3.0 * mind.fade
    few = len(leaders_at(mind.game, mind.me, NOWHERE)) < 2
    return leader_worth(mind, leader) * (2.0 if few else 1.2)


def leader_price(leader: int) -> int:
    return KWISATZ_HADERACH_PRICE if leader == KWISATZ_HADERACH else LEADERS[leader].strength


def revive_free(mind: Mind) -> Choice:
    """The best of what costs nothing: many forces, or a leader."""

    def worth(choice: Choice) -> float:
        if choice.verb == V_REVIVE_LEADER:
            return leader_gain(mind, choice.a)
        return need_of_reserves(mind, choice.a) + mind.weights.star * choice.b

    return max(mind.choices, key=worth)


# For allies ---------------------------------------------------------------------------------------


def grant(mind: Mind) -> Choice:
    """As many as the Emperor can pay for easily."""
    spare = max(0, mind.spice(mind.me) - RICH) // REVIVAL_PRICE
    return first(mind, GRANT[min(spare, len(mind.choices) - 1)])


def grant_free(mind: Mind) -> Choice:
    return first(mind, GRANT_FREE)
