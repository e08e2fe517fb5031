"""Shipment and movement: what a layout of forces is worth, and the best next step towards one.

A turn is one shipment and one move. Both are weighed together: the best few shipments, each with
the best few moves, and forces that are shipped and move on. Each question of the turn weighs anew
what is still open.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.ground import Ground
from kanly.bots.classic.steps import NOTHING, Changes, Step, Steps
from kanly.bots.classic.strongholds import Strongholds
from kanly.classic.karama import means
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES

BEST: Final = 8
"""How many shipments are weighed with how many moves."""
GUARD: Final = 5
"""So many forces make a good guard of a stronghold."""
EPSILON: Final = 1e-9


class Campaign:
    """The faction's forces on the map, and what other layouts of them would be worth."""

    def __init__(self, view: FactionView) -> None:
        self.view = view
        self.game = view.game
        self.spice = means(view.game, view.me)
        self.strongholds = Strongholds(view)
        self.ground = Ground(view, self.strongholds, self.spice)
        self.steps = Steps(view, self.ground, self.spice)

    # Worth ----------------------------------------------------------------------------------------

    def worth(self, steps: tuple[Step, ...]) -> float:
        """What the turn is worth with these steps."""
        view = self.view
        cost = shipped = 0
        for step in steps:
            cost += step.cost
            shipped += step.shipped
        if cost > self.spice:
            return float("-inf")
        total = view.purse(self.spice - cost)
        total += view.reserves(self.game.reserves[view.me] - shipped)
        layout, index = self.strongholds.chances, self.strongholds.index
        for location, (number, stars) in together(steps).items():
            place = index.get(LOCATIONS[location].territory, -1)
            if place >= 0:
                if layout is self.strongholds.chances:
                    layout = layout[:]
                if view.promises:
                    total += self.kept(place, number)
                total += self.garrison(layout, place, number, stars, self.spice - cost)
            else:
                forces = self.game.forces[view.me][location]
                total += self.ground.worth(location, forces + number)
                total -= self.ground.worth(location, forces)
        return total + self.strongholds.value(layout)

    def kept(self, place: int, number: int) -> float:
        """What it is worth to keep one's word about a stronghold, if so many forces go there."""
        view, territory = self.view, self.strongholds.places[place]
        worth = 0.0
        if number > 0 and view.leaves_alone(view.me, territory):
            worth -= view.weights.word
        if number > 0 and view.attacks(view.me, territory):
            worth += view.weights.word
        return worth

    def garrison(
        self, layout: list[float], place: int, number: int, stars: int, spice: int
    ) -> float:
        """Change the forces in a stronghold; what the forces themselves gain or lose by it."""
        strongholds = self.strongholds
        if self.advised(place):
            return number * (self.view.weights.force + self.view.weights.outpost) * self.view.fade
        had, had_stars = strongholds.forces[place]
        before = self.lives(place, had, layout[place])
        layout[place] = strongholds.hold(place, had + number, had_stars + stars, spice)
        return self.lives(place, had + number, layout[place]) - before

    def advised(self, place: int) -> bool:
        """Whether the faction only has advisors there."""
        advisors = self.game.advisors >> self.strongholds.places[place] & 1
        return self.view.me == BENE_GESSERIT and bool(advisors)

    def lives(self, place: int, forces: int, chance: float) -> float:
        """What a garrison is worth besides the place: in war about half of the winners live."""
        if forces <= 0 or self.strongholds.lost(place):
            return 0.0
        weights = self.view.weights
        each = self.ground.each(TERRITORIES[self.strongholds.places[place]].locations[0])
        worth = weights.guard * min(forces, GUARD) * chance
        if not self.strongholds.present[place]:
            worth += each * forces * (0.75 + 0.25 * chance)
        else:
            worth += each * forces * 0.55 * chance - (1.0 - chance) * weights.defeat
        return worth * self.view.fade

    # The best -------------------------------------------------------------------------------------

    def best_shipment(self, ships: list[Step]) -> Step:
        """The shipment that, with the best move after it, is worth most; perhaps none."""
        return self.best_turn(ships)[0]

    def best_turn(self, ships: list[Step]) -> tuple[Step, Step]:
        """The shipment and the move that are worth most together; perhaps none."""
        moves = self.ranked(self.steps.moves())
        best, most = (NOTHING, NOTHING), float("-inf")
        for ship in self.ranked(ships):
            after = [NOTHING] if ship.onward else moves
            for move in after:
                worth = self.worth((ship, move))
                if worth > most + EPSILON:
                    best, most = (ship, move), worth
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


def together(steps: tuple[Step, ...]) -> Changes:
    """What all of some steps change."""
    changed: Changes = {}
    for step in steps:
        if not changed:
            changed = step.changes
        elif step.changes:
            changed = dict(changed)
            for location, (number, stars) in step.changes.items():
                before = changed.get(location, (0, 0))
                changed[location] = (before[0] + number, before[1] + stars)
    return changed
