"""Revival of leaders, and the sides of the Bene Gesserit: why not."""

from __future__ import annotations

from kanly.classic import kinds
from kanly.classic.frames import ASK_GHOLA
from kanly.classic.map import covered, members
from kanly.classic.position import CAPTIVE, TANKS
from kanly.classic.reasons.case import (
    Case,
    advanced,
    dear,
    has_ally,
    is_full,
    of_leader,
    of_territory,
    only,
    refuse,
    stopped,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables.advantages import STOP_FLIP_TO_FIGHTERS
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, REVIVAL_PRICE
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.core.message import Refusal

# Revival ------------------------------------------------------------------------------------------


def revive_leader(case: Case) -> Refusal:
    """A leader of one's own, dead, while revival is open, for its strength (CLA-REV-09 to -14)."""
    game, faction, leader = case.game, case.faction, case.choice.a
    if case.frame[0] == ASK_GHOLA:
        return unfit(case)
    if leader < 0:
        return revive_kwisatz(case)
    alive = not_dead(case, leader, "CLA-REV-10")
    if alive is not None:
        return alive
    if case.kind == kinds.REVIVE_FREE.name:
        return unfit(case)
    if not game.revival[faction]:
        return refuse("revival-closed", "CLA-REV-09")
    if game.deaths[leader] != game.revival[faction]:
        return of_leader("face-down", "CLA-REV-14", leader)
    return dear(LEADERS[leader].strength, case.spice, "CLA-REV-11")


def not_dead(case: Case, leader: int, rule: str) -> Refusal | None:
    """Not one of its own leaders in the Tanks."""
    if LEADERS[leader].faction != case.faction:
        return of_leader("not-your-leader", rule, leader)
    at = case.game.leader_at[leader]
    if at == CAPTIVE:
        return of_leader("captive", "CLA-HAR-16", leader)
    return None if at == TANKS else of_leader("lives", rule, leader)


def revive_kwisatz(case: Case) -> Refusal:
    game = case.game
    if case.faction != ATREIDES:
        return only(ATREIDES, "CLA-ATR-20")
    if not game.kh_dead:
        return refuse("kwisatz-lives", "CLA-ATR-20")
    if not game.revival[ATREIDES]:
        return refuse("revival-closed", "CLA-REV-09")
    return dear(KWISATZ_HADERACH_PRICE, case.spice, "CLA-ATR-20")


def grant(case: Case) -> Refusal:
    game, number = case.game, case.choice.a
    if number > game.grant_left:
        return refuse("most-granted", "CLA-EMP-08", most=game.grant_left)
    return dear(number * REVIVAL_PRICE, case.spice, "CLA-EMP-08")


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
