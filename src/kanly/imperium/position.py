"""The position: everything on the table, in columns by house, as small integers.

Houses are numbered from 0: first the players' seats, then the Rivals of the solo and the
two-player game. A column is a list with one entry per house: `score[house]`.
"""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Dispatch, Frame, Pile, Sealed
from kanly.core.message import Refusal
from kanly.core.question import Question
from kanly.core.result import Result
from kanly.core.rng import Rng
from kanly.core.setup import Setup
from kanly.core.shape import HIDDEN as HIDDEN
from kanly.core.shape import NOTHING as NOTHING
from kanly.imperium.ix_board import IxBoard
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position_columns import FIELDS, IX_FIELDS, Columns
from kanly.imperium.tables.board import ABILITIES
from kanly.imperium.tables.ix import IX_BOARD
from kanly.imperium.tables.leaders import DREADNOUGHT_STRENGTH, Ability
from kanly.imperium.tables.spaces import BASE_BOARD
from kanly.imperium.types import NOBODY as NOBODY
from kanly.imperium.types import HouseId, SpaceId


class Phase:
    """The phases of a round, and what comes before the first and after the last."""

    SETUP: Final = 0
    ROUND_START: Final = 1
    PLAYER_TURNS: Final = 2
    COMBAT: Final = 3
    MAKERS: Final = 4
    RECALL: Final = 5
    ENDGAME: Final = 6


PHASE_NAMES: Final = [name.lower().replace("_", "-") for name in vars(Phase) if name.isupper()]

ORDERS: Final = [
    [[HouseId((first + i) % n) for i in range(n)] for first in range(n)] for n in range(5)
]
"""ORDERS[houses][first]: all houses clockwise from the first."""
OTHERS: Final = [[order[1:] for order in orders] for orders in ORDERS]


DISPATCH: Final = Dispatch()
QUESTIONS: Final[dict[int, Question[Imperium, HouseId]]] = {}
"""What each frame does, and every question, by their numbers; `rules` fills both."""


class Imperium(Columns):
    """A game of Dune: Imperium."""

    def __init__(self, setup: Setup, rng: Rng, like: Imperium | None) -> None:
        super().__init__(setup, rng, DISPATCH)
        self.board = BASE_BOARD
        """The spaces of the board, as a mask."""
        self.ix: IxBoard | None = None
        """The expansion's part of the table, if it is played with."""
        if like is None:
            self.new_columns(setup.players)
        else:
            self.copy_columns(like)
            self.board = like.board
            if like.ix is not None:
                self.ix = IxBoard(like.houses, like.ix)

    def fields(self) -> tuple[object, ...]:
        base = tuple([getattr(self, name) for name in FIELDS])
        return base if self.ix is None else base + self.ix.fields()

    def clone(self) -> Imperium:
        copy = Imperium(self.setup, self.rng.copy(), self)
        self.carry_over(copy)
        return copy

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        moves = (self.sealed, self.history, self.movers, self.floor, self.start)
        chance = (self.rng.s1, self.rng.s2)
        return (restore, (self.setup, chance, self.stack, moves, self.fields()))

    # What has a module of its own -----------------------------------------------------------------

    def explain(self, seat: int, choice: Choice) -> Refusal:
        from kanly.imperium import explain

        return explain.explain(self, HouseId(seat), choice)

    def rule(self, seat: int) -> str:
        from kanly.imperium import explain

        return explain.rule(self, HouseId(seat))

    def mask(self, seat: int | None) -> Imperium:
        from kanly.imperium import views

        return views.mask(self, seat)

    def undrawn(self) -> list[Pile]:
        from kanly.imperium import views

        return views.undrawn(self)

    def redeal(self, rng: Rng) -> Imperium:
        from kanly.imperium import views

        return views.redeal(self, rng)

    def check(self) -> None:
        from kanly.imperium import invariants

        invariants.check(self)

    def describe(self) -> dict[str, object]:
        from kanly.imperium import describe

        return describe.describe(self)

    def text(self) -> str:
        from kanly.imperium import text

        return text.text(self)

    @property
    def result(self) -> Result | None:
        from kanly.imperium import endgame

        return endgame.result(self) if self.over else None

    @property
    def rounds(self) -> int:
        return self.round

    # Small questions that many chapters ask -------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.setup.players == 1

    def ability(self, house: HouseId) -> Ability:
        """What the left ability of the house's Leader changes."""
        return ABILITIES[self.leader[house]]

    def is_rival(self, house: HouseId) -> bool:
        return house >= self.setup.players

    def scores(self, house: HouseId) -> bool:
        """House Hagal of the two-player game scores and collects nothing (IMP-HAGAL2-01)."""
        return house < self.setup.players or self.setup.players == 1

    def strength(self, house: HouseId) -> int:
        """2 per troop in the Conflict and 1 per sword; 0 without a unit (IMP-REVEAL-11, -13)."""
        strength = 2 * self.troops[house]
        if self.ix is not None and self.ix.fighting[house]:
            strength += self.ix.fighting[house] * self.dreadnought_strength(house)
        return strength + self.swords[house] if strength else 0

    def dreadnought_strength(self, house: HouseId) -> int:
        """3, or what the Leader makes it, though not as a Rival (IX-DREAD-04, IX-SOLO-28)."""
        if self.is_rival(house):
            return DREADNOUGHT_STRENGTH
        return ABILITIES[self.leader[house]].dreadnought_strength

    def fights(self, house: HouseId) -> bool:
        """Whether the house has a unit in the Conflict (IX-DREAD-07)."""
        return self.troops[house] > 0 or (self.ix is not None and self.ix.fighting[house] > 0)

    def controller(self, location: int) -> HouseId:
        """Who controls a location: a dreadnought covers the marker there (IX-DREAD-14, -19)."""
        if self.ix is not None and self.ix.holder[location] != NOBODY:
            return self.ix.holder[location]
        return self.control[location]

    @property
    def epic(self) -> bool:
        """Whether this is an Epic game of the expansion."""
        return self.ix is not None and self.ix.epic

    @property
    def expansion(self) -> IxBoard:
        """The expansion's part of the table; only asked for when it is played with."""
        assert self.ix is not None
        return self.ix

    @property
    def every_house(self) -> list[HouseId]:
        """All houses; the list is shared."""
        return ORDERS[self.houses][0]

    @property
    def every_seat(self) -> list[HouseId]:
        """The players' houses; the list is shared."""
        return ORDERS[self.setup.players][0]

    def in_order(self, start: HouseId) -> list[HouseId]:
        """All houses clockwise from one of them; the list is shared."""
        return ORDERS[self.houses][start]

    def clockwise(self, house: HouseId, steps: int = 1) -> HouseId:
        """The house so many places to the left, fewer than there are houses."""
        return ORDERS[self.houses][house][steps]

    def opponents(self, seat: HouseId) -> list[HouseId]:
        """The other houses, clockwise from the seat's left; the list is shared."""
        return OTHERS[self.houses][seat]

    def rich_in_intrigues(self, seat: HouseId) -> list[HouseId]:
        """Opponents with four or more Intrigue cards, clockwise (IMP-INTR-16)."""
        return [house for house in self.opponents(seat) if len(self.intrigues[house]) >= 4]

    def leave(self, house: HouseId, space: SpaceId) -> None:
        """Take one of the house's Agents off a space, which is free again if nobody is left."""
        self.posts[house].remove(space)
        for posts in self.posts:
            if space in posts:
                return
        self.occupied &= ~(1 << space)

    def award(self, house: HouseId, n: int) -> None:
        """Victory Points that stay, unlike those of the influence tracks."""
        if self.scores(house):
            self.awarded[house] += n
            self.gain_vp(house, n)

    def gain_vp(self, house: HouseId, n: int) -> None:
        """Move the Score marker (IMP-END-10)."""
        if self.scores(house):
            self.score[house] += n
            if self.listener is not None:
                self.emit("vp", seat=COLOUR_KEY[house], n=n)


def restore(
    setup: Setup,
    chance: tuple[int, int],
    stack: list[Frame],
    moves: tuple[list[Sealed], list[Choice], list[int], int, Imperium | None],
    fields: tuple[object, ...],
) -> Imperium:
    """A pickled position."""
    game = Imperium(setup, Rng(chance[0], chance[1]), None)
    game.stack = stack
    game.sealed, game.history, game.movers, game.floor, game.start = moves
    for name, value in zip(FIELDS, fields[: len(FIELDS)], strict=True):
        setattr(game, name, value)
    if len(fields) > len(FIELDS):
        game.board = IX_BOARD
        game.ix = IxBoard(game.houses, None)
        for name, value in zip(IX_FIELDS, fields[len(FIELDS) :], strict=True):
            setattr(game.ix, name, value)
    return game
