"""People wait a little for bots of each level, however many of them decide in turn."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.patience import LEAST, WAITS, Patience, within


def seconds(name: str) -> float:
    """The time that is written behind a bot's name."""
    return float(name.partition("@")[2].removesuffix("s"))


@pytest.mark.parametrize("level", ["master", "mentat"])
def test_many_decisions_in_a_row_take_no_more_than_the_level_may(level: str) -> None:
    patience, total = Patience(), 0.0
    for _ in range(12):
        taken = seconds(patience.allows(level))
        patience.spend(taken)
        total += taken
    assert 0.7 * WAITS[level] < total < WAITS[level] + 12 * LEAST


def test_the_first_decision_has_most_of_the_time() -> None:
    patience = Patience()
    first = seconds(patience.allows("mentat"))
    patience.spend(first)
    assert seconds(patience.allows("mentat")) < first


def test_time_for_which_nobody_waits_is_the_bots_own() -> None:
    patience = Patience()
    assert seconds(patience.allows("mentat", free=0.5)) - seconds(
        patience.allows("mentat")
    ) == pytest.approx(0.4)


@pytest.mark.parametrize("name", ["novice", "adept", "random"])
def test_bots_that_do_not_think_are_left_alone(name: str) -> None:
    assert Patience().allows(name) == name


def test_a_level_with_less_time_is_still_that_level() -> None:
    """A master makes no more playouts than its own few, even if there is time for them."""
    name = within("master", 0.5)
    assert name == "master@0.400s"
    player = bots.get(name).player("classic")
    assert (player.budget.playouts, player.budget.seconds) == (12, 0.4)
