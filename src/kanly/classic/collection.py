"""Phase 8: spice is collected (CLA-COLLECT, CLA-ADV-02)."""

from __future__ import annotations

from kanly.classic import keys
from kanly.classic.karama import open_pause
from kanly.classic.keys import place
from kanly.classic.map import each_location
from kanly.classic.position import FACTION, PLACES, Classic
from kanly.classic.tables.numbers import COLLECT, COLLECT_WITH_CITY
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.treasury import gain
from kanly.classic.types import FactionId, TerritoryId


def start(game: Classic) -> None:
    """Automatic and maximal, then a moment before the Mentat Pause (CLA-COLLECT-05)."""
    for faction in game.order:
        collect(game, faction)
    if game.rules.spice_flow:
        for territory in TERRITORIES:
            if territory.income:
                flow(game, territory.id, territory.income)
    open_pause(game)


def collect(game: Classic, faction: FactionId) -> None:
    """2 spice a force in the sector of the spice, 3 with a city (CLA-COLLECT-01 to -04)."""
    rate = COLLECT_WITH_CITY if holds_city(game, faction) else COLLECT
    for location in each_location(game.fighters(faction) & spicy(game)):
        spice = min(game.spice_at[location], rate * game.forces[faction][location])
        if spice:
            game.spice_at[location] -= spice
            gain(game, faction, spice)
            if game.listener is not None:
                game.tell("collects", faction=FACTION[faction], n=spice, **place(location))


def spicy(game: Classic) -> int:
    """The locations with spice."""
    found = 0
    for location in range(PLACES):
        if game.spice_at[location]:
            found |= 1 << location
    return found


def holds_city(game: Classic, faction: FactionId) -> bool:
    """Whether it occupies Arrakeen or Carthag (CLA-COLLECT-02, CLA-COLLECT-06)."""
    for territory in TERRITORIES:
        if territory.city and game.occupies(faction, territory.id):
            return True
    return False


def flow(game: Classic, territory: TerritoryId, income: int) -> None:
    """Cities and Tuek's Sietch pay their occupant."""
    for faction in game.order:
        if game.occupies(faction, territory):
            gain(game, faction, income)
            if game.listener is not None:
                game.tell(
                    "income",
                    faction=FACTION[faction],
                    n=income,
                    territory=keys.TERRITORY[territory],
                )
