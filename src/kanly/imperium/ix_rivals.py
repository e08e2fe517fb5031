"""Rivals with Rise of Ix: their ships, tiles and dreadnoughts (IX-HAGAL, IX-SOLO)."""

from __future__ import annotations

from typing import Final

from kanly.core.question import Step
from kanly.imperium import dreadnoughts, shipping, technology, troops
from kanly.imperium.effect_options import choose_influence
from kanly.imperium.effects import GUILD, SOLARI, SPICE, Cost, Op
from kanly.imperium.flags import HELD_BACK, MARCHES
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import NOBODY, NOTHING, Imperium, Phase
from kanly.imperium.tables.conflicts import ARRAKEEN as ARRAKEEN_LOCATION
from kanly.imperium.tables.conflicts import CARTHAG, IMPERIAL_BASIN
from kanly.imperium.tables.hagal import HagalCard
from kanly.imperium.tables.ix import (
    DREADNOUGHT,
    INTERSTELLAR_SHIPPING,
    SHIPPING,
    SMUGGLING,
    TECH_NEGOTIATION,
)
from kanly.imperium.tables.spaces import NO_SPACE, SPACES
from kanly.imperium.tables.tiles import AGENT_SENT, DEPLOYS, TILES, TURN_BEGINS, TURN_ENDS
from kanly.imperium.types import HouseFrame, HouseId, SpaceId, TileId
from kanly.imperium.word import resolve

GARRISON_LIMIT: Final = 2
DIVIDENDS: Final = SHIPPING[0].parts[0]
SHIPPED_TROOPS: Final = SHIPPING[1].parts[0].n
RECALL_AT: Final = 2
"""A Rival's Freighter goes up to here, then back (IX-HAGAL-09)."""
TECH_DISCOUNT: Final = 1
FREE: Final = Cost()
PREFERENCE: Final = (IMPERIAL_BASIN, ARRAKEEN_LOCATION, CARTHAG)
"""Locations in the order a Rival likes them (IX-HAGAL-18)."""


# Where it goes ------------------------------------------------------------------------------------


def destination(game: Imperium, rival: HouseId, card: HagalCard) -> SpaceId:
    """The space a card means for this Rival, by Influence and ships (IX-HAGAL-05 to -08)."""
    space = card.space
    if space == INTERSTELLAR_SHIPPING:
        needed = SPACES[space].needs
        return space if game.influence[rival * 4 + GUILD] >= needed else card.instead
    if space == DREADNOUGHT and not game.expansion.docked[rival]:
        return NO_SPACE
    return space


def breaks_in(game: Imperium, rival: HouseId, space: SpaceId) -> bool:
    """Invasion Ships lift occupation by enemy Agents, nothing else (IX-SOLO-23)."""
    if space in game.posts[rival] or space in game.voice:
        return False
    return bool(break_in_tiles(game, rival))


def break_in(game: Imperium, rival: HouseId, space: SpaceId) -> None:
    if game.occupied >> space & 1:
        technology.spend_tile(game, rival, break_in_tiles(game, rival)[0])


def break_in_tiles(game: Imperium, rival: HouseId) -> list[int]:
    """Tiles that it can use to send an Agent where an enemy Agent stands."""
    ix = game.ix
    if ix is None:
        return []
    return [tile for tile in ix.tiles[rival] if TILES[tile].before_agent and ix.ready(rival, tile)]


# What it does there -------------------------------------------------------------------------------


def deploy(game: Imperium, rival: HouseId) -> int:
    """Dreadnoughts of the garrison go first, held back or not (IX-HAGAL-14, -15, IX-SOLO-25)."""
    sent = min(GARRISON_LIMIT, game.expansion.garrisoned[rival])
    for _ in range(sent):
        dreadnoughts.deploy_dreadnought(game, rival)
    return sent


def visit(game: Imperium, rival: HouseId, card: HagalCard, space: SpaceId) -> None:
    """What the new cards give (IX-HAGAL-23)."""
    if space == INTERSTELLAR_SHIPPING:
        for _ in range(card.freighters):
            freight(game, rival)
    elif space == SMUGGLING:
        freight(game, rival)
    elif space == DREADNOUGHT:
        dreadnoughts.commission(game, rival)
        if card.tech:
            acquire(game, rival, 0)
    elif space == TECH_NEGOTIATION and card.tech:
        tile_or_negotiator(game, rival, TECH_DISCOUNT)


def begin_turn(game: Imperium, rival: HouseId) -> int:
    """Use what can be used before an Agent is sent; how many troops that recruited."""
    before = game.supply[rival]
    use_tiles(game, rival, TURN_BEGINS)
    return before - game.supply[rival]


def agent_sent(game: Imperium, rival: HouseId) -> None:
    """Use tiles once the Agent stands on its space, before the card takes effect."""
    use_tiles(game, rival, AGENT_SENT | DEPLOYS if game.flags & MARCHES else AGENT_SENT)


def end_turn(game: Imperium, frame: HouseFrame) -> None:
    """Use tiles and resources that came in this turn."""
    _, rival = frame
    use_tiles(game, rival, TURN_ENDS)


RIVAL_TILES: Final = Step(25, end_turn)
"""Rival."""


def use_tiles(game: Imperium, rival: HouseId, moment: int) -> None:
    """Use every tile whose moment it is, once it can be paid and the supply has its troops."""
    at = rival * 3
    for number in game.expansion.tiles[rival][:]:
        tile = TILES[number]
        if not tile.rival_uses & moment or not game.expansion.ready(rival, number):
            continue
        cost, gain = (tile.use.cost, tile.use.parts[0]) if tile.use.cost else (FREE, tile.use)
        needed = gain.n if gain.op == Op.RECRUIT else 0
        if (
            game.purse[at + SOLARI] >= cost.solari
            and game.purse[at + SPICE] >= cost.spice
            and game.supply[rival] >= needed
        ):
            game.purse[at + SOLARI] -= cost.solari
            game.purse[at + SPICE] -= cost.spice
            technology.spend_tile(game, rival, number)
            resolve(game, rival, gain, NOTHING)


# Ships --------------------------------------------------------------------------------------------


def freight(game: Imperium, rival: HouseId) -> None:
    """Advance to step 2, then recall with Dividends, troops and Influence (IX-HAGAL-09 to -13)."""
    if game.expansion.freighter[rival] < RECALL_AT:
        shipping.advance(game, rival)
        return
    shipping.recall(game, rival)
    choose_influence(game, rival, 0b1111, 1)
    shipping.dividends(game, rival, DIVIDENDS.n, DIVIDENDS.arg)
    more = game.expansion.power(rival, Op.SHIP_BONUS)
    in_turn = game.phase == Phase.PLAYER_TURNS
    if more and in_turn and not game.flags & HELD_BACK:
        troops.deploy_from_supply(game, rival, SHIPPED_TROOPS + more)
    else:
        troops.rival_recruits(game, rival, SHIPPED_TROOPS + more)


# Tiles --------------------------------------------------------------------------------------------


def best_tile(game: Imperium, rival: HouseId, discount: int) -> int:
    """The dearest face-up tile with the Hagal symbol that it can pay; the uppermost stack first."""
    best = NOTHING
    help_ = game.expansion.negotiators[rival]
    for tile in technology.offered(game):
        made = TILES[tile]
        affordable = game.purse[rival * 3 + SPICE] >= technology.price(tile, discount, help_)
        if made.rival and affordable and (best == NOTHING or made.cost > TILES[best].cost):
            best = tile
    return best


def acquire(game: Imperium, rival: HouseId, discount: int) -> bool:
    """Buy the best tile it can, with as many Negotiators as lower the price (IX-SOLO-11, -13)."""
    if not game.solo:
        return False
    tile = best_tile(game, rival, discount)
    if tile == NOTHING:
        return False
    useful = max(0, TILES[tile].cost - discount)
    helpers = min(game.expansion.negotiators[rival], useful)
    technology.buy(game, rival, TileId(tile), discount, helpers, SPICE)
    return True


def tile_or_negotiator(game: Imperium, rival: HouseId, discount: int) -> None:
    if not acquire(game, rival, discount):
        negotiate(game, rival)


def negotiate(game: Imperium, rival: HouseId) -> None:
    if game.solo and game.supply[rival]:
        game.supply[rival] -= 1
        game.expansion.negotiators[rival] += 1
        game.emit("negotiator", seat=COLOUR_KEY[rival])


# After a battle -----------------------------------------------------------------------------------


def place(game: Imperium, rival: HouseId) -> None:
    """Over an opponent's marker, then a bare location, then its own marker (IX-HAGAL-16 to -20)."""
    ix = game.expansion
    free = dreadnoughts.free_locations(game)
    if not ix.fighting[rival] or not free:
        return
    if ix.power(rival, Op.DETONATE):
        dreadnoughts.detonate(game, rival)
        return
    best = min(
        free, key=lambda location: (marker_rank(game, rival, location), PREFERENCE.index(location))
    )
    dreadnoughts.place(game, rival, best)


def marker_rank(game: Imperium, rival: HouseId, location: int) -> int:
    marker = game.control[location]
    if marker == rival:
        return 2
    return 1 if marker == NOBODY else 0
