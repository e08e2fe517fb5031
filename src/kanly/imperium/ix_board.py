"""What Rise of Ix adds to the table: tiles, freighters, dreadnoughts and what its Leaders need."""

from __future__ import annotations

from typing import Final

from kanly.imperium.tables.tiles import TILES

NOBODY: Final = -1
NOTHING: Final = -1
LOCATIONS: Final = 3

IX_FIELDS: Final = (
    "epic",
    "stacks",
    "tiles",
    "flipped",
    "scrapped",
    "freighter",
    "negotiators",
    "docked",
    "garrisoned",
    "fighting",
    "holder",
    "since",
    "snoopers",
    "slots",
    "kept",
    "shown",
    "turns",
    "seer",
    "under",
    "extra",
    "owed",
    "ambush",
    "ambushed",
    "commissioned",
    "sent",
    "marched",
    "displayed",
    "givers",
)


class IxBoard:
    """The expansion's part of a position, in columns by house like the rest."""

    def __init__(self, houses: int, like: IxBoard | None) -> None:
        if like is None:
            self.clear(houses)
        else:
            self.take(like)

    def clear(self, houses: int) -> None:
        self.epic = False
        self.stacks: list[list[int]] = [[], [], []]
        """The three stacks of tiles, the face-up tile last."""
        self.tiles: list[list[int]] = [[] for _ in range(houses)]
        self.flipped = [0] * houses
        """Tiles used this round, as a mask."""
        self.scrapped: list[int] = []
        self.freighter = [0] * houses
        self.negotiators = [0] * houses

        self.docked = [2] * houses
        """Dreadnoughts in supply."""
        self.garrisoned = [0] * houses
        self.fighting = [0] * houses
        self.holder = [NOBODY] * LOCATIONS
        """Whose dreadnought holds a location."""
        self.since = [0] * LOCATIONS
        """The round in which it was placed."""

        self.snoopers = [0] * houses
        """Tessia's tokens still on their tracks, as a mask of factions."""
        self.slots = [0] * houses
        self.kept = [NOTHING] * houses
        """The card Ilesa set aside this round."""
        self.shown = NOTHING
        """That card, in the turn in which she took it back."""
        self.turns = [0] * houses
        """Turns begun this round."""
        self.seer = NOBODY
        """Who knows the top card of the Intrigue deck."""
        self.under: list[int] = []
        """Who knows the cards at the bottom of the Intrigue deck, bottom first."""

        self.extra = False
        self.owed = 0
        """Agent turns after which House Hagal has still to act."""
        self.ambush = False
        self.ambushed = 0
        self.commissioned = 0
        """Dreadnoughts commissioned this turn."""
        self.sent = 0
        """Dreadnoughts deployed this turn by the Combat space."""
        self.marched = 0
        """Dreadnoughts deployed this turn by any means."""
        self.displayed: list[int] = []
        """Cards revealed in this Reveal turn."""
        self.givers: list[int] = []
        """Those of them that gave swords."""

    def take(self, like: IxBoard) -> None:
        self.epic = like.epic
        self.stacks = [x[:] for x in like.stacks]
        self.tiles = [x[:] for x in like.tiles]
        self.flipped = like.flipped[:]
        self.scrapped = like.scrapped[:]
        self.freighter = like.freighter[:]
        self.negotiators = like.negotiators[:]
        self.docked = like.docked[:]
        self.garrisoned = like.garrisoned[:]
        self.fighting = like.fighting[:]
        self.holder = like.holder[:]
        self.since = like.since[:]
        self.snoopers = like.snoopers[:]
        self.slots = like.slots[:]
        self.kept = like.kept[:]
        self.shown = like.shown
        self.turns = like.turns[:]
        self.seer = like.seer
        self.under = like.under[:]
        self.extra = like.extra
        self.owed = like.owed
        self.ambush = like.ambush
        self.ambushed = like.ambushed
        self.commissioned = like.commissioned
        self.sent = like.sent
        self.marched = like.marched
        self.displayed = like.displayed[:]
        self.givers = like.givers[:]

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in IX_FIELDS])

    def owns(self, house: int, tile: int) -> bool:
        """Whether the house has the tile, face up or face down."""
        return tile in self.tiles[house]

    def power(self, house: int, op: int) -> int:
        """How much a tile of the house that always works gives of this word; 0 without one."""
        for tile in self.tiles[house]:
            always = TILES[tile].always
            if always.op == op:
                return always.n or 1
        return 0

    def ready(self, house: int, tile: int) -> bool:
        """Whether the house has the tile face up."""
        return tile in self.tiles[house] and not self.flipped[house] >> tile & 1
