"""Clocks: who thinks since when, and how long each has left."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from kanly.core.game import Game
from kanly.server.rooms.doc import DAY, ClockSpec

WINDOW_MS = 30_000
"""How long a secret response window stays open where there is a clock."""


class Clock(msgspec.Struct):
    """Time left by seat, and since when each runs. Only seats asked in the open run."""

    left: list[int] = []
    since: dict[int, int] = {}
    asked: list[int] | None = None
    """Everybody who is asked, in secret too, so that their list of games need not read this one;
    None where that is not known."""
    openly: list[int] = []
    """Those of them who are asked in the open."""
    late: dict[int, int] = {}
    """By seat: how often its time was up before it had chosen."""

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read(text: str) -> Clock:
    return msgspec.json.decode(text, type=Clock) if text else Clock()


def fresh(spec: ClockSpec | None, players: int) -> Clock:
    """The clocks at the start of a game."""
    if spec is None:
        return Clock()
    return Clock([DAY * spec.days if spec.kind == "days" else spec.base_ms] * players, {})


def after(
    clock: Clock, spec: ClockSpec | None, mover: int | None, asked: list[int], now: int
) -> Clock:
    """The clocks after a choice of `mover`, when these seats are asked in the open."""
    if spec is None:
        return clock
    left = clock.left[:]
    since = {seat: start for seat, start in clock.since.items() if seat in asked and seat != mover}
    for seat, start in clock.since.items():
        if seat not in since and spec.kind == "live":
            left[seat] = max(0, left[seat] - (now - start))
            if seat == mover:
                left[seat] += spec.increment_ms
    for seat in asked:
        since.setdefault(seat, now)
    late = dict(clock.late)
    end = None if mover is None else deadline(clock, mover)
    if mover is not None and end is not None and end <= now:
        late[mover] = late.get(mover, 0) + 1
    return replace(clock, left=left, since=since, late=late)


def noted(clock: Clock, game: Game) -> Clock:
    """The clocks with who is asked now."""
    asked = [decision.seat for decision in game.pending]
    openly = [decision.seat for decision in game.pending if not decision.kind.unseen]
    return replace(clock, asked=asked, openly=openly)


def woken(clock: Clock, spec: ClockSpec | None, opened: int, now: int) -> Clock:
    """The clocks of a game from before the server was opened. Nobody pays for its being down, but
    days are days; and whatever the wall clock was meanwhile, nobody has begun after now.
    """
    least = opened if spec is not None and spec.kind == "live" else 0
    since = {seat: min(max(start, least), now) for seat, start in clock.since.items()}
    return replace(clock, since=since)


def left_at(clock: Clock, seat: int, now: int) -> int:
    """What a seat has left at a moment."""
    since = clock.since.get(seat)
    return max(0, clock.left[seat] - (now - since if since is not None else 0))


def deadline(clock: Clock, seat: int) -> int | None:
    """When a running clock is at zero."""
    since = clock.since.get(seat)
    return since + clock.left[seat] if since is not None else None
