"""What is done unasked, and the questions that come of it: Ghola, Truthtrance, special Karamas."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.battle import GREAT_STAKE
from kanly.bots.classic.foe import treachery
from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.plan import Planner, settled
from kanly.bots.classic.revival import leader_gain, need_of_reserves
from kanly.bots.classic.value import card_worth, unknown_gain
from kanly.bots.classic.weather import devoured
from kanly.classic import plans
from kanly.classic.choices import (
    ASK_CARD,
    ASK_TRAITOR,
    GHOLA_FORCES,
    NO,
    Q_LEADS,
    Q_PLAYS,
    SWAP_COUNT,
    UNKNOWABLE,
    V_CALL_WORM,
    V_GHOLA,
    V_REVIVE_FREE,
    V_SWAP_CARDS,
    V_TRUTHTRANCE,
    YES,
)
from kanly.classic.position import CHEAP, NOBODY
from kanly.classic.tables.factions import EMPEROR, HARKONNEN
from kanly.classic.tables.numbers import EMPEROR_KARAMA_REVIVALS, GHOLA_REVIVALS
from kanly.classic.tables.treachery import CHAUMAS, CHEAP_HERO, LASGUN
from kanly.core.choice import Choice

JUNK: Final = 0.5
"""Cards worth no more than this are given away."""


def unasked(mind: Mind, asked: Mind) -> Choice | None:
    """Something worth doing before the question is answered, if there is."""
    best: Choice | None = None
    most = 0.0
    for choice in mind.choices:
        gain = gain_of(mind, asked, choice)
        if gain > most:
            best, most = choice, gain
    return best


def gain_of(mind: Mind, asked: Mind, choice: Choice) -> float:
    """What doing it now gains, the card deducted."""
    weights = mind.weights
    if choice.verb == V_GHOLA:
        return ghola(mind, choice) - weights.specials[0] * mind.fade
    if choice.verb == V_TRUTHTRANCE:
        return 1.0 if asked.decision.kind.name == "plan" and doubts(asked, choice.a) else 0.0
    special = {V_REVIVE_FREE: revive, V_SWAP_CARDS: swap, V_CALL_WORM: call_worm}.get(choice.verb)
    return special(mind, choice) - weights.karama * mind.fade if special else 0.0


def ghola(mind: Mind, choice: Choice) -> float:
    if choice is GHOLA_FORCES:
        return need_of_reserves(mind, min(GHOLA_REVIVALS, mind.game.tanks[mind.me]))
    return leader_gain(mind, choice.a)


def revive(mind: Mind, choice: Choice) -> float:
    """Three forces for the Emperor, starred ones perhaps."""
    stars = min(1, mind.game.tank_stars[EMPEROR])
    number = min(EMPEROR_KARAMA_REVIVALS, mind.game.tanks[EMPEROR])
    return need_of_reserves(mind, number) + mind.weights.star * stars


def junk(mind: Mind) -> list[int]:
    """Cards of the Harkonnen that serve for nothing."""
    return [card for card in mind.game.hand[HARKONNEN] if card_worth(mind, card) <= JUNK]


def swap(mind: Mind, choice: Choice) -> float:
    """Bad cards for others."""
    number = min(len(junk(mind)), len(mind.game.hand[choice.a]))
    return number * unknown_gain(mind)


def call_worm(mind: Mind, choice: Choice) -> float:
    return devoured(mind, choice.a)


# Truthtrance --------------------------------------------------------------------------------------


def doubts(mind: Mind, target: int) -> bool:
    """Whether it is worth a Truthtrance to know if one's leader is a traitor."""
    game = mind.game
    if mind.me not in game.sides or target != plans.foe(game, mind.me) or settled(mind):
        return False
    planner = Planner(mind, mind.me)
    leader = planner.best({}).leader
    return planner.stake >= GREAT_STAKE and leader >= 0 and treachery(mind, target, leader) > 0.05


def question(mind: Mind) -> Choice:
    """About one's own leader as a traitor, or a card that is to be feared."""
    target = mind.frame[2]
    if mind.game.sides[0] != NOBODY and mind.me in mind.game.sides:
        leader = Planner(mind, mind.me).best({}).leader
        if leader >= 0 and 0.0 < treachery(mind, target, leader) < 1.0:
            return first(mind, ASK_TRAITOR[leader])
    feared = max(range(LASGUN, CHAUMAS + 1), key=lambda card: mind.unseen[card])
    return first(mind, ASK_CARD[feared])


def truth(mind: Mind) -> Choice:
    """What one plans; questions in free words are beyond a bot."""
    _, _, _, about, what = mind.frame
    if about not in (Q_PLAYS, Q_LEADS) or len(mind.choices) == 1:
        return first(mind, UNKNOWABLE)
    best = Planner(mind, mind.me).best({})
    if about == Q_LEADS:
        yes = best.leader == what
    else:
        yes = what in (best.weapon, best.defense)
        yes = yes or (what == CHEAP_HERO and best.leader == CHEAP)
    return first(mind, YES if yes else NO)


# The Harkonnen's swap -----------------------------------------------------------------------------


def swap_count(mind: Mind) -> Choice:
    return first(mind, SWAP_COUNT[min(max(1, len(junk(mind))), len(mind.choices) - 1)])


def give_back(mind: Mind) -> Choice:
    return min(mind.choices, key=lambda choice: card_worth(mind, choice.a))
