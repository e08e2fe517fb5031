"""What happened: typed values with an audience, made only when someone listens."""

from __future__ import annotations

from typing import Final

from kanly.core.message import Args, Message

ALL: Final = -1
"""Audience mask of an event that everyone may see."""


class Event:
    """One thing that happened, for the seats in its audience (a bit mask, or ALL)."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: Args, audience: int = ALL) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        if seat is None:
            return self.audience == ALL
        return self.audience == ALL or bool(self.audience >> seat & 1)

    @property
    def message(self) -> Message:
        return Message("event-" + self.key, self.args)

    def __reduce__(self) -> tuple[object, tuple[str, Args, int]]:
        return (Event, (self.key, self.args, self.audience))

    def __repr__(self) -> str:
        return repr(self.message)


Listener = list[Event]
"""Whoever listens hands the game a list; events are appended to it."""
