"""Time by which the server measures: it only ever goes forward, whatever is done to the wall clock.

A process looks at the wall clock once, when it starts, and counts from there by a clock that nobody
can set. What it stores can therefore be compared with what it stored before it was started again.
`store.games.now` is the date, for people to read.
"""

from __future__ import annotations

import time


def ticks() -> int:
    """Nanoseconds of a clock that nobody can set, and that goes on while the machine sleeps."""
    kind = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if kind is None else time.clock_gettime_ns(kind)


class Timer:
    """Milliseconds since 1970, as the wall clock had it when this began."""

    def __init__(self) -> None:
        self.ahead = time.time_ns() - ticks()

    def __call__(self) -> int:
        return (self.ahead + ticks()) // 1_000_000


steady = Timer()
"""Milliseconds since 1970 that never jump: for clocks, waits, and leases."""
