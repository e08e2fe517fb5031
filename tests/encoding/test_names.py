"""Every number of an observation has a name of its own, taken from the tables."""

from __future__ import annotations

import pytest

import kanly
from kanly.encoding import encoding_of
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS
from tests.imperium.play import after


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_no_two_numbers_have_the_same_name(game: str) -> None:
    encoding = encoding_of(game)
    names = encoding.features()

    assert len(set(names)) == len(names) == encoding.size


def test_a_number_of_imperium_says_what_it_counts() -> None:
    game = after(4, 8, 1)
    assert isinstance(game, Imperium)
    encoding = encoding_of("imperium")
    told = dict(zip(encoding.features(), encoding.observe(game, 1)))

    assert told["round"] == 1
    assert told["question/ask-turn"] == 1
    for card in CARDS:
        assert told[f"hand/{card.slug}"] == game.hand[1].count(card.id)


def test_a_number_of_the_classic_game_says_what_it_counts() -> None:
    factions = ["atreides", "bene-gesserit", "emperor", "fremen", "guild", "harkonnen"]
    game = kanly.new("classic", 6, 3, {"factions": factions})
    while game.rounds == 0:
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    encoding = encoding_of("classic")
    told = dict(zip(encoding.features(), encoding.observe(game, 0)))

    assert told["turn"] == 1
    assert told["own factions/atreides"] == 1
    assert told["forces by faction and location/atreides arrakeen"] == 10
    assert told["forces by faction and location/harkonnen carthag"] == 10
