"""Words about troops and dreadnoughts."""

from __future__ import annotations

from collections.abc import Callable

from kanly.imperium import dreadnoughts, ix_rivals, pending_effects, troops
from kanly.imperium.effects import Effect, Op
from kanly.imperium.footprint import AGENTS, ANSWER, SUPPLY, UNITS
from kanly.imperium.position import Imperium
from kanly.imperium.types import HouseId
from kanly.imperium.word import Word

# From the supply ----------------------------------------------------------------------------------


def supply_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return game.supply[seat] > 0


Word(
    Op.RECRUIT,
    lambda game, seat, effect, source: troops.recruit(game, seat, effect.n),
    possible=supply_possible,
    rival=lambda game, rival, effect, source: troops.rival_recruits(game, rival, effect.n),
    writes=SUPPLY | UNITS,
    settled=lambda game, seat, effect, source: pending_effects.ample(game, seat, effect.n),
)


Word(
    Op.DEPLOY_SUPPLY,
    lambda game, seat, effect, source: troops.deploy_from_supply(game, seat, effect.n),
    possible=supply_possible,
    writes=SUPPLY | UNITS,
    claims=lambda effect: effect.n,
)


def deploy_recruited(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Troops just recruited by the same effect; some only in a Reveal turn (IMP-CARD-49)."""
    most = min(effect.n, game.fresh)
    if most and (game.revealing or not effect.arg):
        game.stack.append((troops.ASK_DEPLOY.frame, seat, most))


Word(Op.DEPLOY_RECRUITED, deploy_recruited, possible=supply_possible, optional=True, writes=UNITS)

# From the garrison, and back ----------------------------------------------------------------------


def asks_how_many(op: int, frame: int, there: Callable[[Imperium, HouseId], int]) -> None:
    """A word that asks how many of the units there go elsewhere."""

    def ask(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
        most = min(effect.n, there(game, seat))
        if most:
            game.stack.append((frame, seat, most))

    def possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
        return there(game, seat) > 0

    Word(op, ask, possible=possible, optional=True, writes=UNITS)


asks_how_many(Op.DEPLOY_GARRISON, troops.ASK_DEPLOY.frame, lambda game, seat: game.garrison[seat])
asks_how_many(
    Op.DEPLOY_UNITS,
    dreadnoughts.ASK_DEPLOY_UNITS.frame,
    lambda game, seat: game.garrison[seat] + game.expansion.garrisoned[seat],
)
asks_how_many(Op.RETREAT, troops.ASK_RETREAT.frame, lambda game, seat: game.troops[seat])


def ambush(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.expansion.ambush = True


Word(Op.AMBUSH, ambush, writes=AGENTS)

# Dreadnoughts -------------------------------------------------------------------------------------


def dreadnought_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return game.expansion.docked[seat] > 0


Word(
    Op.DREADNOUGHT,
    lambda game, seat, effect, source: dreadnoughts.commission(game, seat),
    possible=dreadnought_possible,
    playable=dreadnought_possible,
    optional=True,
    declinable=True,
    writes=UNITS,
)


def place_dreadnought(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """The winner must place one of the dreadnoughts that fought (IX-DREAD-13, -25)."""
    if game.expansion.fighting[seat] and dreadnoughts.free_locations(game):
        game.stack.append((dreadnoughts.ASK_PLACE.frame, seat))


Word(
    Op.PLACE_DREADNOUGHT,
    place_dreadnought,
    rival=lambda game, rival, effect, source: ix_rivals.place(game, rival),
    asks=True,
    writes=UNITS | ANSWER,
)
Word(Op.DETONATE)
