"""How likely a condition of the effect language is to hold when it will be asked."""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium.valuer import Chance, Valuer
from kanly.imperium.conditions import holds
from kanly.imperium.effects import BENE_GESSERIT, FREMEN, Cond, Condition
from kanly.imperium.position import NOTHING


def alliance_chance(valuer: Valuer, condition: Condition) -> float:
    game = valuer.root
    if game.alliance[condition.arg] == valuer.seat:
        return 0.9
    return 0.08 * game.influence[valuer.seat * 4 + condition.arg] * valuer.fade


def influence_chance(valuer: Valuer, condition: Condition) -> float:
    at = valuer.root.influence[valuer.seat * 4 + condition.arg]
    return 0.95 if at >= condition.n else max(0.1, 0.6 - 0.2 * (condition.n - at)) * valuer.fade


def if_it_holds(now: float, otherwise: float) -> Chance:
    """How likely a condition is that holds now, and one that does not."""

    def chance(valuer: Valuer, condition: Condition) -> float:
        held = holds(valuer.root, valuer.seat, condition, NOTHING)
        return now if held else otherwise * valuer.fade

    return chance


def even(valuer: Valuer, condition: Condition) -> float:
    return 0.5


LASTING: Final = if_it_holds(0.9, 0.25)

CHANCES: Final[dict[int, Chance]] = {
    Cond.FREMEN_BOND: lambda valuer, condition: valuer.kin(FREMEN),
    Cond.OTHER_BENE_GESSERIT: lambda valuer, condition: valuer.kin(BENE_GESSERIT),
    Cond.ALLIANCE: alliance_chance,
    Cond.ANY_ALLIANCE: if_it_holds(0.95, 0.3),
    Cond.INFLUENCE: influence_chance,
    Cond.COUNCIL_SEAT: if_it_holds(1.0, 0.35),
    Cond.SPICE_MUST_FLOW: if_it_holds(1.0, 0.3),
    Cond.MOST_SPICE_MUST_FLOW: if_it_holds(0.8, 0.2),
    Cond.TECH_TILES: LASTING,
    Cond.ENEMY_AGENT: even,
    Cond.AGENT_WITH: even,
    Cond.PERSUASION: even,
    Cond.SOLARI: LASTING,
    Cond.ALL_TRACKS: LASTING,
    Cond.UNITS_DEPLOYED: even,
    Cond.AGENTS_OUT: even,
}
