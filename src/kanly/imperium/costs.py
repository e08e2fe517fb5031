"""What stands to the left of an arrow: whether it can be paid, and paying it (IMP-EFF-03)."""

from __future__ import annotations

from kanly.imperium import dreadnoughts
from kanly.imperium.effects import SOLARI, SPICE, WATER, Cost
from kanly.imperium.keys import COLOUR_KEY, RESOURCE_KEY
from kanly.imperium.position import Imperium
from kanly.imperium.types import HouseId


def can_pay(game: Imperium, seat: HouseId, cost: Cost, source: int) -> bool:
    """Whether the seat has all that the cost asks for (IMP-EFF-03)."""
    at = seat * 3
    if (
        game.purse[at + SOLARI] < cost.solari
        or game.purse[at + SPICE] < cost.spice
        or game.purse[at + WATER] < cost.water
        or game.troops[seat] < cost.troops
    ):
        return False
    if cost.trash_this and source not in game.play[seat]:
        return False
    if game.ix is not None and not can_pay_more(game, seat, cost):
        return False
    cards = len(game.hand[seat]) + len(game.discard[seat]) + len(game.play[seat])
    if cards < cost.trash:
        return False
    return not cost.influence or any(
        game.influence[seat * 4 + faction] >= cost.influence for faction in range(4)
    )


def can_pay_more(game: Imperium, seat: HouseId, cost: Cost) -> bool:
    """Costs of Rise of Ix: cards from hand, units, a troop, Intrigue cards."""
    return (
        len(game.hand[seat]) >= cost.discard
        and len(game.intrigues[seat]) >= cost.bottom
        and (not cost.units or dreadnoughts.units(game, seat) >= cost.units)
        and game.garrison[seat] + game.troops[seat] >= cost.lose_troop
    )


def spend(game: Imperium, seat: HouseId, cost: Cost) -> None:
    at = seat * 3
    game.purse[at + SOLARI] -= cost.solari
    game.purse[at + SPICE] -= cost.spice
    game.purse[at + WATER] -= cost.water
    if game.listener is not None:
        for resource, n in enumerate((cost.solari, cost.spice, cost.water)):
            if n:
                game.emit("pay", seat=COLOUR_KEY[seat], n=n, resource=RESOURCE_KEY[resource])
