"""A decision: who is asked, what, and every legal answer."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.message import Args, Message

SHOWN: Final = 6
"""So many choices of a decision are shown when it is printed."""


class Kind:
    """What sort of question a decision is. Each game has a closed set of them."""

    __slots__ = ("key", "name", "once", "secret", "unseen")

    def __init__(
        self, name: str, secret: bool = False, unseen: bool = False, once: bool = False
    ) -> None:
        self.name = name
        self.key = "ask-" + name
        self.secret = secret
        """The answer stays sealed until every seat that owes one has given it."""
        self.unseen = unseen
        """Others are not told that this seat is being asked."""
        self.once = once
        """Each who is asked in secret gives one answer."""

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str, bool, bool, bool]]:
        return (Kind, (self.name, self.secret, self.unseen, self.once))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kind) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


class Decision:
    """A seat's question with all its legal choices, complete and in a stable order."""

    __slots__ = ("args", "choices", "kind", "seat")

    def __init__(
        self, seat: int, kind: Kind, choices: list[Choice], args: Args | None = None
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.choices = choices
        self.args = args

    def copy(self) -> Decision:
        """A decision of one's own, whose list may be changed at will."""
        return Decision(self.seat, self.kind, self.choices[:], self.args)

    def narrowed(self, choice: Choice) -> Decision:
        """The same question with one answer."""
        return Decision(self.seat, self.kind, [choice], self.args)

    @property
    def prompt(self) -> Message:
        """What is asked, as a message."""
        return Message(self.kind.key, self.args)

    def __reduce__(self) -> tuple[type[Decision], tuple[int, Kind, list[Choice], Args | None]]:
        return (Decision, (self.seat, self.kind, self.choices, self.args))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.choices == other.choices
            and (self.args or {}) == (other.args or {})
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.kind.name, len(self.choices)))

    def __str__(self) -> str:
        shown = [choice.notation for choice in self.choices[:SHOWN]]
        more = len(self.choices) - len(shown)
        end = f", and {more} more" if more else ""
        return f"seat {self.seat}, {self.kind}: {', '.join(shown)}{end}"

    def __repr__(self) -> str:
        return f"<{self}>"
