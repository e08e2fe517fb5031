"""The 33 treachery cards (CLA-CARD), and what a weapon does to a leader (CLA-BATTLE-18)."""

from __future__ import annotations

from typing import Final

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


class TreacheryCard:
    """A treachery card: its kind and when it is played. A number stands for all copies of it."""

    __slots__ = ("copies", "id", "kind", "slug", "timing")

    def __init__(self, ident: int, slug: str, copies: int, kind: int, timing: int) -> None:
        self.id = ident
        self.slug = slug
        self.copies = copies
        self.kind = kind
        self.timing = timing

    def __repr__(self) -> str:
        return self.slug


TREACHERY_CARDS: Final[list[TreacheryCard]] = []
BY_SLUG: Final[dict[str, int]] = {}


def card(slug: str, copies: int, kind: int, timing: int = IN_PLAN) -> int:
    """Add a card; returns its number."""
    made = TreacheryCard(len(TREACHERY_CARDS), slug, copies, kind, timing)
    TREACHERY_CARDS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


# fmt: off
LASGUN:          Final[int] = card("lasgun",          1, LASGUN_WEAPON)
CRYSKNIFE:       Final[int] = card("crysknife",       1, PROJECTILE_WEAPON)
MAULA_PISTOL:    Final[int] = card("maula-pistol",    1, PROJECTILE_WEAPON)
SLIP_TIP:        Final[int] = card("slip-tip",        1, PROJECTILE_WEAPON)
STUNNER:         Final[int] = card("stunner",         1, PROJECTILE_WEAPON)
CHAUMAS:         Final[int] = card("chaumas",         1, POISON_WEAPON)
CHAUMURKY:       Final[int] = card("chaumurky",       1, POISON_WEAPON)
ELLACA_DRUG:     Final[int] = card("ellaca-drug",     1, POISON_WEAPON)
GOM_JABBAR:      Final[int] = card("gom-jabbar",      1, POISON_WEAPON)
SHIELD:          Final[int] = card("shield",          4, PROJECTILE_DEFENSE)
SNOOPER:         Final[int] = card("snooper",         4, POISON_DEFENSE)
CHEAP_HERO:      Final[int] = card("cheap-hero",      3, STAND_IN)
TLEILAXU_GHOLA:  Final[int] = card("tleilaxu-ghola",  1, SPECIAL, ANY_TIME)
FAMILY_ATOMICS:  Final[int] = card("family-atomics",  1, SPECIAL, BEFORE_STORM)
HAJR:            Final[int] = card("hajr",            1, SPECIAL, IN_MOVEMENT)
KARAMA:          Final[int] = card("karama",          2, SPECIAL, AS_KARAMA)
TRUTHTRANCE:     Final[int] = card("truthtrance",     2, SPECIAL, ANY_TIME)
WEATHER_CONTROL: Final[int] = card("weather-control", 1, SPECIAL, BEFORE_STORM)
BALISET:         Final[int] = card("baliset",         1, WORTHLESS)
JUBBA_CLOAK:     Final[int] = card("jubba-cloak",     1, WORTHLESS)
KULON:           Final[int] = card("kulon",           1, WORTHLESS)
LA_LA_LA:        Final[int] = card("la-la-la",        1, WORTHLESS)
TRIP_TO_GAMONT:  Final[int] = card("trip-to-gamont",  1, WORTHLESS)
# fmt: on

TREACHERY_DECK: Final = [made.id for made in TREACHERY_CARDS for _ in range(made.copies)]
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
