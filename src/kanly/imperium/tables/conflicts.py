"""The 18 Conflict cards: four of tier I, ten of tier II, four of tier III."""

from __future__ import annotations

from typing import Final

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


class Conflict:
    """A Conflict card: its tier, the location it is fought for, and three rewards."""

    __slots__ = ("id", "location", "rewards", "slug", "tier")

    def __init__(
        self, ident: int, slug: str, tier: int, rewards: tuple[Effect, Effect, Effect]
    ) -> None:
        self.id = ident
        self.slug = slug
        self.tier = tier
        self.rewards = rewards
        self.location = NO_LOCATION
        for part in split(rewards[0]):
            if part.op == Op.CONTROL:
                self.location = part.arg

    def __repr__(self) -> str:
        return self.slug


BY_SLUG: Final[dict[str, int]] = {}
CONFLICTS: Final[list[Conflict]] = []


def conflict(slug: str, tier: int, first: Effect, second: Effect, third: Effect) -> int:
    """Add a Conflict card; returns its number."""
    made = Conflict(len(CONFLICTS), slug, tier, (first, second, third))
    CONFLICTS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


def control(location: int) -> Effect:
    return make(Op.CONTROL, arg=location)


ONE_EACH: Final = choose(
    2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)
)
CHAOS: Final = make(Op.MENTAT_NEXT_ROUND)
TRASH: Final = make(Op.TRASH)

# fmt: off
conflict("skirmish-a",              1, vp(1),                            intrigue(1) + solari(2), solari(2))
conflict("skirmish-b",              1, vp(1),                            water(1),                spice(1))
conflict("skirmish-c",              1, influence(ANY) + spice(1),        spice(2),                spice(1))
conflict("skirmish-d",              1, influence(ANY) + solari(2),       solari(3),               solari(2))
conflict("cloak-and-dagger",        2, influence(ANY) + intrigue(2),     intrigue(1) + spice(1),  choose(1, intrigue(1), spice(1)))
conflict("desert-power",            2, vp(1) + water(1),                 water(1) + spice(1),     spice(1))
conflict("guild-bank-raid",         2, solari(6),                        solari(4),               solari(2))
conflict("machinations",            2, ONE_EACH,                         water(1) + solari(2),    water(1))
conflict("raid-stockpiles",         2, intrigue(1) + spice(3),           spice(2),                spice(1))
conflict("secure-imperial-basin",   2, vp(1) + control(IMPERIAL_BASIN),  water(2),                water(1))
conflict("siege-of-arrakeen",       2, vp(1) + control(ARRAKEEN),        solari(4),               solari(2))
conflict("siege-of-carthag",        2, vp(1) + control(CARTHAG),         intrigue(1) + spice(1),  spice(1))
conflict("sort-through-the-chaos",  2, CHAOS + intrigue(1) + solari(2),  intrigue(1) + solari(2), solari(2))
conflict("terrible-purpose",        2, vp(1) + TRASH,                    water(1) + spice(1),     spice(1))
conflict("battle-for-arrakeen",     3, vp(2) + control(ARRAKEEN),        choose(2, intrigue(1), spice(2), solari(3)), intrigue(1) + solari(2))
conflict("battle-for-carthag",      3, vp(2) + control(CARTHAG),         intrigue(1) + spice(3),  spice(3))
conflict("battle-for-imperial-basin", 3, vp(2) + control(IMPERIAL_BASIN), spice(5),               spice(3))
conflict("grand-vision",            3, influence(ANY, 2) + intrigue(1),  intrigue(1) + spice(3),  spice(3))
# fmt: on
