"""Taking back: own choices, until something new was seen or someone else chose."""

from __future__ import annotations

import pytest

from kanly.core.errors import KanlyError
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange


def begun(**red: object) -> Imperium:
    """Red's turn, in a game that remembers its beginning."""
    game = arrange({"players": 3}, {"turn": "red", "red": red})
    game.start = game.clone()
    return game


def test_a_whole_agent_turn_without_a_draw_may_be_taken_back() -> None:
    game = begun(hand=["dune-the-desert-planet"])
    before = game.digest()
    for choice in ("agent dune-the-desert-planet imperial-basin", "deploy 2", "end"):
        game.apply(0, choice)
    assert game.undoable(0) == 3
    assert game.undo(0, 3).digest() == before


def test_nothing_is_taken_back_past_a_card_that_was_drawn() -> None:
    game = begun(hand=["reconnaissance"])
    game.apply(0, "agent reconnaissance arrakeen")
    assert game.undoable(0) == 1
    game.apply(0, "do draw-1")
    assert game.undoable(0) == 0
    game.apply(0, "deploy 1")
    assert game.undoable(0) == 1


def test_nor_past_a_revealed_hand_nor_a_refilled_row() -> None:
    game = begun(hand=["convincing-argument", "convincing-argument", "dagger"])
    game.apply(0, "reveal")
    assert game.undoable(0) == 0
    game.apply(0, "buy arrakis-liaison")
    assert game.undoable(0) == 1


def test_nor_past_another_seats_choice_and_the_error_says_how_far() -> None:
    game = begun(hand=["dune-the-desert-planet"])
    game.apply(0, "agent dune-the-desert-planet secure-contract")
    game.apply(0, "end")
    game.apply(1, "reveal")
    assert game.undoable(0) == 0
    with pytest.raises(KanlyError, match="cannot take back 1: 0 of this seat's"):
        game.undo(0)
