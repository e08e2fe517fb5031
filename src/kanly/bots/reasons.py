"""Why a choice is advised, in messages: what it gains, costs, risks or prevents.

Every choice that is advised was played on in the same sampled worlds. What came of it there is
compared with what came of the others, and the greatest differences are the reasons.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from kanly.core.message import Message

Facts = dict[str, float]
"""What a position that a playout has reached looks like for the seat that is advised."""

CHANCE: Final = "chance"
RIVAL: Final = "rival"
"""The chance of the strongest opponent."""
SCALES: Final = {
    RIVAL: 0.03,
    "points": 0.25,
    "influence": 0.4,
    "resources": 0.8,
    "troops": 0.8,
    "intrigues": 0.4,
    "strongholds": 0.3,
    "spice": 1.5,
    "forces": 1.0,
    "leaders": 0.3,
    "cards": 0.4,
    "clock": 0.2,
}
"""The least difference of each fact that is worth a word."""
MOST: Final = 3
"""Reasons that are given for a choice."""
WIDE: Final = 0.3
"""A chance that ends this far apart from world to world is a gamble."""
ENOUGH: Final = 6
"""Playouts of which it can be said how far apart they end."""


def reasons(own: list[Facts], others: list[Facts]) -> list[Message]:
    """Why one choice is better or worse than others, most important first."""
    if not own or not others:
        return []
    found: list[tuple[float, Message]] = []
    for key, scale in SCALES.items():
        if key in own[0]:
            mine, theirs = [x[key] for x in own], [x[key] for x in others]
            apart = fmean(mine) - fmean(theirs)
            if abs(apart) >= max(scale, error(mine, theirs)):
                found.append((abs(apart) / scale, difference(key, apart)))
    found.sort(key=lambda each: each[0], reverse=True)
    told = [message for _, message in found[:MOST]]
    gamble = spread(own)
    if gamble is not None:
        told.append(gamble)
    return told or [Message("reason-alike")]


def error(mine: list[float], theirs: list[float]) -> float:
    """The standard error of a difference."""
    return sqrt(pvariance(mine) / len(mine) + pvariance(theirs) / len(theirs))


def difference(key: str, apart: float) -> Message:
    """One difference as a message: in percent where it is a chance."""
    number = 100 * abs(apart) if key == RIVAL else abs(apart)
    return Message(f"reason-{key}-{'more' if apart > 0 else 'less'}", {"n": max(1, round(number))})


def spread(own: list[Facts]) -> Message | None:
    """Between which chances a choice ends in eight of ten worlds, if they are far apart."""
    chances = sorted([facts[CHANCE] for facts in own])
    if len(chances) < ENOUGH:
        return None
    low, high = chances[len(chances) // 10], chances[-1 - len(chances) // 10]
    if high - low < WIDE:
        return None
    return Message("reason-gamble", {"low": round(100 * low), "high": round(100 * high)})
