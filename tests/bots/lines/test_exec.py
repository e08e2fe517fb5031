"""Bots that are programs: they play, and whatever they do wrong is said in one line."""

from __future__ import annotations

import gc
import os
import pickle
import shutil
import sys
import time
from pathlib import Path

import pytest

import kanly
from kanly import bots
from kanly.bots.lines import bot as door
from kanly.bots.lines import child
from kanly.bots.lines.bot import ExecBot
from kanly.bots.lines.errors import BotFailed
from kanly.cli.batch import Plan, play
from kanly.core.errors import KanlyError
from kanly.core.game import Game

PROGRAM = Path(__file__).with_name("program.py")
EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.js"


def named(manner: str) -> str:
    return f'exec:"{sys.executable}" "{PROGRAM}" {manner}'


def program(manner: str, seconds: float = 20) -> ExecBot:
    bot = bots.get(named(manner), seed=7)
    assert isinstance(bot, ExecBot)
    bot.seconds = seconds
    return bot


def question() -> Game:
    """A position in which a seat has several choices."""
    game = kanly.new("imperium", players=3, seed=4)
    while len(game.pending[0].choices) < 2:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    return game


def ask(bot: ExecBot) -> str:
    game = question()
    try:
        return bot.choose(game.view(game.pending[0].seat)).notation
    finally:
        bot.close()


@pytest.mark.parametrize(("manner", "place"), [("first", 0), ("last", -1), ("looks", 0)])
def test_a_program_plays(manner: str, place: int) -> None:
    choices = question().pending[0].choices
    assert ask(program(manner)) == choices[place].notation


def test_a_program_can_ask_for_numbers_instead_of_the_view() -> None:
    choices = question().pending[0].choices
    assert ask(program("numbers")) == max(choices, key=lambda choice: choice.index).notation


def test_whole_games_are_played_by_programs() -> None:
    plan = Plan("classic", 3, 1, 5, (named("first"), named("last"), "random"), {"turns": 1})
    outcome = play(plan, 0)
    assert outcome.error == ""
    assert outcome.winners
    assert play(plan, 0).digest == outcome.digest


def test_a_program_is_woken_by_what_it_names() -> None:
    bot = program("wakes")
    assert bot.wakes("imperium", "turn")
    assert not bot.wakes("imperium", "other")
    bot.close()


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("protocol-2", "speaks protocol 2; expected 1"),
        ("wants-luck", "wants 'luck'; expected some of: view, numbers"),
        ("wants-a-word", "wrote wants 'view'; expected a list of names"),
        ("leaves", "ended with status 3"),
        ("crash", "ended with status 1: RuntimeError: the sleeper must awaken"),
        ("node", "ended with status 1: ReferenceError: spice is not defined$"),
        ("no-json", "wrote what is no JSON: 'I pass'"),
        ("nested", r"wrote what is no JSON: '\[\[\["),
        ("endless", "wrote what is no JSON: 'spice spice"),
        ("no-message", "expected a message of type 'choice'"),
        ("forgets", "answered question 0; expected 1"),
        ("unknown", "chose 'fly to caladan': unknown choice 'fly to caladan'"),
        ("illegal", "chose 'buy the-spice-must-flow', which is none of the"),
        ("number", "chose 3; expected a choice in its notation"),
    ],
)
def test_what_a_program_does_wrong_is_said(
    manner: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "PATIENCE", 1)
    with pytest.raises(BotFailed, match=why):
        ask(program(manner))


def test_a_program_that_does_not_answer_in_time_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(child, "PATIENCE", 0.1)
    with pytest.raises(BotFailed, match=r"did not answer within 0\.2 seconds"):
        ask(program("slow", seconds=0.2))
    monkeypatch.setattr(door, "START", 0.2)
    with pytest.raises(BotFailed, match=r"did not answer within 0\.2 seconds"):
        ask(program("deaf"))


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("manner", ["first", "stays"])
def test_a_program_is_ended_with_its_game_or_when_it_is_forgotten(
    manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "PATIENCE", 0.2)
    closed, forgotten = program(manner), program(manner)
    numbers = [bot.child().process.pid for bot in (closed, forgotten)]
    assert all(is_alive(number) for number in numbers)
    closed.close()
    closed.close()
    del forgotten
    gc.collect()
    assert not any(is_alive(number) for number in numbers)


@pytest.mark.skipif(sys.platform == "win32", reason="for shells of POSIX")
def test_what_a_program_has_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "PATIENCE", 0.2)
    script = tmp_path / "bot.sh"
    script.write_text("sleep 60 & echo begun; wait\n")
    shell = child.Child(f'sh "{script}"')
    assert shell.hear(20) == "begun"
    shell.close()
    with pytest.raises(BotFailed, match="ended with status"):  # nobody is left who could write
        shell.hear(20)


def test_a_question_longer_than_any_pipe_does_not_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "PATIENCE", 0.2)
    deaf = child.Child(named("deaf").removeprefix("exec:"))
    deaf.tell("x" * 1_000_000)
    with pytest.raises(BotFailed, match="did not answer"):
        deaf.hear(0.1)
    deaf.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "is empty; expected exec:COMMAND"),
        ("exec:no-such-program --now", "there is no program 'no-such-program'"),
        ('exec:"unfinished', "cannot be read as a command"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(name: str, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        bots.get(name)


def test_the_time_for_an_answer_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_BOT_SECONDS", "2.5")
    bot = bots.get(named("first"))
    assert isinstance(bot, ExecBot)
    assert bot.seconds == 2.5
    for wrong in ("soon", "0", "nan", "inf"):
        monkeypatch.setenv("KANLY_BOT_SECONDS", wrong)
        with pytest.raises(KanlyError, match=f"KANLY_BOT_SECONDS is '{wrong}'; expected seconds"):
            bots.get(named("first"))


def test_a_failure_can_travel_between_processes() -> None:
    failure = BotFailed("node bot.js", "ended with status 1")
    assert str(pickle.loads(pickle.dumps(failure))) == str(failure)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_the_example_in_javascript_plays_and_repeats_itself(game: str) -> None:
    plan = Plan(game, 3, 1, 5, (f'exec:node "{EXAMPLE}"', "random", "random"))
    outcome = play(plan, 0)
    assert outcome.error == ""
    assert play(plan, 0).digest == outcome.digest


def test_what_a_program_says_unasked_fills_no_memory() -> None:
    bot = program("chatters")
    game = question()
    assert bot.choose(game.view(game.pending[0].seat)) in game.pending[0].choices
    lines = bot.child().lines
    time.sleep(0.3)
    assert 0 < lines.qsize() <= child.AHEAD

    bot.close()

    end = time.monotonic() + 10
    while lines.qsize() > 1:  # that it has ended is still to be heard
        assert time.monotonic() < end
        time.sleep(0.05)
