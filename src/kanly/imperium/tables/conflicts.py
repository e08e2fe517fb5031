"""The 18 Conflict cards: four of tier I, ten of tier II, four of tier III."""

from __future__ import annotations

from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Effect,
    Op,
    choose,
    influence,
    intrigue,
    make,
    solari,
    spice,
    split,
    vp,
    water,
)

NO_LOCATION: Final = -1
ARRAKEEN: Final = 0
CARTHAG: Final = 1
IMPERIAL_BASIN: Final = 2


BY_SLUG: Final[dict[str, int]] = {}
CONFLICTS: Final[list[Conflict]] = []


class Conflict(Component):
    """A Conflict card: its tier, the location it is fought for, and three rewards."""

    def __init__(self, slug: str, tier: int, first: Effect, second: Effect, third: Effect) -> None:
        super().__init__(slug)
        self.id = len(CONFLICTS)
        self.tier = tier
        self.rewards = (first, second, third)
        self.location = NO_LOCATION
        for part in split(first):
            if part.op == Op.CONTROL:
                self.location = part.arg
        CONFLICTS.append(self)
        BY_SLUG[slug] = self.id


def control(location: int) -> Effect:
    return make(Op.CONTROL, arg=location)


ONE_EACH: Final = choose(
    2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)
)
CHAOS: Final = make(Op.MENTAT_NEXT_ROUND)
TRASH: Final = make(Op.TRASH)

# fmt: off
Conflict("skirmish-a",              1, vp(1),                            intrigue(1) + solari(2), solari(2))
Conflict("skirmish-b",              1, vp(1),                            water(1),                spice(1))
Conflict("skirmish-c",              1, influence(ANY) + spice(1),        spice(2),                spice(1))
Conflict("skirmish-d",              1, influence(ANY) + solari(2),       solari(3),               solari(2))
Conflict("cloak-and-dagger",        2, influence(ANY) + intrigue(2),     intrigue(1) + spice(1),  choose(1, intrigue(1), spice(1)))
Conflict("desert-power",            2, vp(1) + water(1),                 water(1) + spice(1),     spice(1))
Conflict("guild-bank-raid",         2, solari(6),                        solari(4),               solari(2))
Conflict("machinations",            2, ONE_EACH,                         water(1) + solari(2),    water(1))
Conflict("raid-stockpiles",         2, intrigue(1) + spice(3),           spice(2),                spice(1))
Conflict("secure-imperial-basin",   2, vp(1) + control(IMPERIAL_BASIN),  water(2),                water(1))
Conflict("siege-of-arrakeen",       2, vp(1) + control(ARRAKEEN),        solari(4),               solari(2))
Conflict("siege-of-carthag",        2, vp(1) + control(CARTHAG),         intrigue(1) + spice(1),  spice(1))
Conflict("sort-through-the-chaos",  2, CHAOS + intrigue(1) + solari(2),  intrigue(1) + solari(2), solari(2))
Conflict("terrible-purpose",        2, vp(1) + TRASH,                    water(1) + spice(1),     spice(1))
Conflict("battle-for-arrakeen",     3, vp(2) + control(ARRAKEEN),        choose(2, intrigue(1), spice(2), solari(3)), intrigue(1) + solari(2))
Conflict("battle-for-carthag",      3, vp(2) + control(CARTHAG),         intrigue(1) + spice(3),  spice(3))
Conflict("battle-for-imperial-basin", 3, vp(2) + control(IMPERIAL_BASIN), spice(5),               spice(3))
Conflict("grand-vision",            3, influence(ANY, 2) + intrigue(1),  intrigue(1) + spice(3),  spice(3))
# fmt: on
