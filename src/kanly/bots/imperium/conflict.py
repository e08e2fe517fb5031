"""How a Conflict is likely to end."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kanly.bots.imperium.weights import Weights
from kanly.imperium.combat import COMBAT_REWARDS
from kanly.imperium.position import NOTHING, Imperium, Phase
from kanly.imperium.types import HouseId

RIVAL_SWORDS: Final = 2.0
"""Swords on a House Hagal card, about."""


def is_open(game: Imperium) -> bool:
    """Whether the rewards of the Conflict are still to be had."""
    if game.conflict == NOTHING:
        return False
    if game.phase == Phase.COMBAT:
        return (COMBAT_REWARDS.frame,) in game.stack
    return game.phase in (Phase.ROUND_START, Phase.PLAYER_TURNS)


def power(game: Imperium, house: HouseId, more_troops: int = 0, more_ships: int = 0) -> float:
    """The strength of a house's units alone, with some more or less."""
    force = 2.0 * max(0, game.troops[house] + more_troops)
    if game.ix is not None:
        ships = max(0, game.ix.fighting[house] + more_ships)
        force += ships * game.dreadnought_strength(house)
    return force


def opposition(game: Imperium, seat: HouseId, weights: Weights) -> list[tuple[float, float]]:
    """For each opponent that may fight: its likely strength and the variance of it.

    Only what everyone sees counts: troops, swords, garrison, and how many cards it holds.
    """
    found: list[tuple[float, float]] = []
    for house in game.every_house:
        if house != seat:
            mean, variance = likely(game, house, weights)
            if mean > 0.0:
                found.append((mean, variance))
    return found


def likely(game: Imperium, house: HouseId, weights: Weights) -> tuple[float, float]:
    """A house's likely strength when the Conflict is resolved, and the variance of it."""
    fights = game.fights(house)
    mean = float(game.strength(house))
    variance = 0.15
    rival = game.is_rival(house)
    to_come = 0.0
    if game.phase != Phase.COMBAT:
        active = not game.revealed >> house & 1 or rival
        if active:
            march = min(0.95, weights.march * game.ready[house])
            marching = min(2, game.garrison[house]) + 1.0
            force = 2.0 * marching + (3.0 * game.ix.garrisoned[house] if game.ix else 0.0)
            mean += force * march
            variance += force * force * march * (1.0 - march) + march
            if rival:
                to_come = RIVAL_SWORDS
            else:
                to_come = weights.swords_in_hand * len(game.hand[house])
            to_come *= 1.0 if fights else march
    if not rival and fights:
        held = len(game.intrigues[house])
        to_come += weights.swords_in_intrigue * held
        variance += 1.2 * held
    return mean + to_come, variance + to_come


def places(mine: float, others: list[tuple[float, float]], doubt: float) -> list[float]:
    """How likely each place is (first, second, third) with that strength."""
    chances = [1.0, 0.0, 0.0]
    if mine <= 0.0:
        return [0.0, 0.0, 0.0]
    for mean, variance in others:
        lead = 1.7 * (mine - mean) / sqrt(variance + doubt)
        ahead = 1.0 / (1.0 + exp(-lead)) if -30.0 < lead < 30.0 else (1.0 if lead > 0 else 0.0)
        behind = 1.0 - ahead
        chances[2] = chances[2] * ahead + chances[1] * behind
        chances[1] = chances[1] * ahead + chances[0] * behind
        chances[0] *= ahead
    return chances
