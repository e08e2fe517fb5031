"""Gates: what a kind of choice needs. Listing and refusing use the same list of them.

A choice is legal when every gate holds; it is refused for the first one that does not, with that
gate's message and rule. So a refusal cannot disagree with the list. Where choices differ by a place
(a space, a location), a gate can be a mask of the places where it holds, and listing is a few ANDs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from kanly.core.choice import Choice
from kanly.core.game import Game
from kanly.core.message import Args, Refusal

Position = TypeVar("Position", bound=Game)
Owner = TypeVar("Owner", bound=int)
"""Whoever would make the choice: a house or a faction."""

EVERYWHERE: Final = -1
"""The mask of all places."""


class Gate(Generic[Position, Owner]):
    """A condition: whether it holds for a player's choice, and the refusal if it does not.

    It is one of three functions: `when` asks about the position alone, `mask` gives the places
    where it holds (the place of a choice is its first number), `holds` looks at the choice. `rule`
    is the same for all choices or depends on the choice; `args` are the arguments of the message.
    """

    __slots__ = ("args", "holds", "key", "mask", "rule", "when")

    def __init__(
        self,
        key: str,
        rule: str | Callable[[Position, Owner, Choice], str],
        holds: Callable[[Position, Owner, Choice], bool] | None = None,
        mask: Callable[[Position, Owner], int] | None = None,
        when: Callable[[Position, Owner], bool] | None = None,
        args: Callable[[Position, Owner, Choice], Args] | None = None,
    ) -> None:
        given = (holds is not None) + (mask is not None) + (when is not None)
        assert given == 1, f"{key}: one function, not {given}"
        self.key = key
        self.rule = rule
        self.holds = holds
        self.mask = mask
        self.when = when
        self.args = args

    def passes(self, game: Position, owner: Owner, choice: Choice) -> bool:
        if self.when is not None:
            return self.when(game, owner)
        if self.mask is not None:
            return bool(self.mask(game, owner) >> choice.a & 1)
        assert self.holds is not None
        return self.holds(game, owner, choice)

    def refusal(self, game: Position, owner: Owner, choice: Choice) -> Refusal:
        rule = self.rule if isinstance(self.rule, str) else self.rule(game, owner, choice)
        return Refusal(self.key, rule, self.args(game, owner, choice) if self.args else None)


class Gates(Generic[Position, Owner]):
    """All that a kind of choice needs, in the order in which a refusal names it."""

    __slots__ = ("gates", "masks", "whens")

    def __init__(self, *gates: Gate[Position, Owner]) -> None:
        self.gates = gates
        self.masks = [gate.mask for gate in gates if gate.mask is not None]
        self.whens = [gate.when for gate in gates if gate.when is not None]

    def listed(self, game: Position, owner: Owner, choices: list[Choice]) -> list[Choice]:
        """Those of the choices that pass every gate."""
        found = choices
        for gate in self.gates:
            if gate.when is not None:
                found = found if gate.when(game, owner) else []
            elif gate.mask is not None:
                places = gate.mask(game, owner)
                found = [choice for choice in found if places >> choice.a & 1]
            elif gate.holds is not None:
                holds = gate.holds
                found = [choice for choice in found if holds(game, owner, choice)]
            if not found:
                break
        return found

    def open(self, game: Position, owner: Owner) -> bool:
        """Whether every gate holds that asks about the position alone."""
        for when in self.whens:
            if not when(game, owner):
                return False
        return True

    def places(self, game: Position, owner: Owner) -> int:
        """The places that pass every gate but those that look at the choice."""
        for when in self.whens:
            if not when(game, owner):
                return 0
        found = EVERYWHERE
        for mask in self.masks:
            found &= mask(game, owner)
            if not found:
                break
        return found

    def failing(self, game: Position, owner: Owner, choice: Choice) -> Gate[Position, Owner] | None:
        """The first gate that does not hold."""
        for gate in self.gates:
            if not gate.passes(game, owner, choice):
                return gate
        return None

    def refusal(self, game: Position, owner: Owner, choice: Choice) -> Refusal | None:
        """Why the choice is refused, or None if nothing stands in its way."""
        gate = self.failing(game, owner, choice)
        return None if gate is None else gate.refusal(game, owner, choice)
