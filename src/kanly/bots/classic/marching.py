"""Answers of the Shipment and Movement phase, and the ride on a worm."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.outlook import INDEX
from kanly.bots.classic.steps import NOTHING, Step
from kanly.classic import shipment
from kanly.classic.choices import (
    AS_ADVISORS,
    AS_FIGHTERS,
    BECOME_ADVISORS,
    DECLINE,
    DONE,
    FIGHTERS,
    FORCES,
    HAJR,
    LEND,
    PASS,
    PAY,
    RIDE,
    SHIP,
    STAY,
    TO,
    TO_POLAR_SINK,
    V_FIGHTERS,
    V_HALF_PRICE,
    V_RIDE,
    WAIT,
    WITH_ADVISOR,
)
from kanly.classic.forces import count
from kanly.classic.groups import FOR_BACK, FOR_CROSS, room
from kanly.classic.map import members
from kanly.classic.position import Classic
from kanly.classic.shipment import ACROSS, FROM_RESERVES
from kanly.classic.spice_blow import riders
from kanly.classic.tables.factions import BENE_GESSERIT, FREMEN
from kanly.classic.tables.territories import LOCATIONS, STRONGHOLD, TERRITORIES
from kanly.classic.tables.treachery import KARAMA
from kanly.classic.victory import PLACES_TO_HOLD
from kanly.core.choice import Choice

FAIR: Final = 0.4
"""Bene Gesserit fight where they win as often as that."""


def first(mind: Mind, *wanted: Choice) -> Choice:
    """The first of several choices that is offered, or whatever is."""
    for choice in wanted:
        if choice in mind.choices:
            return choice
    return mind.choices[0]


# Shipment -----------------------------------------------------------------------------------------


def ship(mind: Mind) -> Choice:
    campaign = Campaign(mind)
    best = campaign.best_shipment(campaign.steps.landings())
    return best.choice if best.choice in mind.choices else PASS


def cargo(mind: Mind) -> Choice:
    """How many: the location is settled."""
    _, _, way, location = mind.frame
    campaign = Campaign(mind)
    steps = campaign.steps.land(SHIP[location], way, location, location)
    for landing, goal in campaign.steps.onward(way, 1 << location):
        steps += campaign.steps.land(SHIP[landing], way, landing, goal)
    step = campaign.best_shipment(steps)
    return first(mind, FORCES[step.number][step.stars], FORCES[step.number][0])


def cross_to(mind: Mind) -> Choice:
    campaign = Campaign(mind)
    step = top(campaign, campaign.steps.across(mind.frame[2]))
    return first(mind, TO[step.goal])


def ship_pay(mind: Mind) -> Choice:
    """A Karama for half the price only where that saves much."""
    _, faction, location, number = mind.frame
    cost = shipment.price(mind.game, faction, FROM_RESERVES, location, number, False)
    for choice in mind.choices:
        if choice.verb == V_HALF_PRICE:
            worth = mind.weights.karama
            if choice.b != KARAMA:
                worth = mind.weights.karama_of_worthless
            if cost // 2 > worth * mind.fade:
                return choice
    return first(mind, PAY)


def step_in(mind: Mind) -> Choice:
    """The Guild acts last, when it sees what all others did."""
    return first(mind, WAIT)


def lend(mind: Mind) -> Choice:
    return first(mind, LEND)


# Movement -----------------------------------------------------------------------------------------


def move(mind: Mind) -> Choice:
    if not mind.game.moves and HAJR not in mind.choices:
        return PASS
    campaign = Campaign(mind)
    best, gain = campaign.best_move(campaign.steps.moves())
    if mind.game.moves:
        return best.choice if best.choice in mind.choices else PASS
    return HAJR if gain > 2 * mind.weights.specials[2] else PASS


def move_to(mind: Mind) -> Choice:
    campaign = Campaign(mind)
    step = top(campaign, campaign.steps.moves_from(mind.frame[2]))
    return first(mind, TO[step.goal])


def group(mind: Mind) -> Choice:
    """How many of one location go along: as many as are still wanted, starred ones first."""
    game, me = mind.game, mind.me
    purpose, goal, sources = mind.frame[2:5]
    limit = room(game, me, purpose, goal)
    picked = sum([game.group[i] for i in range(1, len(game.group), 3)])
    started = sum([1 << game.group[i] for i in range(0, len(game.group), 3)])
    most = picked + min(limit, count(game, me, sources))
    if purpose == FOR_BACK:
        wanted = most
    else:
        wanted = best_number(mind, purpose, goal, started | sources, most)
    here = (sources & -sources).bit_length() - 1
    number = max(0, min(wanted - picked, game.forces[me][here], limit))
    stars = min(number, game.stars[me][here])
    return first(mind, FORCES[number][stars], *FORCES[number])


def best_number(mind: Mind, purpose: int, goal: int, sources: int, most: int) -> int:
    """How many forces of some locations go to a goal."""
    campaign = Campaign(mind)
    return top(campaign, numbered(campaign, purpose, goal, sources, most)).number


def numbered(campaign: Campaign, purpose: int, goal: int, sources: int, most: int) -> list[Step]:
    """One to so many forces of some locations that go to a goal."""
    mind = campaign.mind
    steps: list[Step] = []
    for number in range(1, most + 1):
        changes, stars = campaign.steps.transfer(sources, goal, number)
        cost = 0
        if purpose == FOR_CROSS:
            cost = shipment.price(mind.game, mind.me, ACROSS, goal, number, False)
        steps.append(Step(None, goal, number, stars, changes, cost))
    return steps


def top(campaign: Campaign, steps: list[Step]) -> Step:
    """The best of some steps, one of which must be taken."""
    best, most = NOTHING, float("-inf")
    for step in steps:
        worth = campaign.worth((step,))
        if worth > most:
            best, most = step, worth
    return best


# Worms --------------------------------------------------------------------------------------------


def ride(mind: Mind) -> Choice:
    """All who can ride go where they are worth most."""
    campaign = Campaign(mind)
    here = riders(mind.game, mind.frame[1])
    number = count(mind.game, FREMEN, here)
    steps: list[Step] = []
    for choice in mind.choices:
        if choice.verb == V_RIDE and campaign.ground.goals >> choice.a & 1:
            changes, stars = campaign.steps.transfer(here, choice.a, number)
            steps.append(Step(choice, choice.a, number, stars, changes))
    best, _ = campaign.best_move(steps)
    return first(mind, RIDE[best.goal]) if best is not NOTHING else STAY


# Bene Gesserit ------------------------------------------------------------------------------------


def flip(mind: Mind) -> Choice:
    """Advisors fight where that is worth something."""
    campaign = Campaign(mind)
    best, most = DONE, 1.0
    for choice in mind.choices:
        if choice.verb == V_FIGHTERS:
            gain = fighting_gain(campaign, choice.a)
            if gain > most:
                best, most = FIGHTERS[choice.a], gain
    return best


def fighting_gain(campaign: Campaign, territory: int) -> float:
    """What it is worth that the tokens of a territory fight."""
    mask = TERRITORIES[territory].mask
    game = campaign.game
    number = count(game, BENE_GESSERIT, mask)
    if territory in INDEX:
        return holding_gain(campaign, INDEX[territory], number)
    wins = chance_there(campaign, territory, number)
    spice = sum([game.spice_at[location] for location in members(game.where[BENE_GESSERIT] & mask)])
    return wins * min(spice, 2 * number) - (1.0 - wins) * number


def holding_gain(campaign: Campaign, place: int, number: int) -> float:
    """What it is worth that the tokens in a stronghold fight for it."""
    outlook, mind = campaign.outlook, campaign.mind
    layout = outlook.chances[:]
    layout[place] = outlook.hold(place, number, 0, mind.spice(mind.me))
    territory = PLACES_TO_HOLD[place]
    beaten = 1.0 - chance_there(campaign, territory, number)
    gain = outlook.value(layout) - outlook.value(outlook.chances)
    return gain - beaten * (number * mind.weights.force + mind.weights.defeat) * mind.fade


def chance_there(campaign: Campaign, territory: int, number: int) -> float:
    """How likely so many forces beat everyone else in a territory."""
    mind = campaign.mind
    foes = [f for f in mind.enemies if mind.game.fights_at(f, territory)]
    return campaign.outlook.fights(territory, foes, number, 0, mind.spice(mind.me))


def follow(mind: Mind) -> Choice:
    """A force for nothing: an advisor where it may come to hold something, else a reserve."""
    territory = LOCATIONS[mind.frame[1]].territory
    if TERRITORIES[territory].kind == STRONGHOLD:
        return first(mind, WITH_ADVISOR, TO_POLAR_SINK)
    return first(mind, TO_POLAR_SINK)


def intrusion(mind: Mind) -> Choice:
    """Fight whoever comes, unless that would be lost."""
    campaign = Campaign(mind)
    territory = mind.frame[1]
    number = count(mind.game, BENE_GESSERIT, TERRITORIES[territory].mask)
    fair = chance_there(campaign, territory, number) >= FAIR
    return first(mind, DECLINE if fair else BECOME_ADVISORS)


def side(mind: Mind) -> Choice:
    """Come as fighters, unless that would be lost."""
    campaign = Campaign(mind)
    territory = LOCATIONS[mind.frame[1]].territory
    number = sum([mind.game.group[i] for i in range(1, len(mind.game.group), 3)])
    fair = chance_there(campaign, territory, number) >= FAIR
    return first(mind, AS_FIGHTERS if fair else AS_ADVISORS)


# Losses -------------------------------------------------------------------------------------------


def fewest_stars(mind: Mind) -> Choice:
    """Plain forces die first."""
    return min(mind.choices, key=lambda choice: (choice.b, choice.a))


def losses(mind: Mind) -> Choice:
    """The cheapest losses."""
    weights = mind.weights
    return min(mind.choices, key=lambda choice: weights.force * choice.a + weights.star * choice.b)


def losses_at(mind: Mind) -> Choice:
    """Die where there is no spice to collect, else as few as possible there."""
    places = mind.frame[2]
    here = (places & -places).bit_length() - 1
    many = not harvests(mind.game, here)
    return max(mind.choices, key=lambda choice: (choice.a if many else -choice.a, -choice.b))


def harvests(game: Classic, location: int) -> bool:
    return game.spice_at[location] > 0
