"""Stops: where a player is asked, of the questions that could go by without an answer.

A *window* is a moment at which a player may do something, but need not. Whether anybody is asked
there depends on the players' stops alone, never on what they hold, so that nobody learns from the
course of the game who could have done something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game

ALWAYS: Final = 1_000_000
NEVER: Final = 0
FORCED: Final = "forced"
"""The stop at questions with a single answer."""
PASSING: Final = ("claim", "pass", "decline", "end", "promise 0")
"""How a window goes by: the first of these answers that there is. What costs nothing, such as CHOAM
Charity, is taken and never declined for a player (CLA-CHOAM-02)."""

Settings = Mapping[str, int]
"""A player's stops by name: the last turn in which they hold, NEVER or ALWAYS."""


def secret_reaction(game: Game, decision: Decision) -> str:
    """Unless a game says otherwise, every question that others are not told of is a window."""
    return decision.kind.name if decision.kind.unseen else ""


def several_answers(game: Game, decision: Decision) -> bool:
    """Whether the player has anything to choose."""
    return len(decision.choices) > 1


def no_order(game: Game, decision: Decision, most: int) -> str | None:
    return None


@dataclass(frozen=True)
class Stops:
    """What a game tells of its windows."""

    window: Callable[[Game, Decision], str] = secret_reaction
    """The name of the window that a question is; empty if it is none."""
    useful: Callable[[Game, Decision], bool] = several_answers
    """Whether its player could do anything there."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The windows at which a player can set a stop, each with the message key of its name. What
    comes before a hyphen is the kind of window (`pause-battle`)."""
    alone: frozenset[str] | None = None
    """Where a player alone with bots stops unless told otherwise; None: everywhere."""
    company: frozenset[str] | None = None
    """The same at a table of several people."""
    fixed: frozenset[str] = frozenset()
    """Windows that nobody can do without: their players are waited for."""
    pauses: frozenset[str] = frozenset()
    """Windows that are not worth a second stop as long as nothing happens."""
    quiet: frozenset[str] = frozenset()
    """Keys of events that do not count as something happening."""
    forced: bool = False
    """Whether a question with a single answer is answered for the player."""
    idle: frozenset[str] = frozenset()
    """Answers that are given for a player alone with bots where there is no other, unless they
    want to be asked. Others could learn from the time it takes that there was no other."""
    order: Callable[[Game, Decision, int], str | None] = no_order
    """The answer of a player who has said beforehand how far to go."""
    lots: Callable[[Game], tuple[str, ...]] = lambda game: ()
    """For what such an order is given: what is up for auction now, and all that is this turn."""

    def stops(self, own: Settings, name: str, alone: bool, turn: int) -> bool:
        """Whether a player with these settings stops at a window."""
        if name in self.fixed:
            return True
        return own.get(name, self.usual(name, alone)) >= turn

    def spares(self, own: Settings, decision: Decision, alone: bool, turn: int) -> bool:
        """Whether the only answer to a question is given for a player with these settings."""
        if len(decision.choices) > 1:
            return False
        if alone and FORCED not in own and decision.choices[0].notation in self.idle:
            return True
        return not self.stops(own, FORCED, alone, turn)

    def usual(self, name: str, alone: bool) -> int:
        """A stop that its player has not touched."""
        if name == FORCED:
            return NEVER if self.forced else ALWAYS
        usual = self.alone if alone else self.company
        return ALWAYS if usual is None or name in usual else NEVER


def passing(decision: Decision) -> Choice | None:
    """The answer with which a window goes by, if it has one."""
    offered = {choice.notation: choice for choice in decision.choices}
    return next((offered[notation] for notation in PASSING if notation in offered), None)
