"""The report: tables, plots and Parquet, the same for the same games."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

from kanly.arena import contests, extras
from kanly.arena.folder import Folder
from kanly.arena.plan import Plan
from kanly.arena.run import Run, worker_pool
from tests.arena.bots import Raising, named

PLOTS = {"win-rates", "ratings", "houses", "seats", "length", "thinking"}


def reported(
    path: Path, kind: str, names: list[str], game: str = "imperium", players: int = 3
) -> Run:
    contest = contests.contest(kind, game)
    assert contest is not None
    plan = Plan(kind, game, players, contest(names, players, {}), players, seed=1)
    run = Run(plan, Folder(path, plan))
    for _ in run.play(worker_pool(1)):
        pass
    run.report()
    return run


def untimed(page: str) -> str:
    return page.split("## Time to think")[0]


def test_the_report_has_every_section_and_plot(tmp_path: Path) -> None:
    reported(tmp_path, "match", ["greedy", "random"])

    page = (tmp_path / "report.md").read_text()

    assert "3 players. 6 games, seeds 1 to 1" in page
    for part in ("Win rates", "Ratings", "By leader", "By seat", "Length", "Time to think"):
        assert f"\n## {part}\n" in page
    assert "| greedy among random |" in page
    assert "## Failures" not in page
    assert {path.stem for path in tmp_path.glob("*.svg")} == PLOTS
    assert all(f"({name}.svg)" in page for name in PLOTS)


def test_the_same_games_give_the_same_report_and_plots(tmp_path: Path) -> None:
    for name in ("one", "other"):
        reported(tmp_path / name, "ladder", ["random", "greedy"])

    one, other = tmp_path / "one", tmp_path / "other"
    assert untimed((one / "report.md").read_text()) == untimed((other / "report.md").read_text())
    for plot in PLOTS - {"thinking"}:
        assert (one / f"{plot}.svg").read_bytes() == (other / f"{plot}.svg").read_bytes()


def test_parquet_has_a_row_for_every_seat_of_every_game(tmp_path: Path) -> None:
    run = reported(tmp_path, "match", ["greedy", "random"])

    rows = parquet.read_table(tmp_path / "results.parquet").to_pylist()

    assert len(rows) == 18
    first = run.sheets()[0]
    assert [row["house"] for row in rows[:3]] == first.houses
    assert [row["score"] for row in rows[:3]] == first.scores
    assert [row["won"] for row in rows[:3]] == [rank == 1 for rank in first.ranks]
    assert {row["line"] for row in rows} == {"greedy among random", "random among greedy"}


def test_failures_are_listed_and_have_no_result(tmp_path: Path) -> None:
    bad = named(Raising)
    reported(tmp_path, "ladder", ["random", bad])

    page = (tmp_path / "report.md").read_text()

    assert "3 games failed and count for nobody." in page
    assert f"| {bad} | ZeroDivisionError: no spice to divide by (bots.py, line " in page
    rows = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert {row["won"] for row in rows} == {None}
    [error] = {row["error"] for row in rows}
    assert error.startswith("ZeroDivisionError: no spice to divide by (bots.py, line ")


def test_factions_and_solo_have_their_own_words(tmp_path: Path) -> None:
    reported(tmp_path / "classic", "ladder", ["random", "greedy"], "classic", players=2)
    reported(tmp_path / "solo", "solo", ["random"], players=1)

    page = (tmp_path / "classic" / "report.md").read_text()
    assert "## By faction" in page
    assert "![Win rates by faction]" in page
    assert "for even factions play a multiple of" in page
    solo = (tmp_path / "solo" / "report.md").read_text()
    assert "1 player. 4 games" in solo
    assert "random, kwisatz-haderach" in solo
    assert "## Ratings" not in solo


def test_mixes_tell_how_each_bot_did(tmp_path: Path) -> None:
    run = reported(tmp_path, "mixes", ["random", "greedy"])

    titles = [title for of in run.figures.lines for title, _ in of.rows]

    assert titles == [
        "random in random × 2, greedy × 1",
        "greedy in random × 2, greedy × 1",
        "random among greedy",
    ]


def test_without_the_libraries_there_is_a_report_that_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)

    reported(tmp_path, "ladder", ["random", "greedy"])

    page = (tmp_path / "report.md").read_text()
    assert "Without ratings, the results as Parquet, plots: `pip install 'kanly[arena]'`" in page
    assert "| greedy among random |" in page
    assert not list(tmp_path.glob("*.svg"))
    assert not (tmp_path / "results.parquet").exists()
