"""Answers of the Revival phase, and forces and leaders that return at other times."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView, best_of
from kanly.bots.classic.foe import leaders_at
from kanly.bots.classic.value import leader_worth
from kanly.classic import choices
from kanly.classic.position import NOWHERE
from kanly.classic.revival import free_revivals, own_limit
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, REVIVAL_PRICE
from kanly.core.choice import Choice

RICH: Final = 8
"""What the Emperor keeps before he pays for an ally."""


def revive(view: FactionView) -> Choice:
    """The free ones, and more as long as spice is left over; starred ones first."""
    game, me = view.game, view.me
    free = free_revivals(game, me)
    own = own_limit(game, me)

    def worth(choice: Choice) -> float:
        paid = max(0, min(choice.a, own) - free) * REVIVAL_PRICE
        spice = view.spice(me)
        cost = view.purse(spice) - view.purse(spice - paid)
        return need_of_reserves(view, choice.a) + view.weights.star * choice.b - cost

    return max(view.choices, key=worth)


def need_of_reserves(view: FactionView, number: int) -> float:
    """What so many more in reserve are worth: much if there are few, little if there are many."""
    have = view.game.reserves[view.me]
    return view.reserves(have + number) - view.reserves(have)


def revive_leader(view: FactionView) -> Choice:
    """The leader that is worth most more than it costs."""
    spice = view.spice(view.me)
    gains: dict[Choice, float] = {}
    for choice in view.choices:
        if choice.verb == choices.V_REVIVE_LEADER:
            cost = view.purse(spice) - view.purse(spice - leader_price(choice.a))
            gains[choice] = leader_gain(view, choice.a) - cost
    return best_of(gains) or choices.DECLINE


def leader_gain(view: FactionView, leader: int) -> float:
    """What it is worth to have a leader back."""
    if leader == choices.KWISATZ_HADERACH:
        return 3.0 * view.fade
    few = len(leaders_at(view.game, view.me, NOWHERE)) < 2
    return leader_worth(view, leader) * (2.0 if few else 1.2)


def leader_price(leader: int) -> int:
    kwisatz = leader == choices.KWISATZ_HADERACH
    return KWISATZ_HADERACH_PRICE if kwisatz else LEADERS[leader].strength


def revive_free(view: FactionView) -> Choice:
    """The best of what costs nothing: many forces, or a leader."""

    def worth(choice: Choice) -> float:
        if choice.verb == choices.V_REVIVE_LEADER:
            return leader_gain(view, choice.a)
        return need_of_reserves(view, choice.a) + view.weights.star * choice.b

    return max(view.choices, key=worth)


# For allies ---------------------------------------------------------------------------------------


def grant(view: FactionView) -> Choice:
    """As many as the Emperor can pay for easily."""
    spare = max(0, view.spice(view.me) - RICH) // REVIVAL_PRICE
    return view.first(choices.GRANT[min(spare, len(view.choices) - 1)])
