"""Answers of the Shipment and Movement phase, and the ride on a worm."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.faction_view import FactionView, best_of
from kanly.bots.classic.steps import NOTHING, Step
from kanly.classic import choices, shipment
from kanly.classic.forces import count
from kanly.classic.groups import FOR_BACK, FOR_CROSS, room, size
from kanly.classic.map import members
from kanly.classic.resolution import first_place
from kanly.classic.shipment import ACROSS, FROM_RESERVES, start_of
from kanly.classic.spice_blow import riders
from kanly.classic.tables.factions import BENE_GESSERIT, FREMEN
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.types import FactionId, LocationId, TerritoryId
from kanly.core.choice import Choice

FAIR: Final = 0.4
"""Bene Gesserit fight where they win as often as that."""


# Shipment -----------------------------------------------------------------------------------------


def ship(view: FactionView) -> Choice:
    campaign = Campaign(view)
    best = campaign.best_shipment(campaign.steps.landings())
    return best.choice if best.choice in view.choices else choices.PASS


def cargo(view: FactionView) -> Choice:
    """How many: the location is settled."""
    _, _, way, location = view.frame
    campaign = Campaign(view)
    step = campaign.best_shipment(campaign.steps.cargo(way, location))
    return view.first(choices.FORCES[step.number][step.stars], choices.FORCES[step.number][0])


def cross_to(view: FactionView) -> Choice:
    campaign = Campaign(view)
    step = top(campaign, campaign.steps.across(start_of(view.game)))
    return view.first(choices.TO[step.goal])


def ship_pay(view: FactionView) -> Choice:
    """A Karama for half the price only where that saves much."""
    _, faction, location, number = view.frame
    cost = shipment.price(
        view.game, FactionId(faction), FROM_RESERVES, LocationId(location), number, False
    )
    for choice in view.choices:
        dear = cost // 2 > view.karama_worth(choice.b) * view.fade
        if choice.verb == choices.V_HALF_PRICE and dear:
            return choice
    return view.first(choices.PAY)


# Movement -----------------------------------------------------------------------------------------


def move(view: FactionView) -> Choice:
    if not view.game.moves and choices.HAJR not in view.choices:
        return choices.PASS
    campaign = Campaign(view)
    best, gain = campaign.best_move(campaign.steps.moves())
    if view.game.moves:
        return best.choice if best.choice in view.choices else choices.PASS
    return choices.HAJR if gain > 2 * view.weights.specials[2] else choices.PASS


def move_to(view: FactionView) -> Choice:
    campaign = Campaign(view)
    step = top(campaign, campaign.steps.moves_from(start_of(view.game)))
    return view.first(choices.TO[step.goal])


def group(view: FactionView) -> Choice:
    """How many of one location go along: as many as are still wanted, starred ones first."""
    game, me = view.game, view.me
    _, _, purpose, goal, sources = view.frame
    limit = room(game, me, purpose, LocationId(goal))
    picked = size(game)
    if purpose == FOR_BACK:
        wanted = picked + min(limit, count(game, me, sources))
    else:
        campaign = Campaign(view)
        wanted = top(campaign, groups(campaign)).number
    here = (sources & -sources).bit_length() - 1
    number = max(0, min(wanted - picked, game.forces[me][here], limit))
    stars = min(number, game.stars[me][here])
    return view.first(choices.FORCES[number][stars], *choices.FORCES[number])


def groups(campaign: Campaign) -> list[Step]:
    """Every size of the group that is picked, out of all locations that were asked or will be."""
    game, me = campaign.game, campaign.view.me
    _, _, purpose, goal, sources = campaign.view.frame
    most = size(game) + min(room(game, me, purpose, LocationId(goal)), count(game, me, sources))
    started = sum([1 << game.group[i] for i in range(0, len(game.group), 3)])
    steps: list[Step] = []
    for number in range(1, most + 1):
        changes, stars = campaign.steps.transfer(started | sources, goal, number)
        cost = 0
        if purpose == FOR_CROSS:
            cost = shipment.price(game, me, ACROSS, LocationId(goal), number, False)
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


def ride(view: FactionView) -> Choice:
    """All who can ride go where they are worth most."""
    campaign = Campaign(view)
    _, territory = view.frame
    here = riders(view.game, TerritoryId(territory))
    number = count(view.game, FREMEN, here)
    steps: list[Step] = []
    for choice in view.choices:
        if choice.verb == choices.V_RIDE and campaign.ground.goals >> choice.a & 1:
            changes, stars = campaign.steps.transfer(here, choice.a, number)
            steps.append(Step(choice, choice.a, number, stars, changes))
    best, _ = campaign.best_move(steps)
    return view.first(choices.RIDE[best.goal]) if best is not NOTHING else choices.STAY


# Bene Gesserit ------------------------------------------------------------------------------------


def flip(view: FactionView) -> Choice:
    """Advisors fight where that is worth something."""
    campaign = Campaign(view)
    fighters = [choice for choice in view.choices if choice.verb == choices.V_FIGHTERS]
    gain = {choice: fighting_gain(campaign, choice.a) for choice in fighters}
    return best_of(gain, 1.0) or choices.DONE


def fighting_gain(campaign: Campaign, territory: int) -> float:
    """What it is worth that the tokens of a territory fight."""
    mask = TERRITORIES[territory].mask
    game = campaign.game
    number = count(game, BENE_GESSERIT, mask)
    if territory in campaign.strongholds.index:
        return holding_gain(campaign, campaign.strongholds.index[territory], number)
    wins = chance_there(campaign, territory, number)
    spice = sum([game.spice_at[location] for location in members(game.where[BENE_GESSERIT] & mask)])
    return wins * min(spice, 2 * number) - (1.0 - wins) * number


def holding_gain(campaign: Campaign, place: int, number: int) -> float:
    """What it is worth that the tokens in a stronghold fight for it."""
    strongholds, view = campaign.strongholds, campaign.view
    layout = strongholds.chances[:]
    layout[place] = strongholds.hold(place, number, 0, view.spice(view.me))
    territory = strongholds.places[place]
    beaten = 1.0 - chance_there(campaign, territory, number)
    gain = strongholds.value(layout) - strongholds.value(strongholds.chances)
    return gain - beaten * (number * view.weights.force + view.weights.defeat) * view.fade


def chance_there(campaign: Campaign, territory: int, number: int) -> float:
    """How likely so many forces beat everyone else in a territory."""
    view = campaign.view
    foes = [f for f in view.enemies if view.game.fights_at(f, TerritoryId(territory))]
    return campaign.strongholds.fights(territory, foes, number, 0, view.spice(view.me))


def follow(view: FactionView) -> Choice:
    """A force for nothing: an advisor where it may come to hold something, else a reserve."""
    _, location = view.frame
    if view.game.strongholds() >> location & 1:
        return view.first(choices.WITH_ADVISOR, choices.TO_POLAR_SINK)
    return view.first(choices.TO_POLAR_SINK)


def intrusion(view: FactionView) -> Choice:
    """Fight whoever comes, unless that would be lost."""
    campaign = Campaign(view)
    _, territory, _ = view.frame
    number = count(view.game, BENE_GESSERIT, TERRITORIES[territory].mask)
    fair = chance_there(campaign, territory, number) >= FAIR
    return view.first(choices.DECLINE if fair else choices.BECOME_ADVISORS)


def side(view: FactionView) -> Choice:
    """Come as fighters, unless that would be lost."""
    campaign = Campaign(view)
    _, location = view.frame
    territory = LOCATIONS[location].territory
    number = sum([view.game.group[i] for i in range(1, len(view.game.group), 3)])
    fair = chance_there(campaign, territory, number) >= FAIR
    return view.first(choices.AS_FIGHTERS if fair else choices.AS_ADVISORS)


# Losses -------------------------------------------------------------------------------------------


def fewest_stars(view: FactionView) -> Choice:
    """Plain forces die first."""
    return min(view.choices, key=lambda choice: (choice.b, choice.a))


def losses(view: FactionView) -> Choice:
    """The cheapest losses."""
    weights = view.weights
    return min(view.choices, key=lambda choice: weights.force * choice.a + weights.star * choice.b)


def losses_at(view: FactionView) -> Choice:
    """Die where there is no spice to collect, else as few as possible there."""
    here = first_place(view.game)
    many = not view.game.spice_at[here]
    return max(view.choices, key=lambda choice: (choice.a if many else -choice.a, -choice.b))
