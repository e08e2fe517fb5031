"""The five phases of a round, and how many rounds there are (IMP-ROUND)."""

from __future__ import annotations

from typing import cast

import kanly
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.imperium.position import Imperium

QUIET = ["paul-atreides", "duke-leto-atreides", "earl-memnon-thorvald"]
PHASES = {
    "conflict": "1 Round Start",
    "draw": "1 Round Start",
    "reveal": "2 Player Turns",
    "combat": "3 Combat",
    "maker": "4 Makers",
    "first-player": "5 Recall",
}
"""The phase to which something that happens in every round belongs."""


def idle(game: Game) -> None:
    """Do as little as the rules allow: reveal, end the turn, play nothing."""
    decision = game.pending[0]
    game.apply(decision.seat, next(c for c in ("reveal", "end", "pass") if offered(game, c)))


def offered(game: Game, notation: str) -> bool:
    return game.parse(notation) in game.pending[0].choices


def test_a_round_has_five_phases_in_order() -> None:
    """IMP-ROUND-01: and then the next one begins."""
    game = kanly.new("imperium", 3, 1, {"leaders": QUIET})
    game.listener = happened = cast(list[Event], [])
    while game.rounds == 1:
        idle(game)
    phases = [PHASES[event.key] for event in happened if event.key in PHASES]
    in_order = [phase for i, phase in enumerate(phases) if i == 0 or phases[i - 1] != phase]
    assert in_order == ["2 Player Turns", "3 Combat", "4 Makers", "5 Recall", "1 Round Start"]


def test_the_conflict_card_comes_before_the_hands() -> None:
    """IMP-ROUND-03, IMP-ROUND-04: all three players draw five cards after it."""
    game = kanly.new("imperium", 3, 1, {"leaders": QUIET})
    game.listener = happened = cast(list[Event], [])
    while game.rounds == 1:
        idle(game)
    phase_1 = [e for e in happened if e.key in ("conflict", "draw")]
    assert [e.key for e in phase_1] == ["conflict", "draw", "draw", "draw"]
    assert [e.args["n"] for e in phase_1[1:]] == [5, 5, 5]


def test_a_game_lasts_ten_rounds_if_nobody_ends_it_before() -> None:
    """IMP-ROUND-02, IMP-SETUP-04: one round for each card of the Conflict deck, no others."""
    game = cast(Imperium, kanly.new("imperium", 3, 1, {"leaders": QUIET}))
    deck, box = [game.conflict, *game.conflict_deck[::-1]], game.conflict_box[:]
    while not game.over:
        idle(game)
    assert game.round == 10
    assert [*game.conflicts_past, game.conflict] == deck
    assert game.conflict_deck == []
    assert game.conflict_box == box
