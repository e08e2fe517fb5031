"""The strongholds: who is likely to hold them when the turn ends, and what that is worth."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.arms import Arms, win_chance
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.foe import Foe, strength
from kanly.classic import movement, victory
from kanly.classic.forces import count, count_stars
from kanly.classic.map import factions, members
from kanly.classic.position import NOBODY
from kanly.classic.tables.borders import BORDERING, FREMEN_AREA
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN
from kanly.classic.tables.territories import (
    HABBANYA_SIETCH,
    SIETCH_TABR,
    TERRITORIES,
    TUEKS_SIETCH,
)
from kanly.classic.types import FactionId, TerritoryId

MOST_DIAL: Final = 40
LED: Final = 6
"""What a leader adds to either side, roughly."""
FRIEND_HOLDS: Final = 0.85
CONTESTED: Final = 0.5
GREAT_HOUSES: Final = (ATREIDES, EMPEROR, HARKONNEN)

Menace = tuple[int, list[float], float]
"""Strongholds that another side needs, how sure it is of each, and what its victory would cost."""


class Strongholds:
    """The strongholds at the end of this turn, as the asking faction expects it."""

    def __init__(self, view: FactionView) -> None:
        self.view = view
        self.game = view.game
        self.places = victory.places_to_hold(view.game)
        self.index: dict[int, int] = {
            territory: place for place, territory in enumerate(self.places)
        }
        """The place of each stronghold in the lists below."""
        self.foes: dict[tuple[int, int], tuple[Foe, Arms]] = {}
        self.known: dict[tuple[int, int, int, int], float] = {}
        self.values: dict[tuple[float, ...], float] = {}
        self.there = [self.fighters(territory) for territory in self.places]
        """Who fights in each stronghold..."""
        self.present = [[f for f in there if f in view.enemies] for there in self.there]
        """...and which of them are opponents."""
        self.doomed = self.find_doomed()
        """Locations where forces die at the end of the turn because an ally is there."""
        self.raids = [self.find_raids(territory) for territory in self.places]
        self.forces = [self.own_forces(territory) for territory in self.places]
        """Forces and starred ones among them."""
        self.wars = sum([1 for foes, own in zip(self.present, self.forces) if foes and own[0]])
        """Strongholds for which the faction fights already."""
        self.friends = self.find_friends()
        spice = view.spice(view.me)
        self.chances = [self.hold(i, *self.forces[i], spice) for i in range(len(self.places))]
        """How likely the faction itself holds each, if it does nothing more."""
        self.menaces = self.find_menaces()
        self.standings = [self.standing(view.need - held) for held in range(len(self.places) + 1)]
        """What it is worth to hold so many."""

    # Who is where ---------------------------------------------------------------------------------

    def fighters(self, territory: int) -> list[FactionId]:
        return [f for f in self.game.order if self.game.fights_at(f, TerritoryId(territory))]

    def own_forces(self, territory: int) -> tuple[int, int]:
        view = self.view
        if view.me == BENE_GESSERIT and self.game.advisors >> territory & 1:
            return 0, 0
        mask = TERRITORIES[territory].mask
        return count(self.game, view.me, mask), count_stars(self.game, view.me, mask)

    def friend_holds(self, territory: int) -> float:
        """How likely an ally holds a stronghold, for the side's victory."""
        if self.game.rules.single_faction_wins and self.game.rules.two_factions:
            return 0.0
        for friend in members(self.view.side & ~(1 << self.view.me)):
            if friend in self.there[self.index[territory]]:
                return CONTESTED if self.present[self.index[territory]] else FRIEND_HOLDS
        return 0.0

    def find_friends(self) -> list[float]:
        """How likely allies hold each stronghold: those that are theirs, and what they may take."""
        found = [self.friend_holds(territory) for territory in self.places]
        if not (self.game.rules.single_faction_wins and self.game.rules.two_factions):
            self.foresee(self.view.side & ~(1 << self.view.me), found)
        return found

    def find_doomed(self) -> int:
        game, me = self.game, self.view.me
        found = 0
        for ally in game.order:
            if ally != me and movement.must_part(game, me, ally):
                found |= movement.shared(game, me, ally)
        return found

    def lost(self, place: int) -> bool:
        """Whether own forces in a stronghold die because an ally is there."""
        return bool(self.doomed & TERRITORIES[self.places[place]].mask)

    # Raids by those who are still to act ----------------------------------------------------------

    def find_raids(self, territory: int) -> list[int]:
        """What each of those who may still come to a territory could bring."""
        found: list[int] = []
        for faction in self.view.enemies:
            if self.view.later(faction) and not self.game.fights_at(
                faction, TerritoryId(territory)
            ):
                forces = self.reach_of(faction, territory)
                if forces:
                    found.append(forces)
        return found

    def reach_of(self, faction: FactionId, territory: int) -> int:
        """How many forces a faction could bring to a territory in one turn."""
        game = self.game
        if self.view.leaves_alone(faction, territory):
            return 0
        spice = self.view.spice(faction)
        shipped = min(game.reserves[faction], spice * 2 if faction == GUILD else spice)
        if faction == FREMEN:
            shipped = game.reserves[faction] if FREMEN_AREA >> territory & 1 else 0
        near = 0
        for border in members(BORDERING[territory]):
            near += count(game, faction, TERRITORIES[border].mask)
        return shipped + near

    def keeps(self, place: int, power: int) -> float:
        """How likely a garrison of so much strength is still there when all have acted."""
        raid = self.view.weights.raid
        sure = 1.0
        for forces in self.raids[place]:
            theirs = 2.0 * forces + LED
            beaten = theirs * theirs / (theirs * theirs + power * power)
            sure *= 1.0 - raid * beaten * beaten  # and they come where they are likely to win
        return sure

    # Holding --------------------------------------------------------------------------------------

    def foe(self, faction: FactionId, territory: int) -> tuple[Foe, Arms]:
        """An opponent in a territory, and what one has against him."""
        found = self.foes.get((faction, territory))
        if found is None:
            game, view = self.game, self.view
            mask = TERRITORIES[territory].mask
            forces, stars = count(game, faction, mask), count_stars(game, faction, mask)
            most = strength(game, faction, view.me, forces, stars, view.spice(faction))
            opponent = Foe(view, faction, territory, min(most, MOST_DIAL))
            here = territory in self.index and self.forces[self.index[territory]][0] > 0
            elsewhere = max(0, self.wars - here)
            arms = Arms(view, opponent, territory, elsewhere)
            found = self.foes[faction, territory] = (opponent, arms)
        return found

    def fights(
        self, territory: int, foes: list[FactionId], forces: int, stars: int, spice: int
    ) -> float:
        """How likely so many forces beat all opponents there and one of them is left."""
        sure = 1.0
        game, me = self.game, self.view.me
        for faction in foes:
            foe, arms = self.foe(faction, territory)
            dial = 0
            if forces > 1:
                kept = min(stars, forces - 1)
                dial = strength(game, me, faction, forces - 1, kept, spice)
            ties = game.order.index(me) < game.order.index(faction)
            sure *= win_chance(foe, arms, dial, ties)
            forces, stars = forces // 2, stars // 2
        return sure

    def hold(self, place: int, forces: int, stars: int, spice: int) -> float:
        """How likely so many own forces hold a stronghold at the end of the turn."""
        if forces <= 0 or self.lost(place):
            return 0.0
        paid = min(forces, max(0, spice)) if self.game.rules.combat else 0
        key = (place, forces, stars, paid)
        found = self.known.get(key)
        if found is None:
            territory = self.places[place]
            found = self.fights(territory, self.present[place], forces, stars, paid)
            power = forces + paid if self.game.rules.combat else 2 * forces
            found *= self.keeps(place, power + 2 * stars + LED)
            self.known[key] = found
        return found

    # What it is worth -----------------------------------------------------------------------------

    def find_menaces(self) -> list[Menace]:
        """Other sides that may hold enough strongholds when the turn ends, or nearly."""
        found: list[Menace] = []
        seen = self.view.side
        for faction in self.view.enemies:
            if seen >> faction & 1:
                continue
            side = victory.side(self.game, faction)
            seen |= side
            sure = [self.sureness(side, there) for there in self.there]
            need = victory.needed(self.game, faction)
            self.foresee(side, sure)
            if sum([chance > 0 for chance in sure]) >= need - 1:
                found.append((need, sure, self.cost_of_victory(side)))
        return found

    def sureness(self, side: int, there: list[FactionId]) -> float:
        """How sure a side is of a stronghold where some fight, the asking faction aside."""
        own = [f for f in there if side >> f & 1]
        others = [f for f in there if not side >> f & 1 and f != self.view.me]
        if not own:
            return 0.0
        return CONTESTED if others else 1.0

    def foresee(self, side: int, sure: list[float]) -> None:
        """Add the strongholds that a side may still take: one by shipment, one by movement."""
        for faction in factions(side):
            if not (self.game.plays(faction) and self.view.later(faction)):
                continue
            taken = [
                (self.taking(side, faction, place), place)
                for place, chance in enumerate(sure)
                if chance == 0.0
            ]
            for chance, place in sorted(taken, reverse=True)[:2]:
                sure[place] = chance

    def taking(self, side: int, faction: FactionId, place: int) -> float:
        """How likely a faction takes a stronghold from others, the asking faction aside."""
        reach = self.reach_of(faction, self.places[place])
        if not reach:
            return 0.0
        mask = TERRITORIES[self.places[place]].mask
        held = [f for f in self.there[place] if not side >> f & 1 and f != self.view.me]
        guard = sum([count(self.game, f, mask) for f in held])
        if not guard:
            return self.view.weights.grab
        ours, theirs = LED + 2.0 * reach, LED + 2.0 * guard
        return self.view.weights.grab * ours * ours / (ours * ours + theirs * theirs)

    def cost_of_victory(self, side: int) -> float:
        """What it costs if a side wins this turn: everything, unless it was predicted."""
        game = self.game
        predicted = self.view.me == BENE_GESSERIT and game.predicted_turn == game.turn
        if predicted and game.predicted >= 0 and side >> game.predicted & 1:
            return -self.view.weights.win
        view = self.view
        if view.wins_by_default or view.default_winner == NOBODY or side >> view.default_winner & 1:
            return view.weights.threat
        return view.weights.threat * view.fade  # who waits loses to whom waiting serves

    def value(self, chances: list[float]) -> float:
        """What it is worth to hold each stronghold with those chances."""
        key = tuple(chances)
        found = self.values.get(key)
        if found is None:
            found = self.values[key] = self.find_value(chances)
        return found

    def find_value(self, chances: list[float]) -> float:
        view, weights = self.view, self.view.weights
        both = [max(own, ally) for own, ally in zip(chances, self.friends)]
        odds = distribution(both)
        worth = self.boldness(sum(odds[view.need :]))
        for held, chance in enumerate(odds):
            if chance:
                worth += chance * self.standings[held]
        for need, sure, cost in self.menaces:
            theirs = against(sure, both)
            worth -= cost * sum(theirs[need:])
            if view.left:
                worth -= weights.menace * theirs[need - 1]
        if view.me == FREMEN and view.left < 2:
            worth += weights.win * (0.9 if not view.left else 0.2) * self.sietches(both)
        return worth

    def menace_of(self, number: int, chances: list[float]) -> float:
        """How likely another side wins with strongholds, if the own chances are these."""
        need, sure, _ = self.menaces[number]
        return self.reaches(need, sure, chances)

    def reaches(self, need: int, sure: list[float], chances: list[float]) -> float:
        """How likely a side that is so sure of each stronghold holds as many as it needs."""
        both = [max(own, ally) for own, ally in zip(chances, self.friends)]
        return sum(against(sure, both)[need:])

    def boldness(self, chance: float) -> float:
        """What a chance to win now is worth: who fails to win has alarmed everybody for nothing."""
        view = self.view
        if view.wins_by_default and not view.left:
            return chance * view.weights.win * 0.1
        early = view.left / view.game.rules.turns
        caution = 1.0 + view.weights.caution * early**4
        if not view.wins_by_default:
            caution -= view.weights.haste * (1.0 - early)
        return float(view.weights.win * chance**caution)

    def standing(self, missing: int) -> float:
        """What it is worth to lack so many strongholds, besides what victory is worth."""
        view = self.view
        if not view.left and view.wins_by_default:
            return 0.9 * view.weights.win
        if missing <= 0 or (not view.left and view.default_winner != NOBODY):
            return 0.0
        return view.weights.missing[missing]

    def sietches(self, chances: list[float]) -> float:
        """How likely the Fremen's own condition is met (CLA-FRE-17, CLA-FRE-18)."""
        sure = 1.0
        for territory in (SIETCH_TABR, HABBANYA_SIETCH, TUEKS_SIETCH):
            there = [f for f in self.there[self.index[territory]] if f != FREMEN]
            if territory == TUEKS_SIETCH:
                there = [f for f in there if f in GREAT_HOUSES]
            own = chances[self.index[territory]]
            sure *= own if there else max(own, 0.8)
        return sure

    def stake(self, territory: int) -> float:
        """What winning a battle there is worth more than losing it; strongholds only."""
        place = self.index[territory]
        won, lost = self.chances[:], self.chances[:]
        won[place], lost[place] = 1.0, 0.0
        return self.value(won) - self.value(lost)


def against(sure: list[float], chances: list[float]) -> list[float]:
    """The chance of another side to hold each number of places, with those against it."""
    return distribution([theirs * (1.0 - own) for theirs, own in zip(sure, chances)])


def distribution(chances: list[float]) -> list[float]:
    """The chance to hold each number of places."""
    odds = [1.0]
    for chance in chances:
        if chance == 0.0:
            continue
        rest = 1.0 - chance
        longer = [odd * rest for odd in odds]
        longer.append(0.0)
        for held, odd in enumerate(odds):
            longer[held + 1] += odd * chance
        odds = longer
    return odds + [0.0] * (len(chances) + 1 - len(odds))
