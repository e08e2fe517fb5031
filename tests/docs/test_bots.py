"""The bots in the documentation play as they stand, and its code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kanly
from kanly import bots
from kanly.bots.search.search import Search
from kanly.core.game import Game

ROOT = Path(__file__).parents[2]
PYTHON = re.compile(r"```python\n(.*?)```", re.S)


def block(page: str, word: str) -> str:
    """The only block of code on a page that has a word in it."""
    blocks = PYTHON.findall((ROOT / page).read_text(encoding="utf-8"))
    [found] = [text for text in blocks if word in text]
    return str(found)


def played(*names: str) -> Game:
    """A game in which bots of these names have played to the end."""
    game = kanly.new("imperium", players=len(names), seed=3)
    players = [bots.get(name, seat) for seat, name in enumerate(names)]
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    return game


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that bots are found in, as with `PYTHONPATH=.`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_bot_of_ones_own_plays(here: Path) -> None:
    (here / "mine.py").write_text(block("docs/bots.md", "class Mine"), encoding="utf-8")

    assert played("mine:Mine", "random").over


def test_a_mind_that_knows_nothing_searches(here: Path) -> None:
    (here / "blank.py").write_text(block("docs/bots.md", "class Blank"), encoding="utf-8")
    bot = bots.get("blank:blank", 1)
    game = kanly.new("imperium", players=2, seed=3)
    decision = game.pending[0]

    assert isinstance(bot, Search)
    assert bot.choose(game.view(decision.seat)) in decision.choices
