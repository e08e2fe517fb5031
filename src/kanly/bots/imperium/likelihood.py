"""How likely a condition of the effect language is to hold when it will be asked."""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium.valuer import Chance, Valuer
from kanly.imperium.conditions import copies_owned, holds
from kanly.imperium.effects import BENE_GESSERIT, FREMEN, Cond, Condition
from kanly.imperium.position import NOTHING


def bond_chance(valuer: Valuer, condition: Condition) -> float:
    return valuer.kin(FREMEN)


def sisterhood_chance(valuer: Valuer, condition: Condition) -> float:
    return valuer.kin(BENE_GESSERIT)


def alliance_chance(valuer: Valuer, condition: Condition) -> float:
    game = valuer.root
    if game.alliance[condition.arg] == valuer.seat:
        return 0.9
    return 0.08 * game.influence[valuer.seat * 4 + condition.arg] * valuer.fade


def any_alliance_chance(valuer: Valuer, condition: Condition) -> float:
    return 0.95 if valuer.seat in valuer.root.alliance else 0.3 * valuer.fade


def influence_chance(valuer: Valuer, condition: Condition) -> float:
    at = valuer.root.influence[valuer.seat * 4 + condition.arg]
    return 0.95 if at >= condition.n else max(0.1, 0.6 - 0.2 * (condition.n - at)) * valuer.fade


def council_chance(valuer: Valuer, condition: Condition) -> float:
    return 1.0 if valuer.root.council >> valuer.seat & 1 else 0.35 * valuer.fade


def copies_chance(valuer: Valuer, condition: Condition) -> float:
    own = copies_owned(valuer.root, valuer.seat)
    return 1.0 if own >= condition.n else 0.3 * valuer.fade


def most_copies_chance(valuer: Valuer, condition: Condition) -> float:
    return 0.8 if holds(valuer.root, valuer.seat, condition, NOTHING) else 0.2 * valuer.fade


def as_now_chance(valuer: Valuer, condition: Condition) -> float:
    """What holds now will likely hold later."""
    return 0.9 if holds(valuer.root, valuer.seat, condition, NOTHING) else 0.25 * valuer.fade


def even_chance(valuer: Valuer, condition: Condition) -> float:
    return 0.5


CHANCES: Final[dict[int, Chance]] = {
    Cond.FREMEN_BOND: bond_chance,
    Cond.OTHER_BENE_GESSERIT: sisterhood_chance,
    Cond.ALLIANCE: alliance_chance,
    Cond.ANY_ALLIANCE: any_alliance_chance,
    Cond.INFLUENCE: influence_chance,
    Cond.COUNCIL_SEAT: council_chance,
    Cond.SPICE_MUST_FLOW: copies_chance,
    Cond.MOST_SPICE_MUST_FLOW: most_copies_chance,
    Cond.TECH_TILES: as_now_chance,
    Cond.ENEMY_AGENT: even_chance,
    Cond.AGENT_WITH: even_chance,
    Cond.PERSUASION: even_chance,
    Cond.SOLARI: as_now_chance,
    Cond.ALL_TRACKS: as_now_chance,
    Cond.UNITS_DEPLOYED: even_chance,
    Cond.AGENTS_OUT: even_chance,
}
