"""Worked examples of Rise of Ix that need dice (IX-EX).

The others are in src/kanly/examples/imperium-ix/.
"""

from __future__ import annotations

import pytest

from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from tests.imperium.test_variants import HUMAN, NEXT, ROW, end_with_dice, names


def reveal_turn() -> Imperium:
    """The human's Reveal turn with Rise of Ix, with nothing left to do but to buy."""
    given: dict[str, object] = {
        "turn": "red",
        "row": ROW,
        "imperium-deck": NEXT,
        "red": {"hand": ["convincing-argument"]},
    }
    game = arrange({"players": 1, "ix": True, "rolling-row": True}, given)
    game.apply(HUMAN, "reveal")
    return game


@pytest.mark.parametrize(
    ("dice", "places"),
    [((1, 4), [1, 4]), ((6, 2), [2]), ((3, 3), [3]), ((6, 6), [])],
)
def test_row_churn_trashes_the_cards_in_the_places_of_the_dice(
    dice: tuple[int, int], places: list[int]
) -> None:
    """IX-EX-14: 1 and 4; 6 and 2; 3 and 3; 6 and 6."""
    game = end_with_dice(reveal_turn(), *dice)
    assert sorted(names(game.trashed)) == sorted(ROW[place - 1] for place in places)
    kept = [card for place, card in enumerate(ROW, 1) if place not in places]
    assert sorted(names(game.row)) == sorted([*kept, *NEXT[: len(places)]])
