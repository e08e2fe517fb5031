"""The tree: which choice is looked into next, and what is told to those on the way."""

from __future__ import annotations

import kanly
from kanly.bots.search.tree import FIRST, Edge, Node, credit
from kanly.core.choice import Choice
from kanly.core.decision import Decision

DECISION: Decision = kanly.new("imperium", players=4, seed=1).pending[0]
"""A first turn: many choices."""


def grown(visits: int) -> Node:
    """A node at which all choices look alike and every visit was worth the same."""
    node = Node(DECISION.seat)
    node.learn(DECISION.choices, [0.0] * len(DECISION.choices))
    for _ in range(visits):
        visit(node, 0.5)
    return node


def visit(node: Node, chance: float) -> Choice:
    choice = node.pick(DECISION)
    edge = node.children.setdefault(choice, Edge())
    node.visits += 1
    edge.visits += 1
    credit([(node, edge)], [chance] * 4)
    return choice


def test_more_choices_come_in_as_a_node_is_visited() -> None:
    """Progressive widening."""
    assert len(grown(FIRST).children) == FIRST
    assert len(grown(2 * FIRST - 1).children) < len(grown(60).children)
    assert len(grown(60).children) <= 1.5 * 60**0.5 + 1


def test_what_looks_most_promising_is_looked_into_first() -> None:
    node = Node(DECISION.seat)
    node.learn(DECISION.choices, [-float(place) for place in range(len(DECISION.choices))])
    assert node.pick(DECISION) == DECISION.choices[0]


def test_a_choice_that_wins_is_looked_into_more_often() -> None:
    node = grown(0)
    good = node.pick(DECISION)
    for _ in range(100):
        choice = node.pick(DECISION)
        edge = node.children.setdefault(choice, Edge())
        node.visits += 1
        edge.visits += 1
        credit([(node, edge)], [0.9 if choice == good else 0.1] * 4)
    assert node.children[good].visits > 50


def test_everybody_is_told_their_own_chance() -> None:
    own, other = Node(0), Node(1)
    edges = [Edge(), Edge()]
    credit([(own, edges[0]), (other, edges[1])], [0.7, 0.3])
    assert [node.total for node in (own, other)] == [edge.total for edge in edges] == [0.7, 0.3]
