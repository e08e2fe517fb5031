"""The tables of docs/strength.md, and how they come onto the page."""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from kanly.arena import strength
from kanly.arena.contests import ladder
from kanly.arena.folder import Folder
from kanly.arena.plan import Line
from kanly.arena.run import Run, worker_pool
from kanly.arena.strength import Table, tables
from kanly.core.errors import BadOption, UnknownName

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
EMPTY = "Before\n\n<!-- table small -->\n\nold\n\n<!-- end small -->\n\nAfter\n"


@pytest.mark.parametrize("name", tables())
def test_every_table_has_its_place_on_the_page(name: str) -> None:
    assert strength.marked(PAGE.read_text(encoding="utf-8"), name)


@pytest.mark.parametrize("table", tables().values(), ids=str)
def test_every_table_can_be_set_up(table: Table) -> None:
    for line in table.lines:
        assert len(line.bots) == table.players
        assert kanly.new(table.game, table.players, 0, line.options).pending


def test_a_table_is_known_by_its_name() -> None:
    assert strength.named("solo").players == 1
    with pytest.raises(UnknownName, match="unknown table 'sole'; did you mean solo"):
        strength.named("sole")


def played(path: Path, table: Table) -> str:
    plan = strength.planned(table, 0, seed=2)
    run = Run(plan, Folder(path, plan))
    for _ in run.play(worker_pool(1)):
        pass
    return strength.text(table, run.folder, run.figures)


def test_a_table_says_how_it_was_made(tmp_path: Path) -> None:
    lines = ladder(["random", "greedy"], 2, {})

    text = played(tmp_path, Table("small", "classic", 2, 4, lines, goal=0.5, houses=True))

    assert text.startswith("Seeds 2 to 3, ")
    assert f"kanly {kanly.__version__}, interpreted: " in text or ", compiled: " in text
    assert "`kanly arena strength small --games 4 --seed 2`" in text
    assert "| greedy among random |     4 |" in text
    assert "95 % interval" in text
    assert "| goal |" in text
    assert "| atreides  |" in text


def test_a_table_of_one_kind_is_about_its_factions(tmp_path: Path) -> None:
    line = Line(("random", "random"))

    text = played(tmp_path, Table("small", "classic", 2, 4, (line,), houses=True))

    assert "interval" not in text
    assert "| faction   | " in text
    assert text.count("\n| ") == 4


def test_a_table_is_written_between_its_markers() -> None:
    page = strength.written(EMPTY, "small", "new")

    assert page == EMPTY.replace("old", "new")
    assert strength.written(page, "small", "old") == EMPTY


def test_a_page_without_the_markers_is_refused() -> None:
    with pytest.raises(BadOption, match="the page has no place for the table solo"):
        strength.written(EMPTY, "solo", "new")
