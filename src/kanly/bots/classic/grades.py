"""How good every choice of a question looks to the greedy's planners, and not only the best.

A grade is in spice, as all worths; the best choice of a question need not have a grade of nought.
Questions whose policy weighs nothing have no grades: the policy's answer stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.classic.alliance import union, wish
from kanly.bots.classic.battle import at_stake
from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.marching import groups
from kanly.bots.classic.plan import Plan, Planner, settled
from kanly.bots.classic.steps import NOTHING, Step
from kanly.classic import choices
from kanly.classic.groups import FOR_BACK, size
from kanly.classic.nexus import side
from kanly.classic.shipment import start_of
from kanly.core.choice import Choice

Grades = dict[Choice, float]
"""The worth of choices; those that are not in it are not worth a thought."""


def graded(steps: list[tuple[Choice | None, float]]) -> Grades:
    """Each choice by the best that can follow it."""
    found: Grades = {}
    for choice, worth in steps:
        if choice is not None and worth > found.get(choice, float("-inf")):
            found[choice] = worth
    return found


# Shipment and movement ----------------------------------------------------------------------------


def ship(view: FactionView) -> Grades:
    campaign = Campaign(view)
    return graded(
        [
            (step.choice or choices.PASS, worth)
            for step, worth in with_moves(campaign, campaign.steps.landings())
        ]
    )


def cargo(view: FactionView) -> Grades:
    _, _, way, location = view.frame
    campaign = Campaign(view)
    return graded(
        [
            (choices.FORCES[step.number][step.stars], worth)
            for step, worth in with_moves(campaign, campaign.steps.cargo(way, location))
            if step is not NOTHING
        ]
    )


def with_moves(campaign: Campaign, ships: list[Step]) -> list[tuple[Step, float]]:
    """The best few shipments, each with what it is worth together with the best move."""
    moves = campaign.ranked(campaign.steps.moves())
    found: list[tuple[Step, float]] = []
    for step in campaign.ranked(ships):
        after = [NOTHING] if step.onward else moves
        found.append((step, max([campaign.worth((step, move)) for move in after])))
    return found


def move(view: FactionView) -> Grades:
    campaign = Campaign(view)
    steps = [NOTHING, *campaign.steps.moves()]
    return graded([(step.choice or choices.PASS, campaign.worth((step,))) for step in steps])


def move_to(view: FactionView) -> Grades:
    campaign = Campaign(view)
    steps = campaign.steps.moves_from(start_of(view.game))
    return graded([(choices.TO[step.goal], campaign.worth((step,))) for step in steps])


def group(view: FactionView) -> Grades:
    """How many go along, by what the whole group is worth where it goes."""
    _, _, purpose, _, _ = view.frame
    if purpose == FOR_BACK:
        return {}
    campaign = Campaign(view)
    picked = size(view.game)
    worths = {step.number: campaign.worth((step,)) for step in groups(campaign)}
    found = [(choice, worths.get(picked + choice.a)) for choice in view.choices]
    return {choice: worth for choice, worth in found if worth is not None}


# Battle -------------------------------------------------------------------------------------------


def plan(view: FactionView) -> Grades:
    """A part by the best plan that has it."""
    given = settled(view)
    if view.choices[0].verb == choices.V_KWISATZ:
        return {}
    return of_parts(view, Planner(view, view.me).all_plans(given))


def of_parts(view: FactionView, found: list[Plan]) -> Grades:
    """The choices for the next part by the best plan that has it."""
    verb = view.choices[0].verb
    best: dict[int, float] = {}
    for made in found:
        part = made.part(verb)
        best[part] = max(best.get(part, float("-inf")), made.worth)
    return {choice: best[choice.a] for choice in view.choices if choice.a in best}


# Alliances ----------------------------------------------------------------------------------------


def nexus(view: FactionView) -> Grades:
    """Alliances by how near to victory they are; anything else leaves all as it is."""
    now = wish(view, side(view.game, view.me))
    found: Grades = {}
    for choice in view.choices:
        if choice.verb in (choices.V_ACCEPT, choices.V_ALLY):
            found[choice] = wish(view, union(view, choice.a)) - view.weights.loyalty
        elif choice.verb == choices.V_BREAK:
            found[choice] = wish(view, 1 << view.me) - 2 * view.weights.loyalty
        else:
            found[choice] = now
    return found


# Whatever may be better than it looks -------------------------------------------------------------


def alike(view: FactionView) -> Grades:
    """All choices look the same: only what comes of them can tell."""
    return dict.fromkeys(view.choices, 0.0)


GRADES: Final[dict[str, Callable[[FactionView], Grades]]] = {
    "ship": ship,
    "cargo": cargo,
    "move": move,
    "move-to": move_to,
    "battle": at_stake,
    "plan": plan,
    "nexus": nexus,
    "forces": group,
    "storm-dial": alike,
    "before-storm": alike,
}
"""The questions that are worth a search, and how their choices are graded."""
