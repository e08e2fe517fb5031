"""Exact counts of the choices reachable to a depth, as an oracle for the lists of legal choices."""

from __future__ import annotations

import pytest

import kanly
from kanly.core.game import Game


def perft(game: Game, depth: int) -> int:
    """How many sequences of that many choices there are."""
    if depth == 0 or game.over:
        return 1
    decision = game.pending[0]
    if depth == 1:
        return len(decision.choices)
    total = 0
    for choice in decision.choices:
        after = game.clone()
        after.apply(decision.seat, choice)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [
        (1, 1, [6, 20, 74]),
        (2, 1, [10, 33, 209]),
        (3, 1, [12, 37, 171]),
        (4, 1, [16, 50, 236]),
    ],
)
def test_perft_from_the_first_turn(players: int, seed: int, counts: list[int]) -> None:
    leaders = ["paul-atreides", "earl-memnon-thorvald", "duke-leto-atreides", "helena-richese"]
    game = kanly.new("imperium", players, seed, {"leaders": leaders[:players]})
    assert [perft(game, depth) for depth in (1, 2, 3)] == counts
