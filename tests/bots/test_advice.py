"""Advice: three choices compared on equal chance, from a view and nothing else."""

from __future__ import annotations

import pytest

import kanly
from kanly.bots.advice import NoAdviser, advise, adviser
from kanly.bots.search.budget import Budget
from kanly.core.game import Game
from kanly.core.view import View

A_LITTLE = Budget(playouts=20)


def asked(choices: int, seed: int = 11) -> Game:
    """A game of Dune: Imperium where somebody has so many choices."""
    game = kanly.new("imperium", 4, seed)
    while len(game.pending[0].choices) != choices:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    return game


def seen(game: Game) -> View:
    return game.view(game.pending[0].seat)


def test_three_choices_come_with_chances_and_lines_best_first() -> None:
    game = asked(4)

    advice = advise(seen(game), A_LITTLE)

    chances = [each.chance for each in advice if each.chance is not None]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert {each.choice for each in advice} <= set(game.pending[0].choices)
    assert all(each.playouts == 4 for each in advice)
    assert any(each.line for each in advice)


def test_a_single_choice_is_all_there_is_to_advise() -> None:
    game = asked(1)

    advice = advise(seen(game), A_LITTLE)

    assert [each.choice for each in advice] == game.pending[0].choices
    assert advice[0].chance is not None


def test_what_alone_is_hopeful_is_looked_into_all_the_same() -> None:
    """A race of one is none; its chance is told to people and must have been looked for."""
    search = adviser("imperium", A_LITTLE)
    search.heuristics.race_margin = 0.0

    best = search.think(seen(asked(4)), glances=False)[0]

    assert best.visits > 0
    assert best.chance > 0


def test_a_choice_that_one_asks_about_is_among_them() -> None:
    game = asked(4)
    usual = {each.choice for each in advise(seen(game), A_LITTLE, top=1)}
    other = next(each for each in game.pending[0].choices if each not in usual)

    assert {each.choice for each in advise(seen(game), A_LITTLE, 1, other)} == {*usual, other}


def test_advice_is_the_same_whatever_the_seat_cannot_see() -> None:
    game = asked(4)
    seat = game.pending[0].seat

    found = [advise(each.view(seat), A_LITTLE) for each in (game, game.resample(seat, 5))]

    assert found[0] == found[1]


def test_a_game_without_a_bot_that_thinks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.bots.advice.ADVISERS", ())

    with pytest.raises(NoAdviser, match="no bot that thinks plays imperium"):
        advise(seen(asked(4)), A_LITTLE)


def test_an_adviser_takes_nobody_to_be_weaker_than_itself() -> None:
    """The chances of all who are told theirs in one position add up to one."""
    game = kanly.new("imperium", 4, 11)
    heuristics = adviser("imperium", Budget(playouts=1)).heuristics
    told = [heuristics.chances([game], seat)[0] for seat in range(4)]

    assert told[0] == told[1] == told[2] == told[3]
    assert sum(told[0]) == pytest.approx(1)
