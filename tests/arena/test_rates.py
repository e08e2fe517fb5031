"""Win rates and ratings."""

from __future__ import annotations

import math
import random

import pytest

from kanly.arena.rates import Tally
from kanly.arena.rating import ratings
from kanly.arena.sheet import Sheet


@pytest.mark.parametrize(
    ("games", "wins", "low", "high"),
    [(100, 10, 0.0552, 0.1744), (10, 0, 0.0, 0.2775), (8, 8, 0.6756, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(games: int, wins: int, low: float, high: float) -> None:
    assert Tally(games, wins).interval == pytest.approx((low, high), abs=5e-5)


def sheet(deal: int, bots: list[str], winners: list[int]) -> Sheet:
    ranks = [1 if seat in winners else len(winners) + 1 for seat in range(len(bots))]
    return Sheet(0, deal, 0, deal, bots, ranks=ranks)


def luce(strength: dict[str, float], deals: int) -> list[Sheet]:
    """Games won in proportion to strength."""
    chance = random.Random(1)
    found = []
    for deal in range(deals):
        for one in strength:
            for rest in strength:
                if one != rest:
                    bots = [one, rest, rest, rest]
                    weights = [strength[bot] for bot in bots]
                    found.append(sheet(deal, bots, chance.choices(range(4), weights)))
    return found


def test_ratings_are_the_strengths_that_made_the_games() -> None:
    strength = {"weak": 1.0, "middle": 3.0, "strong": 10.0}
    points = {bot: 400 * math.log10(value) for bot, value in strength.items()}
    middle = sum(points.values()) / 3

    found = ratings(list(strength), luce(strength, 150))

    assert [rating.bot for rating in found] == ["strong", "middle", "weak"]
    for rating in found:
        assert rating.low < points[rating.bot] - middle < rating.high
        assert rating.high - rating.low < 100


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    sheets = luce({"weak": 1.0, "strong": 4.0}, 20)

    assert ratings(["weak", "strong"], sheets) == ratings(["weak", "strong"], sheets[::-1])


def test_one_who_never_lost_has_a_finite_rating_in_an_interval() -> None:
    sheets = [sheet(deal, ["strong", "weak", "weak", "weak"], [0]) for deal in range(10)]

    best, worst = ratings(["weak", "strong"], sheets)

    assert (best.bot, worst.bot) == ("strong", "weak")
    assert 0 < best.low < best.points < best.high < 5000


def test_those_who_win_together_do_not_beat_each_other() -> None:
    sheets = [sheet(deal, ["a", "b", "c"], [0, 1]) for deal in range(10)]

    points = {rating.bot: rating.points for rating in ratings(["a", "b", "c"], sheets)}

    assert points["a"] == pytest.approx(points["b"])
    assert points["c"] < 0


def test_a_bot_alone_has_no_rating() -> None:
    assert ratings(["a"], [sheet(0, ["a", "a"], [0])]) == []
