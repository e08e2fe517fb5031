"""Questions: everything the engine knows about one kind of thing that a game asks.

A question is one value in the chapter that asks it. The dispatch of frames, the closed set of
kinds, the rule behind a question and the reasons for a refusal are all built from these values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import Frame, Game
from kanly.core.gate import Gates

Position = TypeVar("Position", bound=Game)

Ask = Callable[[Position, Frame], list[Decision]]
Answer = Callable[[Position, Frame, Choice], None]
Settle = Callable[[Position, Frame, dict[int, list[Choice]]], None]
Carry = Callable[[Position, Frame], None]


class Question(Generic[Position]):
    """What is asked, of whom and how openly, which choices answer it, and what an answer does.

    `frame` is the number of its frames on the stack, `rule` the rule behind it, and `gates` what
    each verb that answers it needs. An open question has an `answer`, a secret one `settle`.
    `order` is the rule behind who is asked, where the game has no general one.
    """

    __slots__ = ("answer", "ask", "frame", "gates", "kind", "kinds", "order", "rule", "settle")

    def __init__(
        self,
        frame: int,
        kinds: tuple[Kind, ...],
        rule: str,
        ask: Ask[Position],
        answer: Answer[Position] | None = None,
        settle: Settle[Position] | None = None,
        gates: dict[int, Gates[Position]] | None = None,
        order: str = "",
    ) -> None:
        assert (answer is None) != (settle is None), f"{kinds}: answered or settled, not both"
        self.frame = frame
        self.kinds = kinds
        self.kind = kinds[0]
        self.rule = rule
        self.ask = ask
        self.answer = answer
        self.settle = settle
        self.gates: dict[int, Gates[Position]] = gates or {}
        self.order = order


class Step(Generic[Position]):
    """A frame that is carried out at once: its number, and what it does."""

    __slots__ = ("carry", "frame")

    def __init__(self, frame: int, carry: Carry[Position]) -> None:
        self.frame = frame
        self.carry = carry
