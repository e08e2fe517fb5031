"""Shipment and movement: what a layout of forces is worth, and the best next step towards one.

A turn is one shipment and one move. Both are weighed together: the best few shipments, each with
the best few moves, and forces that are shipped and move on. Each question of the turn weighs anew
what is still open.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.forecast import Forecast
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.outlook import INDEX, Outlook
from kanly.classic import movement, shipment, ways
from kanly.classic.choices import (
    BACK,
    CROSS,
    MOVE,
    REINFORCE,
    SHIP,
    V_BACK,
    V_CROSS,
    V_REINFORCE,
    V_SHIP,
)
from kanly.classic.collection import spicy
from kanly.classic.forces import count
from kanly.classic.map import CALM, REACH, covered, members, territories_of
from kanly.classic.shipment import ACROSS, FROM_RESERVES, HOMEWARD, REINFORCEMENT
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.numbers import COLLECT, COLLECT_WITH_CITY
from kanly.classic.tables.territories import (
    ARRAKEEN,
    CARTHAG,
    LOCATIONS,
    POLAR_SINK,
    STRONGHOLDS,
    TERRITORIES,
)
from kanly.classic.victory import PLACES_TO_HOLD
from kanly.core.choice import Choice

SIZES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
"""How many forces are considered for one step."""
BEST: Final = 8
"""How many shipments are weighed with how many moves."""
GUARD: Final = 5
"""So many forces make a good guard of a stronghold."""

Changes = dict[int, tuple[int, int]]
"""By location, how many forces more or fewer, and starred ones among them."""


class Step:
    """A shipment or a move: what is chosen first, where it goes, and what it changes."""

    __slots__ = ("changes", "choice", "cost", "goal", "number", "onward", "shipped", "stars")

    def __init__(
        self,
        choice: Choice | None,
        goal: int,
        number: int,
        stars: int,
        changes: Changes,
        cost: int = 0,
        shipped: int = 0,
        onward: bool = False,
    ) -> None:
        self.choice = choice
        self.goal = goal
        self.number = number
        self.stars = stars
        self.changes = changes
        self.cost = cost
        self.shipped = shipped
        """Forces that leave the reserves."""
        self.onward = onward
        """Whether what is shipped uses the turn's move too."""


NOTHING: Final = Step(None, -1, 0, 0, {})


class Campaign:
    """The faction's forces on the map, and what other layouts of them would be worth."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.game = mind.game
        self.outlook = Outlook(mind)
        self.forecast = Forecast(mind)
        self.spice = shipment.budget(mind.game, mind.me)
        self.rate = self.find_rate()
        self.fields: dict[tuple[int, int], float] = {}
        self.goals = STRONGHOLDS | spicy(mind.game)
        self.steps = ways.reach(mind.game, mind.me)
        self.targets = self.find_targets()
        self.doomed = self.find_doomed()

    def find_rate(self) -> int:
        """Spice that a force collects."""
        chances = self.outlook.chances
        city = max(chances[INDEX[ARRAKEEN]], chances[INDEX[CARTHAG]])
        return COLLECT_WITH_CITY if city > 0.5 else COLLECT

    def find_targets(self) -> int:
        """Strongholds that are not the faction's own, or its side's."""
        outlook = self.outlook
        found = 0
        for territory, place in INDEX.items():
            if max(outlook.chances[place], outlook.friends[place]) < 0.5:
                found |= TERRITORIES[territory].mask
        return found

    def near(self, location: int) -> bool:
        """Whether a stronghold to be taken is one move away."""
        return bool(REACH[CALM][self.steps][location] & self.targets)

    def find_doomed(self) -> int:
        """Locations where forces die at the end of the turn because an ally is there."""
        game, me = self.game, self.mind.me
        found = 0
        for ally in game.order:
            if ally != me and movement.must_part(game, me, ally):
                found |= movement.shared(game, me, ally)
        return found

    # Worth ----------------------------------------------------------------------------------------

    def worth(self, steps: tuple[Step, ...]) -> float:
        """What the turn is worth with these steps."""
        mind = self.mind
        cost = sum([step.cost for step in steps])
        if cost > self.spice:
            return float("-inf")
        total = mind.purse(self.spice - cost)
        left = self.game.reserves[mind.me] - sum([step.shipped for step in steps])
        total += mind.reserves(left)
        layout = list(self.outlook.chances)
        changed: Changes = {}
        for step in steps:
            for location, (number, stars) in step.changes.items():
                before = changed.get(location, (0, 0))
                changed[location] = (before[0] + number, before[1] + stars)
        for location, (number, stars) in changed.items():
            place = INDEX.get(LOCATIONS[location].territory, -1)
            if place >= 0:
                total += self.garrison(layout, place, number, stars, self.spice - cost)
            else:
                forces = self.game.forces[mind.me][location]
                total += self.field(location, forces + number) - self.field(location, forces)
        return total + self.outlook.value(layout)

    def garrison(
        self, layout: list[float], place: int, number: int, stars: int, spice: int
    ) -> float:
        """Change the forces in a stronghold; what the forces themselves gain or lose by it."""
        outlook = self.outlook
        if self.advised(place):
            return number * (self.mind.weights.force + self.mind.weights.outpost) * self.mind.fade
        had, had_stars = outlook.forces[place]
        before = self.lives(place, had, layout[place])
        layout[place] = outlook.hold(place, had + number, had_stars + stars, spice)
        return self.lives(place, had + number, layout[place]) - before

    def advised(self, place: int) -> bool:
        """Whether the faction only has advisors there."""
        advisors = self.game.advisors >> PLACES_TO_HOLD[place] & 1
        return self.mind.me == BENE_GESSERIT and bool(advisors)

    def lives(self, place: int, forces: int, chance: float) -> float:
        """What a garrison is worth besides the place: in war about half of the winners live."""
        if forces <= 0:
            return 0.0
        weights = self.mind.weights
        worth = weights.guard * min(forces, GUARD) * chance
        if not self.outlook.present[place]:
            worth += weights.force * forces * (0.6 + 0.4 * chance)
        else:
            worth += 0.55 * chance * weights.force * forces - (1.0 - chance) * weights.defeat
        return worth * self.mind.fade

    def field(self, location: int, forces: int) -> float:
        """What forces outside the strongholds are worth where they stand."""
        if forces <= 0:
            return 0.0
        key = (location, forces)
        found = self.fields.get(key)
        if found is None:
            found = self.fields[key] = self.find_field(location, forces)
        return found

    def find_field(self, location: int, forces: int) -> float:
        mind, game = self.mind, self.game
        if self.doomed >> location & 1:
            return 0.0
        territory = LOCATIONS[location].territory
        foes = [f for f in mind.enemies if game.fights_at(f, territory)]
        if territory == POLAR_SINK:
            foes = []
        wins = 1.0
        if foes:
            wins = self.outlook.fights(territory, foes, forces, 0, mind.spice(mind.me))
        harvest = min(game.spice_at[location], self.rate * forces) * wins
        lives = (0.6 * wins if foes else 1.0) * (1.0 - self.forecast.danger(location))
        each = mind.weights.force
        if self.near(location):
            each += mind.weights.outpost
        own = mind.purse(self.spice + int(harvest)) - mind.purse(self.spice)
        own -= (1.0 - wins) * mind.weights.defeat * mind.fade
        return own + forces * each * lives * mind.fade

    # Steps ----------------------------------------------------------------------------------------

    def numbers(self, most: int) -> list[int]:
        """Sizes of a group out of so many."""
        found = {size for size in SIZES if size <= most}
        return sorted(found | {n for n in (most - 2, most - 1, most) if n > 0})

    def landings(self) -> list[Step]:
        """Every shipment worth a thought, as the question offers them."""
        found: list[Step] = []
        offered = {choice.verb: 0 for choice in self.mind.choices}
        for choice in self.mind.choices:
            offered[choice.verb] |= 1 << choice.a
        found += self.from_reserves(V_SHIP, FROM_RESERVES, offered.get(V_SHIP, 0))
        found += self.from_reserves(V_REINFORCE, REINFORCEMENT, offered.get(V_REINFORCE, 0))
        for territory in members(offered.get(V_CROSS, 0)):
            found += self.across(territory)
        for territory in members(offered.get(V_BACK, 0)):
            found += self.homeward(territory)
        return found

    def from_reserves(self, verb: int, way: int, offered: int) -> list[Step]:
        """Shipments that stay where they land, and others that move on."""
        found: list[Step] = []
        table = SHIP if verb == V_SHIP else REINFORCE
        for location in members(offered & self.goals):
            found += self.land(table[location], way, location, location)
        if offered:
            for landing, goal in self.onward(way, offered):
                found += self.land(table[landing], way, landing, goal)
        return found

    def land(self, choice: Choice, way: int, landing: int, goal: int) -> list[Step]:
        """So many forces from the reserves to a location, and on to another."""
        game, me = self.game, self.mind.me
        if landing == goal and self.turns_to_advisors(goal):
            return []
        found: list[Step] = []
        for number in self.numbers(game.reserves[me]):
            cost = shipment.price(game, me, way, landing, number, False)
            if cost > self.spice:
                break
            stars = self.stars_for(goal, number)
            change: Changes = {goal: (number, stars)}
            found.append(Step(choice, goal, number, stars, change, cost, number, landing != goal))
        return found

    def turns_to_advisors(self, location: int) -> bool:
        """Whether Bene Gesserit who land there do not fight."""
        advised = self.game.advisors >> LOCATIONS[location].territory & 1
        return self.mind.me == BENE_GESSERIT and bool(advised)

    def stars_for(self, location: int, number: int) -> int:
        """How many of the forces shipped are starred: all where it may come to a fight."""
        game, me = self.game, self.mind.me
        stars = game.reserve_stars[me]
        fewest = max(0, number - (game.reserves[me] - stars))
        return min(stars, number) if STRONGHOLDS >> location & 1 else fewest

    def onward(self, way: int, offered: int) -> list[tuple[int, int]]:
        """Where to land so as to move on to a goal that cannot be shipped to, or cheaper."""
        game, me = self.game, self.mind.me
        starts = offered
        if way == FROM_RESERVES:
            starts &= STRONGHOLDS & game.fighters(me)
        found: list[tuple[int, int]] = []
        wanted = self.goals & ~(offered & STRONGHOLDS)
        steps = ways.reach(game, me)
        for landing in members(starts):
            if not wanted:
                break
            there = ways.goals(game, me, 1 << landing, steps) & wanted & ~starts
            if way == REINFORCEMENT:
                wanted &= ~there
            found += [(landing, goal) for goal in members(there)]
        return found

    def across(self, territory: int) -> list[Step]:
        """Forces of a territory shipped over the planet."""
        game, me = self.game, self.mind.me
        here = game.where[me] & TERRITORIES[territory].mask & ~covered(game.storm)
        found: list[Step] = []
        there = shipment.cross_goals(game, me, territory) & self.goals
        for goal in members(there):
            for number in self.numbers(count(game, me, here)):
                cost = shipment.price(game, me, ACROSS, goal, number, False)
                if cost <= self.spice:
                    changes, stars = self.transfer(here, goal, number)
                    found.append(Step(CROSS[territory], goal, number, stars, changes, cost))
        return found

    def homeward(self, territory: int) -> list[Step]:
        """Forces of a territory back to the reserves, out of danger."""
        game, me = self.game, self.mind.me
        here = game.where[me] & TERRITORIES[territory].mask & ~covered(game.storm)
        number = count(game, me, here)
        cost = shipment.price(game, me, HOMEWARD, 0, number, False)
        changes, stars = self.transfer(here, -1, number)
        return [Step(BACK[territory], -1, number, stars, changes, cost, -number)]

    def moves(self) -> list[Step]:
        """Every move worth a thought."""
        game, me = self.game, self.mind.me
        found: list[Step] = []
        for territory in members(territories_of(game.where[me] & ~covered(game.storm))):
            found += self.moves_from(territory)
        return found

    def moves_from(self, territory: int) -> list[Step]:
        game, me = self.game, self.mind.me
        steps = movement.steps_from(game, me, territory)
        there = ways.reachable(game, me, territory, steps)
        goals = there & self.goals | self.outposts(there)
        found: list[Step] = []
        for goal in members(goals):
            here = ways.sources(game, me, territory, goal, steps)
            for number in self.numbers(count(game, me, here)):
                changes, stars = self.transfer(here, goal, number)
                found.append(Step(MOVE[territory], goal, number, stars, changes))
        return found

    def outposts(self, there: int) -> int:
        """Safe places from which a stronghold can be attacked in the next turn."""
        found = 0
        for location in members(there & ~self.forecast.open & ~STRONGHOLDS):
            if self.near(location):
                found |= 1 << location
        return found

    def transfer(self, sources: int, goal: int, number: int) -> tuple[Changes, int]:
        """So many forces of some locations, plain ones last, go to another."""
        game, me = self.game, self.mind.me
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

    # The best -------------------------------------------------------------------------------------

    def best_shipment(self, ships: list[Step]) -> Step:
        """The shipment that, with the best move after it, is worth most; perhaps none."""
        moves = self.ranked(self.moves())
        best, most = NOTHING, max([self.worth((move,)) for move in moves])
        for ship in self.ranked(ships):
            after = (NOTHING,) if ship.onward else moves
            for move in after:
                worth = self.worth((ship, move))
                if worth > most + EPSILON:
                    best, most = ship, worth
        return best

    def ranked(self, steps: list[Step]) -> list[Step]:
        """The best few, each judged alone, no more than two to one place; and doing nothing."""
        scored = [(self.worth((step,)), -i) for i, step in enumerate(steps)]
        scored.sort(reverse=True)
        found = [NOTHING]
        for _, i in scored:
            step = steps[-i]
            alike = [1 for other in found if other.goal == step.goal]
            if len(alike) < 2:
                found.append(step)
            if len(found) > BEST:
                break
        return found

    def best_move(self, moves: list[Step]) -> tuple[Step, float]:
        """The best move, and what it gains."""
        least = self.worth((NOTHING,))
        best, most = NOTHING, least
        for move in moves:
            worth = self.worth((move,))
            if worth > most + EPSILON:
                best, most = move, worth
        return best, most - least


EPSILON: Final = 1e-9
