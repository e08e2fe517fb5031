"""Questions: everything the engine knows about one kind of thing that a game asks.

A question is one value in the chapter that asks it. The dispatch of frames, the closed set of
kinds, the rule behind a question and the reasons for a refusal are all built from these values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Generic, TypeVar, cast

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, Dispatch, Frame, Game, has_no_answer, is_not_settled
from kanly.core.gate import Gates

Position = TypeVar("Position", bound=Game)
Owner = TypeVar("Owner", bound=int)
"""Whoever makes a choice: a house or a faction."""
F = TypeVar("F", bound=Frame)
"""The frames of one question or step: their number, then what they say, each with its type."""

Ask = Callable[[Position, F], list[Decision]]
Answer = Callable[[Position, F, Choice], None]
Settle = Callable[[Position, F, dict[int, list[Choice]]], None]
Carry = Callable[[Position, F], None]


class Question(Generic[Position, Owner]):
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
        ask: Ask[Position, F],
        answer: Answer[Position, F] | None = None,
        settle: Settle[Position, F] | None = None,
        gates: dict[int, Gates[Position, Owner]] | None = None,
        order: str = "",
    ) -> None:
        assert (answer is None) != (settle is None), f"{kinds}: answered or settled, not both"
        self.frame = frame
        self.kinds = kinds
        self.kind = kinds[0]
        self.rule = rule
        self.ask = cast("Ask[Position, Frame]", ask)
        self.answer = cast("Answer[Position, Frame] | None", answer)
        self.settle = cast("Settle[Position, Frame] | None", settle)
        self.gates: dict[int, Gates[Position, Owner]] = gates or {}
        self.order = order


class Step(Generic[Position]):
    """A frame that is carried out at once: its number, and what it does."""

    __slots__ = ("carry", "frame")

    def __init__(self, frame: int, carry: Carry[Position, F]) -> None:
        self.frame = frame
        self.carry = cast("Carry[Position, Frame]", carry)


S = TypeVar("S")
Q = TypeVar("Q")


def read_chapters(
    chapters: Iterable[ModuleType],
    dispatch: Dispatch,
    steps: dict[int, S],
    questions: dict[int, Q],
) -> dict[int, str]:
    """Enter what the chapters say by the numbers of its frames; the names of all frames.

    Every number is taken once, and none of the steps is left out.
    """
    made: dict[int, Step[Game]] = {}
    names: dict[int, str] = {}
    for chapter in chapters:
        for name, value in vars(chapter).items():
            if isinstance(value, (Step, Question)):
                known = names.setdefault(value.frame, spelled(name))
                assert known == spelled(name), f"{name} has the number of {known}"
            if isinstance(value, Step):
                made[value.frame] = value
                steps[value.frame] = cast("S", value)
            elif isinstance(value, Question):
                questions[value.frame] = cast("Q", value)
                dispatch.asks[value.frame - ASK] = value.ask
                dispatch.answers[value.frame - ASK] = value.answer or has_no_answer
                dispatch.settles[value.frame - ASK] = value.settle or is_not_settled
    dispatch.steps += [made[number].carry for number in range(len(made))]
    return names


def spelled(name: str) -> str:
    return name.lower().replace("_", "-")
