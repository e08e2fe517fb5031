"""Games side by side: what is written down for the learner, and what a game's end is worth."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from kanly import bots
from kanly.bots.bot import ask
from kanly.bots.evaluation import below_best
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.kit import evaluation_of
from kanly.bots.search.heuristics import advance
from kanly.core.game import Game
from kanly.core.registry import new
from kanly.core.rng import seeded
from kanly.encoding import encoding_of
from kanly.train.game_batch import (
    EVERYONE,
    WIDTH,
    Buffers,
    Column,
    GameBatch,
    columns,
    partner_of,
    rewards,
    settle,
    some_of,
)
from kanly.train.kit import seats_of, train_kit

ENCODING = encoding_of("imperium")
SEATS = seats_of("imperium")


def ended(scores: list[int], winners: list[int], players: int) -> Game:
    """A game that is over, as far as its result goes."""
    result = SimpleNamespace(scores=scores, winners=winners)
    return cast(Game, SimpleNamespace(result=result, players=players))


def empty(lines: list[Column], size: int) -> Buffers:
    parts: dict[str, Any] = {name: np.zeros((size, *shape), kind) for name, shape, kind in lines}
    return Buffers(**parts)


def buffers(size: int) -> Buffers:
    return empty(columns(ENCODING.size, SEATS), size)


# Results ------------------------------------------------------------------------------------------


def results(scores: list[int], winners: list[int], players: int) -> list[float]:
    """Every seat's result in such a game."""
    return [each[0] for each in rewards(ended(scores, winners, players), SEATS)]


def test_a_win_is_worth_one_and_every_point_of_the_margin_a_little() -> None:
    assert results([10, 8, 7, 3], [0], 4) == pytest.approx([1.06, -0.06, -0.09, -0.21])


def test_the_margin_counts_up_to_eight_points() -> None:
    assert results([20, 2], [0], 2) == pytest.approx([1.24, -0.24, 0, 0])


def test_winners_share_the_win() -> None:
    assert results([9, 9, 5], [0, 1], 3) == pytest.approx([0.5, 0.5, -0.12, 0])


def test_alone_the_margin_is_over_the_best_rival_and_rivals_get_nothing() -> None:
    assert results([7, 10, 4], [1], 1) == pytest.approx([-0.09, 0, 0, 0])


def test_everybodys_points_are_told_in_turn_order_from_the_seat() -> None:
    found = rewards(ended([10, 8, 7, 3], [0], 4), SEATS)

    assert found[0][1:] == pytest.approx([1.0, 0.8, 0.7, 0.3])
    assert found[2][1:] == pytest.approx([0.7, 0.3, 1.0, 0.8])


def test_rivals_have_points_too() -> None:
    assert rewards(ended([7, 10, 4], [1], 1), SEATS)[0][1:] == pytest.approx([0.7, 1.0, 0.4, 0])


# Playing on ---------------------------------------------------------------------------------------


def test_games_stop_only_where_there_is_a_choice() -> None:
    rng = seeded(3)
    game = train_kit("imperium").deal(rng)
    while not game.over:
        advance(game)
        if game.over:
            break
        decision = game.pending[0]
        assert len(decision.choices) > 1
        game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])
    assert game.result is not None


def test_the_mix_has_every_number_of_players_and_both_games() -> None:
    rng = seeded(1)
    games = [train_kit("imperium").deal(rng) for _ in range(120)]

    assert {game.players for game in games} == {1, 2, 3, 4}
    assert {bool(game.setup.options.get("ix")) for game in games} == {False, True}
    assert sum(game.players == 4 for game in games) > 70


# What is written ----------------------------------------------------------------------------------


def test_a_line_is_what_the_seat_to_decide_sees_and_may_choose() -> None:
    table, to = GameBatch("imperium", 3, 1), buffers(3)
    to.ended[:] = 1

    table.show(to)
    to.choices[:] = 1
    table.step(to)

    for line, game in enumerate(table.games):
        decision = game.pending[0]
        length = len(decision.choices)
        assert to.seats[line] == decision.seat
        assert to.lengths[line] == length
        assert to.legal[line, :length].tolist() == [choice.index for choice in decision.choices]
        assert to.rows[line].tobytes() == bytes(ENCODING.observe(game, decision.seat))
        evaluation = evaluation_of("imperium")(game, decision.seat)
        worths = below_best(evaluation.parts(decision))
        np.testing.assert_allclose(to.worths[line, :length], worths, rtol=1e-3, atol=1e-3)
        assert to.worths[line, :length].sum(1).max() == 0
        np.testing.assert_allclose(to.standings[line], evaluation.standing(), rtol=1e-3, atol=1e-3)
    assert to.ended.tolist() == [0, 0, 0]


def test_a_plain_table_says_nothing_of_worths() -> None:
    table, to = GameBatch("imperium", 3, 1, plain=True), buffers(3)

    table.show(to)

    assert not to.worths.any()
    assert not to.standings.any()
    assert to.lengths.all()


def test_among_greedy_players_the_learner_is_asked_for_its_seats_only() -> None:
    table, to = GameBatch("imperium", 6, 2, sparring=1.0), buffers(6)
    table.show(to)
    learners = list(table.learners)
    asked = [0] * 6
    for _ in range(40):
        to.choices[:] = 0
        table.step(to)
        for line, seat in enumerate(to.seats.tolist()):
            asked[line] |= 1 << seat
        assert table.learners == learners, "no game has ended yet"

    assert asked == learners


def test_greedy_players_have_some_seats_but_never_all_or_none() -> None:
    rng = seeded(1)

    assert {some_of(2, rng) for _ in range(50)} == {0b01, 0b10}
    assert {some_of(4, rng) for _ in range(500)} == set(range(0b0001, 0b1111))


def test_nobody_spars_in_a_game_of_one() -> None:
    table = GameBatch("imperium", 1, 2, sparring=1.0)
    table.deal = lambda rng: new("imperium", 1, 5, {})

    table.fresh(0)

    assert table.learners == [EVERYONE]


def test_greedy_players_do_what_greedy_does() -> None:
    game = new("imperium", 4, 11, {})
    advance(game)
    other = game.clone()

    settle(game, 1 << 2, partner_of("imperium"))

    while other.pending[0].seat != 2:
        decision = other.pending[0]
        other.apply(decision.seat, ask(Greedy("any"), other, decision))
        advance(other)
    assert game.digest() == other.digest()


def test_a_game_that_ends_tells_its_result_and_another_begins() -> None:
    table, to = GameBatch("imperium", 2, 5, plain=True), buffers(2)
    rng = np.random.default_rng(1)
    table.show(to)
    before = list(table.games)
    for _ in range(5000):
        to.choices[:] = rng.integers(0, np.minimum(to.lengths, WIDTH))
        table.step(to)
        if to.ended.any():
            break

    [line] = to.ended.nonzero()[0].tolist()

    assert table.ended == 1
    assert before[line].over
    np.testing.assert_allclose(to.rewards[line], rewards(before[line], SEATS), rtol=1e-6)
    assert len(to.rewards[line]) == SEATS
    assert table.games[line] is not before[line]
    assert not table.games[line].over
    assert table.games[1 - line] is before[1 - line]


def test_the_same_seed_is_the_same_games() -> None:
    rows = []
    for seed in (7, 7, 8):
        to = buffers(2)
        GameBatch("imperium", 2, seed, plain=True).show(to)
        rows.append(to.rows.tobytes())

    assert rows[0] == rows[1] != rows[2]


def test_a_plain_batch_says_nothing_of_worths() -> None:
    encoding, seats = encoding_of("classic"), seats_of("classic")
    to = empty(columns(encoding.size, seats), 2)

    GameBatch("classic", 2, 1, plain=True).show(to)

    assert not to.worths.any()
    assert to.lengths.all()
    assert to.rewards.shape == (2, seats, 1 + seats)


def test_greedy_players_of_the_classic_game_do_what_its_bot_does() -> None:
    game = new("classic", 3, 11, {})
    advance(game)
    decision = game.pending[0]

    choice = partner_of("classic")(game, decision)

    assert choice == ask(bots.get("greedy", 0), game, decision)
