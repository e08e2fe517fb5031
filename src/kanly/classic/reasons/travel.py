"""Revival of leaders, and the sides of the Bene Gesserit: why not."""

from __future__ import annotations

from kanly.classic.reasons.case import (
    Case,
    advanced,
    has_ally,
    is_full,
    of_territory,
    refuse,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK
from kanly.core.message import Refusal

# The Bene Gesserit --------------------------------------------------------------------------------


def side(case: Case) -> Refusal:
    """Fighters may not come there (CLA-BG-22, CLA-BG-23)."""
    location = case.frame[1]
    return (
        is_full(case, location, "CLA-BG-22")
        or has_ally(case, location, "CLA-ALLY-11")
        or unfit(case)
    )


def with_advisor(case: Case) -> Refusal:
    """Not where own fighters are, nor with an ally (CLA-BG-15, CLA-BG-16)."""
    game = case.game
    territory = LOCATIONS[case.frame[1]].territory
    if not game.rules.advisors:
        return advanced()
    if territory == POLAR_SINK:
        return refuse("polar-sides", "CLA-BG-29")
    if game.fights_at(BENE_GESSERIT, territory):
        return of_territory("own-fighters", "CLA-BG-16", territory)
    return of_territory("ally-there", "CLA-BG-16", territory)
