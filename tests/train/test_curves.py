"""The curves of a run: written line by line, read back, and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.core.errors import KanlyError
from kanly.train import curves, plots

LINE: curves.Figures = {
    **{"minutes": 1.0, "iteration": 3, "entropy": 0.5, "choices_per_second": 900.0},
    **{"value": 0.02, "fresh_value": 0.03},
}
TRIAL: curves.Figures = {"minutes": 1.5, "iteration": 4, "trial_games": 40, "won": 0.3}


def test_lines_are_read_back_but_for_one_cut_short(tmp_path: Path) -> None:
    curves.add(tmp_path, LINE)
    curves.add(tmp_path, TRIAL)
    with (tmp_path / curves.CURVES).open("a") as file:
        file.write('{"minutes": 2.')

    assert curves.read(tmp_path) == [LINE, TRIAL]
    assert curves.column([LINE, TRIAL], "won") == ([1.5], [0.3])


def test_a_folder_without_a_run_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KanlyError, match="expected the folder of a training run"):
        curves.read(tmp_path)


def test_there_is_a_picture_for_every_curve_there_is_something_of(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")

    drawn = plots.save([LINE, {**LINE, "minutes": 2.0}], tmp_path)
    assert [path.name for path in drawn] == ["value.svg", "entropy.svg", "speed.svg"]

    tried = plots.save([LINE, TRIAL], tmp_path)
    assert tried[0].name == "win-rate.svg"
    assert "<svg" in (tmp_path / "win-rate.svg").read_text()
