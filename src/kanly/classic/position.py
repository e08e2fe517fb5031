"""The position: everything on the table, in columns by faction, as small integers.

A faction keeps its number of the tables whether it plays or not: `spice[ATREIDES]`. A player has
a seat; in the game of two factions each a seat plays two of them.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.keys import FACTION as FACTION
from kanly.classic.map import each_territory, factions
from kanly.classic.marks import CAPTIVE as CAPTIVE
from kanly.classic.marks import HOME as HOME
from kanly.classic.marks import LEADER_COUNT as LEADER_COUNT
from kanly.classic.marks import NOBODY as NOBODY
from kanly.classic.marks import NOWHERE as NOWHERE
from kanly.classic.marks import PLACES as PLACES
from kanly.classic.marks import PUBLIC as PUBLIC
from kanly.classic.marks import TANKS as TANKS
from kanly.classic.marks import Deal as Deal
from kanly.classic.marks import N as N
from kanly.classic.marks import Term as Term
from kanly.classic.options import Rules
from kanly.classic.position_columns import FIELDS, Columns
from kanly.classic.tables.factions import BENE_GESSERIT, EVERY_FACTION, FACTIONS
from kanly.classic.tables.numbers import WALL_WORMS
from kanly.classic.tables.territories import SHIELD_WALL, STRONGHOLDS, TERRITORIES
from kanly.classic.types import FactionId, PowerId, TerritoryId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.event import ALL
from kanly.core.game import Dispatch, Frame, Game, Pile, Sealed
from kanly.core.message import Refusal
from kanly.core.result import Result
from kanly.core.rng import Rng
from kanly.core.setup import Setup
from kanly.core.shape import HIDDEN as HIDDEN
from kanly.core.shape import NOTHING as NOTHING

# Elements of a battle plan, as they stand in `plans` ----------------------------------------------
DIAL: Final = 0
SUPPORT: Final = 1
LEADER: Final = 2
KWISATZ: Final = 3
WEAPON: Final = 4
DEFENSE: Final = 5
CHEAP: Final = -5
"""A Cheap Hero in place of a leader."""


DISPATCH: Final = Dispatch()
"""What each frame does, by its number; `rules` fills it."""


class Classic(Columns):
    """A game of the classic Dune."""

    def __init__(self, setup: Setup, rng: Rng, rules: Rules, like: Classic | None) -> None:
        super().__init__(setup, rng, DISPATCH)
        self.rules = rules
        if like is None:
            self.new_columns()
        else:
            self.copy_columns(like)

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in FIELDS])

    def clone(self) -> Classic:
        copy = Classic(self.setup, self.rng.copy(), self.rules, self)
        self.carry_over(copy)
        return copy

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        moves = (self.sealed, self.history, self.movers, self.floor, self.start)
        chance = (self.rng.s1, self.rng.s2)
        return (restore, (self.setup, chance, self.stack, moves, self.fields()))

    # What has a module of its own -----------------------------------------------------------------

    def answers_once(self, kind: Kind) -> bool:
        """A seat with two factions answers for one after the other."""
        return kind.once and not self.rules.two_factions

    def offer(self, seat: int) -> Decision | None:
        from kanly.classic.offers import offer

        return offer(self, seat)

    def interrupt(self, seat: int, choice: Choice) -> None:
        from kanly.classic.offers import interrupt

        interrupt(self, seat, choice)

    def refuse(self, seat: int, choice: Choice) -> Refusal:
        """Who is not asked may make deals all the same, and hears why one cannot be made."""
        own = choice.game == self.setup.game
        if own and not self.over and self.free(seat) is not None:
            return self.explain(seat, choice)
        return super().refuse(seat, choice)

    def explain(self, seat: int, choice: Choice) -> Refusal:
        from kanly.classic.explain import explain

        return explain(self, seat, choice)

    def rule(self, seat: int) -> str:
        from kanly.classic.explain import rule

        return rule(self, seat)

    def mask(self, seat: int | None) -> Classic:
        from kanly.classic.views import mask

        return mask(self, seat)

    def undrawn(self) -> list[Pile]:
        from kanly.classic import views

        return views.undrawn(self)

    def redeal(self, rng: Rng) -> Classic:
        from kanly.classic.views import redeal

        return redeal(self, rng)

    def check(self) -> None:
        from kanly.classic.invariants import check

        check(self)

    def describe(self) -> dict[str, object]:
        from kanly.classic.describe import describe

        return describe(self)

    def text(self) -> str:
        from kanly.classic.text import text

        return text(self)

    @property
    def result(self) -> Result | None:
        from kanly.classic.victory import result

        return result(self) if self.over else None

    @property
    def rounds(self) -> int:
        return self.turn

    # Small questions ------------------------------------------------------------------------------

    def plays(self, faction: FactionId) -> bool:
        """Whether a faction is in the game."""
        return self.seat[faction] != NOBODY

    def factions_of(self, seat: int) -> list[FactionId]:
        """The factions that a seat plays."""
        return [faction for faction in EVERY_FACTION if self.seat[faction] == seat]

    def others(self, faction: FactionId) -> list[FactionId]:
        """All other factions in play, in storm order."""
        return [other for other in self.order if other != faction]

    def allied(self, one: FactionId, other: int) -> bool:
        """Whether two factions are in one alliance, or of one player (CLA-PLAYERS-12)."""
        return bool(self.ally[one] >> other & 1) or self.partners(one, other)

    def partners(self, one: FactionId, other: int) -> bool:
        """Whether two factions are of one player."""
        return self.rules.two_factions and one != other and self.seat[one] == self.seat[other]

    def allies(self, faction: FactionId) -> list[FactionId]:
        """The allies of a faction, in storm order."""
        mask = self.ally[faction]
        return [other for other in self.order if mask >> other & 1] if mask else []

    def fighters(self, faction: FactionId) -> int:
        """The locations with fighting forces of a faction (advisors do not fight)."""
        where = self.where[faction]
        if faction == BENE_GESSERIT and self.advisors:
            for territory in each_territory(self.advisors):
                where &= ~TERRITORIES[territory].mask
        return where

    def fights_at(self, faction: FactionId, territory: TerritoryId) -> bool:
        """Whether it has fighting forces in a territory."""
        return bool(self.fighters(faction) & TERRITORIES[territory].mask)

    def occupies(self, faction: FactionId, territory: TerritoryId) -> bool:
        """Whether it counts as the occupant of a stronghold (CLA-WIN-06, CLA-WIN-07)."""
        if not self.fights_at(faction, territory):
            return False
        if self.rules.contested_counts:
            return True
        for other in self.order:
            if other != faction and self.fights_at(other, territory):
                return False
        return True

    def wall_is_stronghold(self) -> bool:
        """Whether the Shield Wall counts as a stronghold, if the option lets it (CLA-WIN-16)."""
        return self.rules.wall_stronghold and self.wall and self.worms_turned >= WALL_WORMS

    def strongholds(self) -> int:
        """The locations of all strongholds."""
        wall = TERRITORIES[SHIELD_WALL].mask if self.wall_is_stronghold() else 0
        return STRONGHOLDS | wall

    def room(self, faction: FactionId) -> bool:
        """Whether it may hold another Treachery card (CLA-BID-02)."""
        return len(self.hand[faction]) < FACTIONS[faction].hand_limit

    def is_stopped(self, power: PowerId) -> bool:
        """Whether a Karama stops this power now; a stop for one use ends with this."""
        if self.stopped_once >> power & 1:
            self.stopped_once &= ~(1 << power)
            return True
        return bool(self.stopped >> power & 1)

    def is_off(self, power: PowerId) -> bool:
        """Whether this power is stopped, without using up a stop for one use."""
        return bool((self.stopped | self.stopped_once) >> power & 1)

    # Telling --------------------------------------------------------------------------------------

    def tell(self, key: str, **args: int | str) -> None:
        """Tell everyone."""
        if self.listener is not None:
            self.emit("classic-" + key, ALL, **args)

    def whisper(self, key: str, told: int, **args: int | str) -> None:
        """Tell the players of some factions only."""
        if self.listener is not None:
            audience = 0
            for faction in factions(told):
                audience |= 1 << self.seat[faction]
            self.emit("classic-" + key, audience, **args)


def restore(
    setup: Setup,
    chance: tuple[int, int],
    stack: list[Frame],
    moves: tuple[list[Sealed], list[Choice], list[int], int, Game | None],
    fields: tuple[object, ...],
) -> Classic:
    """A pickled position."""
    rules = Rules(setup.players, setup.options)
    game = Classic(setup, Rng(chance[0], chance[1]), rules, None)
    game.stack = stack
    game.sealed, game.history, game.movers, game.floor, game.start = moves
    for i in range(len(FIELDS)):
        setattr(game, FIELDS[i], fields[i])
    return game
