"""The bots of the classic Dune."""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.classic.greedy import ClassicGreedy
from kanly.bots.classic.thinking import ClassicMind, DuelMind
from kanly.bots.kit import BotsKit
from kanly.bots.search.budget import Budget
from kanly.bots.search.search import Search


def mcts(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, ClassicMind(), budget)


def mentat(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, DuelMind(), budget)


KIT: Final = BotsKit(
    ClassicGreedy,
    thinkers={"mcts": mcts, "mentat": mentat},
    budgets={
        "master": Budget(seconds=0.9, playouts=6),
        "mentat": Budget(seconds=3.5, playouts=48),
    },
)
