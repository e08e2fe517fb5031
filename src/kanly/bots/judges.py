"""What the evaluation of a game thinks of positions and choices: others build on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kanly.bots.imperium.greedy import PARTS, Judge, added
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.imperium.position import Imperium

Parts = list[list[float]]
"""What the worth of each choice is made of."""


class Judgement(Protocol):
    """What a seat thinks of a position. It looks at nothing the seat may not know, so that the
    true position gives the same as any sampled one.
    """

    def standing(self) -> list[float]:
        """What the seat's position is made of."""

    def parts(self, decision: Decision) -> Parts:
        """What the worth of each of its choices is made of."""


WORST: Final = 4.0
"""No part counts as worse, or better, than that of the best choice by more than this."""

WORTHS: Final = list(PARTS)
"""What the worth of a choice is made of, by name."""
KINDS: Final = len(WORTHS)
"""How many parts the worth of a choice has."""
STANDING: Final = KINDS - 1
"""How many parts a standing has: nothing of it is left to chance."""


def imperium(game: Game, seat: int) -> Judgement:
    """In Victory Points."""
    assert isinstance(game, Imperium)
    return Judge(game, seat)


JUDGES: Final[dict[str, Callable[[Game, int], Judgement]]] = {"imperium": imperium}
"""The judgement of a position for a seat, in each game that has one."""


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
