"""What the evaluation tells others: the worth of each choice, part by part."""

from __future__ import annotations

import pytest

from kanly.bots.evaluation import KINDS, STANDING, WORST, added, below_best, best
from kanly.bots.imperium.evaluation import ImperiumEvaluation, evaluate
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.search.heuristics import advance
from kanly.core.registry import new
from kanly.core.rng import seeded
from kanly.imperium.position import Imperium


def test_parts_add_up_to_what_the_greedy_player_goes_by() -> None:
    game = new("imperium", 4, 7, {"ix": True})
    assert isinstance(game, Imperium)
    bot = Greedy("any")
    asked = 0
    while asked < 60:
        advance(game)
        decision = game.pending[0]
        parts = evaluate(game, decision.seat).parts(decision)
        worths = ImperiumEvaluation(game, decision.seat).worths(decision)

        assert [len(each) for each in parts] == [KINDS] * len(decision.choices)
        assert [added(each) for each in parts] == worths
        assert [sum(each) for each in parts] == pytest.approx(worths)
        chosen = decision.choices[best(parts)]
        assert chosen == bot.choose(game.view(decision.seat))
        game.apply(decision.seat, chosen)
        asked += 1


def test_the_best_is_the_measure_of_all_within_reason() -> None:
    parts = [[0.0] * KINDS, [1.0, 2.0] + [0.0] * (KINDS - 2), [-9.0, 7.5] + [0.0] * (KINDS - 2)]

    found = below_best(parts)

    assert best(parts) == 1
    assert found[0][:2] == [-1.0, -2.0]
    assert found[1] == [0.0] * KINDS
    assert found[2][:2] == [-WORST, WORST]


def test_a_standing_tells_what_the_seat_has_and_nothing_it_cannot_see() -> None:
    game = new("imperium", 4, 7, {"ix": True})
    assert isinstance(game, Imperium)
    advance(game)
    seat = game.pending[0].seat
    before = evaluate(game, seat).standing()
    dealt = evaluate(game.view(seat).sample(seeded("other cards")), seat).standing()
    game.score[seat] += 1
    after = evaluate(game, seat).standing()

    assert len(before) == STANDING
    assert dealt == pytest.approx(before)
    assert after[0] == pytest.approx(before[0] + 1, abs=0.1)
