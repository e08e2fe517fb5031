"""How a search thinks about Dune: Imperium: whom it takes to be ahead, and where it stops."""

from __future__ import annotations

import numpy as np
import pytest

import kanly
from kanly.bots.evaluation import below_best
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.imperium.heuristics import MctsHeuristics, MentatHeuristics
from kanly.bots.kit import evaluation_of
from kanly.bots.network import trained
from kanly.bots.policy import Policy
from kanly.bots.search.heuristics import advance
from kanly.core.rng import seeded
from kanly.imperium.position import Imperium
from kanly.imperium.turns import ASK_TURN
from tests.imperium.play import after


@pytest.fixture
def heuristics() -> MctsHeuristics:
    return MentatHeuristics(trained("imperium"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_players_add_up_to_one(heuristics: MctsHeuristics, players: int) -> None:
    games = [after(players, 7, 90), after(players, 8, 40)]

    found = heuristics.chances(list(games), 1)

    assert [len(each) for each in found] == [players, players]
    assert [sum(each) for each in found] == pytest.approx([1, 1])


def test_a_player_alone_has_a_chance_of_its_own(heuristics: MctsHeuristics) -> None:
    [[chance]] = heuristics.chances([kanly.new("imperium", 1, 3)], 0)

    assert 0 < chance < 1


def test_whoever_thinks_is_expected_to_play_better_than_the_others(
    heuristics: MctsHeuristics,
) -> None:
    games = [after(4, seed, 60) for seed in range(10)]

    found = [heuristics.chances(list(games), seat) for seat in range(4)]

    for number in range(len(games)):
        for seat in range(4):
            others = [found[other][number][seat] for other in range(4) if other != seat]
            assert found[seat][number][seat] > max(others)


def test_whoever_has_more_points_near_the_end_is_more_likely_to_win(
    heuristics: MctsHeuristics,
) -> None:
    game = after(4, 7, 250)
    [before] = heuristics.chances([game], 1)
    game.score[2] += 3
    [then] = heuristics.chances([game], 1)

    assert then[2] > before[2] + 0.1


def test_everybody_plays_on_as_greedy_would() -> None:
    heuristics = MctsHeuristics(trained("imperium"))
    games = [after(4, 7, 90), after(4, 8, 41), after(3, 9, 120)]
    for game in games:
        advance(game)

    moves = heuristics.playout_choices(list(games), 0, [seeded(1) for _ in games])

    assert moves == [Greedy("any").choose(game.view(game.pending[0].seat)) for game in games]


def test_mentat_goes_on_as_the_network_would_and_expects_others_to_be_greedy() -> None:
    games = [after(4, seed, 90) for seed in range(7, 27)]
    for game in games:
        advance(game)
    asked = [game.pending[0] for game in games]
    network, greedy = Policy("any", trained("imperium")), Greedy("any")

    moves = MentatHeuristics(trained("imperium")).playout_choices(
        list(games), 1, [seeded(1) for _ in games]
    )

    assert {decision.seat for decision in asked} == {0, 1, 2, 3}
    for game, decision, move in zip(games, asked, moves):
        player = network if decision.seat == 1 else greedy
        assert move == player.choose(game.view(decision.seat))


def test_at_a_glance_mcts_trusts_the_evaluation_and_mentat_mostly_the_network() -> None:
    game = after(4, 7, 90)
    advance(game)
    decision = game.pending[0]
    network = trained("imperium")
    evaluation = evaluation_of("imperium")(game, decision.seat)
    parts = below_best(evaluation.parts(decision))
    worths = evaluation.worths(decision)
    chances = network.policy(network.look(game, decision.seat), decision.choices, parts)

    by_worth = MctsHeuristics(network).priors(game, decision)
    by_network = MentatHeuristics(network).priors(game, decision)

    assert by_worth.index(max(by_worth)) == worths.index(max(worths))
    shares = np.exp(by_worth) / np.exp(by_worth).sum()
    assert np.exp(by_network) == pytest.approx(0.9 * chances + 0.1 * shares, abs=1e-6)


@pytest.mark.parametrize(
    ("kind", "players", "rounds", "own"),
    [
        (MctsHeuristics, 4, 0, False),
        (MctsHeuristics, 1, 0, True),
        (MentatHeuristics, 4, 1, True),
        (MentatHeuristics, 1, 1, True),
    ],
)
def test_a_playout_rests_when_the_turn_passes_on_or_at_the_first_of_the_next_round(
    kind: type[MctsHeuristics], players: int, rounds: int, own: bool
) -> None:
    heuristics = kind(trained("imperium"))
    root = to_a_turn(after(players, 7, 90 if players > 1 else 20))
    seat = root.pending[0].seat
    game = root.clone()
    game.apply(seat, game.pending[0].choices[0])
    while not heuristics.playout_ends(game, root, seat):
        game.apply(game.pending[0].seat, game.pending[0].choices[0])

    assert game.round == root.round + rounds
    asked = game.pending[0].seat
    assert (asked == seat) is own
    assert game.pending[0].kind is ASK_TURN.kind
    others = [each for each in range(players) if not heuristics.playout_ends(game, root, each)]
    assert others == [each for each in range(players) if (each == asked) is not own]


def to_a_turn(game: Imperium) -> Imperium:
    """Play on until somebody's turn begins."""
    while game.pending[0].kind is not ASK_TURN.kind:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    return game
