"""The 42 territories and their 86 locations (CLA-MAP).

A location is one sector of one territory, written "pasty-mesa-7"; where a territory has only one,
both have the same name. Sectors are numbered 1 to 18 the way the storm goes; the Polar Sink lies
in none. A set of locations is an int with a bit for each; so is a set of territories.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kanly.classic.types import LocationId, TerritoryId
from kanly.core.component import Component

SECTORS: Final = 18
NO_SECTOR: Final = 0
"""The sector of the Polar Sink."""
STORM_START: Final = 18

# Kinds of territory (CLA-MAP-02) ------------------------------------------------------------------
STRONGHOLD: Final = 0
ROCK: Final = 1
SAND: Final = 2
POLAR: Final = 3

KIND_NAMES: Final = ("stronghold", "rock", "sand", "polar")

NOWHERE: Final = TerritoryId(-1)


TERRITORIES: Final[list[Territory]] = []
LOCATIONS: Final[list[Location]] = []
TERRITORY_BY_SLUG: Final[dict[str, TerritoryId]] = {}
LOCATION_BY_SLUG: Final[dict[str, LocationId]] = {}


class Location(Component):
    """One sector of one territory (CLA-MAP-04)."""

    def __init__(self, slug: str, territory: TerritoryId, sector: int) -> None:
        super().__init__(slug)
        self.id = LocationId(len(LOCATIONS))
        self.territory = territory
        self.sector = sector
        LOCATIONS.append(self)
        LOCATION_BY_SLUG[slug] = self.id


class Territory(Component):
    """A territory: its kind, its sectors in the order of the storm, and what lies in it."""

    def __init__(
        self,
        slug: str,
        kind: int,
        sectors: tuple[int, ...],
        *,
        icon: int = NO_SECTOR,
        income: int = 0,
        city: bool = False,
        behind_wall: bool = False,
    ) -> None:
        super().__init__(slug)
        self.id = TerritoryId(len(TERRITORIES))
        self.kind = kind
        self.sectors = sectors
        named = [f"{slug}-{sector}" if len(sectors) > 1 else slug for sector in sectors]
        places = zip(named, sectors) if sectors else [(slug, NO_SECTOR)]
        self.locations = tuple([Location(name, self.id, sector).id for name, sector in places])
        self.mask = mask_of(self.locations)
        self.icon = self.locations[sectors.index(icon)] if icon else LocationId(-1)
        """The location where a spice blow puts its spice, or less than 0 (CLA-MAP-12)."""
        self.income = income
        """Spice for its occupant in each Spice Collection (CLA-ADV-02)."""
        self.city = city
        """Whether a force in it gives ornithopters (CLA-MOVE-04)."""
        self.behind_wall = behind_wall
        """Whether it is open to the storm once the Shield Wall is gone (CLA-CARD-25)."""
        TERRITORIES.append(self)
        TERRITORY_BY_SLUG[slug] = self.id

    @property
    def protected(self) -> bool:
        """Whether the storm does no harm in it while the Shield Wall stands (CLA-MAP-09)."""
        return self.kind != SAND or self.behind_wall


def mask_of(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


# fmt: off
ARRAKEEN:            Final[TerritoryId] = Territory("arrakeen",            STRONGHOLD, (9,), income=2, city=True, behind_wall=True).id
CARTHAG:             Final[TerritoryId] = Territory("carthag",             STRONGHOLD, (10,), income=2, city=True, behind_wall=True).id
HABBANYA_SIETCH:     Final[TerritoryId] = Territory("habbanya-sietch",     STRONGHOLD, (16,)).id
SIETCH_TABR:         Final[TerritoryId] = Territory("sietch-tabr",         STRONGHOLD, (13,)).id
TUEKS_SIETCH:        Final[TerritoryId] = Territory("tueks-sietch",        STRONGHOLD, (4,), income=1).id
POLAR_SINK:          Final[TerritoryId] = Territory("polar-sink",          POLAR,      ()).id
FALSE_WALL_EAST:     Final[TerritoryId] = Territory("false-wall-east",     ROCK,       (4, 5, 6, 7, 8)).id
FALSE_WALL_SOUTH:    Final[TerritoryId] = Territory("false-wall-south",    ROCK,       (3, 4)).id
FALSE_WALL_WEST:     Final[TerritoryId] = Territory("false-wall-west",     ROCK,       (15, 16, 17)).id
PASTY_MESA:          Final[TerritoryId] = Territory("pasty-mesa",          ROCK,       (4, 5, 6, 7)).id
PLASTIC_BASIN:       Final[TerritoryId] = Territory("plastic-basin",       ROCK,       (11, 12, 13)).id
RIM_WALL_WEST:       Final[TerritoryId] = Territory("rim-wall-west",       ROCK,       (8,)).id
SHIELD_WALL:         Final[TerritoryId] = Territory("shield-wall",         ROCK,       (7, 8)).id
ARSUNT:              Final[TerritoryId] = Territory("arsunt",              SAND,       (10, 11)).id
BASIN:               Final[TerritoryId] = Territory("basin",               SAND,       (8,)).id
BIGHT_OF_THE_CLIFF:  Final[TerritoryId] = Territory("bight-of-the-cliff",  SAND,       (13, 14)).id
BROKEN_LAND:         Final[TerritoryId] = Territory("broken-land",         SAND,       (10, 11), icon=11).id
CIELAGO_DEPRESSION:  Final[TerritoryId] = Territory("cielago-depression",  SAND,       (18, 1, 2)).id
CIELAGO_EAST:        Final[TerritoryId] = Territory("cielago-east",        SAND,       (2, 3)).id
CIELAGO_NORTH:       Final[TerritoryId] = Territory("cielago-north",       SAND,       (18, 1, 2), icon=2).id
CIELAGO_SOUTH:       Final[TerritoryId] = Territory("cielago-south",       SAND,       (1, 2), icon=1).id
CIELAGO_WEST:        Final[TerritoryId] = Territory("cielago-west",        SAND,       (17, 18)).id
FUNERAL_PLAIN:       Final[TerritoryId] = Territory("funeral-plain",       SAND,       (14,), icon=14).id
GARA_KULON:          Final[TerritoryId] = Territory("gara-kulon",          SAND,       (7,)).id
HABBANYA_ERG:        Final[TerritoryId] = Territory("habbanya-erg",        SAND,       (15, 16), icon=15).id
HABBANYA_RIDGE_FLAT: Final[TerritoryId] = Territory("habbanya-ridge-flat", SAND,       (16, 17), icon=17).id
HAGGA_BASIN:         Final[TerritoryId] = Territory("hagga-basin",         SAND,       (11, 12), icon=12).id
HARG_PASS:           Final[TerritoryId] = Territory("harg-pass",           SAND,       (3, 4)).id
HOLE_IN_THE_ROCK:    Final[TerritoryId] = Territory("hole-in-the-rock",    SAND,       (8,)).id
IMPERIAL_BASIN:      Final[TerritoryId] = Territory("imperial-basin",      SAND,       (8, 9, 10), behind_wall=True).id
MERIDIAN:            Final[TerritoryId] = Territory("meridian",            SAND,       (18, 1)).id
OLD_GAP:             Final[TerritoryId] = Territory("old-gap",             SAND,       (8, 9, 10), icon=9).id
RED_CHASM:           Final[TerritoryId] = Territory("red-chasm",           SAND,       (6,), icon=6).id
ROCK_OUTCROPPINGS:   Final[TerritoryId] = Territory("rock-outcroppings",   SAND,       (12, 13), icon=13).id
SIHAYA_RIDGE:        Final[TerritoryId] = Territory("sihaya-ridge",        SAND,       (8,), icon=8).id
SOUTH_MESA:          Final[TerritoryId] = Territory("south-mesa",          SAND,       (3, 4, 5), icon=4).id
THE_GREAT_FLAT:      Final[TerritoryId] = Territory("the-great-flat",      SAND,       (14,), icon=14).id
THE_GREATER_FLAT:    Final[TerritoryId] = Territory("the-greater-flat",    SAND,       (15,)).id
THE_MINOR_ERG:       Final[TerritoryId] = Territory("the-minor-erg",       SAND,       (4, 5, 6, 7), icon=7).id
TSIMPO:              Final[TerritoryId] = Territory("tsimpo",              SAND,       (10, 11, 12)).id
WIND_PASS:           Final[TerritoryId] = Territory("wind-pass",           SAND,       (13, 14, 15, 16)).id
WIND_PASS_NORTH:     Final[TerritoryId] = Territory("wind-pass-north",     SAND,       (16, 17), icon=16).id
# fmt: on


def at(territory: TerritoryId, sector: int = NO_SECTOR) -> LocationId:
    """The location of a territory in a sector; without a sector its first one."""
    found = TERRITORIES[territory]
    return found.locations[found.sectors.index(sector) if sector else 0]


def locations_where(kind: int) -> int:
    """The locations of all territories of a kind."""
    found = 0
    for made in TERRITORIES:
        if made.kind == kind:
            found |= made.mask
    return found


# Sets of locations --------------------------------------------------------------------------------

EVERYWHERE: Final = (1 << len(LOCATIONS)) - 1
STRONGHOLDS: Final = locations_where(STRONGHOLD)
ROCKS: Final = locations_where(ROCK)
SANDS: Final = locations_where(SAND)
"""Where worms can come (CLA-MAP-10)."""
CITIES: Final = mask_of([place.id for place in LOCATIONS if TERRITORIES[place.territory].city])
"""Arrakeen and Carthag: ornithopters, and more spice for each force that collects."""
BEHIND_WALL: Final = mask_of(
    [place.id for place in LOCATIONS if TERRITORIES[place.territory].behind_wall]
)
"""What the Shield Wall protects: Imperial Basin, Arrakeen and Carthag."""
OPEN: Final = SANDS & ~BEHIND_WALL
"""Open to the storm while the Shield Wall stands..."""
OPEN_WITHOUT_WALL: Final = SANDS | BEHIND_WALL
"""...and once it is gone (CLA-CARD-25)."""
IN_SECTOR: Final = [
    mask_of([place.id for place in LOCATIONS if place.sector == sector and sector])
    for sector in range(SECTORS + 1)
]
"""IN_SECTOR[sector]: the locations under a storm that is there; nothing for 0, no storm."""

# Sets of territories ------------------------------------------------------------------------------

FREMEN_HOMES: Final = (SIETCH_TABR, FALSE_WALL_SOUTH, FALSE_WALL_WEST)
"""Where the Fremen start (CLA-FRE-01)."""
WORM_TERRITORIES: Final = mask_of([made.id for made in TERRITORIES if made.kind == SAND])
"""The 29 sand territories (CLA-MAP-10)."""
