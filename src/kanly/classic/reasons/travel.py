"""Revival of leaders, and the sides of the Bene Gesserit: why not."""

from __future__ import annotations

from kanly.classic.map import covered, members
from kanly.classic.reasons.case import (
    Case,
    advanced,
    has_ally,
    is_full,
    of_territory,
    refuse,
    stopped,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables.advantages import STOP_FLIP_TO_FIGHTERS
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.core.message import Refusal

# The Bene Gesserit --------------------------------------------------------------------------------


def fighters(case: Case) -> Refusal:
    """Advisors that cannot become fighters (CLA-BG-26, CLA-BG-27)."""
    game, territory = case.game, case.choice.a
    if game.is_off(STOP_FLIP_TO_FIGHTERS):
        return stopped(STOP_FLIP_TO_FIGHTERS, "CLA-KAR-25")
    if not game.advisors >> territory & 1:
        return of_territory("no-advisors", "CLA-BG-26", territory)
    here = game.where[BENE_GESSERIT] & TERRITORIES[territory].mask
    if here & covered(game.storm):
        return of_territory("held-by-storm", "CLA-BG-27", territory)
    location = members(here)[0]
    full = is_full(case, location, "CLA-BG-27")
    return full or of_territory("ally-there", "CLA-BG-27", territory)


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
