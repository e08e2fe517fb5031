"""What the words of Rise of Ix are worth: freighters, tiles, dreadnoughts."""

from __future__ import annotations

from kanly.bots.imperium.valuer import Valuer
from kanly.imperium import technology
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


# Technology ---------------------------------------------------------------------------------------


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


def vp_per_low_track(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """Tracks seldom stay low: what counts now counts half by the end."""
    at = valuer.seat * 4
    low = sum([1 for influence in game.influence[at : at + 4] if influence <= 1])
    return effect.n * low * (1.0 - 0.5 * valuer.fade)
