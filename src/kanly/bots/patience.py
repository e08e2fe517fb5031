"""How long people wait for bots: a little for each level, however many bots decide in turn.

Each decision takes a part of the time that is left, so that the first ones, about where forces go,
get most of it and what follows from them little. The time is full again as soon as a person has
chosen. What a bot thinks while a person is asked, or while its answer rests for its pace, costs
nothing.
"""

from __future__ import annotations

from math import inf
from typing import Final

from kanly.bots.kit import bots_kit
from kanly.bots.roster import THINKS
from kanly.core.registry import KITS

WAITS: Final = {"mentat": 3.0, "master": 1.0, "mcts": 1.0}
"""Seconds that people wait in all for bots of a level, between two choices of their own."""
PART: Final = 0.4
"""The part of what is left that one decision takes..."""
LEAST: Final = 0.05
"""...and the least that it has."""
MARGIN: Final = 0.8
"""The share of the time allowed that a bot is told to use."""


class Patience:
    """What is left of people's patience at one table."""

    def __init__(self) -> None:
        self.waited = 0.0

    def allows(self, name: str, free: float = 0.0) -> str:
        """A bot that answers in time: `free` are seconds for which nobody waits."""
        if name not in WAITS:
            return name
        return within(name, free + max(LEAST, PART * (WAITS[name] - self.waited)))

    def spend(self, seconds: float) -> None:
        """People waited so long."""
        self.waited += max(0.0, seconds)


def within(name: str, seconds: float) -> str:
    """A bot that answers within so many seconds: one that thinks longer is given less time."""
    if name not in THINKS:
        return name
    budgets = [bots_kit(game).budget(name) for game in KITS]
    if max(budget.seconds or inf for budget in budgets) <= MARGIN * seconds:
        return name
    return f"{name}@{MARGIN * seconds:.3f}s"
