"""Where forces can go, and where the storm is: geometry without a position.

Sets of locations are ints with a bit for each location, and so are sets of territories. `storm` is
the sector of the storm, 1 to 18, or CALM. `closed` is a set of locations, always of whole
territories, that may be neither entered nor crossed: full strongholds (`full`), and territories
with an ally's forces. What a territory looks like under each storm is worked out once, here below
the functions that use it.
"""

from __future__ import annotations

from typing import Final, cast

from kanly.classic.tables.borders import (
    ACROSS,
    ACROSS_MASK,
    ALONG,
    ATOMICS_AREA,
    locations_of,
)
from kanly.classic.tables.numbers import MOST_MOVES, ORNITHOPTERS
from kanly.classic.tables.players import CIRCLES
from kanly.classic.tables.territories import (
    CITIES,
    EVERYWHERE,
    IN_SECTOR,
    LOCATIONS,
    OPEN,
    OPEN_WITHOUT_WALL,
    POLAR_SINK,
    SECTORS,
    SHIELD_WALL,
    STORM_START,
    STRONGHOLDS,
    TERRITORIES,
)
from kanly.classic.types import FactionId, LocationId, TerritoryId

CALM: Final = 0
"""No storm anywhere."""


FEW: Final = [[FactionId(n) for n in range(6) if mask >> n & 1] for mask in range(1 << 6)]
"""The members of sets of factions: most sets that are asked for are so small."""


def members(mask: int) -> list[int]:
    """The members of a set in ascending order."""
    if mask < len(FEW):
        return list(FEW[mask])
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def factions(mask: int) -> list[FactionId]:
    """The factions of a set in ascending order; the list is shared."""
    return FEW[mask]


def each_location(mask: int) -> list[LocationId]:
    """The locations of a set in ascending order."""
    return cast("list[LocationId]", members(mask))


def each_territory(mask: int) -> list[TerritoryId]:
    """The territories of a set in ascending order."""
    return cast("list[TerritoryId]", members(mask))


def first_of(mask: int) -> LocationId:
    """The lowest location of a set."""
    return LocationId((mask & -mask).bit_length() - 1)


def territories_of(locations: int) -> int:
    """The territories that have at least one location of a set."""
    found = 0
    while locations:
        territory = LOCATIONS[(locations & -locations).bit_length() - 1].territory
        found |= 1 << territory
        locations &= ~TERRITORIES[territory].mask
    return found


# Movement (CLA-MOVE) ------------------------------------------------------------------------------


def moves(usual: int, fighters: int) -> int:
    """The range of a faction whose fighting forces are there: 3 with one in a city (CLA-MOVE-04).

    `usual` is its range without ornithopters: 1, for the Fremen 2.
    """
    return ORNITHOPTERS if fighters & CITIES else usual


def full(others: list[int], strongholds: int = STRONGHOLDS) -> int:
    """Strongholds where two other factions have fighting forces (CLA-SHIP-09, CLA-MOVE-15).

    `others` holds, for each other faction, the locations of its fighting forces.
    """
    one = two = 0
    for there in others:
        two |= one & there
        one |= there
    return two & strongholds


def reach(start: int, steps: int, storm: int, closed: int = 0) -> int:
    """Every location within so many territories of a location, itself included (CLA-MOVE-18).

    Nothing is in reach for a force in the storm. A force may always leave its own territory and go
    about in it, closed or not.
    """
    found = REACH[storm][steps][start]
    if found & closed:
        return search(start, steps, storm, closed)
    return found


def search(start: int, steps: int, storm: int, closed: int) -> int:
    """What `reach` finds where something closed is in the way."""
    part = PART[storm]
    entered = ENTERED[storm]
    found = edge = part[start]
    for _ in range(steps):
        reached = 0
        while edge:
            here = (edge & -edge).bit_length() - 1
            reached |= entered[here]
            edge &= ~part[here]
        edge = reached & ~closed & ~found
        found |= edge
    return found


def group_reach(starts: int, steps: int, storm: int, closed: int = 0) -> int:
    """Where forces from several locations can end together: in reach of each (CLA-MOVE-13).

    A group with a force in the storm goes nowhere.
    """
    found = EVERYWHERE if starts else 0
    while starts:
        low = starts & -starts
        found &= reach(low.bit_length() - 1, steps, storm, closed)
        starts ^= low
    return found


def destinations(starts: int, steps: int, storm: int, closed: int = 0) -> int:
    """Where a group from one territory may go: locations of another one (CLA-MOVE-01)."""
    return group_reach(starts, steps, storm, closed) & ~home(starts)


def repositions(starts: int, steps: int, storm: int, closed: int = 0) -> int:
    """Where a group may go in its own territory, if that is allowed (CLA-MOVE-17)."""
    return group_reach(starts, steps, storm, closed) & home(starts) & ~starts


def home(starts: int) -> int:
    """All locations of the territory in which a group stands."""
    if not starts:
        return 0
    return TERRITORIES[LOCATIONS[(starts & -starts).bit_length() - 1].territory].mask


# Shipment (CLA-SHIP) ------------------------------------------------------------------------------


def landings(storm: int, closed: int = 0) -> int:
    """Where a shipment, or a ride on a worm, may end (CLA-SHIP-08, CLA-SHIP-09, CLA-FRE-12)."""
    return EVERYWHERE & ~IN_SECTOR[storm] & ~closed


def outside(locations: int, storm: int) -> int:
    """The locations of a set that are not in the storm: forces there can leave (CLA-STORM-18)."""
    return locations & ~IN_SECTOR[storm]


# Storm (CLA-STORM) --------------------------------------------------------------------------------


def storm_end(start: int, distance: int) -> int:
    """The sector where a storm stops (CLA-STORM-03)."""
    return (start + distance - 1) % SECTORS + 1


def storm_path(start: int, distance: int) -> list[int]:
    """The sectors that a storm enters, in order; not the one it leaves (CLA-STORM-10)."""
    return [storm_end(start, step) for step in range(1, distance + 1)]


def covered(storm: int) -> int:
    """The locations in the storm (CLA-STORM-17)."""
    return IN_SECTOR[storm]


def swept(start: int, distance: int) -> int:
    """The locations that a moving storm enters: spice there is lost (CLA-STORM-14)."""
    found = 0
    for sector in storm_path(start, min(distance, SECTORS)):
        found |= IN_SECTOR[sector]
    return found


def exposed(wall: bool) -> int:
    """Where a storm kills: unprotected locations, with the Shield Wall or without (CLA-MAP-09)."""
    return OPEN if wall else OPEN_WITHOUT_WALL


def struck(start: int, distance: int, wall: bool) -> int:
    """The locations where a moving storm kills (CLA-STORM-11, CLA-STORM-12)."""
    return swept(start, distance) & exposed(wall)


def storm_order(storm: int, circles: list[int]) -> list[int]:
    """Circles in the order of play, that of the First Player first (CLA-TURN-04 to CLA-TURN-06)."""
    return [circle for _, circle in sorted([(ahead(storm, circle), circle) for circle in circles])]


def ahead(storm: int, circle: int) -> int:
    """Sectors between the storm and a circle before it; in the storm's own sector it is last."""
    return (CIRCLES[circle] - storm - 1) % SECTORS


def first_dialers(circles: list[int]) -> tuple[int, int]:
    """The nearest circles on either side of where the first storm starts (CLA-STORM-01)."""
    order = storm_order(STORM_START, circles)
    return order[0], order[-1]


# Battlefields and Family Atomics ------------------------------------------------------------------


def battlefields(territory: TerritoryId, storm: int) -> list[int]:
    """The parts of a territory in which forces meet, cut by the storm (CLA-BATTLE-02 to -04)."""
    return FIELDS[storm][territory]


def atomics_from(storm: int) -> int:
    """Where a fighting force allows Family Atomics (CLA-CARD-22, CLA-CARD-23)."""
    return ATOMICS[storm]


# The map under each storm -------------------------------------------------------------------------


def part_of(location: LocationId, storm: int) -> int:
    """The locations of the same territory that a force gets to without leaving it."""
    clear = ~IN_SECTOR[storm]
    found = edge = 1 << location & clear
    while edge:
        here = (edge & -edge).bit_length() - 1
        edge &= edge - 1
        for other in ALONG[here]:
            fresh = 1 << other & clear & ~found
            found |= fresh
            edge |= fresh
    return found


PART: Final = [[part_of(place.id, storm) for place in LOCATIONS] for storm in range(SECTORS + 1)]
"""PART[storm][location]: its part of its territory; nothing in the storm."""


def entered_from(location: LocationId, storm: int) -> int:
    """The parts of other territories that border on a location's part of its own."""
    found = 0
    for here in members(PART[storm][location]):
        for other in ACROSS[here]:
            found |= PART[storm][other]
    return found


ENTERED: Final = [
    [entered_from(place.id, storm) for place in LOCATIONS] for storm in range(SECTORS + 1)
]
"""ENTERED[storm][location]: what one step into another territory reaches."""

REACH: Final = [
    [[search(place.id, steps, storm, 0) for place in LOCATIONS] for steps in range(MOST_MOVES + 1)]
    for storm in range(SECTORS + 1)
]
"""REACH[storm][steps][location]: what is in reach with nothing closed."""


def fields(territory: TerritoryId, storm: int) -> list[int]:
    found: list[int] = []
    if territory != POLAR_SINK:
        for location in TERRITORIES[territory].locations:
            part = PART[storm][location]
            if part and part not in found:
                found.append(part)
    return found


FIELDS: Final = [
    [fields(territory.id, storm) for territory in TERRITORIES] for storm in range(SECTORS + 1)
]
"""FIELDS[storm][territory]: its parts outside the storm; none of the Polar Sink."""


def atomics(storm: int) -> int:
    """Locations with a way to the Shield Wall on which nothing in between is in the storm."""
    wall = TERRITORIES[SHIELD_WALL].mask
    found = wall
    for here in members(locations_of(ATOMICS_AREA) & ~wall):
        way = 1 << here
        for other in ALONG[here]:
            way |= PART[storm][other]
        for step in members(way | PART[storm][here]):
            if ACROSS_MASK[step] & wall:
                found |= 1 << here
    return found


ATOMICS: Final = [atomics(storm) for storm in range(SECTORS + 1)]
