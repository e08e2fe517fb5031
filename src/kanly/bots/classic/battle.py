"""Answers of the Battle phase around the plans: orders, visions, treason, spoils."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.foe import DEFENSE_KINDS, WEAPON_KINDS, kind_of
from kanly.bots.classic.plan import Planner, nearest
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.value import card_gain, card_worth
from kanly.classic import choices, plans
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS
from kanly.core.choice import Choice

STRONG: Final = 4
"""Captives as strong as this are worth keeping."""
GREAT_STAKE: Final = 15.0
"""A battle about as much as this is worth a special card."""

# Which battle -------------------------------------------------------------------------------------


def battle(view: FactionView) -> Choice:
    """First where most is at stake, while all leaders and cards are at hand."""
    worth = at_stake(view)
    return max(view.choices, key=lambda choice: worth[choice])


def at_stake(view: FactionView) -> dict[Choice, float]:
    """What each battle is about."""
    strongholds = Strongholds(view)
    found: dict[Choice, float] = {}
    for choice in view.choices:
        territory = LOCATIONS[choice.a].territory
        found[choice] = strongholds.stake(territory) if territory in strongholds.index else 0.0
    return found


# Voice and Prescience -----------------------------------------------------------------------------


def voice(view: FactionView) -> Choice:
    """Forbid the weapon that one cannot stop, or the defense that would stop one's own."""
    game = view.game
    hand = [kind_of(card) for card in game.hand[view.me]] if view.me in game.sides else []
    _, target = view.frame
    best, most = choices.DECLINE, 0.02
    for kind in (*WEAPON_KINDS, *DEFENSE_KINDS):
        gain = view.chance(target, kind) * use_of(kind, hand)
        if gain > most:
            best, most = choices.VOICE[kind][0], gain
    return view.first(best)


def use_of(kind: int, hand: list[int]) -> float:
    """How useful it is to forbid a kind of card, with such a hand."""
    if kind in DEFENSE_KINDS:
        weapons = [WEAPON_KINDS[DEFENSE_KINDS.index(kind)]]
        return 1.1 if weapons[0] in hand else 0.1
    stopped = [DEFENSE_KINDS[i] for i in range(2) if WEAPON_KINDS[i] == kind]
    return 0.2 if stopped and stopped[0] in hand else 1.0


def prescience(view: FactionView) -> Choice:
    """The weapon if one has a choice of defenses, the defense if of weapons, else the dial."""
    dial, _, weapon, defense = choices.FORESEE
    hand = {kind_of(card) for card in view.game.hand[view.me]}
    if view.me not in view.game.sides:
        return view.first(dial)
    if len(hand & set(WEAPON_KINDS)) > 1:
        return view.first(defense)
    if len(hand & set(DEFENSE_KINDS)) > 1:
        return view.first(weapon)
    return view.first(dial)


def foretell(view: FactionView) -> Choice:
    """The truth, which binds: the part of the best plan."""
    best = Planner(view, view.me).best({})
    _, _, element = view.frame
    wanted = {
        plans.FORESEE_DIAL: best.dial,
        plans.FORESEE_LEADER: best.leader,
        plans.FORESEE_WEAPON: best.weapon,
        plans.FORESEE_DEFENSE: best.defense,
    }[element]
    return nearest(view.choices, wanted)


def see_plan(view: FactionView) -> Choice:
    """A Karama to see the plan, in an own battle about much."""
    if view.me not in view.game.sides or len(view.choices) == 1:
        return choices.DECLINE
    if Planner(view, view.me).stake < GREAT_STAKE:
        return choices.DECLINE
    return next(choice for choice in view.choices if choice.verb == choices.V_SEE_PLAN)


# Spoils -------------------------------------------------------------------------------------------


def keep_card(view: FactionView) -> Choice:
    _, _, card = view.frame
    useful = card_gain(view, card) > 0.0 and card_worth(view, card) > 0.0
    return view.first(choices.KEEP[card] if useful else choices.DISCARD[card])


def captive(view: FactionView) -> Choice:
    """A strong captive fights once for the Harkonnen; a weak one is worth its bounty."""
    leader = view.game.taken
    strong = leader >= 0 and LEADERS[leader].strength >= STRONG
    return view.first(choices.HOLD if strong else choices.KILL)
