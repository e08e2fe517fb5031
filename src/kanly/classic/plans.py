"""Battle plans: what a side may dial, lead with and play (CLA-BATTLE-09 to -16, CLA-ADV-07 to -09).

A plan is made in secret, part by part: dial, support with spice (advanced combat), leader, the
Kwisatz Haderach, weapon and defense. What the Voice orders, what was told to the Atreides and
what was sworn under Truthtrance leaves the rest of the plan free; each binds only while it can be
kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import kinds
from kanly.classic.asking import AS
from kanly.classic.choices import (
    CHEAP_HERO,
    DEFENSE,
    DEFENSE_NONE,
    DIAL,
    LEADER,
    LEADER_CHEAP,
    LEADER_NONE,
    NO_CARD,
    NO_ONE,
    SUPPORT,
    V_DEFENSE,
    V_DIAL,
    V_KWISATZ,
    V_LEADER,
    V_SUPPORT,
    V_WEAPON,
    WEAPON,
    WEAPON_NONE,
    WITH_KWISATZ,
    WITHOUT_KWISATZ,
)
from kanly.classic.forces import count, count_stars
from kanly.classic.karama import means
from kanly.classic.leaders import available
from kanly.classic.map import members
from kanly.classic.position import NOWHERE, Classic
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
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.message import Args

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


def territory_of(game: Classic) -> int:
    """Where the battle is."""
    return LOCATIONS[(game.field & -game.field).bit_length() - 1].territory


def foe(game: Classic, faction: int) -> int:
    """The other side."""
    return game.sides[1] if game.sides[0] == faction else game.sides[0]


# The worth of forces, in half points --------------------------------------------------------------


def star_value(game: Classic, faction: int) -> int:
    """A starred force at full strength (CLA-EMP-09, CLA-EMP-10, CLA-FRE-24)."""
    if faction == EMPEROR:
        if game.is_off(STOP_SARDAUKAR):
            return NORMAL
        return SARDAUKAR_AGAINST_FREMEN if foe(game, faction) == FREMEN else STARRED
    return NORMAL if game.is_off(STOP_FEDAYKIN) else STARRED


def needs_spice(game: Classic, faction: int) -> bool:
    """Whether forces count half without spice (CLA-ADV-07, CLA-FRE-25)."""
    if not game.rules.combat:
        return False
    return faction != FREMEN or game.is_off(STOP_FREE_FULL_STRENGTH)


def losses(game: Classic, faction: int, dial: int, support: int) -> list[Pair]:
    """Normal and starred forces that make up a dial with so much spice (CLA-ADV-09, -12, -13)."""
    stars = count_stars(game, faction, game.field)
    normal = count(game, faction, game.field) - stars
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


def dials(game: Classic, faction: int) -> list[int]:
    """Every dial the forces and the spice allow (CLA-BATTLE-10, CLA-MAP-17, CLA-ADV-08)."""
    stars = count_stars(game, faction, game.field)
    normal = count(game, faction, game.field) - stars
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
    return members(found & ALL_DIALS)


ALL_DIALS: Final = (1 << (2 * WHEEL + 1)) - 1


def supports(game: Classic, faction: int, dial: int) -> list[int]:
    """Every amount of spice that fits the dial."""
    most = min(means(game, faction), count(game, faction, game.field))
    return [spice for spice in range(most + 1) if losses(game, faction, dial, spice)]


# Leaders ------------------------------------------------------------------------------------------


def all_leaders(game: Classic, faction: int) -> list[int]:
    """Leaders and Cheap Hero that it has, or none (CLA-BATTLE-11)."""
    found = available(game, faction, territory_of(game))
    if treachery.CHEAP_HERO in game.hand[faction]:
        found.append(CHEAP_HERO)
    return found or [NO_ONE]


def leaders(game: Classic, faction: int) -> list[int]:
    """Those it may lead with under all that binds it."""
    found = all_leaders(game, faction)
    target, kind, play = game.voice
    if target == faction and kind == STAND_IN and CHEAP_HERO in found:
        found = [CHEAP_HERO] if play else [x for x in found if x != CHEAP_HERO] or [NO_ONE]
    if bound(game, faction, FORESEE_LEADER) and game.foretold[2] in found:
        found = [game.foretold[2]]
    for about, what, yes in oaths(game, faction):
        leader = what if about == OATH_LEADER else CHEAP_HERO
        if about == OATH_LEADER or what == treachery.CHEAP_HERO:
            kept = [x for x in found if (x == leader) == bool(yes)]
            found = kept or found
    return found


def bound(game: Classic, faction: int, element: int) -> bool:
    """Whether it told the Atreides this element."""
    return game.foretold[0] == faction and game.foretold[1] == element


def oaths(game: Classic, faction: int) -> list[tuple[int, int, int]]:
    """What it swore: about a card or a leader, which, and whether it will play it."""
    sworn = game.oaths
    return [
        (sworn[i + 1], sworn[i + 2], sworn[i + 3])
        for i in range(0, len(sworn), 4)
        if sworn[i] == faction
    ]


def has_kwisatz(game: Classic, faction: int) -> bool:
    """Whether the Kwisatz Haderach can be with a leader here (CLA-ATR-15 to CLA-ATR-17)."""
    return (
        faction == ATREIDES
        and game.rules.kwisatz
        and not game.kh_dead
        and game.losses >= KWISATZ_HADERACH_LOSSES
        and game.kh_at in (NOWHERE, territory_of(game))
        and not game.is_off(STOP_KWISATZ_HADERACH)
    )


# Weapons and defenses -----------------------------------------------------------------------------


def all_pairs(game: Classic, faction: int) -> list[Pair]:
    """Every weapon with every defense that the hand allows (CLA-BATTLE-14, CLA-BATTLE-15)."""
    hand = sorted(set(game.hand[faction]))
    weapons = [NO_CARD, *[c for c in hand if WEAPON_SLOT >> TREACHERY_CARDS[c].kind & 1]]
    defenses = [NO_CARD, *[c for c in hand if DEFENSE_SLOT >> TREACHERY_CARDS[c].kind & 1]]
    found: list[Pair] = []
    for weapon in weapons:
        for defense in defenses:
            if weapon != NO_CARD and weapon == defense:
                continue  # there is but one of each worthless card
            if not game.rules.two_worthless and is_worthless(weapon) and is_worthless(defense):
                continue
            found.append((weapon, defense))
    return found


def is_worthless(card: int) -> bool:
    return card != NO_CARD and TREACHERY_CARDS[card].kind == WORTHLESS


def pairs(game: Classic, faction: int) -> list[Pair]:
    """Those it may play under all that binds it."""
    found = all_pairs(game, faction)
    target, kind, play = game.voice
    if target == faction and kind != STAND_IN:
        found = keep(found, lambda pair: (kind in kinds_of(pair)) == bool(play))
    if bound(game, faction, FORESEE_WEAPON):
        found = keep(found, lambda pair: pair[0] == game.foretold[2])
    if bound(game, faction, FORESEE_DEFENSE):
        found = keep(found, lambda pair: pair[1] == game.foretold[2])
    for about, what, yes in oaths(game, faction):
        if about == OATH_CARD and what != treachery.CHEAP_HERO:
            found = swear(found, what, bool(yes))
    return found


def keep(found: list[Pair], fits: Callable[[Pair], bool]) -> list[Pair]:
    """The pairs that fit, or all if none does: nobody is bound to what cannot be."""
    return [pair for pair in found if fits(pair)] or found


def swear(found: list[Pair], card: int, yes: bool) -> list[Pair]:
    return keep(found, lambda pair: (card in pair) == yes)


def kinds_of(pair: Pair) -> list[int]:
    return [TREACHERY_CARDS[card].kind for card in pair if card != NO_CARD]


# The plan, part by part ---------------------------------------------------------------------------


def ask_plan(game: Classic, frame: Frame) -> list[Decision]:
    """Each side the next part of its plan, whatever the other has done."""
    found: list[Decision] = []
    for faction in game.sides:
        if frame[1] >> faction & 1:
            seat = game.seat[faction]
            choices = next_part(game, faction, game.given(seat))
            if choices:
                args: Args = {**AS[faction], "part": PARTS[choices[0].verb]}
                found.append(Decision(seat, kinds.PLAN, choices, args))
    return found


PARTS: Final[dict[int, str]] = {
    V_DIAL: "classic-part-dial",
    V_SUPPORT: "classic-part-support",
    V_LEADER: "classic-part-leader",
    V_KWISATZ: "classic-part-kwisatz",
    V_WEAPON: "classic-part-weapon",
    V_DEFENSE: "classic-part-defense",
}
"""The parts of a plan by name."""


def next_part(game: Classic, faction: int, given: list[Choice]) -> list[Choice]:
    """The choices for the next part of a plan; none when it is complete."""
    part = {choice.verb: choice.a for choice in given}
    if V_DIAL not in part:
        return dial_choices(game, faction)
    if V_SUPPORT not in part and needs_spice(game, faction):
        return [SUPPORT[spice] for spice in supports(game, faction, part[V_DIAL])]
    if V_LEADER not in part:
        return leader_choices(game, faction)
    if part[V_LEADER] == NO_ONE:
        return []
    if V_KWISATZ not in part and has_kwisatz(game, faction):
        return [WITHOUT_KWISATZ, WITH_KWISATZ]
    if V_WEAPON not in part:
        return weapon_choices(game, faction)
    if V_DEFENSE not in part:
        weapon = part[V_WEAPON]
        return [defense_choice(d) for w, d in pairs(game, faction) if w == weapon]
    return []


def dial_choices(game: Classic, faction: int) -> list[Choice]:
    possible = dials(game, faction)
    if bound(game, faction, FORESEE_DIAL) and game.foretold[2] in possible:
        possible = [game.foretold[2]]
    return [DIAL[dial] for dial in possible]


def leader_choices(game: Classic, faction: int) -> list[Choice]:
    return [leader_choice(leader) for leader in leaders(game, faction)]


def leader_choice(leader: int) -> Choice:
    if leader == NO_ONE:
        return LEADER_NONE
    return LEADER_CHEAP if leader == CHEAP_HERO else LEADER[leader]


def weapon_choices(game: Classic, faction: int) -> list[Choice]:
    found: list[Choice] = []
    for weapon, _ in pairs(game, faction):
        choice = WEAPON_NONE if weapon == NO_CARD else WEAPON[weapon]
        if choice not in found:
            found.append(choice)
    return found


def defense_choices(game: Classic, faction: int) -> list[Choice]:
    found: list[Choice] = []
    for _, defense in pairs(game, faction):
        choice = defense_choice(defense)
        if choice not in found:
            found.append(choice)
    return found


def defense_choice(card: int) -> Choice:
    return DEFENSE_NONE if card == NO_CARD else DEFENSE[card]


def settle_plan(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """The plans are sealed."""
    for side in range(2):
        faction = game.sides[side]
        if frame[1] >> faction & 1:
            part = {choice.verb: choice.a for choice in answers[game.seat[faction]]}
            game.plans[side] = [
                part[V_DIAL],
                part.get(V_SUPPORT, 0),
                part[V_LEADER],
                part.get(V_KWISATZ, 0),
                part.get(V_WEAPON, NO_CARD),
                part.get(V_DEFENSE, NO_CARD),
            ]
