"""A position is plain data: it can be copied, pickled, compared and digested at any moment."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.choice import ChoiceBook
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Setup
from tests.core import skirmish
from tests.core.skirmish import FIELDS, Skirmish
from tests.core.table import decline_all, play, random_choice, snapshot, somewhere, started, wander

ROOT = Path(__file__).parents[2]
POSITIONS = given(seed=st.integers(0, 400), choices=st.integers(0, 130))

GOLDEN_NEW = 0x421DF061D3A08B22
GOLDEN_SEALED = 0xC6FD494ECB543C5C
GOLDEN_LATER = 0xEB7B3A7D2E69E62E
GOLDEN_END = 0xCF6E108F375C259E


def test_digests_stay_the_same_for_ever() -> None:
    game = skirmish.new(3, 7)
    assert game.digest() == GOLDEN_NEW
    play(game, "voice: predict seer")
    assert game.digest() == GOLDEN_SEALED
    rng = seeded(7)
    assert wander(game, rng, 40).digest() == GOLDEN_LATER
    assert wander(game, rng).digest() == GOLDEN_END


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_digests_are_the_same_in_another_process(hash_seed: str) -> None:
    code = (
        "from tests.core.table import somewhere\n"
        "print(*(somewhere(seed, 50).digest() for seed in range(4)))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == [str(somewhere(seed, 50).digest()) for seed in range(4)]


@settings(deadline=None)
@POSITIONS
def test_a_digest_is_a_64_bit_number_that_equal_positions_share(seed: int, choices: int) -> None:
    game, same = somewhere(seed, choices), somewhere(seed, choices)
    assert game == same
    assert 0 <= game.digest() < 2**64
    assert game.digest() == same.digest() == game.clone().digest()
    assert hash(game) == hash(same)


def test_different_positions_have_different_digests() -> None:
    digests = {somewhere(seed, choices).digest() for seed in range(15) for choices in range(40)}
    assert len(digests) == 15 * 40


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_is_part_of_the_position(name: str) -> None:
    game, other = decline_all(started()), decline_all(started())
    value = getattr(other, name)
    setattr(other, name, [*value, 9] if isinstance(value, list) else value + 1)
    assert other != game
    assert other.digest() != game.digest()


def test_chance_and_the_stack_are_part_of_the_position() -> None:
    game, chance, stack = (decline_all(started()) for _ in range(3))
    chance.rng = Rng(chance.rng.s1, chance.rng.s2 + 1)
    stack.stack[0] = (skirmish.ROUND,)
    assert len({game.digest(), chance.digest(), stack.digest()}) == 3
    assert chance != game
    assert stack != game


def test_options_are_part_of_the_position_and_names_are_not() -> None:
    game = skirmish.new(3, 7)
    assert skirmish.new(3, 7, {"rounds": 2}) != game
    assert skirmish.new(3, 7, {"rounds": 2}).digest() != game.digest()
    assert skirmish.new(3, 7, names=["Ann", "Bob", "Cho"]) == game


def test_the_order_in_which_options_are_given_does_not_matter() -> None:
    one = Setup("skirmish", 3, 1, {"rounds": 2, "houses": ["a", "b"]}, [])
    two = Setup("skirmish", 3, 2, {"houses": ["a", "b"], "rounds": 2}, ["x"])
    assert one.key() == two.key()
    assert hash(one.key()) == hash(two.key())


def test_a_position_is_not_equal_to_something_else() -> None:
    assert skirmish.new() != "a game"


@settings(deadline=None)
@POSITIONS
def test_copies_agree_with_the_original_for_the_rest_of_the_game(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    copies = [game.clone(), pickle.loads(pickle.dumps(game)), game.rewind(len(game.history))]
    rng = seeded(seed)
    for _ in range(25):
        for copy in copies:
            assert copy == game
            assert copy.pending == game.pending
            assert copy.history == game.history
            assert copy.movers == game.movers
            assert copy.floor == game.floor
        if game.over:
            break
        move = random_choice(game, rng)
        for each in [game, *copies]:
            each.apply(*move)
    for copy in copies:
        assert wander(copy, rng.copy()) == wander(game.clone(), rng.copy())


@settings(deadline=None)
@POSITIONS
def test_a_copy_goes_its_own_way(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    before = (snapshot(game), game.history[:], game.movers[:], game.floor)
    copy = game.clone()
    wander(copy, seeded(1))
    wander(pickle.loads(pickle.dumps(game)), seeded(2))
    assert (snapshot(game), game.history, game.movers, game.floor) == before
    kept = snapshot(copy)
    wander(game, seeded(3))
    assert snapshot(copy) == kept


@settings(deadline=None)
@POSITIONS
def test_the_same_options_seed_and_choices_give_the_same_game(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    again = skirmish.new(game.players, seed)
    for seat, choice in zip(game.movers, game.history):
        again.apply(seat, choice)
    assert again == game


@settings(deadline=None)
@given(seed=st.integers(0, 1000))
def test_random_games_keep_every_invariant_and_end_with_a_result(seed: int) -> None:
    game = skirmish.new(3 + seed % 2, seed)
    rng = seeded(seed)
    assert game.result is None
    while not game.over:
        wander(game, rng, 1).check()
    result = game.result
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == list(range(game.players))
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}


def test_the_stack_holds_only_small_tuples_of_numbers() -> None:
    for seed in range(20):
        for frame in somewhere(seed, 3 * seed).stack:
            assert isinstance(frame, tuple)
            assert all(type(number) is int for number in frame)


def test_games_with_different_choices_can_stand_side_by_side() -> None:
    ChoiceBook("a neighbour").make("bid 1", 77)
    game = play(decline_all(started()), "seer: bid 1")
    assert pickle.loads(pickle.dumps(game)) == game
    assert isinstance(game, Skirmish)
