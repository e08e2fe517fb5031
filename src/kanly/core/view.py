"""A view: everything one seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.core.decision import Decision
from kanly.core.rng import Rng

if TYPE_CHECKING:
    from kanly.core.game import Game


class View:
    """What a seat knows: a masked position, its own decision, and who else is asked openly.

    It holds no hidden value at all, so whatever is made from it, a page, a bot's thought or
    a sampled position, cannot leak one.
    """

    __slots__ = ("asked", "decision", "position", "seat")

    def __init__(
        self,
        seat: int | None,
        position: Game,
        decision: Decision | None,
        asked: list[tuple[int, str]],
    ) -> None:
        self.seat = seat
        self.position = position
        self.decision = decision
        self.asked = asked

    def sample(self, rng: Rng) -> Game:
        """A random full position consistent with everything in this view."""
        game = self.position.redeal(rng)
        game.reseal(rng)
        return game

    def data(self) -> dict[str, object]:
        """The view by names, as plain data fit for JSON."""
        data = self.position.describe()
        data["asked"] = [{"seat": seat, "kind": kind} for seat, kind in self.asked]
        if self.decision is not None:
            data["decision"] = {
                "kind": self.decision.kind.name,
                "prompt": {"key": self.decision.prompt.key, "args": self.decision.prompt.args},
                "choices": [choice.notation for choice in self.decision.choices],
            }
        return data

    def __reduce__(self) -> tuple[type[View], tuple[object, ...]]:
        return (View, (self.seat, self.position, self.decision, self.asked))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.asked == other.asked
            and self.decision == other.decision
            and self.position.state() == other.position.state()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.position.digest()))
