"""Forces on the map, in reserves and in the Tanks (CLA-MAP-14)."""

from __future__ import annotations

from kanly.classic import keys
from kanly.classic.choices import FORCES
from kanly.classic.keys import place
from kanly.classic.map import each_location, each_territory
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.phases import BATTLE
from kanly.classic.tables.territories import POLAR_SINK, TERRITORIES
from kanly.classic.types import FactionId, LocationId, TerritoryId
from kanly.core.choice import Choice


def put(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int = 0
) -> None:
    """Place forces in a location."""
    if number:
        game.forces[faction][location] += number
        game.stars[faction][location] += stars
        game.where[faction] |= 1 << location


def lift(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int = 0
) -> None:
    """Take forces away from a location."""
    game.forces[faction][location] -= number
    game.stars[faction][location] -= stars
    if not game.forces[faction][location]:
        game.where[faction] &= ~(1 << location)


def muster(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int = 0
) -> None:
    """Bring forces from the reserves to a location."""
    game.reserves[faction] -= number
    game.reserve_stars[faction] -= stars
    put(game, faction, location, number, stars)


def withdraw(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int = 0
) -> None:
    """Bring forces from a location back to the reserves."""
    lift(game, faction, location, number, stars)
    game.reserves[faction] += number
    game.reserve_stars[faction] += stars


def bury(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int = 0
) -> None:
    """Forces in a location die."""
    lift(game, faction, location, number, stars)
    game.tanks[faction] += number
    game.tank_stars[faction] += stars


def fall(game: Classic, faction: FactionId, location: LocationId, number: int, stars: int) -> None:
    """Forces in a location die, and all hear of it."""
    bury(game, faction, location, number, stars)
    if game.listener is not None:
        game.tell("forces-die", faction=FACTION[faction], n=number, **place(location))


def bury_all(game: Classic, faction: FactionId, locations: int) -> int:
    """All its forces in a set of locations die; returns how many."""
    dead = 0
    for location in each_location(game.where[faction] & locations):
        number = game.forces[faction][location]
        fall(game, faction, location, number, game.stars[faction][location])
        dead += number
    return dead


def revive(game: Classic, faction: FactionId, number: int, stars: int) -> None:
    """Forces return from the Tanks to the reserves (CLA-REV-06)."""
    game.tanks[faction] -= number
    game.tank_stars[faction] -= stars
    game.reserves[faction] += number
    game.reserve_stars[faction] += stars
    game.revived_stars[faction] += stars


def count(game: Classic, faction: FactionId, locations: int) -> int:
    """How many forces it has in a set of locations."""
    row = game.forces[faction]
    return sum([row[location] for location in each_location(game.where[faction] & locations)])


def count_stars(game: Classic, faction: FactionId, locations: int) -> int:
    """How many starred forces it has in a set of locations."""
    row = game.stars[faction]
    return sum([row[location] for location in each_location(game.where[faction] & locations)])


def anyone_else(game: Classic, faction: FactionId, territory: TerritoryId) -> bool:
    """Whether another faction has forces in a territory."""
    mask = TERRITORIES[territory].mask
    for other in game.order:
        if other != faction and game.where[other] & mask:
            return True
    return False


def turn_alone(game: Classic) -> None:
    """Advisors alone in a territory become fighters at once (CLA-BG-24, CLA-BG-29)."""
    stay = advisors_stay(game)
    for territory in each_territory(game.advisors):
        here = game.where[BENE_GESSERIT] & TERRITORIES[territory].mask
        if not here:
            game.advisors &= ~(1 << territory)
        elif territory == POLAR_SINK or not (stay or anyone_else(game, BENE_GESSERIT, territory)):
            game.advisors &= ~(1 << territory)
            if game.listener is not None:
                game.tell("fighters", territory=keys.TERRITORY[territory])


def advisors_stay(game: Classic) -> bool:
    """Whether advisors stay what they are even alone, as an option has it from Battle on."""
    return game.rules.advisors_stay and game.phase >= BATTLE


def mixes(number: int, stars: int, fewest: int, most: int) -> list[Choice]:
    """So many of a number of forces, some of which are starred."""
    found: list[Choice] = []
    for n in range(fewest, most + 1):
        for s in range(max(0, n - (number - stars)), min(stars, n) + 1):
            found.append(FORCES[n][s])
    return found
