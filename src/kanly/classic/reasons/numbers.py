"""How many forces go, return or die: why not so many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import kinds
from kanly.classic.forces import count, count_stars
from kanly.classic.position import DIAL
from kanly.classic.reasons.case import Case, mix, refuse
from kanly.classic.reasons.moments import unfit
from kanly.classic.resolution import plan_of
from kanly.classic.setup import HOMES
from kanly.classic.tables.factions import FREMEN
from kanly.core.message import Refusal

# Forces that go somewhere -------------------------------------------------------------------------


def split(case: Case) -> Refusal:
    """Where the Fremen start (CLA-FRE-01)."""
    _, index, left = case.frame
    if case.choice.a > left:
        return refuse("most-forces", "CLA-FRE-01", most=left)
    if index == len(HOMES) - 1 and case.choice.a < left:
        return refuse("all-forces", "CLA-FRE-01", n=left)
    game = case.game
    stars = game.reserve_stars[FREMEN]
    return mix(case, game.reserves[FREMEN], stars, "CLA-FRE-24") or unfit(case)


# Losses -------------------------------------------------------------------------------------------


def storm_losses(case: Case) -> Refusal:
    _, location, dead = case.frame
    game = case.game
    number, stars = game.forces[FREMEN][location], game.stars[FREMEN][location]
    return exactly(case, dead, number, stars, "CLA-FRE-22")


def arrival_losses(case: Case) -> Refusal:
    _, _, number, stars = case.frame
    return exactly(case, (number + 1) // 2, number, stars, "CLA-FRE-23")


def exactly(case: Case, dead: int, number: int, stars: int, rule: str) -> Refusal:
    if case.choice.a != dead:
        return refuse("lose-exactly", rule, n=dead)
    return mix(case, number, stars, rule) or unfit(case)


def losses(case: Case) -> Refusal:
    """The forces lost must make up the dial (CLA-BATTLE-25, CLA-ADV-12, CLA-ADV-13)."""
    game, faction = case.game, case.faction
    number = count(game, faction, game.field)
    stars = count_stars(game, faction, game.field)
    few = mix(case, number, stars, "CLA-BATTLE-25")
    if few is not None:
        return few
    dial = plan_of(game, faction)[DIAL]
    rule = "CLA-ADV-12" if game.rules.combat else "CLA-ADV-13"
    return refuse("losses", rule, dial=dial // 2, half=dial % 2)


def losses_at(case: Case) -> Refusal:
    """Losses in one location, so that the others can bear the rest."""
    game = case.game
    _, faction, places, normal, stars = case.frame
    here = (places & -places).bit_length() - 1
    few = mix(case, game.forces[faction][here], game.stars[faction][here], "CLA-BATTLE-25")
    if few is not None:
        return few
    return refuse("losses-left", "CLA-BATTLE-25", n=normal + stars)


Reason = Callable[[Case], Refusal]

FORCES: Final[dict[str, Reason]] = {
    kinds.SPLIT.name: split,
}
LOSSES: Final[dict[str, Reason]] = {
    kinds.STORM_LOSSES.name: storm_losses,
    kinds.ARRIVAL_LOSSES.name: arrival_losses,
    kinds.LOSSES.name: losses,
    kinds.LOSSES_AT.name: losses_at,
}
"""What a number of forces answers, by the kind of question."""


def forces(case: Case) -> Refusal:
    return FORCES[case.kind](case)


def lose(case: Case) -> Refusal:
    return LOSSES[case.kind](case)
