"""What choices turned out to be worth, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from kanly.train.rollout import Rollout, weigh  # noqa: E402

TRUST = 0.5


def stretch(seats: list[int], values: list[float]) -> Rollout:
    """One game of which these seats chose in turn, expecting that much."""
    rollout = Rollout(len(seats), 1, 1, 4, torch.device("cpu"))
    rollout.seats[:, 0] = torch.tensor(seats)
    rollout.value[:, 0, 0] = torch.tensor(values)
    return rollout


def column(tensor: Any) -> list[float]:
    found: list[float] = tensor[:, 0].float().tolist()
    return found


def test_a_seats_choices_follow_on_its_own_and_the_last_on_the_result() -> None:
    """Seat 0 at steps 0 and 2, seat 1 at 1 and 3; then the game ends, 1 to nothing."""
    rollout = stretch([0, 1, 0, 1], [0.2, 0.4, 0.6, 0.3])
    rollout.ended[3, 0] = True
    rollout.rewards[3, 0, :, 0] = torch.tensor([1.0, -0.1, 0.0, 0.0])

    weigh(rollout, TRUST)

    last0 = 1.0 - 0.6
    last1 = -0.1 - 0.3
    first0 = 0.6 - 0.2 + TRUST * last0
    first1 = 0.3 - 0.4 + TRUST * last1
    assert column(rollout.gain) == pytest.approx([first0, first1, last0, last1])
    assert column(rollout.worth[:, :, 0]) == pytest.approx([0.2 + first0, 0.4 + first1, 1.0, -0.1])
    assert column(rollout.valid) == [1, 1, 1, 1]


def test_what_nothing_came_after_is_not_learned_from() -> None:
    """The stretch stops in the middle of a game: the last choice of each seat is left open."""
    rollout = stretch([0, 1, 0, 2], [0.2, 0.4, 0.6, 0.3])

    weigh(rollout, TRUST)

    assert column(rollout.valid) == [1, 0, 0, 0]
    assert column(rollout.gain) == pytest.approx([0.4, 0, 0, 0])


def test_a_new_game_does_not_reach_back_into_the_one_before() -> None:
    rollout = stretch([0, 0, 0, 0], [0.5, 0.5, 0.1, 0.9])
    rollout.ended[1, 0] = True
    rollout.rewards[1, 0, :, 0] = torch.tensor([0.0, 1.0, 0.0, 0.0])

    weigh(rollout, TRUST)

    assert column(rollout.gain) == pytest.approx([TRUST * -0.5, -0.5, 0.8, 0])
    assert column(rollout.valid) == [1, 1, 1, 0]


def test_games_are_weighed_side_by_side() -> None:
    both = Rollout(2, 2, 1, 4, torch.device("cpu"))
    both.seats[:] = torch.tensor([[0, 1], [0, 1]])
    both.value[:, :, 0] = torch.tensor([[0.1, 0.2], [0.3, 0.4]])
    both.ended[1, 1] = True
    both.rewards[1, 1, :, 0] = torch.tensor([0.0, 1.0, 0.0, 0.0])

    weigh(both, TRUST)

    assert both.gain[:, 0].tolist() == pytest.approx([0.2, 0.0])
    assert both.gain[:, 1].tolist() == pytest.approx([0.2 + TRUST * 0.6, 0.6])


def test_points_are_foretold_as_results_are_but_nothing_is_gained_by_them() -> None:
    rollout = stretch([0, 0], [0.5, 0.5])
    rollout.value[:, 0, 1] = torch.tensor([0.2, 0.4])
    rollout.ended[1, 0] = True
    rollout.rewards[1, 0, 0, 0] = 0.5
    rollout.rewards[1, 0, 0, 1] = 1.0

    weigh(rollout, TRUST)

    assert column(rollout.worth[:, :, 1]) == pytest.approx([0.4 + TRUST * 0.6, 1.0])
    assert column(rollout.gain) == pytest.approx([0, 0])
