"""Exact counts of the choices reachable to a depth, as an oracle for the lists of legal choices."""

from __future__ import annotations

import pytest

from kanly.core.game import Game
from kanly.core.scenario import Data
from kanly.imperium.choices import COLOURS
from kanly.imperium.scenario_setup import arrange


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


HAND = ["dagger", "diplomacy", "dune-the-desert-planet", "reconnaissance", "signet-ring"]
DECK = ["seek-allies", "convincing-argument", "dagger", "convincing-argument"]
GIVEN: Data = {
    "turn": "red",
    "conflict": "skirmish-a",
    "row": ["opulence", "scout", "space-travel", "spice-hunter", "stilgar"],
    "intrigue-deck": ["ambush", "bribery", "rapid-mobilization"],
}
LEADERS = ["paul-atreides", "earl-memnon-thorvald", "duke-leto-atreides", "helena-richese"]


@pytest.mark.parametrize(
    ("players", "counts"),
    [(1, [18, 59, 354]), (2, [18, 59, 379]), (3, [18, 59, 411]), (4, [18, 59, 411])],
)
def test_perft_from_the_first_turn(players: int, counts: list[int]) -> None:
    """Nothing that matters here is dealt, so that it does not depend on how decks are shuffled."""
    seats: Data = {colour: {"hand": HAND, "deck": DECK} for colour in COLOURS[:players]}
    hagal: Data = {"hagal-deck": ["carthag", "wealth"]} if players < 3 else {}
    game = arrange({"players": players, "leaders": LEADERS[:players]}, {**GIVEN, **seats, **hagal})
    assert [perft(game, depth) for depth in (1, 2, 3)] == counts
