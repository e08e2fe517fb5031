"""What holds for every game: random options and seeds, played to the end."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.record import read
from kanly.core.rng import seeded
from tests.imperium.play import after, finish, options_for, positions

PLAYERS = st.integers(1, 4)
SEEDS = st.integers(0, 10**6)
IX = st.booleans()
SETTINGS = settings(max_examples=25, deadline=None)


@SETTINGS
@given(PLAYERS, SEEDS, IX)
def test_invariants_hold_after_every_choice_to_the_end(players: int, seed: int, ix: bool) -> None:
    """IMP-COMP-11, IMP-DEPLOY-17, IMP-ROUND-02, IX-DREAD-32: conserved pieces, ten rounds."""
    for game in positions(players, seed, options_for(players, seed, ix)):
        game.check()
    assert game.over
    assert game.result is not None
    assert game.result.scores


@SETTINGS
@given(PLAYERS, SEEDS, st.integers(0, 300), IX)
def test_clone_pickle_and_original_agree_for_the_rest_of_the_game(
    players: int, seed: int, moves: int, ix: bool
) -> None:
    game = after(players, seed, moves, options_for(players, seed, ix))
    copy, thawed = game.clone(), pickle.loads(pickle.dumps(game))
    assert copy == game == thawed
    assert copy.digest() == game.digest() == thawed.digest()
    before = game.digest()
    ended = finish(copy, seeded(moves))
    assert game.digest() == before
    assert finish(thawed, seeded(moves)) == ended
    assert finish(game, seeded(moves)) == ended


@SETTINGS
@given(PLAYERS, SEEDS, IX)
def test_a_record_replays_to_the_same_digests(players: int, seed: int, ix: bool) -> None:
    *_, game = positions(players, seed, options_for(players, seed, ix))
    record = read(game.record.text())
    assert record.replay(verify=True) == game
    assert record.over


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS, ix=IX)
def test_nothing_leaks(players: int, seed: int, ix: bool) -> None:
    """IMP-INFO-13: no seat can tell a resampled position from the true one."""
    leak_property(players, seed, ix)


@pytest.mark.soak
@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_leaks_in_200_games(players: int, ix: bool) -> None:
    """IMP-INFO-13 over 200 random games for each seat count, with and without the expansion."""
    for seed in range(200):
        leak_property(players, seed, ix)


def leak_property(players: int, seed: int, ix: bool) -> None:
    rng = seeded(f"resample {seed}")
    for number, game in enumerate(positions(players, seed, options_for(players, seed, ix))):
        if number % 5:
            continue
        for seat in [*range(players), None]:
            view = game.view(seat)
            sample = game.resample(seat, rng)
            assert sample.view(seat) == view
            sample.check()
