"""The application: help, version, and every mistake as one line with status 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

import kanly as package
from kanly.cli import app
from tests.cli.conftest import Kanly

COMMANDS = list(app.COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(kanly: Kanly, command: str) -> None:
    ran = kanly(command, "--help")

    assert ran.status == 0
    assert f"Example: kanly {command}" in ran.out


@pytest.mark.parametrize(
    ("command", "brackets"),
    [
        ("mcp", "pip install 'kanly[mcp]'"),
        ("arena", "strength [TABLE…]"),
        ("train", "'kanly[train]'"),
    ],
)
def test_help_shows_what_stands_in_brackets(kanly: Kanly, command: str, brackets: str) -> None:
    assert brackets in kanly(command, "--help").out


def test_without_a_command_there_is_help(kanly: Kanly) -> None:
    ran = kanly()

    assert ran.status == 0
    assert all(command in ran.out for command in COMMANDS)


def test_the_version_is_the_packages(kanly: Kanly) -> None:
    assert kanly("--version").out == (
        f"kanly {package.__version__}, {package.compiled.engine()} engine\n"
    )


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ("simulat imperium", "unknown command 'simulat'; did you mean 'simulate'?"),
        ("dance", f"expected one of: {', '.join(COMMANDS)}"),
        ("simulate imperium --plyers 3", "unknown option '--plyers'; did you mean --players?"),
        ("simulate imperium --players four", "'--players' / '-p': expected a valid integer"),
        ("simulate", "GAME is missing"),
        ("simulate imperim", "unknown game 'imperim'; did you mean imperium?"),
        ("simulate imperium --players 5", "5 players; Dune: Imperium takes 1 to 4"),
        ("simulate imperium --players 0", "0 players; Dune: Imperium takes 1 to 4"),
        ("simulate imperium --games 0", "--games 0: expected at least 1"),
        ("simulate imperium --bot greedi", "unknown bot 'greedi'; did you mean greedy?"),
        ("simulate imperium --bot random --bot random", "2 bots for 4 seats; expected --bot once"),
        ("simulate imperium --set drafft=true", "unknown option 'drafft'; did you mean draft"),
        ("simulate imperium --set draft", "expected KEY=VALUE"),
        ("simulate imperium --set draft=maybe", "expected true or false"),
        ("simulate imperium --set leaders=a,b,c,d", "unknown leader 'a'"),
        ("simulate imperium -p 1 --set difficulty=mentt", "did you mean mentat?"),
        ("terminal --players 7", "7 players; Dune: Imperium takes 1 to 4"),
        ("terminal --seat purple", "unknown seat 'purple'; expected one of: red, blue, yellow"),
        ("terminal --players 2 --seat green", "unknown seat 'green'; expected one of: red, blue"),
        ("terminal --lang frr", "unknown language 'frr'; did you mean fr?"),
        ("terminal --bot greedi", "unknown bot 'greedi'; did you mean greedy?"),
        ("terminal --name greedy", "'greedy' is the name of a bot"),
        ("terminal --resume nothing.jsonl", "cannot read the record 'nothing.jsonl'"),
        ("terminal --resume last", "no unfinished game"),
        ("cards stilger", "unknown component 'stilger'; did you mean Stilgar"),
        ("cards stilgar --lang frr", "unknown language 'frr'; did you mean fr?"),
        ("scenario nothing.yaml", "nothing.yaml"),
        ("replay nothing.jsonl", "cannot read the record 'nothing.jsonl': No such file"),
        ("bench --rounds 0", "--rounds 0: expected at least 1"),
    ],
)
def test_a_mistake_is_one_line_that_says_what_was_expected(
    kanly: Kanly, args: str, expected: str
) -> None:
    ran = kanly(*args.split())

    assert expected in ran.complaint


def test_an_interrupt_ends_the_command_quietly(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kanly.cli.batch.play", interrupted)

    ran = kanly("simulate", "imperium", "--games", "1")

    assert (ran.status, ran.out, ran.err) == (app.INTERRUPTED, "", "")


def test_the_installed_program_leaves_with_the_commands_status() -> None:
    command = [sys.executable, "-m", "kanly.cli", "simulate", "imperim"]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr == "kanly: unknown game 'imperim'; did you mean imperium?\n"
