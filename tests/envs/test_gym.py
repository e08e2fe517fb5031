"""The Gymnasium door: the library's own check, and what it does not look at."""

from __future__ import annotations

from typing import cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import kanly.envs.gym as door
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.errors import BadOption
from kanly.core.registry import kit_of
from kanly.core.rng import seeded
from kanly.core.view import View
from kanly.drawing import pixels


@pytest.mark.parametrize("name", ["kanly/Imperium-v0", "kanly/Classic-v0"])
@pytest.mark.filterwarnings("error")
def test_it_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
def test_a_masked_sampler_plays_on_however_games_are_reset(mode: AutoresetMode) -> None:
    """At the end of a game every action is in the mask: the library ignores the next one."""
    envs = gymnasium.make_vec(
        "kanly/ImperiumSmall-v0",
        num_envs=2,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
    )
    _, info = envs.reset(seed=3)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        masks = info["action_mask"]
        assert masks.any(axis=1).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        _, rewards, over, _, info = envs.step(actions)
        assert (rewards >= 0).all()
        ended += int(over.sum())
    envs.close()


@pytest.mark.parametrize("name", ["kanly/ImperiumSmall-v0", "kanly/ClassicSmall-v0"])
def test_a_small_game_is_a_game_of_its_own(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    assert isinstance(env, door.SeatEnv)
    play(env, 3)
    played = env.playing.game
    about = kit_of(env.terms.game).about.variants["small"]
    assert (played.players, played.options) == (about.players, about.options)
    assert played.rounds <= 4


def play(env: door.SeatEnv, seed: int | None) -> list[float]:
    """The rewards of a random game."""
    _, info = env.reset(seed=seed)
    rng = seeded(str(seed))
    rewards: list[float] = []
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(legal[rng.below(len(legal))])
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_a_game_ends_with_its_only_reward(game: str) -> None:
    env = door.SeatEnv(game, opponents="random", reward="margin", seat=1)
    rewards = play(env, 3)
    assert set(rewards[:-1]) == {0}
    assert rewards[-1] == env.playing.rewards()[1]
    result = env.playing.game.result
    assert result is not None


def test_the_same_seed_is_the_same_game_against_the_same_bots() -> None:
    env = door.SeatEnv("imperium", 4, opponents="greedy")
    digests = []
    for _ in range(2):
        play(env, 5)
        digests.append(env.playing.game.digest())
    assert digests[0] == digests[1]
    play(env, None)
    assert env.playing.game.digest() != digests[0]


def test_the_seat_can_change_from_game_to_game() -> None:
    env = door.SeatEnv("imperium", 4, seat=None)
    seats = set()
    env.reset(seed=1)
    for _ in range(30):
        _, info = env.reset()
        seats.add(info["seat"])
        assert env.playing.seat in (env.seat, -1)
    assert seats == {0, 1, 2, 3}


def test_an_action_that_is_no_choice_loses_at_once() -> None:
    env = door.SeatEnv("imperium", 3)
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"]
    assert info["action_mask"].all()
    with pytest.raises(BadOption, match="reset it"):
        env.step(wrong)


def test_what_is_no_number_is_no_action_and_changes_nothing() -> None:
    env = door.SeatEnv("imperium", 3)
    _, info = env.reset(seed=1)
    with pytest.raises(BadOption, match=r"the action 1\.5; expected the number of a choice"):
        env.step(cast(int, 1.5))
    assert (env.action_masks() == info["action_mask"]).all()


class First(bots.Bot):
    """Takes the first choice, and counts how often."""

    name = "first"
    asked = 0

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        self.asked += 1
        return view.decision.choices[0]


def test_opponents_are_bots_by_name_or_ones_own() -> None:
    mine = First()
    env = door.SeatEnv("imperium", 3, opponents=["random", mine])
    play(env, 2)
    assert mine.asked > 10
    with pytest.raises(BadOption, match="3 bots; expected one for all, or 2"):
        door.SeatEnv("imperium", 3, opponents=["random"] * 3)
    with pytest.raises(BadOption, match="no seat 3"):
        door.SeatEnv("imperium", 3, seat=3)


def test_a_mask_is_also_found_by_the_name_that_masked_learners_use() -> None:
    env = door.SeatEnv("classic", 3)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()
    assert env.action_masks().sum() == len(env.playing.choices)


def test_what_is_rendered_is_the_seats_own_view() -> None:
    env = door.SeatEnv("imperium", 2, render_mode="ansi")
    env.reset(seed=1)
    seen = env.playing.game.view(0).position
    assert env.render() == str(seen)
    env = door.SeatEnv("imperium", 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert np.array_equal(env.render(), pixels(seen))
    with pytest.raises(BadOption, match="no game has begun"):
        door.SeatEnv("imperium", 2).step(0)


class Closing(First):
    """Counts how often it is told that its game is over."""

    closed = 0

    def close(self) -> None:
        self.closed += 1


def test_bots_are_told_when_their_game_is_over_or_left() -> None:
    bot = Closing()
    env = door.SeatEnv("imperium", 2, opponents=bot)
    env.reset(seed=1)
    assert bot.closed == 0
    env.reset(seed=2)
    assert bot.closed == 1
    play(env, 3)
    assert bot.closed == 3
    env.close()
    with pytest.raises(BadOption, match="the game is over; reset it"):
        env.step(0)
