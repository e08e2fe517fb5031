"""How a search thinks about Dune: Imperium: whom it takes to be ahead, and where it stops."""

from __future__ import annotations

import pytest

import kanly
from kanly.bots.imperium.thinking import ImperiumMind, standing, worth
from kanly.bots.network import trained
from kanly.imperium.kinds import TURN
from kanly.imperium.position import Imperium
from tests.imperium.play import after


@pytest.fixture
def mind() -> ImperiumMind:
    return ImperiumMind(trained("imperium"), told=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_players_add_up_to_one(mind: ImperiumMind, players: int) -> None:
    games = [after(players, 7, 90), after(players, 8, 40)]

    found = mind.chances(list(games))

    assert [len(each) for each in found] == [players, players]
    assert [sum(each) for each in found] == pytest.approx([1, 1])


def test_a_player_alone_has_a_chance_of_its_own(mind: ImperiumMind) -> None:
    [[chance]] = mind.chances([kanly.new("imperium", 1, 3)])

    assert 0 < chance < 1


def test_points_make_a_win_more_likely_and_more_so_later(mind: ImperiumMind) -> None:
    def gain(round: int) -> float:
        game = after(4, 7, 90)
        game.round = round
        [before] = mind.chances([game])
        game.score[2] += 3
        [then] = mind.chances([game])
        return then[2] - before[2]

    assert 0 < gain(2) < gain(9)


def test_worths_count_from_round_to_round_more_and_the_network_less() -> None:
    game = after(4, 7, 90)
    ahead = worth(game, 1) - worth(game, 0)

    def apart(round: int, values: list[float]) -> float:
        game.round = round
        stands = standing(game, values)
        return stands[1] - stands[0]

    even = [0.25] * 4
    assert apart(9, even) == pytest.approx(3 * apart(3, even))
    assert apart(9, even) * ahead > 0
    better = [0.25, 0.5, 0.25, 0.25]
    assert apart(3, better) - apart(3, even) > apart(9, better) - apart(9, even) > 0


def test_a_playout_rests_at_the_next_turn_of_the_seat_that_thinks(mind: ImperiumMind) -> None:
    game = after(4, 7, 90)
    while game.pending[0].kind is not TURN:
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    seat = game.pending[0].seat

    assert isinstance(game, Imperium)
    assert mind.rests(game, game, seat)
    assert not mind.rests(game, game, (seat + 1) % 4)
