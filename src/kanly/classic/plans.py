"""Battle plans: what a side may dial, lead with and play (CLA-BATTLE-09 to -16, CLA-ADV-07 to -09).

A plan is made in secret, part by part: dial, support with spice (advanced combat), leader, the
Kwisatz Haderach, weapon and defense. What the Voice orders, what was told to the Atreides and
what was sworn under Truthtrance leaves the rest of the plan free; each binds only while it can be
kept.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import keys
from kanly.classic.forces import count, count_stars
from kanly.classic.gates import in_advanced, not_stopped, only, when
from kanly.classic.karama import means
from kanly.classic.leaders import available
from kanly.classic.map import first_of
from kanly.classic.position import CHEAP, DEFENSE, LEADER, NOWHERE, WEAPON, Classic
from kanly.classic.tables import treachery
from kanly.classic.tables.advantages import (
    STOP_FEDAYKIN,
    STOP_FREE_FULL_STRENGTH,
    STOP_KWISATZ_HADERACH,
    STOP_SARDAUKAR,
)
from kanly.classic.tables.factions import ATREIDES, EMPEROR, FREMEN
from kanly.classic.tables.numbers import (
    KWISATZ_HADERACH_LOSSES,
    NORMAL,
    SARDAUKAR_AGAINST_FREMEN,
    STARRED,
    WHEEL,
)
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.tables.treachery import (
    DEFENSE_SLOT,
    STAND_IN,
    TREACHERY_CARDS,
    WEAPON_SLOT,
    WORTHLESS,
)
from kanly.classic.types import FactionId, TerritoryId
from kanly.core.gate import Gates

Pair = tuple[int, int]
"""Weapon and defense."""

# Elements that the Atreides can foresee, as in `choices.ELEMENTS` --------------------------------
FORESEE_DIAL: Final = 0
FORESEE_LEADER: Final = 1
FORESEE_WEAPON: Final = 2
FORESEE_DEFENSE: Final = 3

# What an oath is about ----------------------------------------------------------------------------
OATH_CARD: Final = 0
OATH_LEADER: Final = 1


def territory_of(game: Classic) -> TerritoryId:
    """Where the battle is."""
    return LOCATIONS[first_of(game.field)].territory


def foe(game: Classic, faction: FactionId) -> FactionId:
    """The other side."""
    return game.sides[1] if game.sides[0] == faction else game.sides[0]


def plan_of(game: Classic, faction: FactionId) -> list[int]:
    return game.plans[game.sides.index(faction)]


def cards_of(plan: list[int]) -> list[int]:
    """The Treachery cards of a plan."""
    found = [card for card in (plan[WEAPON], plan[DEFENSE]) if card != c.NO_CARD]
    return [treachery.CHEAP_HERO, *found] if plan[LEADER] == CHEAP else found


def forces(game: Classic, faction: FactionId) -> tuple[int, int]:
    """Its forces in the battle, and how many are starred."""
    return count(game, faction, game.field), count_stars(game, faction, game.field)


# The worth of forces, in half points --------------------------------------------------------------


def star_value(game: Classic, faction: FactionId) -> int:
    """A starred force at full strength (CLA-EMP-09, CLA-EMP-10, CLA-FRE-24)."""
    if faction == EMPEROR:
        if game.is_off(STOP_SARDAUKAR):
            return NORMAL
        return SARDAUKAR_AGAINST_FREMEN if foe(game, faction) == FREMEN else STARRED
    return NORMAL if game.is_off(STOP_FEDAYKIN) else STARRED


def needs_spice(game: Classic, faction: FactionId) -> bool:
    """Whether forces count half without spice (CLA-ADV-07, CLA-FRE-25)."""
    if not game.rules.combat:
        return False
    return faction != FREMEN or game.is_off(STOP_FREE_FULL_STRENGTH)


def losses(game: Classic, faction: FactionId, dial: int, support: int) -> list[Pair]:
    """Normal and starred forces that make up a dial with so much spice (CLA-ADV-09, -12, -13)."""
    number, stars = forces(game, faction)
    normal = number - stars
    value = star_value(game, faction)
    found: list[Pair] = []
    for s in range(stars + 1):
        if not needs_spice(game, faction):
            rest = dial - s * value
            if rest >= 0 and rest % NORMAL == 0 and rest // NORMAL <= normal:
                found.append((rest // NORMAL, s))
            continue
        for supported in range(min(s, support) + 1):
            paid = support - supported
            number = dial - supported * value - (s - supported) * (value // 2) - paid
            if paid <= number <= normal and (number, s) not in found:
                found.append((number, s))
    return found


def possible_dials(game: Classic, faction: FactionId) -> int:
    """The mask of what forces and spice can dial (CLA-BATTLE-10, CLA-MAP-17, CLA-ADV-08)."""
    number, stars = forces(game, faction)
    normal = number - stars
    value = star_value(game, faction)
    found = 0
    if not needs_spice(game, faction):
        for s in range(stars + 1):
            for number in range(normal + 1):
                found |= 1 << (s * value + number * NORMAL)
    else:
        spice = means(game, faction)
        for s in range(stars + 1):
            for supported in range(min(s, spice) + 1):
                base = supported * value + (s - supported) * (value // 2)
                for paid in range(min(normal, spice - supported) + 1):
                    found |= (1 << (normal - paid + 1)) - 1 << (base + 2 * paid)
    return found & ALL_DIALS


ALL_DIALS: Final = (1 << (2 * WHEEL + 1)) - 1


def dials(game: Classic, faction: FactionId) -> int:
    """The mask of what it may dial: what it told the Atreides, if it still can."""
    possible = possible_dials(game, faction)
    if bound(game, faction, FORESEE_DIAL) and possible >> game.foretold[2] & 1:
        return 1 << game.foretold[2]
    return possible


def most_dial(game: Classic, faction: FactionId) -> int:
    return possible_dials(game, faction).bit_length() - 1


def supports(game: Classic, faction: FactionId, dial: int) -> list[int]:
    """Every amount of spice that fits the dial."""
    most = min(means(game, faction), count(game, faction, game.field))
    return [spice for spice in range(most + 1) if losses(game, faction, dial, spice)]


# Leaders ------------------------------------------------------------------------------------------


def all_leaders(game: Classic, faction: FactionId) -> list[int]:
    """Leaders and Cheap Hero that it has, or none (CLA-BATTLE-11)."""
    found = available(game, faction, territory_of(game))
    if treachery.CHEAP_HERO in game.hand[faction]:
        found.append(c.CHEAP_HERO)
    return found or [c.NO_ONE]


def leaders_by_voice(game: Classic, faction: FactionId) -> list[int]:
    """Those that the Voice leaves it."""
    found = all_leaders(game, faction)
    target, kind, play = game.voice
    if target == faction and kind == STAND_IN and c.CHEAP_HERO in found:
        return [c.CHEAP_HERO] if play else [x for x in found if x != c.CHEAP_HERO] or [c.NO_ONE]
    return found


def leaders_by_prescience(game: Classic, faction: FactionId) -> list[int]:
    """Those that the Voice, and what the Atreides were told, leave it."""
    found = leaders_by_voice(game, faction)
    told = game.foretold[2]
    return [told] if bound(game, faction, FORESEE_LEADER) and told in found else found


def leaders(game: Classic, faction: FactionId) -> list[int]:
    """Those it may lead with under all that binds it."""
    found = leaders_by_prescience(game, faction)
    for about, what, yes in oaths(game, faction):
        leader = what if about == OATH_LEADER else c.CHEAP_HERO
        if about == OATH_LEADER or what == treachery.CHEAP_HERO:
            found = [x for x in found if (x == leader) == bool(yes)] or found
    return found


def bound(game: Classic, faction: FactionId, element: int) -> bool:
    """Whether it told the Atreides this element."""
    return game.foretold[0] == faction and game.foretold[1] == element


def oaths(game: Classic, faction: FactionId) -> list[tuple[int, int, int]]:
    """What it swore: about a card or a leader, which, and whether it will play it."""
    sworn = game.oaths
    return [
        (sworn[i + 1], sworn[i + 2], sworn[i + 3])
        for i in range(0, len(sworn), 4)
        if sworn[i] == faction
    ]


def has_kwisatz(game: Classic, faction: FactionId) -> bool:
    """Whether the Kwisatz Haderach can be with a leader here (CLA-ATR-15 to CLA-ATR-17)."""
    return HAS_KWISATZ.open(game, faction)


HAS_KWISATZ: Final = Gates(
    only(ATREIDES, "CLA-ATR-16"),
    in_advanced(lambda game, own: game.rules.kwisatz),
    when("kwisatz-dead", "CLA-ATR-19", lambda game, own: not game.kh_dead),
    when("kwisatz-early", "CLA-ATR-15", lambda game, own: game.losses >= KWISATZ_HADERACH_LOSSES,
         lambda game, own, x: {"n": KWISATZ_HADERACH_LOSSES, "has": game.losses}),
    when("kwisatz-elsewhere", "CLA-ATR-17",
         lambda game, own: game.kh_at in (NOWHERE, territory_of(game)),
         lambda game, own, x: {"territory": keys.TERRITORY[game.kh_at]}),
    not_stopped(STOP_KWISATZ_HADERACH, "CLA-KAR-20"),
)  # fmt: skip


# Weapons and defenses -----------------------------------------------------------------------------


def all_pairs(game: Classic, faction: FactionId) -> list[Pair]:
    """Every weapon with every defense that the hand allows (CLA-BATTLE-14, CLA-BATTLE-15)."""
    hand = sorted(set(game.hand[faction]))
    weapons = [c.NO_CARD, *[c for c in hand if WEAPON_SLOT >> TREACHERY_CARDS[c].kind & 1]]
    defenses = [c.NO_CARD, *[c for c in hand if DEFENSE_SLOT >> TREACHERY_CARDS[c].kind & 1]]
    found: list[Pair] = []
    for weapon in weapons:
        for defense in defenses:
            if weapon != c.NO_CARD and weapon == defense:
                continue  # there is but one of each worthless card
            if not game.rules.two_worthless and is_worthless(weapon) and is_worthless(defense):
                continue
            found.append((weapon, defense))
    return found


def is_worthless(card: int) -> bool:
    return card != c.NO_CARD and TREACHERY_CARDS[card].kind == WORTHLESS


def pairs_by_voice(game: Classic, faction: FactionId) -> list[Pair]:
    """Those that the Voice leaves it; all if none obeys: nobody is bound to what cannot be."""
    found = all_pairs(game, faction)
    target, kind, play = game.voice
    if target != faction or kind == STAND_IN:
        return found
    return [pair for pair in found if (kind in kinds_of(pair)) == bool(play)] or found


def pairs_by_prescience(game: Classic, faction: FactionId) -> list[Pair]:
    """Those that the Voice, and what the Atreides were told, leave it."""
    found = pairs_by_voice(game, faction)
    told = game.foretold[2]
    if bound(game, faction, FORESEE_WEAPON):
        return [pair for pair in found if pair[0] == told] or found
    if bound(game, faction, FORESEE_DEFENSE):
        return [pair for pair in found if pair[1] == told] or found
    return found


def pairs(game: Classic, faction: FactionId) -> list[Pair]:
    """Those it may play under all that binds it."""
    found = pairs_by_prescience(game, faction)
    for about, card, yes in oaths(game, faction):
        if about == OATH_CARD and card != treachery.CHEAP_HERO:
            found = [pair for pair in found if (card in pair) == bool(yes)] or found
    return found


def kinds_of(pair: Pair) -> list[int]:
    return [TREACHERY_CARDS[card].kind for card in pair if card != c.NO_CARD]
