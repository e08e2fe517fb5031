"""The bank: resources that a house takes from it."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import SOLARI
from kanly.imperium.position import COLOUR, Imperium

RESOURCE_KEYS: Final = ("resource-solari", "resource-spice", "resource-water")


def gain(game: Imperium, house: int, resource: int, n: int) -> None:
    """Take a resource from the bank, which never runs out (IMP-EFF-27, IMP-COMP-11)."""
    if resource == SOLARI and game.turn == house:
        n += game.ability(house).solari_bonus
    if not n:
        return
    game.purse[house * 3 + resource] += n
    if game.listener is not None:
        game.emit("gain", seat=COLOUR[house], n=n, resource=RESOURCE_KEYS[resource])
