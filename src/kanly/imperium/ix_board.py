"""What Rise of Ix adds to the table: tiles, freighters, dreadnoughts and what its Leaders need."""

from __future__ import annotations

from kanly.imperium.position_columns import IX_FIELDS, IxColumns
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseId


class IxBoard(IxColumns):
    """The expansion's part of a position, in columns by house like the rest."""

    def __init__(self, houses: int, like: IxBoard | None) -> None:
        if like is None:
            self.new_columns(houses)
        else:
            self.copy_columns(like)

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in IX_FIELDS])

    def power(self, house: HouseId, op: int) -> int:
        """How much a tile of the house that always works gives of this word; 0 without one."""
        for tile in self.tiles[house]:
            always = TILES[tile].always
            if always.op == op:
                return always.n or 1
        return 0

    def ready(self, house: HouseId, tile: int) -> bool:
        """Whether the house has the tile face up."""
        return tile in self.tiles[house] and not self.flipped[house] >> tile & 1
