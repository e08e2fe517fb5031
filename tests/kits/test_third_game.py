"""A third game that only the tests know is played everywhere, with no line outside its own modules.

Skirmish is registered by name, in the environment; every layer finds it there and has a default for
what it does not bring along.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly import bots
from kanly.arena.kit import arena_kit
from kanly.bots.advice import NoAdviser, adviser
from kanly.bots.search.budget import Budget
from kanly.core.errors import BadScenario, KanlyError
from kanly.core.registry import Kit
from kanly.core.scenario import parse, run
from kanly.encoding import encoding_of
from kanly.server.catalogue import catalogue
from kanly.train.kit import train_kit
from kanly.translation import Words, entries, label
from tests.core import kit, skirmish
from tests.core.kit import registered

ROOT = Path(__file__).parents[2]


def command(*args: str | Path, typed: str = "") -> str:
    """What a command prints in a process of its own that knows the game."""
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli", *map(str, args)],
        input=typed,
        cwd=ROOT,
        env={**os.environ, "KANLY_GAMES": "tests.core.kit"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def known() -> Iterator[None]:
    with registered():
        yield


def test_it_is_simulated_in_several_processes_recorded_and_replayed(tmp_path: Path) -> None:
    asked = ("simulate", "skirmish", "-p", "3", "-n", "4", "--check", "--json")

    found = json.loads(command(*asked, "--workers", "2", "--save", tmp_path))

    assert (found["games"], found["errors"]) == (4, 0)
    assert found["digest"] == json.loads(command(*asked))["digest"]
    record = tmp_path / "skirmish-3p-seed2.jsonl"
    assert json.loads(command("replay", record, "--verify", "--json"))["over"] is True
    assert "The game is over" in command("replay", record, "--to-end")


def test_it_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KANLY_HOME", str(tmp_path))

    told = command(
        *("terminal", "skirmish", "-p", "3", "-s", "1", "--seat", "voice", "--set", "rounds=1"),
        typed="help\n1\nboard\nlog\n" + "1\n" * 200,
    )

    assert "You are voice." in told
    assert "prediction: seer" in told
    assert "The game is over" in told


def test_bots_of_every_name_meet_in_the_arena(tmp_path: Path) -> None:
    told = command(
        *("arena", "match", "random", "greedy", "--game", "skirmish", "-p", "3", "-n", "3"),
        *("-w", "2", "--json", "-o", tmp_path / "run"),
    )

    assert json.loads(told)["games"] == 6


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.usefixtures("known")
def test_it_is_an_environment_for_learners() -> None:
    pettingzoo = pytest.importorskip("pettingzoo.test")
    from kanly.envs import gym, zoo

    pettingzoo.api_test(zoo.env("skirmish", 3), num_cycles=200)
    env = gym.SeatEnv("skirmish", opponents="random")
    seen, info = env.reset(seed=3)
    assert seen.any()
    assert info["action_mask"].sum() > 1


@pytest.mark.usefixtures("known")
def test_a_seat_sees_numbers_that_tell_nothing_it_may_not_know() -> None:
    game = kanly.new("skirmish", 3, 5)
    row = encoding_of("skirmish").observe(game, 1)

    assert row == encoding_of("skirmish").observe(game.resample(1, 7), 1)
    assert row != encoding_of("skirmish").observe(game, 2)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("name", list(bots.BOTS))
def test_every_bot_plays_it(name: str) -> None:
    game = kanly.new("skirmish", 3, 5)
    assert bots.ask(bots.get(name), game, game.pending[0]) in game.pending[0].choices


@pytest.mark.usefixtures("known")
def test_what_it_does_not_bring_along_has_a_default_or_says_so() -> None:
    words = Words("fr")
    game = kanly.new("skirmish", 3, 5)
    decision = game.pending[0]

    assert label(words, decision.choices[0], decision) == decision.choices[0].notation
    assert words.prompt(decision) == "Predict"
    assert words.game("skirmish") == "Skirmish"
    assert entries(words, "skirmish") == catalogue("skirmish", "en").entries == []
    assert arena_kit("skirmish").held(game) == ["seer", "voice", "throne"]
    with pytest.raises(NoAdviser):
        adviser("skirmish", Budget(playouts=1))
    with pytest.raises(KanlyError, match="unknown game to train 'skirmish'"):
        train_kit("skirmish")
    with pytest.raises(BadScenario, match="skirmish has no scenarios"):
        run(parse("name: One\ngame: skirmish\nthen: {round: 1}\n")[0])


def test_what_it_brings_along_is_used() -> None:
    own = Kit("skirmish", skirmish.new, kit.ABOUT, home="tests.kits.own_{layer}")
    with registered(own):
        words = Words("en")
        choice = kanly.new("skirmish", 3, 5).pending[0].choices[0]

        assert label(words, choice) == "Do: predict seer"
        assert words.game("skirmish") == "Skirmish in the Desert"


def test_a_kit_of_another_layer_is_no_kit() -> None:
    with (
        registered(Kit("skirmish", skirmish.new, kit.ABOUT, home="tests.kits.own_translation")),
        pytest.raises(TypeError, match="the kit of skirmish for encoding is TranslationKit"),
    ):
        encoding_of("skirmish")
