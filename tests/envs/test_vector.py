"""Gymnasium's vector environment over a batch."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import kanly.envs.gym  # noqa: F401
from kanly.core.errors import BadOption
from kanly.envs.vector import SeatVectorEnv


def actions_of(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", ["kanly/ImperiumSmall-v0", "kanly/ClassicSmall-v0"])
def test_the_library_makes_it_and_its_wrappers_count_games(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=8, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    counted = RecordEpisodeStatistics(envs)
    seen, infos = counted.reset(seed=1)
    assert counted.observation_space.contains(seen)
    rng = np.random.default_rng(1)
    lengths: list[int] = []
    while len(lengths) < 8:
        actions = actions_of(infos["action_mask"], rng)
        assert counted.action_space.contains(actions)
        seen, rewards, ended, cut, infos = counted.step(actions)
        assert seen.shape == (8, *counted.single_observation_space.shape)
        assert not cut.any()
        assert not rewards[~ended].any()
        if ended.any():
            lengths += infos["episode"]["l"][ended].tolist()
    assert min(lengths) > 3
    counted.close()


def test_the_same_seed_gives_the_same_games_and_others_follow() -> None:
    envs = SeatVectorEnv("imperium", 3, opponents=["random", "greedy"], players=3, seat=1)
    first, _ = envs.reset(seed=4)
    again, _ = envs.reset(seed=4)
    assert (first == again).all()
    assert (first != envs.reset()[0]).any()
    assert (envs.batch.seats == 1).all()


def test_what_came_back_stays_as_it_was_unless_one_wants_no_copies() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv("imperium", 2, copy=copy)
        seen, infos = envs.reset(seed=1)
        kept = seen.copy()
        after, *_ = envs.step(actions_of(infos["action_mask"], np.random.default_rng(1)))
        assert (after is seen) != copy
        assert (seen == kept).all() == copy
        assert envs.action_masks() is envs.batch.masks


def test_wrong_arguments_say_what_was_expected() -> None:
    with pytest.raises(BadOption, match="no seat 4; expected 0 to 3"):
        SeatVectorEnv("imperium", 2, seat=4)
    with pytest.raises(BadOption, match="2 bots; expected one for all, or 3"):
        SeatVectorEnv("imperium", 2, opponents=["random", "random"])
    envs = SeatVectorEnv("imperium", 2)
    with pytest.raises(BadOption, match="no choice of seat 0"):
        envs.step([-1, -1])
