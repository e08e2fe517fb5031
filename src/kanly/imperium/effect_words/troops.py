"""Words about troops and dreadnoughts."""

from __future__ import annotations

from kanly.imperium import dreadnoughts, hagal, ix_rivals, pending_effects, troops
from kanly.imperium.effects import Effect, Op
from kanly.imperium.position import Imperium
from kanly.imperium.word import AGENTS, ANSWER, SUPPLY, UNITS, Word, define

# From the supply ----------------------------------------------------------------------------------


def supply_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.supply[seat] > 0


def recruit(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    troops.recruit(game, seat, effect.n)


def rival_recruits(game: Imperium, rival: int, effect: Effect, source: int) -> None:
    hagal.recruit(game, rival, effect.n)


def recruit_settled(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return pending_effects.ample(game, seat, effect.n)


define(
    Word(
        Op.RECRUIT,
        recruit,
        possible=supply_possible,
        rival=rival_recruits,
        writes=SUPPLY | UNITS,
        settled=recruit_settled,
    )
)


def deploy_supply(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    troops.deploy_from_supply(game, seat, effect.n)


def all_of_them(effect: Effect) -> int:
    return effect.n


define(
    Word(
        Op.DEPLOY_SUPPLY,
        deploy_supply,
        possible=supply_possible,
        writes=SUPPLY | UNITS,
        claims=all_of_them,
    )
)


def deploy_recruited(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Troops just recruited by the same effect; some only in a Reveal turn (IMP-CARD-49)."""
    most = min(effect.n, game.fresh)
    if most and (game.revealing or not effect.arg):
        game.stack.append((troops.ASK_DEPLOY.frame, seat, most))


define(
    Word(
        Op.DEPLOY_RECRUITED,
        deploy_recruited,
        possible=supply_possible,
        optional=True,
        writes=UNITS,
    )
)

# From the garrison, and back ----------------------------------------------------------------------


def deploy_garrison(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.garrison[seat])
    if most:
        game.stack.append((troops.ASK_DEPLOY.frame, seat, most))


def garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] > 0


define(
    Word(
        Op.DEPLOY_GARRISON,
        deploy_garrison,
        possible=garrison_possible,
        optional=True,
        writes=UNITS,
    )
)


def deploy_units(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.garrison[seat] + game.expansion.garrisoned[seat])
    if most:
        game.stack.append((dreadnoughts.ASK_DEPLOY_UNITS.frame, seat, most))


def units_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] + game.expansion.garrisoned[seat] > 0


define(Word(Op.DEPLOY_UNITS, deploy_units, possible=units_possible, optional=True, writes=UNITS))


def retreat(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.troops[seat])
    if most:
        game.stack.append((troops.ASK_RETREAT.frame, seat, most))


def retreat_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.troops[seat] > 0


define(Word(Op.RETREAT, retreat, possible=retreat_possible, optional=True, writes=UNITS))


def ambush(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.ambush = True


define(Word(Op.AMBUSH, ambush, writes=AGENTS))

# Dreadnoughts -------------------------------------------------------------------------------------


def commission(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    dreadnoughts.commission(game, seat)


def dreadnought_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.docked[seat] > 0


define(
    Word(
        Op.DREADNOUGHT,
        commission,
        possible=dreadnought_possible,
        playable=dreadnought_possible,
        optional=True,
        declinable=True,
        writes=UNITS,
    )
)


def place_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The winner must place one of the dreadnoughts that fought (IX-DREAD-13, -25)."""
    if game.expansion.fighting[seat] and dreadnoughts.free_locations(game):
        game.stack.append((dreadnoughts.ASK_PLACE.frame, seat))


def rival_places(game: Imperium, rival: int, effect: Effect, source: int) -> None:
    ix_rivals.place(game, rival)


define(
    Word(
        Op.PLACE_DREADNOUGHT,
        place_dreadnought,
        rival=rival_places,
        asks=True,
        writes=UNITS | ANSWER,
    )
)
define(Word(Op.DETONATE))
