"""The search itself: what it does with its time."""

from __future__ import annotations

import pytest

import kanly
from kanly.bots.search import budget
from kanly.bots.search.budget import Budget, Clock
from kanly.bots.search.heuristics import Heuristics
from kanly.bots.search.search import Search
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng
from kanly.core.view import View


class Slow(Heuristics):
    """Takes its time before the first playout: for an answer at once, and for a glance."""

    races = True

    def __init__(self, at_once: float, glance: float) -> None:
        self.seconds = [at_once, glance]
        self.now = 0.0
        self.played: list[float] = []
        """When playouts were judged."""

    def perf_counter(self) -> float:
        return self.now

    def immediate(self, view: View, rng: Rng, clock: Clock) -> Choice | None:
        self.now += self.seconds[0]
        return None

    def priors(self, game: Game, decision: Decision) -> list[float]:
        self.now += self.seconds[1]
        return [0.0] * len(decision.choices)

    def playout_ends(self, game: Game, root: Game, seat: int) -> bool:
        return True

    def chances(self, games: list[Game], seat: int) -> list[list[float]]:
        self.now += 0.02 * len(games)
        self.played.append(self.now)
        return [[1 / game.players] * game.players for game in games]


def chosen(heuristics: Slow, monkeypatch: pytest.MonkeyPatch) -> Choice:
    monkeypatch.setattr(budget, "time", heuristics)
    game = kanly.new("imperium", players=4, seed=1)
    seat = game.pending[0].seat
    return Search(1, heuristics, Budget(seconds=1.0)).choose(game.view(seat))


def test_what_was_thought_before_the_playouts_counts_in_the_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heuristics = Slow(at_once=0.2, glance=0.3)
    assert chosen(heuristics, monkeypatch)
    assert heuristics.played
    assert heuristics.played[-1] <= 1.0


def test_a_choice_is_made_at_a_glance_when_the_time_is_up_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heuristics = Slow(at_once=0.4, glance=0.5)
    assert chosen(heuristics, monkeypatch)
    assert not heuristics.played
