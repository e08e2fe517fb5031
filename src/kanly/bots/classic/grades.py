"""How good every choice of a question looks to the greedy's planners, and not only the best.

A grade is in spice, as all worths; the best choice of a question need not have a grade of nought.
Questions whose policy weighs nothing have no grades: the policy's answer stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.classic.alliance import hope, union
from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.marching import numbered
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.outlook import INDEX, Outlook
from kanly.bots.classic.plan import Parts, Plan, Planner, settled
from kanly.bots.classic.steps import NOTHING, Step
from kanly.classic.choices import (
    FORCES,
    PASS,
    SHIP,
    TO,
    V_ACCEPT,
    V_ALLY,
    V_BREAK,
    V_DEFENSE,
    V_DIAL,
    V_KWISATZ,
    V_LEADER,
    V_SUPPORT,
    V_WEAPON,
)
from kanly.classic.forces import count
from kanly.classic.groups import FOR_BACK, room, size
from kanly.classic.nexus import side
from kanly.classic.tables.territories import LOCATIONS
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


def ship(mind: Mind) -> Grades:
    campaign = Campaign(mind)
    return graded(
        [
            (PASS if step is NOTHING else step.choice, worth)
            for step, worth in with_moves(campaign, campaign.steps.landings())
        ]
    )


def cargo(mind: Mind) -> Grades:
    _, _, way, location = mind.frame
    campaign = Campaign(mind)
    steps = campaign.steps.land(SHIP[location], way, location, location)
    for landing, goal in campaign.steps.onward(way, 1 << location):
        steps += campaign.steps.land(SHIP[landing], way, landing, goal)
    return graded(
        [
            (FORCES[step.number][step.stars], worth)
            for step, worth in with_moves(campaign, steps)
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


def move(mind: Mind) -> Grades:
    campaign = Campaign(mind)
    steps = [NOTHING, *campaign.steps.moves()]
    return graded(
        [(PASS if step is NOTHING else step.choice, campaign.worth((step,))) for step in steps]
    )


def move_to(mind: Mind) -> Grades:
    campaign = Campaign(mind)
    steps = campaign.steps.moves_from(mind.frame[2])
    return graded([(TO[step.goal], campaign.worth((step,))) for step in steps])


def group(mind: Mind) -> Grades:
    """How many go along, by what the whole group is worth where it goes."""
    game, me = mind.game, mind.me
    purpose, goal, sources = mind.frame[2:5]
    if purpose == FOR_BACK:
        return {}
    picked = size(game)
    started = sum([1 << game.group[i] for i in range(0, len(game.group), 3)])
    most = picked + min(room(game, me, purpose, goal), count(game, me, sources))
    campaign = Campaign(mind)
    steps = numbered(campaign, purpose, goal, started | sources, most)
    worths = {step.number: campaign.worth((step,)) for step in steps}
    found = [(choice, worths.get(picked + choice.a)) for choice in mind.choices]
    return {choice: worth for choice, worth in found if worth is not None}


# Battle -------------------------------------------------------------------------------------------


def battle(mind: Mind) -> Grades:
    """By what is at stake."""
    outlook = Outlook(mind)
    found: Grades = {}
    for choice in mind.choices:
        territory = LOCATIONS[choice.a].territory
        found[choice] = outlook.stake(territory) if territory in INDEX else 0.0
    return found


def plan(mind: Mind) -> Grades:
    """A part by the best plan that has it."""
    given = settled(mind)
    if mind.choices[0].verb == V_KWISATZ:
        return {}
    return of_parts(mind, Planner(mind, mind.me).all_plans(given))


def of_parts(mind: Mind, found: list[Plan]) -> Grades:
    """The choices for the next part by the best plan that has it."""
    verb = mind.choices[0].verb
    best: dict[int, float] = {}
    for made in found:
        part = parts(made)[verb]
        best[part] = max(best.get(part, float("-inf")), made.worth)
    return {choice: best[choice.a] for choice in mind.choices if choice.a in best}


def parts(made: Plan) -> Parts:
    return {
        V_DIAL: made.dial,
        V_SUPPORT: made.support,
        V_LEADER: made.leader,
        V_WEAPON: made.weapon,
        V_DEFENSE: made.defense,
    }


# Alliances ----------------------------------------------------------------------------------------


def nexus(mind: Mind) -> Grades:
    """Alliances by how near to victory they are; anything else leaves all as it is."""
    now = hope(mind, side(mind.game, mind.me))
    found: Grades = {}
    for choice in mind.choices:
        if choice.verb in (V_ACCEPT, V_ALLY):
            found[choice] = hope(mind, union(mind, choice.a)) - mind.weights.loyalty
        elif choice.verb == V_BREAK:
            found[choice] = hope(mind, 1 << mind.me) - 2 * mind.weights.loyalty
        else:
            found[choice] = now
    return found


# Whatever may be better than it looks -------------------------------------------------------------


def alike(mind: Mind) -> Grades:
    """All choices look the same: only what comes of them can tell."""
    return dict.fromkeys(mind.choices, 0.0)


GRADES: Final[dict[str, Callable[[Mind], Grades]]] = {
    "ship": ship,
    "cargo": cargo,
    "move": move,
    "move-to": move_to,
    "battle": battle,
    "plan": plan,
    "nexus": nexus,
    "forces": group,
    "storm-dial": alike,
    "before-storm": alike,
}
"""The questions that are worth a search, and how their choices are graded."""
