"""Many games in lockstep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kanly.bots.random_bot import RandomBot
from kanly.core.errors import BadOption, KanlyError, UnknownName
from kanly.envs.batch import Batch
from kanly.envs.lockstep import LISTED, Lockstep
from kanly.envs.workers import CLOSE, Workers


def steps(batch: Batch, count: int, seed: int = 0) -> Iterator[Batch]:
    """The batch after each of so many random steps."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        batch.step(batch.sample(rng))
        yield batch


def tables(batch: Batch) -> Lockstep:
    assert isinstance(batch.runner, Lockstep)
    return batch.runner


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_rows_are_what_the_tables_show(game: str) -> None:
    batch = Batch(game, games=5, seed=3)
    for _ in steps(batch, 60):
        for row, table in enumerate(tables(batch).tables):
            assert batch.seats[row] == table.seat
            assert bytes(batch.observations[row]) == bytes(table.observe(table.seat))
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(table.legal())


def test_a_game_that_ends_pays_and_is_dealt_anew() -> None:
    batch = Batch("imperium", games=8, players=2, reward="win", seed=1)
    ended = np.zeros(8)
    paid = np.zeros((8, 2))
    for _ in steps(batch, 500):
        paid += batch.rewards
        ended += batch.dones
        assert not batch.rewards[~batch.dones].any()
        assert batch.masks.any(axis=1).all()
    assert (ended >= 2).all()
    assert (paid.sum(axis=1) == ended).all()


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = Batch("imperium", games=3, seed=5), Batch("imperium", games=3, seed=6)
    other.reset(5)
    for _ in zip(steps(one, 300), steps(other, 300), strict=True):
        assert (one.observations == other.observations).all()
        assert (one.dones == other.dones).all()


def test_games_of_a_batch_differ_and_so_do_those_that_follow() -> None:
    batch = Batch("imperium", games=2, players=2, seed=5)
    first = batch.observations.copy()
    assert (first[0] != first[1]).any()
    digests = set()
    for _ in steps(batch, 600):
        if batch.dones[0]:
            digests.add(tables(batch).tables[0].game.setup.seed)
    assert len(digests) >= 2


def test_workers_give_the_same_games_as_one_process() -> None:
    alone = Batch("imperium", games=5, players=2, seed=7, reward="margin")
    with Batch("imperium", games=5, players=2, seed=7, reward="margin", workers=2) as shared:
        assert isinstance(shared.runner, Workers)
        for _ in zip(steps(alone, 250), steps(shared, 250), strict=True):
            for name in ("observations", "masks", "seats", "rewards", "dones"):
                assert (getattr(alone, name) == getattr(shared, name)).all(), name
        kept = shared.observations.copy()
    assert (shared.observations == kept).all()
    with pytest.raises(BadOption, match="closed"):
        shared.reset(1)


def test_a_worker_that_fails_or_dies_says_so() -> None:
    with Batch("imperium", games=2, workers=1) as batch:
        batch.masks[0, 0] = True  # a lie
        with pytest.raises(BadOption, match="game 0: illegal choice"):
            batch.step([0, int(batch.masks[1].argmax())])
        assert isinstance(batch.runner, Workers)
        batch.runner.pipes[0].send_bytes(CLOSE)
        with pytest.raises(KanlyError, match="a worker of the batch has died"):
            batch.reset(1)


def test_bots_play_their_seats() -> None:
    batch = Batch("imperium", games=2, players=4, bots={1: "random", 3: "greedy"}, seed=2)
    for _ in steps(batch, 100):
        assert set(batch.seats.tolist()) <= {0, 2}


def test_sampled_choices_are_all_legal_and_all_likely() -> None:
    batch = Batch("imperium", games=4)
    rng = np.random.default_rng(1)
    picked = np.array([batch.sample(rng) for _ in range(800)])
    for game in range(4):
        assert batch.masks[game][picked[:, game]].all()
        assert len(set(picked[:, game])) == batch.masks[game].sum()


def test_choices_beyond_those_listed_are_sampled_too() -> None:
    batch = Batch("imperium", games=1)
    batch.masks[0] = True
    batch.runner.arrays.counts[0] = batch.masks.shape[1]
    rng = np.random.default_rng(1)
    picked = [int(batch.sample(rng)[0]) for _ in range(400)]
    assert min(picked) < LISTED < max(picked)
    assert len(set(picked)) > 300


def test_games_whose_choices_find_no_room_in_the_list_are_sampled_too() -> None:
    batch = Batch("imperium", games=4)
    arrays = tables(batch).arrays
    arrays.listed = arrays.listed[: arrays.counts[:3].sum()]
    rng = np.random.default_rng(1)
    for _ in range(50):
        batch.step(batch.sample(rng))
        assert batch.masks[range(4), batch.sample(rng)].all()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"games": 0}, "0 games; expected at least 1"),
        ({"workers": 9, "games": 4}, "9 workers; expected 1 to 4"),
        ({"players": 2, "bots": {0: "random", 1: "random"}}, "some of 0 to 1, but not all"),
        ({"bots": {0: "gredy"}}, "unknown bot 'gredy'"),
    ],
)
def test_wrong_arguments_say_what_was_expected(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=why):
        Batch("imperium", **arguments)


def test_actions_are_one_for_each_game() -> None:
    with pytest.raises(BadOption, match=r"actions of shape \(3,\); expected \(2,\)"):
        Batch("imperium", games=2).step([0, 1, 2])


@pytest.mark.parametrize("wrong", [-1, 4816, 0])
@pytest.mark.parametrize("workers", [0, 2])
def test_if_one_action_is_no_choice_nothing_is_done_in_any_game(workers: int, wrong: int) -> None:
    with Batch("imperium", games=2, workers=workers) as batch:
        before = batch.observations.copy(), batch.masks.copy()
        assert not batch.masks[1, 0]
        with pytest.raises(BadOption, match=f"game 1: {wrong} is no choice of seat"):
            batch.step([int(batch.masks[0].argmax()), wrong])
        assert (batch.observations == before[0]).all()
        assert (batch.masks == before[1]).all()


def test_actions_are_whole_numbers() -> None:
    with pytest.raises(BadOption, match="actions of type float64; expected whole numbers"):
        Batch("imperium", games=2).step([0.5, 1.0])


def test_bots_are_told_when_their_game_is_over_or_left(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    monkeypatch.setattr(RandomBot, "close", lambda bot: closed.append(bot.name))
    batch = Batch("imperium", games=3, players=2, bots={1: "random"})
    ended = sum(int(batch.dones.sum()) for _ in steps(batch, 150))
    assert ended
    assert len(closed) == ended
    batch.close()
    assert len(closed) == ended + 3
    with pytest.raises(BadOption, match="the game is over; reset it"):
        batch.step(batch.sample(np.random.default_rng(1)))


@pytest.mark.parametrize("workers", [0, 2])
def test_what_follows_is_written_into_the_callers_own_arrays(workers: int) -> None:
    """Such as the rows of a rollout, without a copy."""
    alone = Batch("imperium", games=3, seed=5)
    with Batch("imperium", games=3, seed=5, workers=workers) as batch:
        stored = np.zeros((20, *batch.observations.shape), np.uint8)
        masks = np.zeros((20, *batch.masks.shape), np.bool_)
        for time, _ in enumerate(steps(alone, 20)):
            batch.step(alone.runner.arrays.actions, stored[time], masks[time])
            assert np.shares_memory(batch.observations, stored[time])
            assert (stored[time] == alone.observations).all()
            assert (masks[time] == alone.masks).all()
        kept = stored[18].copy()
        batch.step(batch.sample(np.random.default_rng(1)))
        assert (stored[18] == kept).all()


def test_the_callers_arrays_must_fit() -> None:
    batch = Batch("imperium", games=2)
    actions = batch.sample(np.random.default_rng(1))
    before = batch.observations.copy()
    for wrong, why in [
        (np.zeros((3, batch.observations.shape[1]), np.uint8), "observations of shape"),
        (np.zeros(batch.observations.shape, np.float32), "type float32"),
        (np.zeros((batch.observations.shape[1], 2), np.uint8).T, "one stretch of memory"),
    ]:
        with pytest.raises(BadOption, match=why):
            batch.step(actions, wrong)
    assert (batch.observations == before).all()
