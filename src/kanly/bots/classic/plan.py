"""Battle plans: every dial, leader and pair of cards, weighed against what the foe may play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.foe import HALVES, Foe, kind_of, strength, treachery
from kanly.bots.classic.strongholds import MOST_DIAL, Strongholds
from kanly.bots.classic.value import card_worth, leader_worth
from kanly.classic import choices, planning, plans
from kanly.classic.forces import count, count_stars
from kanly.classic.karama import means
from kanly.classic.map import members
from kanly.classic.plans import Pair
from kanly.classic.position import CHEAP
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_STRENGTH
from kanly.classic.tables.treachery import CHEAP_HERO
from kanly.classic.types import FactionId
from kanly.core.choice import Choice

BLOWN: Final = 0.4
"""What is left of the stake if a Lasgun meets a Shield: nobody has the place."""
BARE: Final[list[Pair]] = [(choices.NO_CARD, choices.NO_CARD)]
"""The cards of those whom nobody leads."""

Parts = dict[int, int]
"""What is settled of a plan, by verb."""


@dataclass(eq=False)
class Plan:
    """A whole plan, and what it promises."""

    dial: int
    support: int
    leader: int
    weapon: int
    defense: int
    worth: float

    def part(self, verb: int) -> int:
        """A part of it; the Kwisatz Haderach, who costs nothing, always comes along."""
        return {
            choices.V_DIAL: self.dial,
            choices.V_SUPPORT: self.support,
            choices.V_KWISATZ: 1,
            choices.V_LEADER: self.leader,
            choices.V_WEAPON: self.weapon,
            choices.V_DEFENSE: self.defense,
        }[verb]


class Planner:
    """One faction's side of one battle."""

    def __init__(self, view: FactionView, faction: FactionId) -> None:
        self.view = view
        self.game = view.game
        self.faction = faction
        self.territory = plans.territory_of(view.game)
        self.strongholds = Strongholds(view)
        self.foe = self.find_foe()
        self.forces = count(view.game, faction, view.game.field)
        self.stars = count_stars(view.game, faction, view.game.field)
        self.ties = view.game.sides[0] == faction
        self.all_lost = self.cost_of(self.forces - self.stars, self.stars)
        self.stake = self.find_stake()
        self.spice = view.game.spice[faction]
        self.promised = means(view.game, faction) - self.spice
        self.prices: dict[int, tuple[int, float, bool]] = {}
        self.leaders: dict[int, tuple[int, float, float]] = {}

    def find_foe(self) -> Foe:
        game, view = self.game, self.view
        other = plans.foe(game, self.faction)
        forces, stars = count(game, other, game.field), count_stars(game, other, game.field)
        self.his_forces = forces
        most = strength(game, other, self.faction, forces, stars, view.spice(other))
        return Foe(view, other, self.territory, min(MOST_DIAL, most))

    def find_stake(self) -> float:
        """What winning is worth besides the forces: the place, its spice, the harm done."""
        weights = self.view.weights
        game = self.game
        here = members(game.where[self.faction] & game.field)
        spice = sum([game.spice_at[location] for location in here])
        stake = weights.skirmish + weights.harm * self.his_forces
        stake += self.view.purse(min(spice, 2 * self.forces))
        if self.territory in self.strongholds.index:
            stake += self.strongholds.stake(self.territory)
        return stake

    def cost_of(self, plain: int, stars: int) -> float:
        """What it costs to lose forces."""
        weights = self.view.weights
        return (weights.force * (plain + stars) + weights.star * stars) * max(0.1, self.view.fade)

    # The price of a dial --------------------------------------------------------------------------

    def price(self, dial: int) -> tuple[int, float, bool]:
        """Support for a dial, what forces and spice it costs, and whether any force is left."""
        found = self.prices.get(dial)
        if found is None:
            found = self.prices[dial] = self.find_price(dial)
        return found

    def find_price(self, dial: int) -> tuple[int, float, bool]:
        game, faction = self.game, self.faction
        most = 0
        if plans.needs_spice(game, faction):
            most = min(self.spice + self.promised, self.forces)
        for support in range(most, -1, -1):
            mixes = plans.losses(game, faction, dial, support)
            if mixes:
                cost, number = min([(self.cost_of(n, s), n + s) for n, s in mixes])
                return support, cost, number < self.forces
        return 0, self.all_lost, False

    def spent(self, support: int) -> float:
        own = max(0, support - self.promised)
        return self.view.purse(self.spice) - self.view.purse(self.spice - own)

    # The best plan --------------------------------------------------------------------------------

    def best(self, given: Parts) -> Plan:
        """The best plan that agrees with what is settled; near equals are mixed."""
        found = self.all_plans(given)
        most = max([plan.worth for plan in found])
        near = [plan for plan in found if plan.worth >= most - self.view.weights.mix]
        return near[self.turn_of(len(near))]

    def turn_of(self, number: int) -> int:
        """Which of several plans that are as good: by the moment, as nobody can foresee it."""
        game = self.game
        moment = game.turn * 31 + self.territory * 17 + self.faction * 7 + len(game.discard) * 13
        moment += sum(game.hand[self.faction]) * 5 + sum(game.ledger)
        return moment % number

    def all_plans(self, given: Parts) -> list[Plan]:
        found: list[Plan] = []
        dial, leader = given.get(choices.V_DIAL), given.get(choices.V_LEADER)
        dials = self.dials() if dial is None else [dial]
        leaders = plans.leaders(self.game, self.faction) if leader is None else [leader]
        cards = self.pairs(given)
        for leader in leaders:
            for pair in cards if leader != choices.NO_ONE else BARE:
                lead = Lead(self, leader, pair)
                for dial in dials:
                    support = self.price(dial)[0]
                    found.append(Plan(dial, support, leader, *pair, lead.worth(dial)))
        return found

    def dials(self) -> list[int]:
        return [choice.a for choice in planning.dial_choices(self.game, self.faction)]

    def pairs(self, given: Parts) -> list[Pair]:
        """Weapons and defenses, one of each kind."""
        found: dict[Pair, Pair] = {}
        for weapon, defense in plans.pairs(self.game, self.faction):
            fits = given.get(choices.V_WEAPON, weapon) == weapon
            if fits and given.get(choices.V_DEFENSE, defense) == defense:
                found.setdefault((kind_of(weapon), kind_of(defense)), (weapon, defense))
        return list(found.values())

    def leading(self, leader: int) -> tuple[int, float, float]:
        """A leader's points, what its life is worth and how likely it is a traitor."""
        found = self.leaders.get(leader)
        if found is None:
            life = traitor = 0.0
            if leader >= 0:
                life = leader_worth(self.view, leader)
                if not self.kwisatz(leader):
                    traitor = treachery(self.view, self.foe.faction, leader)
            found = self.leaders[leader] = (self.leader_points(leader), life, traitor)
        return found

    def leader_points(self, leader: int) -> int:
        points = LEADERS[leader].strength * HALVES if leader >= 0 else 0
        return points + (KWISATZ_HADERACH_STRENGTH * HALVES if self.kwisatz(leader) else 0)

    def kwisatz(self, leader: int) -> bool:
        return leader != choices.NO_ONE and plans.has_kwisatz(self.game, self.faction)


class Lead:
    """A leader with a weapon and a defense: what may become of them, and of any dial with them."""

    def __init__(self, planner: Planner, leader: int, pair: Pair) -> None:
        self.planner = planner
        view, foe = planner.view, planner.foe
        weapon, defense = kind_of(pair[0]), kind_of(pair[1])
        self.points, self.life, self.traitor = planner.leading(leader)
        self.dies = foe.kills(defense) if leader != choices.NO_ONE else 0.0
        self.kills = foe.dies(weapon)
        self.explodes = foe.explodes(weapon, defense)
        cards = [card for card in pair if card != choices.NO_CARD]
        if leader == CHEAP:
            cards.append(CHEAP_HERO)
        self.cards = sum([max(0.0, card_worth(view, card)) for card in cards])
        """What is lost with the cards if the battle is."""
        self.settle()

    def settle(self) -> None:
        """What is the same for every dial: treason either way, or an explosion."""
        planner, foe = self.planner, self.planner.foe
        ruin = -planner.all_lost - self.life - self.cards
        called = planner.stake + foe.mean
        blown = self.explodes * (ruin + BLOWN * planner.stake)
        fair = 1.0 - foe.caught
        honest = fair * (1.0 - self.traitor)
        self.fights = honest * (1.0 - self.explodes)
        """How likely strength decides..."""
        self.else_worth = foe.caught * called + honest * blown + fair * self.traitor * ruin
        """...and what it is worth if it does not, times how likely that is."""

    def worth(self, dial: int) -> float:
        """What a dial with them promises: treason either way, an explosion, or a fight."""
        spent = self.planner.spent(self.planner.price(dial)[0])
        return self.else_worth + self.fights * self.fight(dial) - spent

    def fight(self, dial: int) -> float:
        """What it promises if strength decides."""
        planner = self.planner
        _, cost, left = planner.price(dial)
        prize = planner.stake * (1.0 if left else planner.view.weights.pyrrhic)
        prize += self.kills * planner.foe.mean - cost
        wins = self.wins(dial)
        return wins * prize - (1.0 - wins) * (planner.all_lost + self.cards) - self.dies * self.life

    def wins(self, dial: int) -> float:
        """How likely a dial wins: both leaders may live or die."""
        alive = self.beats(dial + self.points) if self.dies < 1.0 else 0.0
        dead = self.beats(dial) if self.dies else 0.0
        return (1.0 - self.dies) * alive + self.dies * dead

    def beats(self, points: int) -> float:
        """How likely so many points are enough."""
        foe, ties = self.planner.foe, self.planner.ties
        alive = foe.beaten_by(points, True, ties)
        if not self.kills:
            return alive
        return (1.0 - self.kills) * alive + self.kills * foe.beaten_by(points, False, ties)


# Answers ------------------------------------------------------------------------------------------


def settled(view: FactionView) -> Parts:
    """The parts of its plan that the faction has sealed."""
    return {choice.verb: choice.a for choice in view.game.given(view.decision.seat)}


def plan(view: FactionView) -> Choice:
    """The next part of the plan."""
    best = Planner(view, view.me).best(settled(view))
    return nearest(view.choices, best.part(view.choices[0].verb))


def nearest(choices: list[Choice], wanted: int) -> Choice:
    return min(choices, key=lambda choice: abs(choice.a - wanted))
