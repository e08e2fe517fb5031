"""The analysis of a game: chances by round, and turning points with what was better."""

from __future__ import annotations

from itertools import pairwise

import pytest

import kanly
from kanly import bots
from kanly.bots import analysis
from kanly.bots.analysis import Analysis, analyse
from kanly.bots.search.budget import Budget
from kanly.core.record import Record


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of two chance players with a greedy one, who wins."""
    game = kanly.new("imperium", 3, 2)
    players = [bots.get(name, 4) for name in ("greedy", "random", "random")]
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    return game.record


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, Budget(playouts=12))


def test_everybody_s_chance_is_told_at_each_round_and_at_the_end(
    record: Record, found: Analysis
) -> None:
    end = record.replay()
    rounds = [each.round for each in found.standings[:-1]]

    assert rounds == list(range(1, end.rounds + 1))
    assert end.result is not None
    assert found.standings[-1].chances[end.result.winners[0]] == 1
    assert all(len(each.chances) == 3 for each in found.standings)
    assert all(sum(each.chances) == pytest.approx(1) for each in found.standings)


def test_turning_points_are_real_decisions_in_the_order_of_the_game(
    record: Record, found: Analysis
) -> None:
    assert found.points
    assert all(one.move <= then.move for one, then in pairwise(found.points))
    for point in found.points:
        decision = record.replay(point.move).decision(point.seat)
        assert decision is not None
        assert point.made.choice.notation == record.lines[point.move].choice
        assert len(decision.choices) > 1
        assert point.better is None or point.better.choice in decision.choices


def test_what_is_called_better_is_clearly_better(found: Analysis) -> None:
    lost = [point.lost for point in found.points if point.better is not None]

    assert lost
    assert min(lost) >= analysis.CLEAR


def test_whoever_watches_is_told_of_every_step(record: Record) -> None:
    told: list[tuple[int, int]] = []

    analyse(record, Budget(playouts=1), watch=lambda done, of: told.append((done, of)))

    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_allies_have_all_won() -> None:
    """In the classic game allies win together; that their chance is told as shared is no fall."""
    game = kanly.new("classic", 3, 6, {"turns": 3})
    players = [bots.get("greedy", seat) for seat in range(3)]
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    assert game.result is not None
    assert game.result.winners == [0, 1]

    found = analyse(game.record, Budget(playouts=6), points=20)

    assert found.standings[-1].chances == [0.5, 0.5, 0.0]
    ended = {point.seat: point.after for point in found.points if point.after in (0.0, 0.5, 1.0)}
    assert 0.5 not in ended.values()
