"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.errors import UnknownName
from kanly.core.result import Result

Reward = Callable[[Result, int], list[float]]
"""From a result and the number of players, a reward for each seat."""


def win(result: Result, players: int) -> list[float]:
    """A share of the victory: 1 alone, 1/2 with one other, 0 for everyone who did not win."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def margin(result: Result, players: int) -> list[float]:
    """Points ahead of the best other house, or behind it."""
    scores = result.scores
    return [
        float(scores[seat] - max([x for house, x in enumerate(scores) if house != seat], default=0))
        for seat in range(players)
    ]


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise UnknownName("reward", name, list(REWARDS))
    return REWARDS[name]
