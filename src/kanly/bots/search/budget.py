"""How long a bot may think: so many seconds, or so many playouts."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from math import ceil

from kanly.core.errors import BadOption

FIRST = 4
"""Playouts to begin with, until it is known how long they take."""
LATE = 0.85
"""The share of the time after which playouts are cut short..."""
AIM = 0.75
"""...and that by which they should have ended, so that hardly any is."""

MOST_SECONDS = 600
MOST_PLAYOUTS = 1_000_000
"""What may be asked for."""

WRITTEN = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<seconds>s?)")


@dataclass(frozen=True)
class Budget:
    """Seconds or playouts for one decision; whichever is used up first ends the thinking."""

    seconds: float | None = None
    playouts: int | None = None

    def clock(self) -> Clock:
        return Clock(self)


class Clock:
    """A budget being used up."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.perf_counter()
        self.done = 0

    def spend(self, playouts: int) -> None:
        """So many playouts were made."""
        self.done += playouts

    @property
    def used(self) -> float:
        """Seconds since the beginning."""
        return time.perf_counter() - self.began

    @property
    def share(self) -> float:
        """How much of the budget is used up: all of it when no more playouts should begin."""
        budget = self.budget
        made = self.done / budget.playouts if budget.playouts else 0.0
        return max(made, self.used / (budget.seconds * AIM)) if budget.seconds else made

    @property
    def late(self) -> bool:
        """Whether the time is up, even in the middle of a playout."""
        return self.budget.seconds is not None and self.used > self.budget.seconds * LATE

    def next(self, most: int) -> int:
        """How many playouts to begin together now: none if the budget is used up."""
        budget = self.budget
        if budget.playouts is not None:
            most = min(most, budget.playouts - self.done)
        if budget.seconds is not None:
            if not self.done:
                return min(most, FIRST)
            left = budget.seconds * AIM - self.used
            most = min(most, int(left / (self.used / self.done)))
        return max(0, most)


def parsed(text: str) -> Budget:
    """A budget as it is written: `1s`, `0.5s` or, in playouts, `200`."""
    match = WRITTEN.fullmatch(text)
    if match is None or float(match["number"]) <= 0:
        raise BadOption(f"budget '{text}': expected seconds as in 0.5s, or playouts as in 200")
    number = float(match["number"])
    if number > (MOST_SECONDS if match["seconds"] else MOST_PLAYOUTS):
        raise BadOption(
            f"budget '{text}': expected at most {MOST_SECONDS}s, or {MOST_PLAYOUTS} playouts"
        )
    return Budget(seconds=number) if match["seconds"] else Budget(playouts=ceil(number))
