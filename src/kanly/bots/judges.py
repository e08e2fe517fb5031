"""What the evaluation of a game thinks of every choice of a decision: others build on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.imperium.greedy import Judge
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.imperium.position import Imperium

Judgement = Callable[[Game, Decision], list[float]]
"""The worth of each choice to the seat that decides. It looks at nothing the seat may not know, so
that the true position gives the same as any sampled one."""

WORST: Final = 4.0
"""No choice counts as worse than the best by more than this."""


def imperium(game: Game, decision: Decision) -> list[float]:
    """In Victory Points."""
    assert isinstance(game, Imperium)
    return Judge(game, decision).worths()


JUDGES: Final[dict[str, Judgement]] = {"imperium": imperium}
"""The judgement of each game that has one."""


def below_best(worths: list[float]) -> list[float]:
    """How far each worth is below the best, within reason."""
    best = max(worths)
    return [max(worth - best, -WORST) for worth in worths]
