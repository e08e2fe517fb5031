"""Words about the shipping track and technology."""

from __future__ import annotations

from kanly.imperium import ix_rivals, shipping, technology
from kanly.imperium.effect_words.troops import supply_possible
from kanly.imperium.effects import Effect, Op
from kanly.imperium.footprint import MARKET, OPPONENTS, PURSE, SHIPS, SUPPLY, UNITS
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import Imperium
from kanly.imperium.types import HouseId
from kanly.imperium.word import Word

# The shipping track -------------------------------------------------------------------------------


Word(
    Op.FREIGHTER,
    lambda game, seat, effect, source: game.stack.append((shipping.ASK_FREIGHTER.frame, seat)),
    rival=lambda game, rival, effect, source: ix_rivals.freight(game, rival),
    optional=True,
    declinable=True,
    writes=SHIPS,
)


def dividends(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    shipping.dividends(game, seat, effect.n, effect.arg)


Word(Op.DIVIDENDS, dividends, writes=PURSE | OPPONENTS)


Word(
    Op.SHIP_TROOPS,
    lambda game, seat, effect, source: shipping.ship_troops(game, seat, effect.n),
    possible=supply_possible,
    writes=SUPPLY | UNITS,
)
Word(Op.SHIP_BONUS)

# Technology ---------------------------------------------------------------------------------------


def acquire_tech(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    technology.ask_for_tile(game, seat, effect.n, effect.arg)


def tech_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """A face-up tile that can be paid for (IX-CARD-20)."""
    return technology.can_acquire(game, seat, effect.n, bool(effect.arg))


def rival_acquires(game: Imperium, rival: HouseId, effect: Effect, source: int) -> None:
    ix_rivals.acquire(game, rival, effect.n)


Word(
    Op.TECH,
    acquire_tech,
    possible=tech_possible,
    playable=tech_possible,
    rival=rival_acquires,
    optional=True,
    declinable=True,
    writes=MARKET,
)


def negotiator(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """A troop from the supply, and only from there, goes to Ix (IX-TECH-13, -14)."""
    if game.supply[seat]:
        game.supply[seat] -= 1
        game.expansion.negotiators[seat] += 1
        game.emit("negotiator", seat=COLOUR_KEY[seat])


Word(
    Op.NEGOTIATOR,
    negotiator,
    possible=supply_possible,
    rival=lambda game, rival, effect, source: ix_rivals.negotiate(game, rival),
    optional=True,
    declinable=True,
    writes=SUPPLY,
    claims=lambda effect: 1,
)
