"""What holds for every game: random options and seeds, played to the end, offers taken too."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.record import read
from kanly.core.rng import seeded
from kanly.core.setup import Options
from tests.classic.play import after, finish, options_for, positions, random_choice

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 10**6)
SETTINGS = settings(max_examples=8, deadline=None)

SEATS = [2, 3, 4, 5, 6]
PLAYED_ON = 8
"""Choices for which a resampled game is played on."""


@SETTINGS
@given(PLAYERS, SEEDS)
def test_invariants_hold_after_every_choice_to_the_end(players: int, seed: int) -> None:
    """CLA-MAP-14, CLA-TURN-02: forces, cards and spice are conserved; the last turn is the last."""
    options = options_for(players, seed)
    for game in positions(players, seed, options):
        assert game.over or game.pending
        game.check()
    assert game.result is not None
    assert game.result.winners
    assert game.rounds <= int(str(options.get("turns", 10)))


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_of_a_question_is_what_asking_anew_gives(players: int, seed: int) -> None:
    """A copy keeps no decisions, so it asks anew; others' secret answers change nothing."""
    for game in positions(players, seed, options_for(players, seed)):
        assert game.pending == game.clone().pending


@settings(max_examples=6, deadline=None)
@given(PLAYERS, SEEDS)
def test_every_choice_in_a_list_applies_and_its_notation_parses_back(
    players: int, seed: int
) -> None:
    choices_property(players, seed, 101)


@pytest.mark.soak
@pytest.mark.parametrize("players", SEATS)
def test_every_choice_applies_in_100_games(players: int) -> None:
    for seed in range(100):
        choices_property(players, seed, 29)


def choices_property(players: int, seed: int, every: int) -> None:
    """At one position in `every`, with all that the seats are asked or may do unasked."""
    for number, game in enumerate(positions(players, seed)):
        if number % every != seed % every:
            continue
        for decision in [*game.pending, *map(game.free, range(players))]:
            for choice in decision.choices if decision is not None else []:
                assert game.parse(choice.notation) is choice
                trial = game.clone()
                trial.apply(decision.seat, choice)
                trial.check()


@SETTINGS
@given(PLAYERS, SEEDS, st.integers(0, 1500))
def test_clone_pickle_and_original_agree_for_the_rest_of_the_game(
    players: int, seed: int, moves: int
) -> None:
    game = after(players, seed, moves)
    copy, thawed = game.clone(), pickle.loads(pickle.dumps(game))
    assert copy == game == thawed
    assert copy.digest() == game.digest() == thawed.digest()
    before = game.digest()
    ended = finish(copy, seeded(moves))
    assert game.digest() == before
    assert finish(thawed, seeded(moves)) == ended
    assert finish(game, seeded(moves)) == ended


@SETTINGS
@given(PLAYERS, SEEDS)
def test_a_record_replays_to_the_same_digests(players: int, seed: int) -> None:
    *_, game = positions(players, seed)
    record = read(game.record.text())
    assert record.replay(verify=True) == game
    assert record.over


@pytest.mark.parametrize("players", SEATS)
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_nothing_leaks_and_resampled_games_play_on(players: int, seed: int) -> None:
    """CLA-INFO-21: no seat can tell a resampled position from the true one."""
    leak_property(players, seed, options_for(players, seed), 29)


@pytest.mark.parametrize(
    ("players", "seed", "options", "number"),
    [(5, 3, options_for(5, 3), 666), (4, 192, {"advanced": True}, 515)],
    ids=["revivals granted", "battle decided"],
)
def test_a_sampled_emperor_can_pay_what_he_owes_and_no_more(
    players: int, seed: int, options: Options, number: int
) -> None:
    """CLA-INFO-03, CLA-INFO-21: gifts nobody saw leave him the means for what was seen."""
    game = after(players, seed, number, options)
    rng = seeded(seed)
    for seat in range(players):
        for _ in range(4):
            sample = game.resample(seat, rng)
            sample.check()
            for _ in range(PLAYED_ON):
                random_choice(sample, rng)
                sample.check()


@pytest.mark.soak
@pytest.mark.parametrize("players", SEATS)
def test_nothing_leaks_in_200_games(players: int) -> None:
    """CLA-INFO-21 over 200 random games for each seat count, of every kind."""
    for seed in range(200):
        leak_property(players, seed, options_for(players, seed), 19)


@pytest.mark.soak
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_nothing_leaks_in_200_games_by_the_book(players: int, advanced: bool) -> None:
    """CLA-INFO-21 over 200 random games for each seat count, basic and advanced."""
    for seed in range(200):
        leak_property(players, seed, {"advanced": advanced}, 19)


def leak_property(players: int, seed: int, options: Options, every: int) -> None:
    """At one position in `every`, for every seat and a spectator."""
    rng = seeded(f"resample {seed}")
    for number, game in enumerate(positions(players, seed, options)):
        if number % every != seed % every:
            continue
        for seat in [*range(players), None]:
            view = game.view(seat)
            sample = game.resample(seat, rng)
            assert sample.view(seat) == view
            sample.check()
            for _ in range(PLAYED_ON):
                if not sample.over:
                    random_choice(sample, rng)
                    sample.check()
