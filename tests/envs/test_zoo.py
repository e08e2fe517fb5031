"""The PettingZoo door: the library's own tests, and what they do not look at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from kanly.core.errors import BadOption, IllegalChoice, UnknownName
from kanly.core.rng import seeded
from kanly.envs import zoo

Maker = Callable[..., "zoo.ZooEnv | zoo.ZooParallelEnv"]
GAMES = [
    ("imperium", 4, {"ix": True}),
    ("imperium", 1, {}),
    ("classic", 6, {"advanced": True}),
    ("classic", 2, {"two-factions": True}),
]


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_it_passes_the_api_test(game: str, players: int, options: dict[str, bool]) -> None:
    api_test(zoo.env(game, players, options), num_cycles=300)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_it_passes_the_seed_test(game: str, players: int, options: dict[str, bool]) -> None:
    seed_test(lambda: zoo.env(game, players, options), num_cycles=100)


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_it_passes_the_performance_benchmark(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The library's clock is hurried: it asks for five seconds."""
    hurried = SimpleNamespace(time=count(0, 2).__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", hurried)
    performance_benchmark(zoo.env(game))
    assert "turns per second" in capsys.readouterr().out


def play(env: zoo.ZooEnv, seed: int) -> dict[str, float]:
    """A random game by the library's loop; what each agent got in all."""
    env.reset(seed=seed)
    rng = seeded(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[rng.below(len(legal))]))
    return total


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_game_goes_to_its_end_and_pays_every_seat_once(
    game: str, players: int, options: dict[str, bool]
) -> None:
    env = zoo.env(game, players, options)
    total = play(env, 11)
    assert list(total.values()) == env.table.rewards()
    assert env.agents == []
    assert sum(total.values()) == (1 if players > 1 else total["seat_0"])


def test_only_the_asked_seat_has_a_mask() -> None:
    env = zoo.env("imperium", 3)
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)
    assert np.flatnonzero(env.observe(asked)["action_mask"]).tolist() == sorted(env.table.legal())


def test_a_secret_answer_is_not_seen_by_the_seat_asked_next() -> None:
    """Storm dials, traitors, predictions and plans: whatever the first chose, the second sees
    the same."""
    env = zoo.env("classic", 4, {"factions": ["atreides", "fremen", "guild", "harkonnen"]})
    env.reset(seed=4)
    asked = env.agent_selection
    one, other = env.table.legal()[0], env.table.legal()[-1]
    seen = []
    for action in (one, other):
        env.reset(seed=4)
        env.step(action)
        assert env.agent_selection != asked
        seen.append(env.observe(env.agent_selection))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_a_choice_that_is_none_is_an_error() -> None:
    env = zoo.env("imperium", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalChoice):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("action", [None, 1.5, "reveal", np.array([3, 4])])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    env = zoo.env("imperium", 2)
    env.reset(seed=1)
    with pytest.raises(BadOption, match="expected the number of a choice"):
        env.step(action)


def test_before_the_first_game_one_is_told_to_reset() -> None:
    env = zoo.env("imperium", 2, render_mode="ansi")
    for early in (env.last, env.render, lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(BadOption, match="no game has begun; reset it"):
            early()


def test_after_the_last_agent_is_gone_one_is_told_to_reset() -> None:
    env = zoo.env("imperium", 1)
    play(env, 3)
    with pytest.raises(BadOption, match="the game is over; reset it"):
        env.step(None)


def test_wrong_arguments_say_what_was_expected() -> None:
    with pytest.raises(BadOption, match=r"render_mode 'human'; expected one of \['ansi', 'rgb_"):
        zoo.env("imperium", render_mode="human")
    env = zoo.env("imperium", 2)
    env.reset(seed=1)
    with pytest.raises(UnknownName, match="unknown agent 'seat_2'; did you mean seat_1, seat_0"):
        env.observe("seat_2")


def test_the_table_can_be_read() -> None:
    env = zoo.env("imperium", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.table.game)
    assert zoo.env("imperium", 2).metadata["name"] == "kanly_imperium_v0"
    assert zoo.raw_env("imperium-small").metadata["name"] == "kanly_imperium_small_v0"


def test_the_table_can_be_seen() -> None:
    env = zoo.env("classic", 3, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_the_state_has_what_each_seat_sees(make: Maker) -> None:
    env = make("classic", 3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    for seat in range(3):
        assert env.state()[seat].tobytes() == bytes(env.table.observe(seat))


# All at once --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_in_parallel_it_passes_the_api_test(
    game: str, players: int, options: dict[str, bool]
) -> None:
    parallel_api_test(zoo.parallel_env(game, players, options), num_cycles=100)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_in_parallel_a_game_pays_every_seat_at_its_end(
    game: str, players: int, options: dict[str, bool]
) -> None:
    env = zoo.parallel_env(game, players, options)
    observations, _ = env.reset(seed=11)
    rng = np.random.default_rng(2)
    together = 0
    total = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        assert not env.table.over
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        asked = [agent for agent, action in actions.items() if action != env.wait]
        together = max(together, len(asked))
        observations, rewards, ended, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert all(ended.values())
    assert list(total.values()) == env.table.rewards()
    assert together >= players - 1 if game == "classic" else together == 1


def test_in_parallel_who_is_not_asked_waits() -> None:
    env = zoo.parallel_env("imperium", 3)
    observations, _ = env.reset(seed=1)
    [asked] = env.table.asked()
    before = env.table.game.digest()
    for seat, agent in enumerate(env.agents):
        legal = np.flatnonzero(observations[agent]["action_mask"]).tolist()
        assert legal == (sorted(env.table.legal()) if seat == asked else [env.wait])
    with pytest.raises(BadOption, match=f"no action for seat_{asked}, which is asked"):
        env.step({})
    with pytest.raises(BadOption, match=f"no choice {env.wait}"):
        env.step(dict.fromkeys(env.agents, env.wait))
    with pytest.raises(UnknownName, match="unknown agent 'seat_9'"):
        env.step({"seat_9": 0})
    assert env.table.game.digest() == before
    env.step({f"seat_{asked}": env.table.legal()[0]})
    assert env.table.game.digest() != before


def test_in_parallel_one_wrong_choice_leaves_everything_as_it_was() -> None:
    """Even if those before it in the order were right."""
    env = zoo.parallel_env("classic", 4, {"factions": ["atreides", "fremen", "guild", "harkonnen"]})
    env.reset(seed=4)
    asked = list(env.table.asked())
    assert len(asked) > 1
    before = env.table.game.digest()
    actions = {f"seat_{seat}": env.table.asked()[seat][0].index for seat in asked}
    wrong = {**actions, f"seat_{asked[-1]}": 0}
    with pytest.raises(IllegalChoice):
        env.step(wrong)
    assert env.table.game.digest() == before
    env.step(actions)
