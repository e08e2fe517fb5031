"""The evaluation of a game: what it says of positions and choices, for networks to build on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kanly.core.decision import Decision
from kanly.core.game import Game

Parts = list[list[float]]
"""What the worth of each choice is made of."""


class Evaluation(Protocol):
    """What a seat thinks of a position. It looks at nothing the seat may not know, so that the
    true position gives the same as any sampled one.
    """

    def standing(self) -> list[float]:
        """What the seat's position is made of."""

    def parts(self, decision: Decision) -> Parts:
        """What the worth of each of its choices is made of."""


WORST: Final = 4.0
"""No part counts as worse, or better, than that of the best choice by more than this."""

WORTHS: Final = [
    "left to chance",
    "points",
    "belongings",
    "intrigues",
    "waiting",
    "battle",
    "deck",
    "turns",
    "marching",
]
"""What the worth of a choice is made of, by name."""
KINDS: Final = len(WORTHS)
"""How many parts the worth of a choice has."""
STANDING: Final = KINDS - 1
"""How many parts a standing has: nothing of it is left to chance."""

Evaluate = Callable[[Game, int], Evaluation]
"""Evaluates a position for a seat."""


class Unevaluated:
    """Stands in for the evaluation of a game that has none: everything is worth the same."""

    def __init__(self, game: Game, seat: int) -> None:
        pass

    def standing(self) -> list[float]:
        return [0.0] * STANDING

    def parts(self, decision: Decision) -> Parts:
        return [[0.0] * KINDS for _ in decision.choices]


def added(parts: list[float]) -> float:
    """The worth that is made of these parts."""
    chance, points, belongings, intrigues, waiting, battle, deck, turns, marching = parts
    standing = points + belongings + intrigues + (waiting + battle + deck)
    return chance + (standing + turns + marching)


def best(parts: Parts) -> int:
    """The choice that is worth most, the first of them if there are several."""
    worths = [added(each) for each in parts]
    return worths.index(max(worths))


def below_best(parts: Parts) -> Parts:
    """How far each choice is below the best one, part by part, within reason."""
    model = parts[best(parts)]
    return [
        [max(-WORST, min(WORST, part - other)) for part, other in zip(each, model)]
        for each in parts
    ]
