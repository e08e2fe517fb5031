"""The 33 treachery cards (CLA-CARD), and what a weapon does to a leader (CLA-BATTLE-18)."""

from __future__ import annotations

from typing import Final

from kanly.classic.types import CardId
from kanly.core.component import Component

# Kinds: what the Voice can name (CLA-BG-09), and special cards -------------------------------------
PROJECTILE_WEAPON: Final = 0
POISON_WEAPON: Final = 1
LASGUN_WEAPON: Final = 2
PROJECTILE_DEFENSE: Final = 3
POISON_DEFENSE: Final = 4
STAND_IN: Final = 5
WORTHLESS: Final = 6
SPECIAL: Final = 7

KIND_NAMES: Final = (
    "projectile-weapon",
    "poison-weapon",
    "lasgun",
    "shield",
    "snooper",
    "cheap-hero",
    "worthless",
    "special",
)
WEAPONS: Final = 1 << PROJECTILE_WEAPON | 1 << POISON_WEAPON | 1 << LASGUN_WEAPON
DEFENSES: Final = 1 << PROJECTILE_DEFENSE | 1 << POISON_DEFENSE
WEAPON_SLOT: Final = WEAPONS | 1 << WORTHLESS
DEFENSE_SLOT: Final = DEFENSES | 1 << WORTHLESS
"""Kinds that may fill each slot of a battle plan (CLA-BATTLE-14, CLA-BATTLE-15)."""
VOICE_TARGETS: Final = range(SPECIAL)
"""Kinds that the Voice can order or forbid."""

# When a card is played ----------------------------------------------------------------------------
IN_PLAN: Final = 0
ANY_TIME: Final = 1
BEFORE_STORM: Final = 2  # the storm's distance is known and it has not moved; from turn 2 on
IN_MOVEMENT: Final = 3  # the player's own movement
AS_KARAMA: Final = 4  # at the moments of its uses (CLA-KAR)

NO_CARD: Final = -1


TREACHERY_CARDS: Final[list[TreacheryCard]] = []
BY_SLUG: Final[dict[str, CardId]] = {}


class TreacheryCard(Component):
    """A treachery card: its kind and when it is played. A number stands for all copies of it."""

    def __init__(self, slug: str, copies: int, kind: int, timing: int = IN_PLAN) -> None:
        super().__init__(slug)
        self.id = CardId(len(TREACHERY_CARDS))
        self.copies = copies
        self.kind = kind
        self.timing = timing
        TREACHERY_CARDS.append(self)
        BY_SLUG[slug] = self.id


# fmt: off
LASGUN:          Final[CardId] = TreacheryCard("lasgun",          1, LASGUN_WEAPON).id
CRYSKNIFE:       Final[CardId] = TreacheryCard("crysknife",       1, PROJECTILE_WEAPON).id
MAULA_PISTOL:    Final[CardId] = TreacheryCard("maula-pistol",    1, PROJECTILE_WEAPON).id
SLIP_TIP:        Final[CardId] = TreacheryCard("slip-tip",        1, PROJECTILE_WEAPON).id
STUNNER:         Final[CardId] = TreacheryCard("stunner",         1, PROJECTILE_WEAPON).id
CHAUMAS:         Final[CardId] = TreacheryCard("chaumas",         1, POISON_WEAPON).id
CHAUMURKY:       Final[CardId] = TreacheryCard("chaumurky",       1, POISON_WEAPON).id
ELLACA_DRUG:     Final[CardId] = TreacheryCard("ellaca-drug",     1, POISON_WEAPON).id
GOM_JABBAR:      Final[CardId] = TreacheryCard("gom-jabbar",      1, POISON_WEAPON).id
SHIELD:          Final[CardId] = TreacheryCard("shield",          4, PROJECTILE_DEFENSE).id
SNOOPER:         Final[CardId] = TreacheryCard("snooper",         4, POISON_DEFENSE).id
CHEAP_HERO:      Final[CardId] = TreacheryCard("cheap-hero",      3, STAND_IN).id
TLEILAXU_GHOLA:  Final[CardId] = TreacheryCard("tleilaxu-ghola",  1, SPECIAL, ANY_TIME).id
FAMILY_ATOMICS:  Final[CardId] = TreacheryCard("family-atomics",  1, SPECIAL, BEFORE_STORM).id
HAJR:            Final[CardId] = TreacheryCard("hajr",            1, SPECIAL, IN_MOVEMENT).id
KARAMA:          Final[CardId] = TreacheryCard("karama",          2, SPECIAL, AS_KARAMA).id
TRUTHTRANCE:     Final[CardId] = TreacheryCard("truthtrance",     2, SPECIAL, ANY_TIME).id
WEATHER_CONTROL: Final[CardId] = TreacheryCard("weather-control", 1, SPECIAL, BEFORE_STORM).id
BALISET:         Final[CardId] = TreacheryCard("baliset",         1, WORTHLESS).id
JUBBA_CLOAK:     Final[CardId] = TreacheryCard("jubba-cloak",     1, WORTHLESS).id
KULON:           Final[CardId] = TreacheryCard("kulon",           1, WORTHLESS).id
LA_LA_LA:        Final[CardId] = TreacheryCard("la-la-la",        1, WORTHLESS).id
TRIP_TO_GAMONT:  Final[CardId] = TreacheryCard("trip-to-gamont",  1, WORTHLESS).id
# fmt: on

TREACHERY_DECK: Final[list[int]] = [made.id for made in TREACHERY_CARDS for _ in range(made.copies)]
"""The whole deck, unshuffled."""

OF_KIND: Final = [
    [made.id for made in TREACHERY_CARDS if made.kind == kind] for kind in range(len(KIND_NAMES))
]
"""OF_KIND[kind]: its cards."""


# A weapon against a leader ------------------------------------------------------------------------


def kills(weapon: int, defense: int) -> bool:
    """Whether a weapon kills the leader of the side that plays the defense; both may be NO_CARD.

    A Lasgun against a Shield is never asked: that is an explosion (CLA-BATTLE-28).
    """
    if weapon == NO_CARD:
        return False
    kind = TREACHERY_CARDS[weapon].kind
    if not WEAPONS >> kind & 1:
        return False
    return defense == NO_CARD or TREACHERY_CARDS[defense].kind != STOPPED_BY[kind]


NOTHING: Final = -1
STOPPED_BY: Final = (PROJECTILE_DEFENSE, POISON_DEFENSE, NOTHING)
"""STOPPED_BY[kind of weapon]: the kind of defense that saves the leader."""
