"""Where a faction may go: the map with what stands on it (CLA-SHIP, CLA-MOVE, CLA-ALLY-11)."""

from __future__ import annotations

from kanly.classic.map import (
    covered,
    destinations,
    each_location,
    each_territory,
    first_of,
    full,
    group_reach,
    moves,
    repositions,
)
from kanly.classic.position import Classic
from kanly.classic.tables.advantages import STOP_MOVEMENT_TWO
from kanly.classic.tables.borders import ACROSS_MASK, ALONG
from kanly.classic.tables.factions import BENE_GESSERIT, FACTIONS, FREMEN
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.types import FactionId, TerritoryId


def full_strongholds(game: Classic, faction: FactionId) -> int:
    """Strongholds with fighting forces of two others (CLA-SHIP-09, CLA-MOVE-15)."""
    others = [game.fighters(other) for other in game.order if other != faction]
    return full(others, game.strongholds())


def with_allies(game: Classic, faction: FactionId) -> int:
    """Territories with an ally's forces, but for the Polar Sink (CLA-ALLY-11, CLA-PLAYERS-12)."""
    found = 0
    for other in game.order:
        if other == faction or not game.allied(faction, other):
            continue
        coexist = game.rules.advisors_coexist and other == BENE_GESSERIT
        there = game.fighters(other) if coexist else game.where[other]
        for location in each_location(there):
            found |= TERRITORIES[LOCATIONS[location].territory].mask
    return found & ~TERRITORIES[POLAR_SINK].mask


def shut_to_advisors(game: Classic) -> int:
    """What not even advisors enter: an ally's territories (CLA-ALLY-22, CLA-BG-23)."""
    return 0 if game.rules.advisors_coexist else with_allies(game, BENE_GESSERIT)


def advised(game: Classic, faction: FactionId) -> int:
    """Where its forces join advisors of its own (CLA-BG-19, CLA-BG-20)."""
    found = 0
    if faction == BENE_GESSERIT:
        for territory in each_territory(game.advisors):
            found |= TERRITORIES[territory].mask
    return found


# Movement -----------------------------------------------------------------------------------------


def reach(game: Classic, faction: FactionId) -> int:
    """How many territories a group moves (CLA-MOVE-03, -04, -07, CLA-FRE-09)."""
    usual = FACTIONS[faction].moves
    if faction == FREMEN and (game.stopped | game.stopped_once) >> STOP_MOVEMENT_TWO & 1:
        usual = 1
    if faction == game.grounded:
        return usual
    return moves(usual, game.fighters(faction))


def goals(game: Classic, faction: FactionId, starts: int, steps: int) -> int:
    """The locations to which a group from some locations of one territory may move."""
    shut = full_strongholds(game, faction)
    friends = with_allies(game, faction)
    start = LOCATIONS[first_of(starts)].territory
    if faction == BENE_GESSERIT and game.advisors >> start & 1:
        shut = 0  # advisors may enter and cross (CLA-BG-23)
        friends = shut_to_advisors(game)
    blocked = shut if game.rules.ally_transit else shut | friends
    found = destinations(starts, steps, game.storm, blocked) & ~friends
    if game.rules.reposition:
        found |= repositions(starts, steps, game.storm, blocked)
    if faction == BENE_GESSERIT:
        for territory in each_territory(
            game.advisors
        ):  # fighters join them as advisors (CLA-BG-19)
            there = TERRITORIES[territory].mask & ~shut_to_advisors(game)
            if territory != start and there & (blocked | friends):
                found |= destinations(starts, steps, game.storm, blocked & ~there) & there
    if faction == FREMEN and game.rules.fremen_into_storm:
        into = storm_goals(game, starts, steps, blocked) & ~friends & ~shut
        found |= into if game.rules.reposition else into & ~TERRITORIES[start].mask
    return found


def storm_goals(game: Classic, starts: int, steps: int, blocked: int) -> int:
    """Locations in the storm that a group could step into, if the option lets it."""
    near = group_reach(starts, steps - 1, game.storm, blocked)
    far = group_reach(starts, steps, game.storm, blocked)
    found = 0
    for location in each_location(covered(game.storm)):
        along = 0
        for other in ALONG[location]:
            along |= 1 << other
        if ACROSS_MASK[location] & near or along & far:
            found |= 1 << location
    return found


def movable(game: Classic, faction: FactionId, territory: TerritoryId) -> int:
    """Where its forces in a territory stand that are not held by the storm (CLA-STORM-18)."""
    return game.where[faction] & TERRITORIES[territory].mask & ~covered(game.storm)


def reachable(game: Classic, faction: FactionId, territory: TerritoryId, steps: int) -> int:
    """All locations that some group from a territory can move to."""
    found = 0
    for location in each_location(movable(game, faction, territory)):
        found |= goals(game, faction, 1 << location, steps)
    return found


def sources(
    game: Classic, faction: FactionId, territory: TerritoryId, goal: int, steps: int
) -> int:
    """Where the forces of a territory stand that can reach a location (CLA-MOVE-13)."""
    found = 0
    for location in each_location(movable(game, faction, territory)):
        if goals(game, faction, 1 << location, steps) >> goal & 1:
            found |= 1 << location
    return found
