"""The 42 territories and their 86 locations (CLA-MAP).

A location is one sector of one territory, written "pasty-mesa-7"; where a territory has only one,
both have the same name. Sectors are numbered 1 to 18 the way the storm goes; the Polar Sink lies
in none. A set of locations is an int with a bit for each; so is a set of territories.
"""

from __future__ import annotations

from typing import Final

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

NOWHERE: Final = -1


class Territory:
    """A territory: its kind, its sectors in the order of the storm, and what lies in it."""

    __slots__ = (
        "behind_wall",
        "city",
        "icon",
        "id",
        "income",
        "kind",
        "locations",
        "mask",
        "sectors",
        "slug",
    )

    def __init__(
        self,
        ident: int,
        slug: str,
        kind: int,
        sectors: tuple[int, ...],
        locations: tuple[int, ...],
        icon: int,
        income: int,
        city: bool,
        behind_wall: bool,
    ) -> None:
        self.id = ident
        self.slug = slug
        self.kind = kind
        self.sectors = sectors
        self.locations = locations
        self.mask = mask_of(locations)
        self.icon = icon
        """The location where a spice blow puts its spice, or NOWHERE (CLA-MAP-12)."""
        self.income = income
        """Spice for its occupant in each Spice Collection (CLA-ADV-02)."""
        self.city = city
        """Whether a force in it gives ornithopters (CLA-MOVE-04)."""
        self.behind_wall = behind_wall
        """Whether it is open to the storm once the Shield Wall is gone (CLA-CARD-25)."""

    @property
    def protected(self) -> bool:
        """Whether the storm does no harm in it while the Shield Wall stands (CLA-MAP-09)."""
        return self.kind != SAND or self.behind_wall

    def __repr__(self) -> str:
        return self.slug


class Location:
    """One sector of one territory (CLA-MAP-04)."""

    __slots__ = ("id", "sector", "slug", "territory")

    def __init__(self, ident: int, slug: str, territory: int, sector: int) -> None:
        self.id = ident
        self.slug = slug
        self.territory = territory
        self.sector = sector

    def __repr__(self) -> str:
        return self.slug


def mask_of(numbers: tuple[int, ...] | list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


TERRITORIES: Final[list[Territory]] = []
LOCATIONS: Final[list[Location]] = []
TERRITORY_BY_SLUG: Final[dict[str, int]] = {}
LOCATION_BY_SLUG: Final[dict[str, int]] = {}


def territory(
    slug: str,
    kind: int,
    sectors: tuple[int, ...],
    *,
    icon: int = NO_SECTOR,
    income: int = 0,
    city: bool = False,
    behind_wall: bool = False,
) -> int:
    """Add a territory and its locations; returns its number."""
    ident = len(TERRITORIES)
    locations = [location(slug, ident, sector, len(sectors) > 1) for sector in sectors]
    if not sectors:
        locations.append(location(slug, ident, NO_SECTOR, False))
    spot = locations[sectors.index(icon)] if icon else NOWHERE
    made = Territory(ident, slug, kind, sectors, tuple(locations), spot, income, city, behind_wall)
    TERRITORIES.append(made)
    TERRITORY_BY_SLUG[slug] = ident
    return ident


def location(slug: str, territory: int, sector: int, numbered: bool) -> int:
    """Add a location; returns its number."""
    made = Location(len(LOCATIONS), f"{slug}-{sector}" if numbered else slug, territory, sector)
    LOCATIONS.append(made)
    LOCATION_BY_SLUG[made.slug] = made.id
    return made.id


# fmt: off
ARRAKEEN:            Final[int] = territory("arrakeen",            STRONGHOLD, (9,), income=2, city=True, behind_wall=True)
CARTHAG:             Final[int] = territory("carthag",             STRONGHOLD, (10,), income=2, city=True, behind_wall=True)
HABBANYA_SIETCH:     Final[int] = territory("habbanya-sietch",     STRONGHOLD, (16,))
SIETCH_TABR:         Final[int] = territory("sietch-tabr",         STRONGHOLD, (13,))
TUEKS_SIETCH:        Final[int] = territory("tueks-sietch",        STRONGHOLD, (4,), income=1)
POLAR_SINK:          Final[int] = territory("polar-sink",          POLAR,      ())
FALSE_WALL_EAST:     Final[int] = territory("false-wall-east",     ROCK,       (4, 5, 6, 7, 8))
FALSE_WALL_SOUTH:    Final[int] = territory("false-wall-south",    ROCK,       (3, 4))
FALSE_WALL_WEST:     Final[int] = territory("false-wall-west",     ROCK,       (15, 16, 17))
PASTY_MESA:          Final[int] = territory("pasty-mesa",          ROCK,       (4, 5, 6, 7))
PLASTIC_BASIN:       Final[int] = territory("plastic-basin",       ROCK,       (11, 12, 13))
RIM_WALL_WEST:       Final[int] = territory("rim-wall-west",       ROCK,       (8,))
SHIELD_WALL:         Final[int] = territory("shield-wall",         ROCK,       (7, 8))
ARSUNT:              Final[int] = territory("arsunt",              SAND,       (10, 11))
BASIN:               Final[int] = territory("basin",               SAND,       (8,))
BIGHT_OF_THE_CLIFF:  Final[int] = territory("bight-of-the-cliff",  SAND,       (13, 14))
BROKEN_LAND:         Final[int] = territory("broken-land",         SAND,       (10, 11), icon=11)
CIELAGO_DEPRESSION:  Final[int] = territory("cielago-depression",  SAND,       (18, 1, 2))
CIELAGO_EAST:        Final[int] = territory("cielago-east",        SAND,       (2, 3))
CIELAGO_NORTH:       Final[int] = territory("cielago-north",       SAND,       (18, 1, 2), icon=2)
CIELAGO_SOUTH:       Final[int] = territory("cielago-south",       SAND,       (1, 2), icon=1)
CIELAGO_WEST:        Final[int] = territory("cielago-west",        SAND,       (17, 18))
FUNERAL_PLAIN:       Final[int] = territory("funeral-plain",       SAND,       (14,), icon=14)
GARA_KULON:          Final[int] = territory("gara-kulon",          SAND,       (7,))
HABBANYA_ERG:        Final[int] = territory("habbanya-erg",        SAND,       (15, 16), icon=15)
HABBANYA_RIDGE_FLAT: Final[int] = territory("habbanya-ridge-flat", SAND,       (16, 17), icon=17)
HAGGA_BASIN:         Final[int] = territory("hagga-basin",         SAND,       (11, 12), icon=12)
HARG_PASS:           Final[int] = territory("harg-pass",           SAND,       (3, 4))
HOLE_IN_THE_ROCK:    Final[int] = territory("hole-in-the-rock",    SAND,       (8,))
IMPERIAL_BASIN:      Final[int] = territory("imperial-basin",      SAND,       (8, 9, 10), behind_wall=True)
MERIDIAN:            Final[int] = territory("meridian",            SAND,       (18, 1))
OLD_GAP:             Final[int] = territory("old-gap",             SAND,       (8, 9, 10), icon=9)
RED_CHASM:           Final[int] = territory("red-chasm",           SAND,       (6,), icon=6)
ROCK_OUTCROPPINGS:   Final[int] = territory("rock-outcroppings",   SAND,       (12, 13), icon=13)
SIHAYA_RIDGE:        Final[int] = territory("sihaya-ridge",        SAND,       (8,), icon=8)
SOUTH_MESA:          Final[int] = territory("south-mesa",          SAND,       (3, 4, 5), icon=4)
THE_GREAT_FLAT:      Final[int] = territory("the-great-flat",      SAND,       (14,), icon=14)
THE_GREATER_FLAT:    Final[int] = territory("the-greater-flat",    SAND,       (15,))
THE_MINOR_ERG:       Final[int] = territory("the-minor-erg",       SAND,       (4, 5, 6, 7), icon=7)
TSIMPO:              Final[int] = territory("tsimpo",              SAND,       (10, 11, 12))
WIND_PASS:           Final[int] = territory("wind-pass",           SAND,       (13, 14, 15, 16))
WIND_PASS_NORTH:     Final[int] = territory("wind-pass-north",     SAND,       (16, 17), icon=16)
# fmt: on


def at(territory: int, sector: int = NO_SECTOR) -> int:
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
