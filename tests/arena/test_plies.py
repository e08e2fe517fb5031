"""Every decision of a run as Parquet: complete, readable without Kanly, whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from kanly.arena import contests, dataset, plies
from kanly.arena.folder import Folder
from kanly.arena.plan import Line, Plan
from kanly.arena.run import Run, worker_pool
from kanly.arena.sheet import Extras
from kanly.core.errors import BadOption
from kanly.core.record import spell
from kanly.core.registry import new
from kanly.encoding import encoding_of
from tests.arena.bots import Raising, named

parquet = pytest.importorskip("pyarrow.parquet")

PLIES = Extras(plies=True)


def planned(
    game: str = "imperium", games: int = 4, bots: tuple[str, ...] = ("random", "greedy")
) -> Plan:
    return Plan("test", game, 2, (Line(bots),), games, 7)


def finished(folder: Path, plan: Plan, extras: Extras = PLIES, workers: int = 1) -> Run:
    run = Run(plan, Folder(folder, plan), extras)
    for _ in run.play(worker_pool(workers)):
        pass
    return run


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_a_game_can_be_played_again_from_its_rows(tmp_path: Path, game: str) -> None:
    """What each row says the seat saw and could choose is what it saw and could choose."""
    run = finished(tmp_path / "run", planned(game, games=1))
    run.save_plies(tmp_path / "set.parquet")
    table = parquet.read_table(tmp_path / "set.parquet")
    names = json.loads(table.schema.metadata[b"kanly.choices"])
    rows = [row for row in table.to_pylist() if row["turn"] == 0]
    sheet = run.sheets()[0]

    played = new(game, 2, sheet.seed, run.plan.options(sheet.fixture), sheet.bots)
    for row in rows:
        while len(played.history) < row["ply"]:  # choices that were none
            decision = played.pending[0]
            assert len(decision.choices) == 1
            played.apply(decision.seat, decision.choices[0])
        decision = played.pending[0]
        asked = decision.choices
        if row["choice"] not in [choice.index for choice in asked]:
            offer = played.free(row["seat"])
            assert offer is not None
            asked = offer.choices
        assert row["choices"] == [choice.index for choice in asked]
        assert row["observation"] == encoding_of(game).row(played, row["seat"])
        assert (row["seat"], row["decision"]) == (decision.seat, decision.kind.name)
        assert row["bot"] == sheet.bots[row["seat"]]
        assert row["round"] == played.rounds
        played.apply(row["seat"], names[row["choice"]])
    while not played.over:
        played.apply(played.pending[0].seat, played.pending[0].choices[0])

    assert spell(played.digest()) == sheet.digest
    for row in rows:
        assert row["score"] == sheet.scores[row["seat"]]
        assert row["won"] == (row["rank"] == 1) == sheet.won(row["seat"])


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    run = finished(tmp_path / "run", planned(games=1))
    run.save_plies(tmp_path / "set.parquet")

    table = parquet.read_table(tmp_path / "set.parquet")
    told = table.schema.metadata
    about = json.loads(told[b"kanly"])
    features = json.loads(told[b"kanly.observation"])
    rows = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8)

    assert (about["game"], about["players"], about["games"]) == ("imperium", 2, 2)
    assert about["lines"][0]["bots"] == ["random", "greedy"]
    assert features == encoding_of("imperium").features()
    assert rows.reshape(len(table), len(features))[:, features.index("round")].max() >= 1
    assert all(field.metadata[b"description"] for field in table.schema)


def test_the_data_set_is_the_same_whatever_the_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        run = finished(tmp_path / str(workers), planned(), workers=workers)
        run.save_plies(tmp_path / f"{workers}.parquet")

    assert parquet.read_table(tmp_path / "1.parquet") == parquet.read_table(tmp_path / "2.parquet")


def test_rows_come_in_groups_of_whole_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plies, "ROWS", 1)
    run = finished(tmp_path / "run", planned())

    run.save_plies(tmp_path / "set.parquet")

    with parquet.ParquetFile(tmp_path / "set.parquet") as file:
        assert file.num_row_groups == 4
        assert [set(file.read_row_group(n)["deal"].to_pylist()) for n in range(4)] == [
            {0},
            {0},
            {1},
            {1},
        ]


def test_games_played_before_without_their_decisions_are_played_again(tmp_path: Path) -> None:
    whole = finished(tmp_path / "whole", planned())
    whole.save_plies(tmp_path / "whole.parquet")
    finished(tmp_path / "run", planned(), Extras())
    plan = planned()

    run = Run(plan, Folder(tmp_path / "run", plan), PLIES)
    assert len(run.left) == 4
    run = finished(tmp_path / "run", plan)
    plies.path_of(tmp_path / "run", run.sheets()[2].fixture).unlink()
    assert len(Run(plan, Folder(tmp_path / "run", plan), PLIES).left) == 1
    run = finished(tmp_path / "run", plan)
    run.save_plies(tmp_path / "set.parquet")

    assert parquet.read_table(tmp_path / "set.parquet") == parquet.read_table(
        tmp_path / "whole.parquet"
    )


def test_a_data_set_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = finished(tmp_path / "run", planned())
    target = tmp_path / "set.parquet"
    target.write_text("from before")
    plies.path_of(tmp_path / "run", run.sheets()[-1].fixture).write_bytes(b"")
    monkeypatch.setattr(plies, "ROWS", 1)

    with pytest.raises(Exception, match="Parquet"):
        run.save_plies(target)

    assert target.read_text() == "from before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["run", "set.parquet"]


def test_a_game_that_failed_is_left_out(tmp_path: Path) -> None:
    run = finished(tmp_path / "run", planned(games=1, bots=(named(Raising), "random")))

    run.save_plies(tmp_path / "set.parquet")

    assert parquet.read_table(tmp_path / "set.parquet").num_rows == 0
    assert dataset.described(tmp_path / "set.parquet").games == 0


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    run = finished(tmp_path / "run", planned(games=1))
    (tmp_path / "file").touch()

    with pytest.raises(BadOption, match=r"--plies .*expected a file to write"):
        run.save_plies(tmp_path / "file" / "set.parquet")


def test_a_data_set_is_described_from_the_file_alone(tmp_path: Path) -> None:
    run = finished(tmp_path / "run", planned(games=3))
    run.save_plies(tmp_path / "set.parquet")

    found = dataset.described(tmp_path / "set.parquet")

    assert found.games == len(run.sheets()) == 4
    assert found.rows == sum(found.decisions.values())
    assert found.rows == sum(bot.decisions for bot in found.bots.values())
    assert {name: bot.seats for name, bot in found.bots.items()} == {"greedy": 4, "random": 4}
    wins = sum(sheet.won(seat) for sheet in run.sheets() for seat in range(2))
    assert sum(bot.wins for bot in found.bots.values()) == wins
    assert found.observation == encoding_of("imperium").size
    assert found.columns["choice"].startswith("The choice made")


@pytest.mark.parametrize("content", ["", "no Parquet"])
def test_what_is_no_data_set_is_one_line(tmp_path: Path, content: str) -> None:
    (tmp_path / "set.parquet").write_text(content)

    with pytest.raises(BadOption, match="expected a data set that kanly arena --plies wrote"):
        dataset.described(tmp_path / "set.parquet")


def test_results_of_a_run_are_no_data_set(tmp_path: Path) -> None:
    run = finished(tmp_path / "run", planned(games=1))
    run.report()

    with pytest.raises(BadOption, match="expected a data set that kanly arena --plies wrote"):
        dataset.described(tmp_path / "run" / "results.parquet")


def test_every_kind_of_contest_can_keep_its_decisions(tmp_path: Path) -> None:
    lines = contests.robin(["random", "greedy"], 3, {})
    plan = Plan("robin", "imperium", 3, lines, 3, 0)

    run = finished(tmp_path / "run", plan)
    run.save_plies(tmp_path / "set.parquet")

    lines_found = parquet.read_table(tmp_path / "set.parquet")["line"].to_pylist()
    assert set(lines_found) == {0, 1}
