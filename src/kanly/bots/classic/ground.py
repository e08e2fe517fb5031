"""The map outside the strongholds: where there is something to gain, and what is lost there."""

from __future__ import annotations

from kanly.bots.classic.forecast import Forecast
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.outlook import INDEX, Outlook
from kanly.classic import ways
from kanly.classic.collection import spicy
from kanly.classic.map import CALM, REACH, members
from kanly.classic.tables.numbers import COLLECT, COLLECT_WITH_CITY
from kanly.classic.tables.territories import (
    ARRAKEEN,
    CARTHAG,
    LOCATIONS,
    POLAR_SINK,
    STRONGHOLDS,
    TERRITORIES,
)


class Ground:
    """Where the faction may want to go, and what its forces in the open are worth."""

    def __init__(self, mind: Mind, outlook: Outlook, spice: int) -> None:
        self.mind = mind
        self.game = mind.game
        self.outlook = outlook
        self.spice = spice
        self.forecast = Forecast(mind)
        self.rate = self.find_rate()
        self.goals = STRONGHOLDS | spicy(mind.game)
        self.reach = ways.reach(mind.game, mind.me)
        self.targets = self.find_targets()
        self.known: dict[tuple[int, int], float] = {}

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
        return bool(REACH[CALM][self.reach][location] & self.targets)

    def outposts(self, there: int) -> int:
        """Safe places from which a stronghold can be attacked in the next turn."""
        found = 0
        for location in members(there & ~self.forecast.open & ~STRONGHOLDS):
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
        mind, game = self.mind, self.game
        if self.outlook.doomed >> location & 1:
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
