"""Answers of the Battle phase around the plans: orders, visions, treason, spoils."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.foe import DEFENSE_KINDS, WEAPON_KINDS, kind_of
from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.outlook import INDEX, Outlook
from kanly.bots.classic.plan import Planner, nearest
from kanly.bots.classic.value import card_gain, card_worth
from kanly.classic import plans
from kanly.classic.choices import (
    CAPTURE,
    DECLINE,
    DISCARD,
    FORESEE,
    HOLD,
    KEEP,
    KILL,
    SILENT,
    TREASON,
    V_SEE_PLAN,
    VOICE,
)
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS
from kanly.core.choice import Choice

STRONG: Final = 4
"""Captives as strong as this are worth keeping."""
GREAT_STAKE: Final = 15.0
"""A battle about as much as this is worth a special card."""

# Which battle -------------------------------------------------------------------------------------


def battle(mind: Mind) -> Choice:
    """First where most is at stake, while all leaders and cards are at hand."""
    outlook = Outlook(mind)

    def at_stake(choice: Choice) -> float:
        territory = LOCATIONS[choice.a].territory
        return outlook.stake(territory) if territory in INDEX else 0.0

    return max(mind.choices, key=at_stake)


# Voice and Prescience -----------------------------------------------------------------------------


def voice(mind: Mind) -> Choice:
    """Forbid the weapon that one cannot stop, or the defense that would stop one's own."""
    game = mind.game
    hand = [kind_of(card) for card in game.hand[mind.me]] if mind.me in game.sides else []
    target = mind.frame[1]
    best, most = DECLINE, 0.02
    for kind in (*WEAPON_KINDS, *DEFENSE_KINDS):
        gain = mind.chance(target, kind) * use_of(kind, hand)
        if gain > most:
            best, most = VOICE[kind][0], gain
    return first(mind, best)


def use_of(kind: int, hand: list[int]) -> float:
    """How useful it is to forbid a kind of card, with such a hand."""
    if kind in DEFENSE_KINDS:
        weapons = [WEAPON_KINDS[DEFENSE_KINDS.index(kind)]]
        return 1.1 if weapons[0] in hand else 0.1
    stopped = [DEFENSE_KINDS[i] for i in range(2) if WEAPON_KINDS[i] == kind]
    return 0.2 if stopped and stopped[0] in hand else 1.0


def prescience(mind: Mind) -> Choice:
    """The weapon if one has a choice of defenses, the defense if of weapons, else the dial."""
    dial, _, weapon, defense = FORESEE
    hand = {kind_of(card) for card in mind.game.hand[mind.me]}
    if mind.me not in mind.game.sides:
        return first(mind, dial)
    if len(hand & set(WEAPON_KINDS)) > 1:
        return first(mind, defense)
    if len(hand & set(DEFENSE_KINDS)) > 1:
        return first(mind, weapon)
    return first(mind, dial)


def foretell(mind: Mind) -> Choice:
    """The truth, which binds: the part of the best plan."""
    best = Planner(mind, mind.me).best({})
    element = mind.frame[2]
    wanted = {
        plans.FORESEE_DIAL: best.dial,
        plans.FORESEE_LEADER: best.leader,
        plans.FORESEE_WEAPON: best.weapon,
        plans.FORESEE_DEFENSE: best.defense,
    }[element]
    return nearest(mind.choices, wanted)


def see_plan(mind: Mind) -> Choice:
    """A Karama to see the plan, in an own battle about much."""
    if mind.me not in mind.game.sides or len(mind.choices) == 1:
        return DECLINE
    if Planner(mind, mind.me).stake < GREAT_STAKE:
        return DECLINE
    return next(choice for choice in mind.choices if choice.verb == V_SEE_PLAN)


# Treason ------------------------------------------------------------------------------------------


def treason(mind: Mind) -> Choice:
    """A call wins at no cost; against another's call it takes him along."""
    return first(mind, TREASON, SILENT)


# Spoils -------------------------------------------------------------------------------------------


def keep_card(mind: Mind) -> Choice:
    card = mind.frame[2]
    useful = card_gain(mind, card) > 0.0 and card_worth(mind, card) > 0.0
    return first(mind, KEEP[card] if useful else DISCARD[card])


def capture(mind: Mind) -> Choice:
    return first(mind, CAPTURE)


def captive(mind: Mind) -> Choice:
    """A strong captive fights once for the Harkonnen; a weak one is worth its bounty."""
    leader = mind.game.taken
    strong = leader >= 0 and LEADERS[leader].strength >= STRONG
    return first(mind, HOLD if strong else KILL)
