"""Which locations border on which (CLA-MAP-05).

Inside a territory consecutive sectors are connected, and going from one to the next costs nothing;
crossing into another territory costs one. The table lists, for every location, the locations of
other territories that it borders on; every border stands in it twice, once on either side.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.territories import (
    LOCATION_BY_SLUG,
    LOCATIONS,
    SECTORS,
    SHIELD_WALL,
    TERRITORIES,
    THE_GREAT_FLAT,
    mask_of,
)
from kanly.classic.types import LocationId, TerritoryId

# fmt: off
BORDERS: Final[dict[str, str]] = {
    "arrakeen":               "rim-wall-west imperial-basin-9 old-gap-9",
    "carthag":                "arsunt-10 hagga-basin-11 imperial-basin-10 tsimpo-10 tsimpo-11",
    "habbanya-sietch":        "habbanya-ridge-flat-16 habbanya-ridge-flat-17",
    "sietch-tabr":            "plastic-basin-13 bight-of-the-cliff-13 rock-outcroppings-13",
    "tueks-sietch":           "false-wall-south-4 pasty-mesa-4 south-mesa-4",
    "polar-sink":             "false-wall-east-4 false-wall-east-5 false-wall-east-6 false-wall-east-7 false-wall-east-8 "
                              "arsunt-10 arsunt-11 cielago-north-18 cielago-north-1 cielago-north-2 hagga-basin-12 harg-pass-3 "
                              "imperial-basin-8 imperial-basin-9 wind-pass-13 wind-pass-14 wind-pass-15 "
                              "wind-pass-north-16 wind-pass-north-17",
    "false-wall-east-4":      "polar-sink harg-pass-3 harg-pass-4 the-minor-erg-4",
    "false-wall-east-5":      "polar-sink the-minor-erg-5",
    "false-wall-east-6":      "polar-sink the-minor-erg-6",
    "false-wall-east-7":      "polar-sink shield-wall-7 the-minor-erg-7",
    "false-wall-east-8":      "polar-sink shield-wall-8 imperial-basin-8",
    "false-wall-south-3":     "cielago-east-2 cielago-east-3 cielago-north-2 harg-pass-3 south-mesa-3",
    "false-wall-south-4":     "tueks-sietch pasty-mesa-4 harg-pass-4 south-mesa-4 the-minor-erg-4",
    "false-wall-west-15":     "the-greater-flat wind-pass-15",
    "false-wall-west-16":     "habbanya-erg-16 habbanya-ridge-flat-16 wind-pass-16",
    "false-wall-west-17":     "cielago-west-17 habbanya-ridge-flat-17",
    "pasty-mesa-4":           "tueks-sietch false-wall-south-4 south-mesa-4 the-minor-erg-4",
    "pasty-mesa-5":           "south-mesa-5 the-minor-erg-5",
    "pasty-mesa-6":           "red-chasm the-minor-erg-6",
    "pasty-mesa-7":           "shield-wall-7 gara-kulon the-minor-erg-7",
    "plastic-basin-11":       "broken-land-11 tsimpo-11",
    "plastic-basin-12":       "hagga-basin-12 rock-outcroppings-12 tsimpo-12",
    "plastic-basin-13":       "sietch-tabr bight-of-the-cliff-13 funeral-plain hagga-basin-12 rock-outcroppings-13 the-great-flat wind-pass-13",
    "rim-wall-west":          "arrakeen basin hole-in-the-rock imperial-basin-8 imperial-basin-9 old-gap-8",
    "shield-wall-7":          "false-wall-east-7 pasty-mesa-7 gara-kulon the-minor-erg-7",
    "shield-wall-8":          "false-wall-east-8 hole-in-the-rock imperial-basin-8 sihaya-ridge",
    "arsunt-10":              "carthag polar-sink hagga-basin-11 imperial-basin-9 imperial-basin-10",
    "arsunt-11":              "polar-sink hagga-basin-11 hagga-basin-12",
    "basin":                  "rim-wall-west hole-in-the-rock old-gap-8 sihaya-ridge",
    "bight-of-the-cliff-13":  "sietch-tabr plastic-basin-13 rock-outcroppings-13",
    "bight-of-the-cliff-14":  "funeral-plain",
    "broken-land-10":         "old-gap-10 tsimpo-10",
    "broken-land-11":         "plastic-basin-11 rock-outcroppings-12 tsimpo-11",
    "cielago-depression-18":  "cielago-north-18 cielago-west-18 meridian-18",
    "cielago-depression-1":   "cielago-north-1 cielago-south-1 meridian-1",
    "cielago-depression-2":   "cielago-east-2 cielago-north-2 cielago-south-2",
    "cielago-east-2":         "false-wall-south-3 cielago-depression-2 cielago-north-2 cielago-south-2",
    "cielago-east-3":         "false-wall-south-3 south-mesa-3",
    "cielago-north-18":       "polar-sink cielago-depression-18 cielago-west-17 cielago-west-18 wind-pass-north-17",
    "cielago-north-1":        "polar-sink cielago-depression-1",
    "cielago-north-2":        "polar-sink false-wall-south-3 cielago-depression-2 cielago-east-2 harg-pass-3",
    "cielago-south-1":        "cielago-depression-1 meridian-1",
    "cielago-south-2":        "cielago-depression-2 cielago-east-2",
    "cielago-west-17":        "false-wall-west-17 cielago-north-18 habbanya-ridge-flat-17 wind-pass-16 wind-pass-north-17",
    "cielago-west-18":        "cielago-depression-18 cielago-north-18 meridian-18",
    "funeral-plain":          "plastic-basin-13 bight-of-the-cliff-14 the-great-flat",
    "gara-kulon":             "pasty-mesa-7 shield-wall-7 sihaya-ridge",
    "habbanya-erg-15":        "habbanya-ridge-flat-16 the-greater-flat",
    "habbanya-erg-16":        "false-wall-west-16 habbanya-ridge-flat-16",
    "habbanya-ridge-flat-16": "habbanya-sietch false-wall-west-16 habbanya-erg-15 habbanya-erg-16",
    "habbanya-ridge-flat-17": "habbanya-sietch false-wall-west-17 cielago-west-17 meridian-18",
    "hagga-basin-11":         "carthag arsunt-10 arsunt-11 tsimpo-11",
    "hagga-basin-12":         "polar-sink plastic-basin-12 plastic-basin-13 arsunt-11 tsimpo-12 wind-pass-13",
    "harg-pass-3":            "polar-sink false-wall-east-4 false-wall-south-3 cielago-north-2",
    "harg-pass-4":            "false-wall-east-4 false-wall-south-4 the-minor-erg-4",
    "hole-in-the-rock":       "rim-wall-west shield-wall-8 basin imperial-basin-8 sihaya-ridge",
    "imperial-basin-8":       "polar-sink false-wall-east-8 rim-wall-west shield-wall-8 hole-in-the-rock",
    "imperial-basin-9":       "arrakeen polar-sink rim-wall-west arsunt-10 old-gap-9",
    "imperial-basin-10":      "carthag arsunt-10 tsimpo-10",
    "meridian-18":            "cielago-depression-18 cielago-west-18 habbanya-ridge-flat-17",
    "meridian-1":             "cielago-depression-1 cielago-south-1",
    "old-gap-8":              "rim-wall-west basin",
    "old-gap-9":              "arrakeen imperial-basin-9",
    "old-gap-10":             "broken-land-10 tsimpo-10",
    "red-chasm":              "pasty-mesa-6 south-mesa-5",
    "rock-outcroppings-12":   "plastic-basin-12 broken-land-11",
    "rock-outcroppings-13":   "sietch-tabr plastic-basin-13 bight-of-the-cliff-13",
    "sihaya-ridge":           "shield-wall-8 basin gara-kulon hole-in-the-rock",
    "south-mesa-3":           "false-wall-south-3 cielago-east-3",
    "south-mesa-4":           "tueks-sietch false-wall-south-4 pasty-mesa-4",
    "south-mesa-5":           "pasty-mesa-5 red-chasm",
    "the-great-flat":         "plastic-basin-13 funeral-plain the-greater-flat wind-pass-14",
    "the-greater-flat":       "false-wall-west-15 habbanya-erg-15 the-great-flat wind-pass-15",
    "the-minor-erg-4":        "false-wall-east-4 false-wall-south-4 pasty-mesa-4 harg-pass-4",
    "the-minor-erg-5":        "false-wall-east-5 pasty-mesa-5",
    "the-minor-erg-6":        "false-wall-east-6 pasty-mesa-6",
    "the-minor-erg-7":        "false-wall-east-7 pasty-mesa-7 shield-wall-7",
    "tsimpo-10":              "carthag broken-land-10 imperial-basin-10 old-gap-10",
    "tsimpo-11":              "carthag plastic-basin-11 broken-land-11 hagga-basin-11",
    "tsimpo-12":              "plastic-basin-12 hagga-basin-12",
    "wind-pass-13":           "polar-sink plastic-basin-13 hagga-basin-12",
    "wind-pass-14":           "polar-sink the-great-flat",
    "wind-pass-15":           "polar-sink false-wall-west-15 the-greater-flat wind-pass-north-16",
    "wind-pass-16":           "false-wall-west-16 cielago-west-17 wind-pass-north-16",
    "wind-pass-north-16":     "polar-sink wind-pass-15 wind-pass-16",
    "wind-pass-north-17":     "polar-sink cielago-north-18 cielago-west-17",
}
# fmt: on


def across(slugs: str) -> list[int]:
    return [LOCATION_BY_SLUG[slug] for slug in slugs.split()]


def along(location: LocationId) -> list[int]:
    """The locations in the sectors before and after, in the same territory."""
    here = LOCATIONS[location]
    return [
        other
        for other in TERRITORIES[here.territory].locations
        if other != location
        and (LOCATIONS[other].sector - here.sector) % SECTORS in (1, SECTORS - 1)
    ]


# Locations ----------------------------------------------------------------------------------------

ACROSS: Final = [across(BORDERS[location.slug]) for location in LOCATIONS]
"""ACROSS[location]: its neighbours in other territories, one step away."""
ALONG: Final = [along(location.id) for location in LOCATIONS]
"""ALONG[location]: its neighbours in its own territory, no step away."""
ACROSS_MASK: Final = [mask_of(row) for row in ACROSS]
ALONG_MASK: Final = [mask_of(row) for row in ALONG]

# Territories --------------------------------------------------------------------------------------


def bordering(territory: TerritoryId) -> int:
    """The territories next to a territory."""
    found = 0
    for location in TERRITORIES[territory].locations:
        for other in ACROSS[location]:
            found |= 1 << LOCATIONS[other].territory
    return found


BORDERING: Final = [bordering(territory.id) for territory in TERRITORIES]
"""BORDERING[territory]: the territories next to it."""


def within(territory: TerritoryId, steps: int) -> int:
    """The territories at most so many steps from a territory, storm or not; itself included."""
    found = 1 << territory
    for _ in range(steps):
        near = found
        for other in TERRITORIES:
            if near >> other.id & 1:
                found |= BORDERING[other.id]
    return found


def locations_of(territories: int) -> int:
    """All locations of a set of territories."""
    found = 0
    for territory in TERRITORIES:
        if territories >> territory.id & 1:
            found |= territory.mask
    return found


FREMEN_AREA: Final = within(THE_GREAT_FLAT, 2)
"""Territories to which the Fremen bring their reserves (CLA-FRE-04, CLA-FRE-05)."""
FREMEN_LANDINGS: Final = locations_of(FREMEN_AREA)
ATOMICS_AREA: Final = within(SHIELD_WALL, 1)
"""Territories from which Family Atomics can be used (CLA-CARD-22)."""
