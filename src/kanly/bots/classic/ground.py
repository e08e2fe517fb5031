"""The map outside the strongholds: where there is something to gain, and what is lost there."""

from __future__ import annotations

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.forecast import Forecast
from kanly.bots.classic.strongholds import Strongholds
from kanly.classic import ways
from kanly.classic.collection import spicy
from kanly.classic.map import CALM, REACH, members
from kanly.classic.tables.numbers import COLLECT, COLLECT_WITH_CITY
from kanly.classic.tables.territories import (
    ARRAKEEN,
    CARTHAG,
    LOCATIONS,
    POLAR_SINK,
    TERRITORIES,
)


class Ground:
    """Where the faction may want to go, and what its forces in the open are worth."""

    def __init__(self, view: FactionView, strongholds: Strongholds, spice: int) -> None:
        self.view = view
        self.game = view.game
        self.strongholds = strongholds
        self.spice = spice
        self.forecast = Forecast(view)
        self.rate = self.find_rate()
        self.goals = view.game.strongholds() | spicy(view.game)
        self.reach = ways.reach(view.game, view.me)
        self.targets = self.find_targets()
        self.known: dict[tuple[int, int], float] = {}

    def find_rate(self) -> int:
        """Spice that a force collects."""
        chances = self.strongholds.chances
        city = max([chances[self.strongholds.index[city]] for city in (ARRAKEEN, CARTHAG)])
        return COLLECT_WITH_CITY if city > 0.5 else COLLECT

    def find_targets(self) -> int:
        """Strongholds that are not the faction's own, or its side's."""
        strongholds = self.strongholds
        found = 0
        for territory, place in strongholds.index.items():
            if max(strongholds.chances[place], strongholds.friends[place]) < 0.5:
                found |= TERRITORIES[territory].mask
        return found

    def near(self, location: int) -> bool:
        """Whether a stronghold to be taken is one move away."""
        return bool(REACH[CALM][self.reach][location] & self.targets)

    def each(self, location: int) -> float:
        """What a force that lives is worth there: more where it can strike from."""
        weights = self.view.weights
        return weights.force + (weights.outpost if self.near(location) else 0.0)

    def outposts(self, there: int) -> int:
        """Safe places from which a stronghold can be attacked in the next turn."""
        found = 0
        for location in members(there & ~self.forecast.open & ~self.game.strongholds()):
            if self.near(location):
                found |= 1 << location
        return found

    def worth(self, location: int, forces: int) -> float:
        """What forces outside the strongholds are worth where they stand."""
        if forces <= 0:
            return 0.0
        key = (location, forces)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.find_worth(location, forces)
        return found

    def find_worth(self, location: int, forces: int) -> float:
        view, game = self.view, self.game
        if self.strongholds.doomed >> location & 1:
            return 0.0
        territory = LOCATIONS[location].territory
        foes = [f for f in view.enemies if game.fights_at(f, territory)]
        if territory == POLAR_SINK:
            foes = []
        wins = 1.0
        if foes:
            wins = self.strongholds.fights(territory, foes, forces, 0, view.spice(view.me))
        harvest = min(game.spice_at[location], self.rate * forces) * wins
        lives = (0.6 * wins if foes else 1.0) * (1.0 - self.forecast.danger(location))
        each = self.each(location)
        own = view.purse(self.spice + int(harvest)) - view.purse(self.spice)
        own -= (1.0 - wins) * view.weights.defeat * view.fade
        return own + forces * each * lives * view.fade
