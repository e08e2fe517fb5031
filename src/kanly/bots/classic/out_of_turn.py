"""What is done out of turn, and the questions of it: Ghola, Truthtrance, special Karamas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.classic.battle import GREAT_STAKE
from kanly.bots.classic.faction_view import FactionView, best_of
from kanly.bots.classic.foe import treachery
from kanly.bots.classic.plan import Planner, settled
from kanly.bots.classic.revival import leader_gain, need_of_reserves
from kanly.bots.classic.value import card_worth, unknown_gain
from kanly.bots.classic.weather import devoured
from kanly.classic import choices, plans
from kanly.classic.position import CHEAP, NOBODY
from kanly.classic.tables.factions import EMPEROR, HARKONNEN
from kanly.classic.tables.numbers import EMPEROR_KARAMA_REVIVALS, GHOLA_REVIVALS
from kanly.classic.tables.treachery import CHAUMAS, CHEAP_HERO, LASGUN, TLEILAXU_GHOLA
from kanly.classic.truthtrance import target_of
from kanly.core.choice import Choice

JUNK: Final = 0.5
"""Cards worth no more than this are given away."""


def best(view: FactionView, asked: FactionView) -> Choice | None:
    """Something worth doing before the question is answered, if there is."""
    return best_of({choice: gain_of(view, asked, choice) for choice in view.choices})


def gain_of(view: FactionView, asked: FactionView, choice: Choice) -> float:
    """What doing it now gains, the card deducted."""
    if choice.verb == choices.V_GHOLA:
        return ghola(view, choice) - card_worth(view, TLEILAXU_GHOLA)
    if choice.verb == choices.V_TRUTHTRANCE:
        return 1.0 if asked.decision.kind.name == "plan" and doubts(asked, choice.a) else 0.0
    if choice.verb not in SPECIAL_KARAMAS:
        return 0.0
    return SPECIAL_KARAMAS[choice.verb](view, choice) - view.weights.karama * view.fade


def ghola(view: FactionView, choice: Choice) -> float:
    if choice is choices.GHOLA_FORCES:
        return need_of_reserves(view, min(GHOLA_REVIVALS, view.game.tanks[view.me]))
    return leader_gain(view, choice.a)


def revive(view: FactionView, choice: Choice) -> float:
    """Three forces for the Emperor, starred ones perhaps."""
    stars = min(1, view.game.tank_stars[EMPEROR])
    number = min(EMPEROR_KARAMA_REVIVALS, view.game.tanks[EMPEROR])
    return need_of_reserves(view, number) + view.weights.star * stars


def junk(view: FactionView) -> list[int]:
    """Cards of the Harkonnen that serve for nothing."""
    return [card for card in view.game.hand[HARKONNEN] if card_worth(view, card) <= JUNK]


def swap(view: FactionView, choice: Choice) -> float:
    """Bad cards for others."""
    number = min(len(junk(view)), len(view.game.hand[choice.a]))
    return number * unknown_gain(view)


SPECIAL_KARAMAS: Final[dict[int, Callable[[FactionView, Choice], float]]] = {
    choices.V_REVIVE_FREE: revive,
    choices.V_SWAP_CARDS: swap,
    choices.V_CALL_WORM: lambda view, choice: devoured(view, choice.a),
}


# Truthtrance --------------------------------------------------------------------------------------


def doubts(view: FactionView, target: int) -> bool:
    """Whether it is worth a Truthtrance to know if one's leader is a traitor."""
    game = view.game
    if view.me not in game.sides or target != plans.foe(game, view.me) or settled(view):
        return False
    planner = Planner(view, view.me)
    leader = planner.best({}).leader
    return planner.stake >= GREAT_STAKE and leader >= 0 and treachery(view, target, leader) > 0.05


def question(view: FactionView) -> Choice:
    """About one's own leader as a traitor, or a card that is to be feared."""
    target = target_of(view.game)
    if view.game.sides[0] != NOBODY and view.me in view.game.sides:
        leader = Planner(view, view.me).best({}).leader
        if leader >= 0 and 0.0 < treachery(view, target, leader) < 1.0:
            return view.first(choices.ASK_TRAITOR[leader])
    feared = max(range(LASGUN, CHAUMAS + 1), key=lambda card: view.unseen[card])
    return view.first(choices.ASK_CARD[feared])


def truth(view: FactionView) -> Choice:
    """What one plans; questions in free words are beyond a bot."""
    _, _, _, about, what = view.frame
    if about not in (choices.Q_PLAYS, choices.Q_LEADS) or len(view.choices) == 1:
        return view.first(choices.UNKNOWABLE)
    best = Planner(view, view.me).best({})
    if about == choices.Q_LEADS:
        yes = best.leader == what
    else:
        yes = what in (best.weapon, best.defense)
        yes = yes or (what == CHEAP_HERO and best.leader == CHEAP)
    return view.first(choices.YES if yes else choices.NO)


# The Harkonnen's swap -----------------------------------------------------------------------------


def swap_count(view: FactionView) -> Choice:
    return view.first(choices.SWAP_COUNT[min(max(1, len(junk(view))), len(view.choices) - 1)])


def give_back(view: FactionView) -> Choice:
    return min(view.choices, key=lambda choice: card_worth(view, choice.a))
