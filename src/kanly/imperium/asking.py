"""Asking: a question to one seat, and the gate of whatever a question simply lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, Frame
from kanly.core.gate import Gate, Gates
from kanly.core.message import Args
from kanly.core.question import Answer, F, Question
from kanly.imperium.position import QUESTIONS, Imperium
from kanly.imperium.types import HouseId

Listing = Callable[[Imperium, F], list[Choice]]
Prompt = Callable[[Imperium, F], Args]


def question_on_top(game: Imperium) -> Question[Imperium, HouseId]:
    """The question that is asked now."""
    return QUESTIONS[game.stack[-1][0]]


def is_offered(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    decision = game.decision(seat)
    return decision is not None and choice.plain in decision.choices


def rule_of_question(game: Imperium, seat: HouseId, choice: Choice) -> str:
    return question_on_top(game).rule


ON_OFFER: Final = Gates(Gate("refuse-not-offered", rule_of_question, holds=is_offered))
"""For a verb whose choices the position or the frame simply lists."""
ALWAYS: Final[Gates[Imperium, HouseId]] = Gates()
"""For a verb that nothing stands in the way of."""


class SeatQuestion(Question[Imperium, HouseId]):
    """A question to the seat that its frame names first; its chapter says what is on offer.

    The number counts from `ASK`. Of the verb the listing says all; others have gates of their own.
    """

    __slots__ = ("args", "listing")

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        verb: int,
        listing: Listing[F],
        answer: Answer[Imperium, F],
        args: Prompt[F] | None = None,
        gates: dict[int, Gates[Imperium, HouseId]] | None = None,
        order: str = "",
    ) -> None:
        every = {verb: ON_OFFER}
        if gates is not None:
            every.update(gates)
        kinds = (Kind(name),)
        super().__init__(ASK + number, kinds, rule, self.ask_seat, answer, None, every, order)
        self.listing = cast("Listing[Frame]", listing)
        self.args = cast("Prompt[Frame] | None", args)

    def ask_seat(self, game: Imperium, frame: Frame) -> list[Decision]:
        args = None if self.args is None else self.args(game, frame)
        return [Decision(frame[1], self.kind, self.listing(game, frame), args)]


def number_in(game: Imperium, frame: Frame) -> Args:
    """What the prompt says of a frame that begins with a seat and a number."""
    _, _, n, *_ = frame
    return {"n": n}
