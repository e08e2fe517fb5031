"""What a place on an influence track promises, beyond the Victory Points already scored."""

from __future__ import annotations

from kanly.bots.imperium.weights import Weights
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.tables.factions import ALLIANCE, FRIENDSHIP, TOP
from kanly.imperium.types import HouseId


def promise(
    game: Imperium, house: HouseId, faction: int, at: int, holder: int, weights: Weights
) -> float:
    """The worth of standing at `at` on a track whose Alliance `holder` has."""
    if at < FRIENDSHIP:
        return weights.friendly * at / (FRIENDSHIP - 1)
    worth = weights.access
    if holder == house:
        return worth + weights.lead * min(2, at - runner_up(game, house, faction))
    needed = ALLIANCE if holder == NOBODY else game.influence[holder * 4 + faction] + 1
    if needed <= TOP:
        worth += weights.near_alliance / (2 * max(1, needed - at) - 1) if needed - at < 3 else 0.0
    return worth


def runner_up(game: Imperium, house: HouseId, faction: int) -> int:
    """The best place of anyone else on the track."""
    best = 0
    for other in game.every_house:
        if other != house and game.influence[other * 4 + faction] > best:
            best = game.influence[other * 4 + faction]
    return best


def takes_alliance(game: Imperium, house: HouseId, faction: int, at: int) -> bool:
    """Whether the house would have the Alliance at that place."""
    if at < ALLIANCE:
        return False
    holder = game.alliance[faction]
    return holder in (NOBODY, house) or at > game.influence[holder * 4 + faction]


def standing(game: Imperium, house: HouseId, faction: int, at: int, weights: Weights) -> float:
    """All that a place on a track is worth: its Victory Points, its Alliance, its promise."""
    worth = 1.0 if at >= FRIENDSHIP else 0.0
    holder = game.alliance[faction]
    if takes_alliance(game, house, faction, at):
        worth += 1.0
        if holder not in (house, NOBODY):
            worth += weights.opponent
        holder = house
    elif holder == house:
        holder = NOBODY
    return worth + promise(game, house, faction, at, holder, weights)
