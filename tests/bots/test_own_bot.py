"""A bot from outside, by `module:Class`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import kanly
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View


class Last(bots.Bot):
    """Takes the last choice."""

    name = "last"

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        return view.decision.choices[-1]


class Lost(bots.Bot):
    """Misses something it needs."""

    def __init__(self, seed: int | str = 0) -> None:
        raise FileNotFoundError(f"no likings\nfor seed {seed}")


class Gone(bots.Bot):
    """Leaves before it is made."""

    def __init__(self, seed: int | str = 0) -> None:
        sys.exit(4)


def test_a_class_of_ones_own_plays() -> None:
    bot = bots.get(f"{__name__}:Last", seed=3)
    game = kanly.new("imperium", players=3, seed=4)
    decision = game.pending[0]
    assert bots.ask(bot, game, decision) is decision.choices[-1]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:Last", "No module named 'nowhere'; expected one that Python finds"),
        ("nowhere.at.all:Last", "No module named 'nowhere'; expected one that Python finds"),
        (f"{__name__}:Missing", "has no attribute 'Missing'"),
        (f"{__name__}:View", "missing"),
        ("fractions:Fraction", "is no kanly.bots.Bot"),
        (f"{__name__}:Lost", r"FileNotFoundError: no likings for seed 0 \(test_own_bot.py, line "),
        (f"{__name__}:Gone", "SystemExit: 4"),
        (":Last", "Empty module name"),
    ],
)
def test_what_is_no_bot_says_so(name: str, why: str) -> None:
    with pytest.raises(KanlyError, match=why):
        bots.get(name)


def test_a_module_that_cannot_be_read_says_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "half_written.py").write_text("class Mine(:\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(KanlyError, match=r"SyntaxError: .* \(half_written.py, line 1\)$"):
        bots.get("half_written:Mine")
