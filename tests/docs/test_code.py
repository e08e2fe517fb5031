"""Every block of code in the documentation works: Python runs, commands exist, data is read."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import tomllib
from pathlib import Path
from typing import NamedTuple

import pyarrow
import pytest
import typer
import yaml
from pyarrow import parquet

import kanly
from kanly import bots
from kanly.cli.app import app
from kanly.cli.lesson import novice
from kanly.core import lesson, scenario
from kanly.imperium.tables import cards

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)
PROGRAM = re.compile(r"^(?:[A-Z]+=\S+ )?(?:\.venv/bin/)?(kanly|make|pip|python|docker|ray) ")
QUICK = {"seconds=2": "playouts=1", "playouts=200": "playouts=1", "replay(242)": "replay(40)"}
"""What would take a test too long, and what it does instead."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COMMANDS = typer.main.get_command(app)


class Block(NamedTuple):
    """A block of code, and the page that has it."""

    page: str
    text: str

    def __repr__(self) -> str:
        return f"{self.page}: {self.text.strip().splitlines()[0]}"


def blocks() -> dict[str, list[Block]]:
    """All of them by language; what is to be typed into a shell has none."""
    found: dict[str, list[Block]] = {}
    for path in [*sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*.md"))]:
        for language, text in FENCE.findall(path.read_text(encoding="utf-8")):
            found.setdefault(language, []).append(Block(path.name, text))
    return found


BLOCKS = blocks()
LINES = [
    Block(page, line.partition("  #")[0].strip())
    for page, text in BLOCKS[""]
    for line in text.splitlines()
    if PROGRAM.match(line)
]


def test_there_is_code_in_every_language_that_is_tried() -> None:
    tried = {"", "python", "json", "yaml", "toml"}

    assert BLOCKS.keys() - tried == {"mermaid", "nginx"}
    assert all(BLOCKS[language] for language in tried)
    assert len(LINES) > 30


# Python -------------------------------------------------------------------------------------------


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages speak of."""
    game = kanly.new("imperium", players=2, seed=3)
    players = [bots.get("random", seat) for seat in range(2)]
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    game.record.save(str(tmp_path / "game.jsonl"))
    shutil.copy(ROOT / "src/kanly/bots/trained/imperium.npz", tmp_path / "mine.npz")
    results = tmp_path / "kanly-arena/…/results.parquet"
    results.parent.mkdir(parents=True)
    parquet.write_table(pyarrow.table({"won": [True]}), results)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("here")
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("block", BLOCKS["python"], ids=repr)
def test_python_runs(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    text = block.text
    for slow, quick in QUICK.items():
        text = text.replace(slow, quick)
    names = dict(vars(cards)) if "Card(" in text else {}
    printed, numbers = len(cards.CARDS), dict(cards.BY_SLUG)

    exec(compile(text, block.page, "exec"), names)
    del cards.CARDS[printed:]  # a card that the page shows is in no box
    cards.BY_SLUG.clear()
    cards.BY_SLUG |= numbers

    assert "\nprint(" not in text or capsys.readouterr().out


# Commands -----------------------------------------------------------------------------------------


def kanly_takes(arguments: list[str]) -> None:
    """The command exists and takes these options and arguments."""
    name, *rest = arguments
    COMMANDS.commands[name].make_context(name, rest)


def make_takes(arguments: list[str]) -> None:
    [target, *settings] = arguments
    assert f"\n{target}:" in MAKEFILE
    for setting in settings:
        assert f"$({setting.partition('=')[0]})" in MAKEFILE


def pip_takes(arguments: list[str]) -> None:
    """Extras that exist."""
    for extras in re.findall(r"\[([\w,]+)\]", " ".join(arguments)):
        assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])


def python_takes(arguments: list[str]) -> None:
    assert (ROOT / arguments[0]).is_file()


TAKES = {"kanly": kanly_takes, "make": make_takes, "pip": pip_takes, "python": python_takes}


@pytest.mark.parametrize("line", LINES, ids=repr)
def test_commands_exist_with_their_options(line: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(line.text)
    while "=" in words[0]:
        words.pop(0)
    program, *arguments = words
    monkeypatch.chdir(ROOT)
    for path in arguments:
        if path.startswith("deploy/"):
            assert Path(path).exists()
    if known := TAKES.get(os.path.basename(program)):
        known(arguments)


# Data ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCKS["json"], ids=repr)
def test_json_is_read(block: Block) -> None:
    try:
        json.loads(block.text)
    except ValueError:
        for line in block.text.splitlines():
            json.loads(line)


@pytest.mark.parametrize("block", BLOCKS["yaml"], ids=repr)
def test_scenarios_pass(block: Block) -> None:
    if "steps:" in block.text:
        made = lesson.build(block.text, "imperium", "imperium", "mine")
        assert lesson.rehearse(made, novice).failures == []
    elif "name:" in block.text:
        [found] = scenario.parse(block.text)
        assert found.run().failures == []
    else:
        assert yaml.safe_load(block.text).keys() <= {"given", "when", "then", "illegal"}


@pytest.mark.parametrize("block", BLOCKS["toml"], ids=repr)
def test_settings_exist(block: Block) -> None:
    known = {parameter.name for parameter in COMMANDS.commands["serve"].params}

    assert {name.replace("-", "_") for name in tomllib.loads(block.text)} <= known
