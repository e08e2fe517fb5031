"""What a game's own package adds to the bots: how each of them plays that game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.evaluation import Evaluate, Unevaluated
from kanly.bots.random_bot import RandomBot
from kanly.bots.search.budget import Budget
from kanly.bots.search.heuristics import Heuristics
from kanly.core.registry import layer_kit

Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed."""

A_SECOND: Final = Budget(seconds=0.9)
"""What a bot that thinks may spend on a decision, unless its game says otherwise."""


@dataclass(frozen=True)
class BotsKit:
    """The bots of one game."""

    greedy: Maker = RandomBot
    """Plays one step ahead, by the evaluation."""
    heuristics: Mapping[str, Callable[[], Heuristics]] = field(default_factory=dict)
    """What bots that search know: `mcts` and `mentat`. Without, the greedy one plays instead."""
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    """What the levels that think may spend on a decision. Where playouts count, a level is the same
    on every machine; the seconds are a limit."""
    evaluate: Evaluate | None = None
    """The evaluation, for networks that build on it; without, they learn from results alone."""

    @property
    def levels(self) -> bool:
        """Whether the levels of the table differ."""
        return bool(self.heuristics)

    def budget(self, level: str) -> Budget:
        return self.budgets.get(level, A_SECOND)


def bots_kit(game: str) -> BotsKit:
    """The bots of a game."""
    return layer_kit("bots", game, BotsKit) or BotsKit()


def evaluation_of(game: str) -> Evaluate:
    """The evaluation of a game; one that says nothing where the game has none."""
    return bots_kit(game).evaluate or Unevaluated
