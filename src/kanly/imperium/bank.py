"""The bank: resources that a house takes from it."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import SOLARI, SPICE
from kanly.imperium.keys import COLOUR_KEY, RESOURCE_KEY
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.tables.board import LOCATION
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.spaces import CONTROL_GAIN
from kanly.imperium.types import HouseId, SpaceId

EXCHANGE: Final = (7, 7, 3)
"""Solari, spice and water that a Rival turns into a Victory Point (IMP-SOLO-25)."""


def gain(game: Imperium, house: HouseId, resource: int, n: int) -> None:
    """Take a resource from the bank, which never runs out (IMP-EFF-27, IMP-COMP-11)."""
    if resource == SOLARI and game.turn == house:
        n += game.ability(house).solari_bonus
    if not n:
        return
    game.purse[house * 3 + resource] += n
    if game.listener is not None:
        game.emit("gain", seat=COLOUR_KEY[house], n=n, resource=RESOURCE_KEY[resource])


def pay_controller(game: Imperium, space: SpaceId) -> None:
    """The controller gains the bonus of the location at every visit (IMP-CTRL-05, IMP-HAGAL-24)."""
    location = LOCATION[space]
    if location >= 0 and game.controller(location) != NOBODY:
        controller = game.controller(location)
        bonus = CONTROL_GAIN[location]
        if game.is_rival(controller):
            rival_gain(game, controller, bonus.arg, bonus.n)
        else:
            gain(game, controller, bonus.arg, bonus.n)


# What a Rival makes of its resources --------------------------------------------------------------


def rival_gain(game: Imperium, rival: HouseId, resource: int, n: int) -> None:
    """A Rival's resources become Victory Points as soon as they can (IMP-SOLO-25, -26)."""
    if not game.scores(rival):
        return
    gain(game, rival, resource, n)
    exchange(game, rival, resource)


def exchange(game: Imperium, rival: HouseId, resource: int) -> None:
    """With Rise of Ix, spice only while a Conflict III is fought (IX-SOLO-06)."""
    if game.ix is not None and resource == SPICE and CONFLICTS[game.conflict].tier < 3:
        return
    at = rival * 3 + resource
    while game.purse[at] >= EXCHANGE[resource]:
        game.purse[at] -= EXCHANGE[resource]
        n, what = EXCHANGE[resource], RESOURCE_KEY[resource]
        game.emit("exchange", seat=COLOUR_KEY[rival], n=n, resource=what)
        game.award(rival, 1)
