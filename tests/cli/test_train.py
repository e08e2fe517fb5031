"""`kanly train`: what it refuses, what it draws and exports, and a run from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.cli import train
from kanly.train import curves, weights
from tests.bots.nets import arrays
from tests.cli.conftest import Kanly

TINY = (
    *("--minutes", "0.000001", "--workers", "1", "--device", "cpu", "--groups", "1"),
    *("--size", "2", "--steps", "16", "--width", "16", "--blocks", "1"),
)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess", "--out", "x"], "unknown game to train 'chess'; did you mean classic?"),
        ([], "GAME is missing; expected one of: imperium, classic"),
        (["imperium"], "--out is missing; expected the folder of the run"),
        (["imperium", "--out", "x", "--minutes", "0"], "--minutes 0: expected more than 0"),
        (["imperium", "--out", "x", "--total", "-2"], "--total -2: expected more than 0"),
        (["imperium", "--out", "x", "--rate", "nan"], "--rate nan: expected more than 0"),
        (["imperium", "--out", "x", "--last-rate", "0"], "--last-rate 0: expected more than 0"),
        (["imperium", "--out", "x", "--workers", "0"], "--workers 0: expected at least 1"),
        (["imperium", "--out", "x", "--steps", "3"], "--steps 3: expected at least 16"),
        (["imperium", "--out", "x", "--trial-games", "-1"], "--trial-games -1: expected at least"),
        (["imperium", "--out", "x", "--device", "tpu"], "unknown device 'tpu'; did you mean cpu?"),
        (["imperium", "--out", "x", "--opponent", "gredy"], "did you mean greedy"),
        (
            ["imperium", "--out", "x", "--judge", "y", "--games", "0"],
            "--games 0: expected at least 1",
        ),
        (["--plot", "nowhere"], "expected the folder of a training run"),
        (["--export", "mine.npz"], "--of is missing; expected the run to export, or several"),
        (["--export", "mine.txt", "--of", "x"], "expected a file that ends in .npz"),
        (["--export", "mine.npz", "--of", "x"], "there are no weights at x"),
    ],
)
def test_what_is_wrong_is_one_line(kanly: Kanly, args: list[str], said: str) -> None:
    assert said in kanly("train", *args).complaint


def test_without_torch_the_extra_is_named(kanly: Kanly, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "missing", lambda library: True)

    said = kanly("train", "imperium", "--out", "run").complaint

    assert said == "training needs torch, which is not installed: pip install 'kanly[train]'"


def test_a_judge_of_no_weights_is_one_line(kanly: Kanly, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "missing", lambda library: False)
    monkeypatch.setattr(train, "device_of", lambda name: "cpu")

    said = kanly("train", "imperium", "--out", "run", "--judge", "none.npz").complaint

    assert said == "there are no weights at none.npz; expected a training run or its weights"


def test_the_curves_of_a_run_are_drawn(kanly: Kanly, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    curves.add(tmp_path, {"minutes": 1.0, "trial_games": 20, "won": 0.25})

    ran = kanly("train", "--plot", tmp_path, "--json")

    assert json.loads(ran.out) == {"plots": [str(tmp_path / "win-rate.svg")]}


def test_weights_are_exported_with_their_provenance(kanly: Kanly, tmp_path: Path) -> None:
    weights.write(tmp_path / weights.WEIGHTS, arrays(), {"game": "imperium"})

    ran = kanly("train", "--export", "mine.npz", "--of", tmp_path, "--how", "slowly")

    assert (ran.status, ran.out) == (0, "The weights are mine.npz\n")
    assert weights.read(tmp_path / "mine.npz")[1] == {"game": "imperium", "how": "slowly"}


def test_a_run_from_the_command_line(kanly: Kanly) -> None:
    pytest.importorskip("torch")
    more = ("--trial-games", "1", "--opponent", "random")

    first = kanly("train", "imperium", "--out", "run", *TINY, *more)
    again = kanly("train", "imperium", "--out", "run", *TINY, *more, "--seed", "2", "--json")

    assert (first.status, again.status) == (0, 0)
    assert "32 choices in" in first.out
    assert "of 1 games (95 %" in first.err
    found = json.loads(again.out)
    assert (found["iterations"], found["choices"], found["seeds"]) == (2, 64, [1, 2])
    assert found["folder"] == "run"
