"""The bots of Dune: Imperium."""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.imperium.evaluation import evaluate
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.imperium.thinking import ImperiumMind, MentatMind
from kanly.bots.kit import BotsKit
from kanly.bots.network import trained
from kanly.bots.search.budget import Budget
from kanly.bots.search.search import Search


def mcts(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, ImperiumMind(trained("imperium")), budget)


def mentat(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, MentatMind(trained("imperium")), budget)


KIT: Final = BotsKit(
    Greedy,
    thinkers={"mcts": mcts, "mentat": mentat},
    budgets={"mentat": Budget(seconds=3.5, playouts=192)},
    evaluate=evaluate,
)
