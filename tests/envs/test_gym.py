"""The Gymnasium door: the library's own check, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kanly.envs.gym as door
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.errors import BadOption
from kanly.core.rng import seeded
from kanly.core.view import View


@pytest.mark.parametrize("name", ["kanly/Imperium-v0", "kanly/Classic-v0"])
@pytest.mark.filterwarnings("error")
def test_it_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


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
    assert not info["action_mask"].any()
    with pytest.raises(BadOption, match="reset it"):
        env.step(wrong)


def test_what_is_no_number_is_no_action_and_changes_nothing() -> None:
    env = door.SeatEnv("imperium", 3)
    _, info = env.reset(seed=1)
    with pytest.raises(BadOption, match=r"the action 1\.5; expected the number of a choice"):
        env.step(1.5)  # type: ignore[arg-type]
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
    assert env.render() == str(env.playing.game.view(0).position)
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
