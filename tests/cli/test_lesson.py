"""`kanly lesson`: one line a lesson, and what is wrong with it below."""

from pathlib import Path

import pytest
import typer

from kanly.cli.lesson import lesson

GOOD = """
options: {players: 3}
given: {red: {hand: [diplomacy], influence: {emperor: 1}}}
goal: {red: {score: 1}}
steps:
  - {name: send, choose: agent diplomacy wealth}
"""


def status(folder: Path, text: str) -> int:
    """The exit status for a file of the game's lessons."""
    place = folder / "imperium/lessons/mine"
    place.mkdir(parents=True)
    (place / "01-one.yaml").write_text(text, encoding="utf-8")
    try:
        lesson([place])
    except typer.Exit as left:
        return left.exit_code
    return 0


def test_a_lesson_that_leads_to_its_goal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(tmp_path, GOOD) == 0
    assert "lesson-mine-one" in capsys.readouterr().out


def test_a_lesson_that_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(tmp_path, GOOD.replace("wealth", "secrets")) == 1
    assert "no step says what the player does" in capsys.readouterr().out


def test_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(tmp_path, GOOD.replace("goal", "gaol")) == 2
    assert "did you mean goal?" in capsys.readouterr().out
