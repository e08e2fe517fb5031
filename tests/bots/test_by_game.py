"""A bot of one name that plays several games."""

from __future__ import annotations

import pytest

import kanly
from kanly import bots
from kanly.bots.classic.greedy import Greedy as ClassicGreedy
from kanly.bots.imperium.greedy import Greedy as ImperiumGreedy
from kanly.bots.roster import ByGame
from kanly.core.errors import KanlyError

CLASSIC = "kanly.bots.classic.greedy:Greedy"


@pytest.mark.parametrize(
    ("game", "kind"), [("imperium", ImperiumGreedy), ("classic", ClassicGreedy)]
)
def test_greedy_plays_every_game_in_its_own_way(game: str, kind: type[bots.Bot]) -> None:
    bot = bots.get("greedy", seed=3)
    assert isinstance(bot, ByGame)
    assert isinstance(bot.player(game), kind)
    assert bot.player(game) is bot.player(game)


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_greedy_answers_in_every_game(game: str) -> None:
    table = kanly.new(game, players=3, seed=5)
    decision = table.pending[0]
    assert bots.ask(bots.get("greedy"), table, decision) in decision.choices


def test_a_game_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KanlyError, match="unknown game 'chess'"):
        ByGame("greedy", lambda kit: kit.greedy).player("chess")


@pytest.mark.parametrize(
    ("name", "other"), [("kanly.bots.imperium.greedy:Greedy", "classic"), (CLASSIC, "imperium")]
)
def test_the_greedy_of_one_game_says_that_it_does_not_play_another(name: str, other: str) -> None:
    table = kanly.new(other, players=3, seed=5)
    view = table.view(table.pending[0].seat)
    with pytest.raises(KanlyError, match=f"does not play {other}"):
        bots.get(name).choose(view)
