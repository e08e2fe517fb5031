"""What the words of Rise of Ix are worth: freighters, tiles, dreadnoughts."""

from __future__ import annotations

from kanly.bots.imperium.valuer import Valuer
from kanly.imperium import technology
from kanly.imperium.effect_words.gains import goals_met
from kanly.imperium.effects import SOLARI, SPICE, Effect
from kanly.imperium.position import Imperium
from kanly.imperium.shipping import TOP
from kanly.imperium.tables.board import FACTION_SPACES
from kanly.imperium.tables.ix import SHIPPING
from kanly.imperium.tables.spaces import NO_FACTION, SPACES
from kanly.imperium.tables.tiles import TILES

# The shipping track -------------------------------------------------------------------------------


def freighter_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """One step up, or all the rewards of the way back."""
    at = game.expansion.freighter[valuer.seat]
    best = valuer.freight(at + 1) - valuer.freight(at) if at < TOP else 0.0
    if at:
        rewards = sum([valuer.now(game, reward) for reward in SHIPPING[:at]])
        best = max(best, rewards - valuer.freight(at))
    return best


def freighter_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return 0.45 * valuer.weights.freight


def dividends(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.gained(game, SOLARI, effect.n) - valuer.weights.nuisance * effect.arg


# Technology ---------------------------------------------------------------------------------------


def tech_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return best_tile(valuer, game, effect.n, bool(effect.arg))


def best_tile(valuer: Valuer, game: Imperium, discount: int, solari: bool) -> float:
    """The best tile that can be paid for, less its price; it may be left alone."""
    best = 0.0
    for choice in technology.purchases(game, valuer.seat, discount, solari):
        best = max(best, bought(valuer, game, choice.a, discount, bool(choice.b)))
    return best


def bought(valuer: Valuer, game: Imperium, tile: int, discount: int, solari: bool) -> float:
    """A tile with its acquire effect, less its price."""
    helpers = game.expansion.negotiators[valuer.seat]
    cost = technology.price(tile, discount, helpers)
    saved = technology.price(tile, discount, 0) - cost
    worth = valuer.tile(tile) + valuer.now(game, TILES[tile].acquire)
    worth += valuer.gained(game, SOLARI if solari else SPICE, -cost)
    return worth - saved * valuer.weights.negotiator * valuer.fade


def tech_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.some + 0.5 * valuer.weights.spice[0] * effect.n


def negotiator(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.negotiator * valuer.fade if game.supply[valuer.seat] else 0.0


def negotiator_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.negotiator


# Dreadnoughts -------------------------------------------------------------------------------------


def dreadnought_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.dreadnoughts(1) if game.expansion.docked[valuer.seat] else 0.0


def dreadnought_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return 0.7 * valuer.weights.dreadnought


def swords_per_dreadnought(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    swords = effect.n * game.expansion.fighting[valuer.seat]
    return valuer.battle(game, 0, swords) - valuer.battle(game)


def swords_per_card(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    swords = effect.n * len(game.expansion.givers)
    return valuer.battle(game, 0, swords) - valuer.battle(game)


def deploy_units(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.march(game, effect.n)


# Influence and Victory Points ---------------------------------------------------------------------


def influence_agents(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    total = 0.0
    for faction in range(4):
        if any([FACTION_SPACES[faction] >> space & 1 for space in game.posts[valuer.seat]]):
            total += valuer.step(game, faction, effect.n)
    return total


def influence_visited(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    faction = SPACES[game.visited].faction if game.visited >= 0 else NO_FACTION
    return valuer.step(game, faction, effect.n) if faction != NO_FACTION else 0.0


def influence_snooped(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.best_step(game, game.expansion.snoopers[valuer.seat], effect.n)


def goals(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    met = goals_met(game, valuer.seat)
    if met >= 3:
        return float(effect.n if met == 3 else effect.arg)
    return (0.0, 0.1, 0.3)[met] * valuer.fade


def vp_per_low_track(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """Tracks seldom stay low: what counts now counts half by the end."""
    at = valuer.seat * 4
    low = sum([1 for influence in game.influence[at : at + 4] if influence <= 1])
    return effect.n * low * (1.0 - 0.5 * valuer.fade)


def if_won(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return 0.5 * valuer.later(effect.parts[0])
