"""The examples run, in small."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def ran(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """An example that has been run."""
    here = [str(EXAMPLES), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(x).resolve()) for x in here if x)}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=where,
        capture_output=True,
        text=True,
        check=False,
    )


def run(folder: Path, *arguments: str) -> str:
    """What an example prints."""
    done = ran(folder, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def example(name: str) -> str:
    return str(EXAMPLES / name)


def test_the_random_bot_plays(tmp_path: Path) -> None:
    lines = run(tmp_path, example("random_bot.py"), "--games", "2").splitlines()
    assert len(lines) == 2
    assert "won by seat" in lines[0]


def test_the_heuristic_bot_wins_more_than_its_share(tmp_path: Path) -> None:
    told = run(tmp_path, example("heuristic_bot.py"), "--games", "12")
    assert int(told.split()[0]) >= 6
    assert "of 12 games won against three random bots" in told


def test_the_agent_learns_is_saved_and_plays(tmp_path: Path) -> None:
    small = ["--games", "120", "--batch", "16", "--test", "40", "--rounds", "1"]
    told = run(tmp_path, example("train_agent.py"), *small)
    shares = [int(line.split()[1].rstrip("%")) for line in told.splitlines()[1:3]]
    assert shares[1] > shares[0]
    likings = json.loads((tmp_path / "agent.json").read_text())
    assert likings["reveal"] < 0
    played = run(
        tmp_path,
        "-m",
        "kanly.cli",
        *["simulate", "imperium", "--games", "2", "--bot", "train_agent:Agent", "--json"],
    )
    assert json.loads(played)["errors"] == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_games_are_analysed(tmp_path: Path, workers: str) -> None:
    told = run(tmp_path, example("analyse_games.py"), "--games", "4", "--workers", workers)
    for heading in ("by seat", "by leader", "rounds", "Agents sent, per game"):
        assert heading in told
    assert told == run(tmp_path, example("analyse_games.py"), "--games", "4")


def test_the_cells_of_the_notebook_run_in_order() -> None:
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    space: dict[str, object] = {}
    for cell in cells:
        code = "".join(cell["source"]).replace("range(200)", "range(4)")
        exec(compile(code, "tour.ipynb", "exec"), space)
    assert all(cell["outputs"] for cell in cells)
    assert space["over"]


def test_the_notebook_is_small_and_names_no_machine() -> None:
    text = (EXAMPLES / "tour.ipynb").read_text(encoding="utf-8")
    assert len(text) < 50_000
    assert "/home/" not in text
    assert "Traceback" not in text


def test_the_benchmark_of_the_doors_runs(tmp_path: Path) -> None:
    script = str(EXAMPLES.parent / "benchmarks" / "doors.py")
    done = ran(tmp_path, script, "--seconds", "0.01", "--workers", "1", "--json")
    figures = json.loads(done.stdout)
    assert set(figures) == {"imperium", "classic", "others"}
    for game in ("imperium", "classic"):
        assert {"engine", "pettingzoo", "gymnasium", "open_spiel", "batch of 64"} <= set(
            figures[game]
        )
        assert min(figures[game].values()) > 0


def test_the_benchmark_of_self_play_runs(tmp_path: Path) -> None:
    script = str(EXAMPLES.parent / "benchmarks" / "training.py")
    told = run(tmp_path, script, "--seconds", "0.01", "--rounds", "1", "--size", "2", "--json")
    rates = json.loads(told)["positions"]
    assert {"table", "and the evaluation", "and the shipped network"} <= set(rates)
    assert min(rates.values()) > 0


def test_two_versions_are_compared(tmp_path: Path) -> None:
    root = EXAMPLES.parent
    script = [str(root / "benchmarks" / "compare.py"), str(root), "--interpreted", "--json"]
    told = json.loads(
        run(tmp_path, *script, *["--rounds", "1", "--seconds", "0.01", "--modes", "classic"])
    )
    assert told["engines"] == ["interpreted", "interpreted"]
    assert set(told["classic"]) == {"games", "decisions", "clone"}
    assert all(0.1 < measured["best"] < 10 for measured in told["classic"].values())


def test_a_version_plays_the_same_games_as_itself(tmp_path: Path) -> None:
    root = EXAMPLES.parent
    script = [str(root / "benchmarks" / "same_games.py"), str(root), "--json", "--games", "1"]
    told = json.loads(run(tmp_path, *script, "--modes", "ix 3", "advanced 2"))
    assert set(told) == {"ix 3", "advanced 2"}
    same = {"games": 1, "digests": 0, "play": 0, "first": None}
    assert list(told.values()) == [same, same]


def test_a_version_that_offers_something_else_is_found(tmp_path: Path) -> None:
    """The moment is named at which the first game takes another way."""
    root = EXAMPLES.parent
    source = root / "src" / "kanly"
    (tmp_path / "src").mkdir()
    shutil.copytree(source, tmp_path / "src" / "kanly", ignore=shutil.ignore_patterns("static"))
    board = tmp_path / "src" / "kanly" / "imperium" / "tables" / "leaders.py"
    text = board.read_text(encoding="utf-8")
    board.write_text(text.replace("start=(1, 1, 0)", "start=(5, 1, 0)"), encoding="utf-8")
    script = [str(root / "benchmarks" / "same_games.py"), str(tmp_path), "--json", "--games", "4"]
    done = ran(tmp_path, *script, "--modes", "imperium 4")
    told = json.loads(done.stdout)["imperium 4"]
    assert done.returncode == 1
    assert 0 < told["play"] <= told["digests"] <= 4
    seed, decision = told["first"]
    assert seed < 4
    assert decision > 0


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("random_bot.py --games 0", "--games 0: expected at least 1"),
        ("heuristic_bot.py --games 0", "--games 0: expected at least 1"),
        ("analyse_games.py --workers 0", "expected at least 1 game, and 1 worker"),
        ("analyse_games.py --bot gredy", "unknown bot 'gredy'; did you mean greedy?"),
        ("train_agent.py --rounds 0", "expected at least 1 of everything"),
    ],
)
def test_a_mistake_is_one_line_that_says_what_was_expected(
    tmp_path: Path, line: str, expected: str
) -> None:
    name, *arguments = line.split()
    done = ran(tmp_path, example(name), *arguments)
    assert done.returncode == 2
    assert expected in done.stderr.splitlines()[-1]


def test_a_player_that_reads_text_is_rated(tmp_path: Path) -> None:
    told = run(tmp_path, example("text_player.py"), "--games", "1", "--limit", "20")
    assert "of 1 games" in told
    assert "0 mistakes" in told


@pytest.mark.parametrize(
    ("script", "needs", "game"),
    [("train_sb3.py", "sb3_contrib", "imperium-small"), ("train_ppo.py", "torch", "classic-small")],
)
def test_learners_of_other_libraries_train(
    tmp_path: Path, script: str, needs: str, game: str
) -> None:
    pytest.importorskip(needs)
    small = ["--game", game, "--choices", "2000", "--envs", "8", "--test", "12"]
    told = run(tmp_path, example(script), *small).splitlines()
    assert re.fullmatch(r"won before: \d+%", told[0])
    assert re.fullmatch(r"won after 2,\d{3} choices, \d+ s of processor time: \d+%", told[1])
