"""A bot from outside, by `module:Class`."""

from __future__ import annotations

import pytest

import kanly
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View


class Last(bots.Bot):
    """Takes the last choice."""

    name = "last"

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        return view.decision.choices[-1]


def test_a_class_of_ones_own_plays() -> None:
    bot = bots.get(f"{__name__}:Last", seed=3)
    game = kanly.new("imperium", players=3, seed=4)
    decision = game.pending[0]
    assert bots.ask(bot, game, decision) is decision.choices[-1]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at.all:Last", "No module named"),
        (f"{__name__}:Missing", "has no attribute 'Missing'"),
        (f"{__name__}:View", "missing"),
        ("fractions:Fraction", "is no kanly.bots.Bot"),
    ],
)
def test_what_is_no_bot_says_so(name: str, why: str) -> None:
    with pytest.raises(KanlyError, match=why):
        bots.get(name)
