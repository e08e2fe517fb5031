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
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


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


@pytest.mark.parametrize(("page", "word"), [("README.md", "kanly.new"), ("docs/bots.md", "greedy")])
def test_a_loop_around_a_game_prints_its_result(
    page: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(block(page, word), page, "exec"), {})

    assert "winners" in capsys.readouterr().out


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


def test_advice_and_analysis_are_read_from_a_record(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played("random", "random")
    game.record.save("game.jsonl")
    code = block("docs/bots.md", "analyse")
    for slow in ("seconds=2", "playouts=200"):
        assert slow in code
        code = code.replace(slow, "playouts=1")

    exec(compile(code.replace("242", "40"), "docs/bots.md", "exec"), {})

    assert "Standing" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["arena.md", "bots.md", "strength.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if not link.startswith("http")]
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
