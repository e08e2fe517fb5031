"""The bots of Dune: Imperium."""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium.evaluation import evaluate
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.imperium.heuristics import MctsHeuristics, MentatHeuristics
from kanly.bots.kit import BotsKit
from kanly.bots.network import trained
from kanly.bots.search.budget import Budget

KIT: Final = BotsKit(
    Greedy,
    heuristics={
        "mcts": lambda: MctsHeuristics(trained("imperium")),
        "mentat": lambda: MentatHeuristics(trained("imperium")),
    },
    budgets={
        "master": Budget(seconds=0.9, playouts=400),
        "mentat": Budget(seconds=3.5, playouts=192),
    },
    evaluate=evaluate,
)
