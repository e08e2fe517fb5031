"""The bots of the classic Dune."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.evaluation import evaluate
from kanly.bots.classic.greedy import Greedy
from kanly.bots.classic.heuristics import MctsHeuristics, MentatHeuristics
from kanly.bots.kit import BotsKit
from kanly.bots.network import shipped
from kanly.bots.search.budget import Budget

KIT: Final = BotsKit(
    Greedy,
    heuristics={
        "mcts": lambda: MctsHeuristics(shipped("classic")),
        "mentat": lambda: MentatHeuristics(shipped("classic")),
    },
    budgets={
        "master": Budget(seconds=0.9, playouts=12),
        "mentat": Budget(seconds=3.5, playouts=96),
    },
    evaluate=evaluate,
)
