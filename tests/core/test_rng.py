"""The generator: the same numbers everywhere, each as likely."""

import numpy as np
import pytest

from kanly.core.rng import M1, M2, SPAN, Rng, seeded, whole

CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 99: 148.23}
"""Chi-square that a fair generator exceeds once in a thousand, by degrees of freedom."""


GOLDEN_STATE = (1348707012, 1689669808)
GOLDEN_NEXT = [832598625, 789374680, 219926052, 1646256664, 554803845, 614625018]
GOLDEN_BELOW = [85, 33, 14, 51, 52, 31, 51, 93]
GOLDEN_TEXT = [62320446, 706371699]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded(7)
    assert (rng.s1, rng.s2) == GOLDEN_STATE
    assert [rng.next() for _ in range(6)] == GOLDEN_NEXT
    assert [rng.below(100) for _ in range(8)] == GOLDEN_BELOW


def test_a_text_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded("Muad'Dib")
    assert [rng.next(), rng.next()] == GOLDEN_TEXT


def test_it_is_the_generator_of_l_ecuyer() -> None:
    """Two multiplicative generators, their difference folded into 1 to M1 - 1."""
    rng, x, y = Rng(12345, 67890), 12345, 67890
    for _ in range(1000):
        x, y = x * 40014 % 2147483563, y * 40692 % 2147483399
        folded = x - y if x > y else x - y + 2147483562
        assert rng.next() == folded % 2147483562


@pytest.mark.parametrize("seed", [0, -1, 2**80, "", "砂の惑星"])
def test_every_seed_gives_a_state_that_never_sticks(seed: int | str) -> None:
    rng = seeded(seed)
    for _ in range(100):
        assert 0 < rng.s1 < M1
        assert 0 < rng.s2 < M2
        assert 0 <= rng.next() < SPAN


def test_near_seeds_give_unrelated_numbers() -> None:
    first = [seeded(seed).below(1000) for seed in range(1000)]
    assert chi_square([sum(x // 100 == i for x in first) for i in range(10)]) < CRITICAL[9]


@pytest.mark.parametrize("n", [2, 6, 10, 24, 100])
def test_below_gives_each_number_as_often(n: int) -> None:
    rng = seeded(f"below {n}")
    counts = [0] * n
    for _ in range(400 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < CRITICAL[n - 1]


def test_below_is_fair_where_a_remainder_would_not_be() -> None:
    """Three quarters of the span: a plain remainder would give the low half twice as often."""
    rng = seeded("large")
    n = SPAN // 4 * 3
    low = sum(rng.below(n) < n // 2 for _ in range(4000))
    assert chi_square([low, 4000 - low]) < CRITICAL[1]


def test_below_one_is_zero() -> None:
    assert [seeded(1).below(1) for _ in range(5)] == [0] * 5


def test_a_shuffle_is_a_permutation() -> None:
    cards = [*range(50), 3, 3, 3]
    before = cards[:]
    seeded(1).shuffle(cards)
    assert cards != before
    assert sorted(cards) == sorted(before)


def test_every_order_is_as_likely() -> None:
    rng = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 300):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < CRITICAL[23]


@pytest.mark.parametrize("cards", [[], [5]])
def test_shuffling_nothing_or_one_card_uses_no_chance(cards: list[int]) -> None:
    rng = seeded(1)
    before = rng.copy()
    rng.shuffle(cards)
    assert (rng.s1, rng.s2) == (before.s1, before.s2)


def test_take_removes_the_card_it_returns() -> None:
    rng, cards = seeded(3), [4, 8, 15, 16, 23, 42]
    taken = [rng.take(cards) for _ in range(6)]
    assert cards == []
    assert sorted(taken) == [4, 8, 15, 16, 23, 42]
    assert taken != sorted(taken)


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    rng = seeded(9)
    copy = rng.copy()
    ahead = [rng.next() for _ in range(5)]
    assert [copy.next() for _ in range(5)] == ahead


@pytest.mark.parametrize("value", [3, np.int64(3), np.array(3)])
def test_a_whole_number_of_any_library_is_python_s_own(value: object) -> None:
    assert type(whole(value)) is int
    assert whole(value) == 3


@pytest.mark.parametrize("value", [True, 3.0, "3", None, int, np.array(3.0), np.array([1, 2])])
def test_what_is_no_whole_number_is_none(value: object) -> None:
    assert whole(value) is None
