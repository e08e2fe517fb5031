"""Luck: nought on average, whatever the value function, so that rates without it stay true."""

from __future__ import annotations

import random
import statistics
from itertools import permutations
from types import SimpleNamespace
from typing import cast

import pytest

from kanly.arena.kit import arena_kit
from kanly.arena.luck import Luck, corrected, standard_error, unseen
from kanly.arena.precision import difference, factor, precision
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.registry import new
from kanly.core.rng import Rng

# A toy whose win rate can be worked out -----------------------------------------------------------

CARDS = (1, 2, 3, 4, 5, 6)
ENOUGH = 12


class Toy:
    """Three times a card is turned over; who draws is then asked whether to count it. Seat 0 wins
    with 12 or more. It counts every card, or those above 2.
    """

    players = 1

    def __init__(self, deck: list[int], seed: int = 0) -> None:
        self.deck = deck
        self.sum = 0
        self.left = 3
        self.setup = SimpleNamespace(seed=seed)
        self.rng = Rng(1, 1)

    def undrawn(self) -> list[tuple[list[int], int, int]]:
        return [(self.deck, 0, len(self.deck))]

    def redraw(self, rng: Rng) -> Toy:
        copy = self.clone()
        rng.shuffle(copy.deck)
        return copy

    def clone(self) -> Toy:
        copy = type(self)(self.deck[:])
        copy.sum, copy.left = self.sum, self.left
        return copy

    def apply(self, seat: int, choice: object) -> None:
        self.sum += self.deck.pop()
        self.left -= 1

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def result(self) -> SimpleNamespace:
        return SimpleNamespace(winners=[0] if self.sum >= ENOUGH else [1])


def exact() -> float:
    """The share of all orders of the cards with which the toy is won."""
    won = [sum(order[-3:]) >= ENOUGH for order in permutations(CARDS)]
    return sum(won) / len(won)


class Unfair(Toy):
    """Its deck is not shuffled, but sorted."""

    def redraw(self, rng: Rng) -> Toy:
        copy = self.clone()
        copy.deck.sort()
        return copy


class Open(Toy):
    """Nothing of it is hidden."""

    def undrawn(self) -> list[tuple[list[int], int, int]]:
        return []


def optimistic(games: list[Game]) -> list[list[float]]:
    """A poor guess: far too high, but higher with a higher sum."""
    return [[0.4 + cast(Toy, game).sum / 15] for game in games]


ANYTHING = cast(Choice, 0)
ASKED = cast(Decision, SimpleNamespace(seat=0, choices=[0]))


def toys(games: int, kind: type[Toy] = Toy) -> tuple[list[float], list[float]]:
    """The results and the luck of toys with decks in random orders."""
    rng = random.Random(1)
    results, luck = [], []
    for number in range(games):
        deck = list(CARDS)
        rng.shuffle(deck)
        toy = kind(deck, number)
        game = cast(Game, toy)
        count = Luck(game, ["any"], optimistic)
        while not toy.over:
            count.note(game, ASKED, ANYTHING)
            toy.apply(0, 0)
        results.append(float(0 in toy.result.winners))
        luck += count.sums
    return results, luck


def test_luck_is_nought_on_average() -> None:
    _, luck = toys(4000)

    assert abs(statistics.fmean(luck)) < 3 * standard_error(luck)
    assert statistics.stdev(luck) > 0.2, "there is luck in it"


def test_without_luck_the_win_rate_is_the_true_one_and_three_times_as_exact() -> None:
    results, luck = toys(4000)

    found = corrected([[game] for game in zip(results, luck, strict=True)])

    assert abs(found.rate - exact()) < 3 * found.error
    assert found.error < standard_error(results) / 3**0.5


def test_a_chance_that_is_drawn_otherwise_than_in_the_game_would_be_found_out() -> None:
    """As a check of the two tests above: here the deck is sorted, not shuffled."""
    results, luck = toys(4000, Unfair)

    assert abs(statistics.fmean(luck)) > 10 * standard_error(luck)
    found = corrected([[game] for game in zip(results, luck, strict=True)])
    assert abs(found.rate - exact()) > 5 * found.error


def test_a_choice_that_reveals_nothing_owes_nothing_to_luck() -> None:
    assert set(toys(50, Open)[1]) == {0.0}


def test_a_weight_never_comes_from_the_results_it_is_used_for() -> None:
    """Results that follow their luck in one half of the deals only."""
    luck = [1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0]
    results = [1.0, 0.3, 0.0, 0.3, 1.0, 0.3, 0.0, 0.3]  # every other deal: 0.5 + 0.5 luck

    found = corrected([[game] for game in zip(results, luck, strict=True)])

    odd_weight_applied_to_even = sum(results) / len(results)
    assert found.rate == pytest.approx(odd_weight_applied_to_even)


def test_luck_that_seems_to_do_harm_is_left_in() -> None:
    deals = [[(1.0, -0.5), (0.0, 0.5)], [(1.0, -0.25), (0.5, 0.25)]] * 4

    found = corrected(deals)

    assert found.rate == pytest.approx(0.625)
    assert found.error == standard_error([0.5, 0.75] * 4)


# Real games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_values_are_chances_of_every_seat(name: str) -> None:
    values = arena_kit(name).values
    assert values is not None

    [found] = values([new(name, 4, 3)])

    assert len(found) == 4
    assert all(0 <= each <= 1 for each in found)


def test_a_random_players_choice_is_luck_too() -> None:
    """Its luck is told from what it might as well have chosen."""
    values = arena_kit("imperium").values
    assert values is not None
    game = new("imperium", 4, 3)
    while len(game.pending[0].choices) < 2:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    decision = game.pending[0]

    def reveals(choice: Choice) -> bool:
        after = game.clone()
        after.apply(decision.seat, choice)
        return unseen(after) != unseen(game)

    def luck(bot: str, choice: Choice) -> list[float]:
        found = Luck(game, [bot] * 4, values)
        found.note(game, decision, choice)
        return found.sums

    quiet = [choice for choice in decision.choices if not reveals(choice)]
    assert luck("greedy", quiet[0]) == [0, 0, 0, 0]
    assert luck("random", quiet[0]) != luck("random", quiet[-1])


# Deals --------------------------------------------------------------------------------------------


def test_a_deal_counts_as_one_result() -> None:
    deals = [[(True, None), (False, None)], [(True, None), (True, None)], [(False, None)] * 2]

    found = precision(deals)

    assert found is not None
    assert (found.deals, found.games, found.lucky) == (3, 6, None)
    assert found.plain.rate == 0.5
    error = standard_error([0.5, 1.0, 0.0])
    assert found.plain.high - found.plain.rate == pytest.approx(min(0.5, factor(3) * error))
    assert found.plain.worth == round(0.25 / error**2)


def test_games_of_a_deal_that_differ_by_seat_alone_are_worth_more_than_independent_ones() -> None:
    """Whoever has the good seat wins: every deal has the same result, but for one."""
    deals = [[(True, None), (False, None)]] * 20 + [[(True, None), (True, None)]]

    found = precision(deals)

    assert found is not None
    assert found.plain.worth is not None
    assert found.plain.worth > 10 * found.games


def test_taking_luck_out_saves_games() -> None:
    results, luck = toys(400)
    games = [(won > 0.5, each) for won, each in zip(results, luck, strict=True)]

    found = precision([[game] for game in games])

    assert found is not None
    assert found.lucky is not None
    assert found.plain.worth == pytest.approx(400, abs=2)
    assert found.saved == (found.lucky.worth or 0) - found.plain.worth
    assert found.saved > 200


def test_one_deal_says_nothing_of_how_exact_it_is() -> None:
    assert precision([[(True, None)]]) is None


def test_the_difference_is_taken_deal_by_deal() -> None:
    """What makes a deal good for everybody does not count."""
    ones = [[(True, None)], [(False, None)]] * 10 + [[(True, None)]]
    others = [[(True, None)], [(False, None)]] * 10 + [[(False, None)]]

    found = difference(ones, others)

    assert found is not None
    assert found.rate == pytest.approx(1 / 21)
    assert found.low == pytest.approx(1 / 21 - factor(21) / 21)


def test_the_interval_of_few_deals_is_wider() -> None:
    assert factor(5) == pytest.approx(2.776, abs=0.05)
    assert factor(21) == pytest.approx(2.086, abs=0.002)
    assert factor(100_000) == pytest.approx(1.96, abs=0.001)
