"""Every shipment and every move worth a thought, as steps that change a layout of forces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.ground import Ground
from kanly.classic import choices, movement, shipment, ways
from kanly.classic.forces import count
from kanly.classic.map import covered, each_location, each_territory, members, territories_of
from kanly.classic.shipment import ACROSS, FROM_RESERVES, HOMEWARD, REINFORCEMENT
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.types import LocationId, TerritoryId
from kanly.core.choice import Choice

SIZES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
"""How many forces are considered for one step."""

Changes = dict[int, tuple[int, int]]
"""By location, how many forces more or fewer, and starred ones among them."""


@dataclass(eq=False)
class Step:
    """A shipment or a move: what is chosen first, where it goes, and what it changes."""

    choice: Choice | None
    goal: int
    number: int
    stars: int
    changes: Changes
    cost: int = 0
    shipped: int = 0
    """Forces that leave the reserves."""
    onward: bool = False
    """Whether what is shipped uses the turn's move too."""


NOTHING: Final = Step(None, -1, 0, 0, {})


class Steps:
    """The steps that a faction can take."""

    def __init__(self, view: FactionView, ground: Ground, spice: int) -> None:
        self.view = view
        self.game = view.game
        self.ground = ground
        self.spice = spice

    # Shipments ------------------------------------------------------------------------------------

    def landings(self) -> list[Step]:
        """Every shipment worth a thought, as the question offers them."""
        found: list[Step] = []
        offered = {choice.verb: 0 for choice in self.view.choices}
        for choice in self.view.choices:
            offered[choice.verb] |= 1 << choice.a
        for verb, way in ((choices.V_SHIP, FROM_RESERVES), (choices.V_REINFORCE, REINFORCEMENT)):
            found += self.from_reserves(verb, way, offered.get(verb, 0))
        for territory in each_territory(offered.get(choices.V_CROSS, 0)):
            found += self.across(territory)
        for territory in each_territory(offered.get(choices.V_BACK, 0)):
            found += self.homeward(territory)
        return found

    def from_reserves(self, verb: int, way: int, offered: int) -> list[Step]:
        """Shipments that stay where they land, and others that move on."""
        found: list[Step] = []
        table = choices.SHIP if verb == choices.V_SHIP else choices.REINFORCE
        for location in members(offered & self.ground.goals):
            found += self.land(table[location], way, location, location)
        if offered:
            for landing, goal in self.onward(way, offered):
                found += self.land(table[landing], way, landing, goal)
        return found

    def cargo(self, way: int, location: int) -> list[Step]:
        """So many forces to a location that is settled, to stay or to move on."""
        found = self.land(choices.SHIP[location], way, location, location)
        for landing, goal in self.onward(way, 1 << location):
            found += self.land(choices.SHIP[landing], way, landing, goal)
        return found

    def land(self, choice: Choice, way: int, landing: int, goal: int) -> list[Step]:
        """So many forces from the reserves to a location, and on to another."""
        game, me = self.game, self.view.me
        if landing == goal and self.turns_to_advisors(goal):
            return []
        if covered(game.storm) >> landing & 1:  # where half of the Fremen would die
            return []
        found: list[Step] = []
        for number in numbers(game.reserves[me]):
            cost = shipment.price(game, me, way, LocationId(landing), number, False)
            if cost > self.spice:
                break
            stars = self.stars_for(goal, number)
            change: Changes = {goal: (number, stars)}
            found.append(Step(choice, goal, number, stars, change, cost, number, landing != goal))
        return found

    def turns_to_advisors(self, location: int) -> bool:
        """Whether Bene Gesserit who land there do not fight."""
        advised = self.game.advisors >> LOCATIONS[location].territory & 1
        return self.view.me == BENE_GESSERIT and bool(advised)

    def stars_for(self, location: int, number: int) -> int:
        """How many of the forces shipped are starred: all where it may come to a fight."""
        game, me = self.game, self.view.me
        stars = game.reserve_stars[me]
        fewest = max(0, number - (game.reserves[me] - stars))
        return min(stars, number) if game.strongholds() >> location & 1 else fewest

    def onward(self, way: int, offered: int) -> list[tuple[int, int]]:
        """Where to land so as to move on to a goal that cannot be shipped to, or cheaper."""
        game, me = self.game, self.view.me
        starts = offered
        if way == FROM_RESERVES:
            starts &= game.strongholds() & game.fighters(me)
        found: list[tuple[int, int]] = []
        wanted = self.ground.goals & ~(offered & game.strongholds())
        for landing in members(starts):
            if not wanted:
                break
            there = ways.goals(game, me, 1 << landing, self.ground.reach) & wanted & ~starts
            if way == REINFORCEMENT:
                wanted &= ~there
            found += [(landing, goal) for goal in members(there)]
        return found

    def across(self, territory: TerritoryId) -> list[Step]:
        """Forces of a territory shipped over the planet."""
        game, me = self.game, self.view.me
        here = game.where[me] & TERRITORIES[territory].mask & ~covered(game.storm)
        found: list[Step] = []
        there = shipment.cross_goals(game, me, territory) & self.ground.goals
        for goal in each_location(there):
            for number in numbers(count(game, me, here)):
                cost = shipment.price(game, me, ACROSS, goal, number, False)
                if cost <= self.spice:
                    changes, stars = self.transfer(here, goal, number)
                    found.append(Step(choices.CROSS[territory], goal, number, stars, changes, cost))
        return found

    def homeward(self, territory: TerritoryId) -> list[Step]:
        """Forces of a territory back to the reserves, out of danger."""
        game, me = self.game, self.view.me
        here = game.where[me] & TERRITORIES[territory].mask & ~covered(game.storm)
        number = count(game, me, here)
        cost = shipment.price(game, me, HOMEWARD, LOCATIONS[0].id, number, False)
        changes, stars = self.transfer(here, -1, number)
        return [Step(choices.BACK[territory], -1, number, stars, changes, cost, -number)]

    # Moves ----------------------------------------------------------------------------------------

    def moves(self) -> list[Step]:
        """Every move worth a thought."""
        game, me = self.game, self.view.me
        found: list[Step] = []
        for territory in each_territory(territories_of(game.where[me] & ~covered(game.storm))):
            found += self.moves_from(territory)
        return found

    def moves_from(self, territory: TerritoryId) -> list[Step]:
        game, me = self.game, self.view.me
        steps = movement.steps_from(game, me, territory)
        there = ways.reachable(game, me, territory, steps)
        goals = there & self.ground.goals | self.ground.outposts(there)
        found: list[Step] = []
        for goal in each_location(goals):
            here = ways.sources(game, me, territory, goal, steps)
            for number in numbers(count(game, me, here)):
                changes, stars = self.transfer(here, goal, number)
                found.append(Step(choices.MOVE[territory], goal, number, stars, changes))
        return found

    def transfer(self, sources: int, goal: int, number: int) -> tuple[Changes, int]:
        """So many forces of some locations, plain ones last, go to another."""
        game, me = self.game, self.view.me
        changes: Changes = {}
        left, taken = number, 0
        for location in members(sources):
            some = min(left, game.forces[me][location])
            stars = min(some, game.stars[me][location])
            if some:
                changes[location] = (-some, -stars)
                left -= some
                taken += stars
        if goal >= 0:
            changes[goal] = (number, taken)
        return changes, taken


def numbers(most: int) -> list[int]:
    """Sizes of a group out of so many."""
    found = {size for size in SIZES if size <= most}
    return sorted(found | {n for n in (most - 2, most - 1, most) if n > 0})
