"""Budgets: how they are written, and how they are used up."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.search import budget
from kanly.bots.search.budget import Budget, parsed
from kanly.core.errors import BadOption, UnknownName


class Time:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(budget, "time", time)
    return time


def test_a_budget_is_written_in_seconds_or_in_playouts() -> None:
    assert parsed("1s") == Budget(seconds=1.0)
    assert parsed("0.5s") == Budget(seconds=0.5)
    assert parsed("200") == Budget(playouts=200)
    assert parsed("0.3") == Budget(playouts=1)


@pytest.mark.parametrize("name", ["mcts@601s", "mentat@1000001", "mcts@9999999999999"])
def test_a_budget_without_measure_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="expected at most 600s, or 1000000 playouts"):
        bots.get(name)


@pytest.mark.parametrize("name", ["mcts@", "mcts@fast", "mcts@0", "mcts@-1", "mcts@1m", "mentat@s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=r"expected seconds as in 0\.5s, or playouts as in 200"):
        bots.get(name)


@pytest.mark.parametrize("name", ["greedy@1s", "random@5", "novice@1s", "adept@1s"])
def test_only_bots_that_think_take_a_budget(name: str) -> None:
    with pytest.raises(BadOption, match="takes no budget; those that do: mcts, mentat"):
        bots.get(name)


def test_an_unknown_bot_with_a_budget_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'mcst'; did you mean mcts"):
        bots.get("mcst@1s")


def test_playouts_are_granted_until_they_are_used_up() -> None:
    clock = Budget(playouts=20).clock()
    assert clock.next(16) == 16
    clock.spend(16)
    assert clock.next(16) == 4
    clock.spend(4)
    assert clock.next(16) == 0
    assert not clock.late


def test_seconds_begin_with_a_few_playouts_and_go_on_as_fast_as_those_were(time: Time) -> None:
    clock = Budget(seconds=1.0).clock()
    assert clock.next(16) == 4
    time.now += 0.25
    clock.spend(4)
    assert clock.next(16) == 8, "those end well before they would be cut short"


def test_the_budget_is_used_up_when_no_more_playouts_should_begin(time: Time) -> None:
    clock = Budget(seconds=1.0).clock()
    clock.spend(4)
    time.now += 0.75
    assert clock.share == pytest.approx(1)
    assert clock.next(16) == 0
    assert not clock.late


def test_no_playout_begins_that_would_not_end_in_time(time: Time) -> None:
    clock = Budget(seconds=1.0).clock()
    clock.spend(4)
    time.now += 0.7
    assert clock.next(16) == 0


def test_towards_the_end_of_the_time_playouts_are_cut_short(time: Time) -> None:
    clock = Budget(seconds=1.0).clock()
    time.now += 0.8
    assert not clock.late
    time.now += 0.1
    assert clock.late
