"""The 22 spaces of the board (IMP-SPACE), and what an Agent icon reaches."""

from __future__ import annotations

from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Effect,
    Op,
    draw,
    here_at_reveal,
    intrigue,
    make,
    pay,
    persuasion,
    recruit,
    solari,
    spice,
    split,
    water,
)
from kanly.imperium.types import SpaceId

# Agent icons: the four factions keep their own numbers (IMP-AGENT-05) -----------------------------
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6

ICON_NAMES: Final = (
    "emperor",
    "guild",
    "bene-gesserit",
    "fremen",
    "landsraad",
    "city",
    "spice-trade",
)
FACTION_ICONS: Final = 0b1111

NO_FACTION: Final = -1


SPACES: Final[list[Space]] = []


class Space(Component):
    """A space: its icon, what entering costs, what it does, and whether troops may deploy there."""

    def __init__(
        self,
        slug: str,
        icon: int,
        text: Effect,
        *,
        combat: bool = False,
        solari: int = 0,
        spice: int = 0,
        water: int = 0,
        needs: tuple[int, int] = (FREMEN, 0),
        once: bool = False,
        maker: int = -1,
    ) -> None:
        super().__init__(slug)
        self.id = SpaceId(len(SPACES))
        self.icon = icon
        self.faction = icon if icon <= FREMEN else NO_FACTION
        self.combat = combat
        self.solari = solari
        self.spice = spice
        self.water = water
        self.needs_faction, self.needs = needs
        """Influence with a faction that a visitor must have (IMP-AGENT-11)."""
        self.once = once
        self.maker = maker
        self.text = text
        self.effects = split(text)
        SPACES.append(self)


def harvest(maker: int, base: int) -> Effect:
    return make(Op.HARVEST, base, maker)


# fmt: off
CONSPIRE:           Final[SpaceId] = Space("conspire",           EMPEROR,       solari(5) + recruit(2) + intrigue(1), spice=4).id
WEALTH:             Final[SpaceId] = Space("wealth",             EMPEROR,       solari(2)).id
HEIGHLINER:         Final[SpaceId] = Space("heighliner",         GUILD,         recruit(5) + water(2), spice=6, combat=True).id
FOLDSPACE:          Final[SpaceId] = Space("foldspace",          GUILD,         make(Op.ACQUIRE_RESERVE, arg=2)).id
SELECTIVE_BREEDING: Final[SpaceId] = Space("selective-breeding", BENE_GESSERIT, pay(trash=1) >> draw(2), spice=2).id
SECRETS:            Final[SpaceId] = Space("secrets",            BENE_GESSERIT, intrigue(1) + make(Op.STEAL_INTRIGUE)).id
HARDY_WARRIORS:     Final[SpaceId] = Space("hardy-warriors",     FREMEN,        recruit(2), water=1, combat=True).id
STILLSUITS:         Final[SpaceId] = Space("stillsuits",         FREMEN,        water(1), combat=True).id
HIGH_COUNCIL:       Final[SpaceId] = Space("high-council",       LANDSRAAD,     make(Op.COUNCIL), solari=5, once=True).id
MENTAT:             Final[SpaceId] = Space("mentat",             LANDSRAAD,     draw(1) + make(Op.MENTAT), solari=2).id
SWORDMASTER:        Final[SpaceId] = Space("swordmaster",        LANDSRAAD,     make(Op.SWORDMASTER), solari=8, once=True).id
RALLY_TROOPS:       Final[SpaceId] = Space("rally-troops",       LANDSRAAD,     recruit(4), solari=4).id
HALL_OF_ORATORY:    Final[SpaceId] = Space("hall-of-oratory",    LANDSRAAD,     recruit(1) + here_at_reveal(persuasion(1))).id
SECURE_CONTRACT:    Final[SpaceId] = Space("secure-contract",    SPICE_TRADE,   solari(3)).id
SELL_MELANGE:       Final[SpaceId] = Space("sell-melange",       SPICE_TRADE,   make(Op.SELL), spice=2).id
ARRAKEEN:           Final[SpaceId] = Space("arrakeen",           CITY,          recruit(1) + draw(1), combat=True).id
CARTHAG:            Final[SpaceId] = Space("carthag",            CITY,          recruit(1) + intrigue(1), combat=True).id
RESEARCH_STATION:   Final[SpaceId] = Space("research-station",   CITY,          draw(3), water=2, combat=True).id
SIETCH_TABR:        Final[SpaceId] = Space("sietch-tabr",        CITY,          recruit(1) + water(1), needs=(FREMEN, 2), combat=True).id
IMPERIAL_BASIN:     Final[SpaceId] = Space("imperial-basin",     SPICE_TRADE,   harvest(0, 1), combat=True, maker=0).id
HAGGA_BASIN:        Final[SpaceId] = Space("hagga-basin",        SPICE_TRADE,   harvest(1, 2), water=1, combat=True, maker=1).id
THE_GREAT_FLAT:     Final[SpaceId] = Space("the-great-flat",     SPICE_TRADE,   harvest(2, 3), water=2, combat=True, maker=2).id
# fmt: on

NO_SPACE: Final = SpaceId(-1)

MAKERS: Final = (IMPERIAL_BASIN, HAGGA_BASIN, THE_GREAT_FLAT)
MAKER_BASE: Final = (1, 2, 3)

LOCATIONS: Final = (ARRAKEEN, CARTHAG, IMPERIAL_BASIN)
"""The spaces that can be controlled (IMP-CTRL-01); a location's number is its place here."""

SELL_TABLE: Final = ((2, 6), (3, 8), (4, 10), (5, 12))
"""Spice paid and Solari gained at Sell Melange (IMP-SPACE-22)."""

BASE_BOARD: Final = (1 << len(SPACES)) - 1
"""The 22 spaces of the base game."""


def mask_of(spaces: list[Space]) -> int:
    return sum(1 << space.id for space in spaces)


CONTROL_GAIN: Final = (solari(1), solari(1), spice(1))
"""What the controller of each location gains at every visit to it (IMP-CTRL-05)."""
