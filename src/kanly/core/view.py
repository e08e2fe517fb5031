"""A view: everything one seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.core.decision import Decision
from kanly.core.layout import as_html, picture
from kanly.core.rng import generator

if TYPE_CHECKING:
    from kanly.core.game import Game


class View:
    """What a seat knows: a masked position, what it is asked or may do unasked, and who else is
    asked openly.

    It holds no hidden value at all, so whatever is made from it, a page, a bot's thought or
    a sampled position, cannot leak one.
    """

    __slots__ = ("asked", "decision", "offer", "position", "seat")

    def __init__(
        self,
        seat: int | None,
        position: Game,
        decision: Decision | None,
        asked: list[tuple[int, str]],
        offer: Decision | None = None,
    ) -> None:
        self.seat = seat
        self.position = position
        self.decision = decision
        self.asked = asked
        self.offer = offer
        position.asks_only([] if decision is None else [decision])

    def sample(self, chance: object) -> Game:
        """A random full position consistent with everything in this view, from a seed or a
        generator: the core's own, `random.Random` or numpy's."""
        rng = generator(chance)
        game = self.position.redeal(rng)
        game.reseal(rng)
        return game

    def data(self) -> dict[str, object]:
        """The view by names, as plain data fit for JSON."""
        data = self.position.describe()
        data["asked"] = [{"seat": seat, "kind": kind} for seat, kind in self.asked]
        if self.decision is not None:
            data["decision"] = question(self.decision)
        if self.offer is not None:
            data["offer"] = question(self.offer)
        return data

    def __str__(self) -> str:
        return "\n".join([self.position.text(), "", *self.questions()]).rstrip()

    def questions(self) -> list[str]:
        """Who is asked, and what the seat is asked or may do itself."""
        lines = [f"seat {seat} is asked: {kind}" for seat, kind in self.asked]
        if self.decision is not None:
            lines.append(f"you are asked: {self.decision}")
        if self.offer is not None:
            lines.append(f"you may also do, out of turn: {self.offer}")
        return lines

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        asked = "" if self.decision is None else f", asked {self.decision.kind}"
        return f"<view of {who}: {repr(self.position)[1:-1]}{asked}>"

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        return picture(self.position) + as_html("\n".join(self.questions()))

    def __reduce__(self) -> tuple[type[View], tuple[object, ...]]:
        return (View, (self.seat, self.position, self.decision, self.asked, self.offer))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.asked == other.asked
            and self.decision == other.decision
            and self.offer == other.offer
            and self.position.state() == other.position.state()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.position.digest()))


def question(decision: Decision) -> dict[str, object]:
    """A decision by names, as plain data fit for JSON."""
    return {
        "kind": decision.kind.name,
        "prompt": {"key": decision.prompt.key, "args": decision.prompt.args},
        "choices": [choice.notation for choice in decision.choices],
    }
