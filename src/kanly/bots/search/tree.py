"""The tree of what may be chosen from here, shared by all worlds that look the same to the seat."""

from __future__ import annotations

from math import exp, sqrt

from kanly.core.choice import Choice
from kanly.core.decision import Decision

EXPLORATION = 1.0
"""How much a choice that was little tried is given the benefit of the doubt."""
FIRST = 3
"""Choices considered at once; more come in as a node is visited (progressive widening)."""
WIDENING = 1.5
CAUTION = 0.05
"""An untried choice counts as this much worse than its node."""


class Node:
    """A decision in the tree: what was tried here and what came of it."""

    __slots__ = ("children", "priors", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """Who decides here."""
        self.visits = 0
        self.total = 0.0
        """Sum of the deciding seat's chances to win over all visits."""
        self.priors: dict[Choice, float] = {}
        """How promising each choice looked when it was first seen here."""
        self.children: dict[Choice, Edge] = {}

    def learn(self, choices: list[Choice], priors: list[float]) -> None:
        """Take note of choices first seen here."""
        for choice, looks in zip(choices, priors):
            self.priors.setdefault(choice, looks)

    def pick(self, decision: Decision) -> Choice:
        """The choice to look into next, among those that are legal in this world."""
        legal = sorted(decision.choices, key=self.looks, reverse=True)
        width = max(FIRST, round(WIDENING * sqrt(self.visits)))
        legal = legal[:width]
        best = self.looks(legal[0])
        weights = [exp(self.looks(choice) - best) for choice in legal]
        share = 1 / sum(weights)
        mean = self.total / self.visits if self.visits else 0.0
        reach = EXPLORATION * sqrt(self.visits + 1)
        found, most = legal[0], -1.0
        for choice, weight in zip(legal, weights):
            edge = self.children.get(choice)
            if edge is None or not edge.visits:
                worth = mean - CAUTION + reach * weight * share
            else:
                worth = edge.total / edge.visits + reach * weight * share / (1 + edge.visits)
            if worth > most:
                found, most = choice, worth
        return found

    def looks(self, choice: Choice) -> float:
        return self.priors[choice]


class Edge:
    """A choice at a node: how often it was tried, what came of it, and what is asked next."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: Node | None = None


Path = list[tuple[Node, Edge]]


def credit(path: Path, chances: list[float]) -> None:
    """Tell every choice on a path what came of it. It was counted as a visit on the way down."""
    for node, edge in path:
        node.total += chances[node.seat]
        edge.total += chances[node.seat]
