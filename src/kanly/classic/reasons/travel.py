"""Revival of leaders, shipment and movement: why not."""

from __future__ import annotations

from kanly.classic import kinds
from kanly.classic.forces import place
from kanly.classic.frames import ASK_GHOLA
from kanly.classic.karama import karamas
from kanly.classic.map import CALM, covered, members, reach
from kanly.classic.movement import steps_from
from kanly.classic.position import CAPTIVE, TANKS
from kanly.classic.reasons.case import (
    Case,
    advanced,
    dear,
    has_ally,
    in_storm,
    is_full,
    no_card,
    no_forces,
    of_leader,
    of_place,
    of_territory,
    only,
    refuse,
    shut,
    stopped,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.shipment import (
    ACROSS,
    FROM_RESERVES,
    budget,
    cross_goals,
    may_ship,
    price,
    ships_specially,
)
from kanly.classic.tables.advantages import STOP_FLIP_TO_FIGHTERS, STOP_SPECIAL_SHIPMENTS
from kanly.classic.tables.borders import FREMEN_LANDINGS
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, FREMEN, GUILD
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, ORNITHOPTERS, REVIVAL_PRICE
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.tables.treachery import HAJR
from kanly.classic.ways import full_strongholds, movable, storm_goals
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


# Shipment -----------------------------------------------------------------------------------------


def ship(case: Case) -> Refusal:
    """From off-planet: reserves, a free place, and the price (CLA-SHIP-03 to CLA-SHIP-09)."""
    game, faction, location = case.game, case.faction, case.choice.a
    if not may_ship(game, faction):
        return refuse("fremen-ship", "CLA-FRE-03")
    if not game.reserves[faction]:
        return refuse("no-reserves", "CLA-SHIP-04")
    territory = LOCATIONS[location].territory
    advising = faction == BENE_GESSERIT and game.advisors >> territory & 1
    if advising and game.rules.no_ship_onto_advisors:
        return of_territory("onto-advisors", "CLA-BG-20", territory)
    closed = in_storm(case, location, "CLA-SHIP-08")
    if closed is None and not advising:
        closed = is_full(case, location, "CLA-SHIP-09")
    if closed is None and not game.rules.ally_transit:
        closed = has_ally(case, location, "CLA-ALLY-11")
    if closed is not None:
        return closed
    half = bool(karamas(game, faction))
    cost = price(game, faction, FROM_RESERVES, location, 1, half)
    return dear(cost, budget(game, faction), "CLA-SHIP-05")


def reinforce(case: Case) -> Refusal:
    """The Fremen, near the Great Flat (CLA-FRE-04 to CLA-FRE-06)."""
    location = case.choice.a
    if case.faction != FREMEN:
        return only(FREMEN, "CLA-FRE-04")
    if not case.game.reserves[FREMEN]:
        return refuse("no-reserves", "CLA-FRE-04")
    if not FREMEN_LANDINGS >> location & 1:
        return of_territory("far-from-flat", "CLA-FRE-05", LOCATIONS[location].territory)
    storm = None
    if not case.game.rules.half_losses:
        storm = in_storm(case, location, "CLA-FRE-06")
    return (
        storm
        or is_full(case, location, "CLA-FRE-06")
        or has_ally(case, location, "CLA-ALLY-11")
        or unfit(case)
    )


def across(case: Case) -> Refusal:
    """From one territory to another: the Guild, and whom it lends its routes (CLA-GUI-04, -08)."""
    game, faction, territory = case.game, case.faction, case.choice.a
    if faction != GUILD and not game.lent:
        if game.ally[faction] >> GUILD & 1:
            return refuse("not-lent", "CLA-ALLY-17")
        return only(GUILD, "CLA-GUI-04")
    if not ships_specially(game, faction):
        return stopped(STOP_SPECIAL_SHIPMENTS, "CLA-KAR-46")
    nobody = no_forces(case, territory, "CLA-GUI-04", "CLA-GUI-07")
    if nobody is not None:
        return nobody
    if not budget(game, faction):
        return dear(1, 0, "CLA-GUI-05")
    return of_territory("nowhere", "CLA-GUI-07", territory)


def back(case: Case) -> Refusal:
    """Back to the reserves: the Guild alone (CLA-SHIP-11, CLA-GUI-04, CLA-GUI-06)."""
    game, territory = case.game, case.choice.a
    if case.faction != GUILD:
        return only(GUILD, "CLA-SHIP-11")
    if not ships_specially(game, GUILD):
        return stopped(STOP_SPECIAL_SHIPMENTS, "CLA-KAR-46")
    nobody = no_forces(case, territory, "CLA-GUI-04", "CLA-GUI-07")
    return nobody or dear(1, budget(game, GUILD), "CLA-GUI-06")


def to(case: Case) -> Refusal:
    return cross_to(case) if case.kind == kinds.CROSS_TO.name else move_to(case)


def cross_to(case: Case) -> Refusal:
    game, location = case.game, case.choice.a
    _, faction, territory = case.frame
    if LOCATIONS[location].territory == territory:
        return of_territory("same-territory", "CLA-GUI-04", territory)
    closed = shut(case, location, "CLA-GUI-07", "CLA-GUI-07", "CLA-ALLY-11")
    if closed is not None:
        return closed
    if cross_goals(game, faction, territory) >> location & 1:
        return unfit(case)
    cost = price(game, faction, ACROSS, location, 1, False)
    return dear(cost, budget(game, faction), "CLA-GUI-05")


# Movement -----------------------------------------------------------------------------------------


def move(case: Case) -> Refusal:
    """No move is left, nobody is there, or there is no way out."""
    territory = case.choice.a
    if not case.game.moves:
        return refuse("moved", "CLA-MOVE-02")
    nobody = no_forces(case, territory, "CLA-MOVE-01", "CLA-STORM-18")
    return nobody or of_territory("nowhere", "CLA-MOVE-18", territory)


def hajr(case: Case) -> Refusal:
    return no_card(HAJR, "CLA-CARD-28")


def move_to(case: Case) -> Refusal:
    """Here already, closed, out of range, or the way is closed (CLA-MOVE-03 to CLA-MOVE-15)."""
    game, goal = case.game, case.choice.a
    _, faction, territory = case.frame
    here = movable(game, faction, territory) & ~(1 << goal)
    inside = LOCATIONS[goal].territory == territory
    if inside and not game.rules.reposition:
        return of_territory("same-territory", "CLA-MOVE-17", territory)
    if not here:
        return of_place("there-already", "CLA-MOVE-01", goal)
    if not (faction == FREMEN and game.rules.fremen_into_storm):
        storm = in_storm(case, goal, "CLA-MOVE-11")
        if storm is not None:
            return storm
    sides = 1 << territory | 1 << LOCATIONS[goal].territory
    advising = faction == BENE_GESSERIT and bool(game.advisors & sides)
    if not inside:
        closed = None if advising else is_full(case, goal, "CLA-MOVE-15")
        if closed is None and not (advising and game.rules.advisors_coexist):
            closed = has_ally(case, goal, "CLA-ALLY-11")
        if closed is not None:
            return closed
    return out_of_reach(case, here, goal, steps_from(game, faction, territory))


def out_of_reach(case: Case, here: int, goal: int, steps: int) -> Refusal:
    """Too far; or an ally alone keeps it from there, or the storm.

    A full stronghold alone is never in the way: round each of them there is one as short.
    """
    if not within(here, goal, steps, CALM, 0):
        return refuse("far", range_rule(case, steps), n=steps, **place(goal))
    if without_allies(case, here, goal, steps):
        return of_place("way-ally", "CLA-ALLY-12", goal)
    return of_place("way-storm", "CLA-MOVE-11", goal)


def without_allies(case: Case, here: int, goal: int, steps: int) -> bool:
    """Whether some force would get there if no ally were on the way."""
    game = case.game
    full = full_strongholds(game, case.faction) & ~TERRITORIES[LOCATIONS[goal].territory].mask
    if case.faction == BENE_GESSERIT and game.advisors >> LOCATIONS[members(here)[0]].territory & 1:
        full = 0  # advisors may cross them (CLA-BG-23)
    if 1 << goal & covered(game.storm):
        into = [storm_goals(game, 1 << start, steps, full) for start in members(here)]
        return any([found >> goal & 1 for found in into])
    return within(here, goal, steps, game.storm, full)


def within(here: int, goal: int, steps: int, storm: int, closed: int) -> bool:
    """Whether some force gets there under that storm, with these locations closed."""
    for start in members(here):
        if reach(start, steps, storm, closed) >> goal & 1:
            return True
    return False


def range_rule(case: Case, steps: int) -> str:
    if steps == ORNITHOPTERS:
        return "CLA-MOVE-04"
    return "CLA-FRE-09" if case.faction == FREMEN else "CLA-MOVE-03"


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
