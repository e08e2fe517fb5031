"""Races: choices that are tried in the same worlds until one is left."""

from __future__ import annotations

import pytest

import kanly
from kanly.bots.search import budget
from kanly.bots.search.budget import Budget
from kanly.bots.search.heuristics import Heuristics
from kanly.bots.search.race import Race
from kanly.core.choice import Choice
from kanly.core.rng import SPAN, seeded

CHOICES: list[Choice] = next(
    decision.choices
    for decision in kanly.new("classic", players=6, seed=1).pending
    if len(decision.choices) > 2
)[:3]


class Track:
    """Tries choices: each has its chance, and every world the same luck for all, or for each."""

    def __init__(self, chances: list[float], alike: bool = True) -> None:
        self.chances = dict(zip(CHOICES, chances))
        self.equal_players = alike
        self.rounds: list[list[Choice]] = []

    def __call__(self, choices: list[Choice], worlds: range) -> list[list[float]]:
        assert worlds.start == len(self.rounds)
        self.rounds += [choices for _ in worlds]
        return [
            [self.chances[choice] + self.luck(choice, number) for number in worlds]
            for choice in choices
        ]

    def luck(self, choice: Choice, number: int) -> float:
        return seeded(number if self.equal_players else f"{number}/{choice}").next() / SPAN - 0.5

    @property
    def tries(self) -> int:
        return sum(len(choices) for choices in self.rounds)


def race(track: Track, playouts: int, priors: list[float] | None = None) -> list[Choice]:
    looks = dict(zip(CHOICES, priors or [0.0, 0.0, 0.0]))
    return Race(looks, Heuristics()).run(track, Budget(playouts=playouts).clock())


def test_what_looks_hopeless_to_the_mind_does_not_take_part() -> None:
    track, prior = Track([0.3, 0.4, 0.9]), [0.0, -1.0, -4.0]

    assert CHOICES[2] not in race(track, 60, prior)

    class Open(Heuristics):
        race_margin = 5.0

    found = Race(dict(zip(CHOICES, prior)), Open()).run(
        Track([0.3, 0.4, 0.9]), Budget(playouts=60).clock()
    )
    assert found == [CHOICES[2]]


def test_the_best_choice_is_left_whatever_luck_does_to_all() -> None:
    assert race(Track([0.3, 0.5, 0.4]), 60) == [CHOICES[1]]


@pytest.mark.parametrize("playouts", [1, 2, 5, 9, 40])
def test_no_more_is_tried_than_there_is_time_for(playouts: int) -> None:
    track = Track([0.50, 0.51, 0.49])
    race(track, playouts)
    assert track.tries <= playouts


def test_a_race_that_is_decided_ends() -> None:
    track = Track([0.1, 0.9, 0.1])
    assert race(track, 1000) == [CHOICES[1]]
    assert track.tries < 30


def test_the_worse_half_drops_out_on_the_way() -> None:
    track = Track([0.50, 0.52, 0.51], alike=False)
    race(track, 60)
    assert len(track.rounds[0]) == 3
    assert len(track.rounds[-1]) == 2


def test_what_comes_of_choices_counts_against_the_first_glance() -> None:
    assert race(Track([0.5, 0.5, 0.5]), 30, [0.0, 1.0, 0.0])[0] is CHOICES[1]
    assert race(Track([0.9, 0.5, 0.5]), 30, [0.0, 1.0, 0.0])[0] is CHOICES[0]


def test_what_looks_hopeless_does_not_take_part() -> None:
    track = Track([0.9, 0.5, 0.5])
    race(track, 30, [-9.0, 0.0, 0.0])
    assert CHOICES[0] not in track.rounds[0]


def test_a_race_by_the_clock_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Track):
        """Takes longer than there is time for, whatever is asked."""

        now = 0.0

        def __call__(self, choices: list[Choice], worlds: range) -> list[list[float]]:
            assert len(worlds) > 0
            self.now += 0.15 * len(choices) * len(worlds)
            return super().__call__(choices, worlds)

        def perf_counter(self) -> float:
            return self.now

    track = Slow([0.50, 0.51, 0.49])
    monkeypatch.setattr(budget, "time", track)
    looks = dict.fromkeys(CHOICES, 0.0)

    assert Race(looks, Heuristics()).run(track, Budget(seconds=0.3).clock())
    assert len(track.rounds) == 1
