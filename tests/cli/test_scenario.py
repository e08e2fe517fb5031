"""`kanly scenario`: one line a scenario, the failures below it, and a sum at the end."""

import json
from pathlib import Path

import pytest
import typer

from kanly.cli.scenario import scenario
from kanly.core.errors import BadScenario
from tests.cli.conftest import Kanly

GOOD = """
name: Wealth gives 2 Solari
game: imperium
given: {turn: red, red: {hand: [diplomacy]}}
when: [{red: agent diplomacy wealth}]
then: {red: {solari: 2}}
"""
FAILING = GOOD.replace("solari: 2", "solari: 3")
TYPO = GOOD.replace("[diplomacy]", "[diplomcy]")


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def status(paths: list[Path], json: bool = False) -> int:
    try:
        scenario(paths, json)
    except typer.Exit as left:
        return left.exit_code
    return 0


def test_scenarios_that_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status([written(tmp_path, a=GOOD, b=f"{GOOD}---{GOOD}")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert "Wealth gives 2 Solari" in lines[0]
    assert "a.yaml" in lines[0]
    assert lines[-1] == "3 passed, 0 failed"


def test_a_failure_is_told_and_ends_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status([written(tmp_path, a=GOOD, b=FAILING)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].strip() == "then.red.solari: expected 3, got 2"
    assert lines[-1] == "1 passed, 1 failed"


def test_a_scenario_that_cannot_be_read_ends_with_status_2_after_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status([written(tmp_path, a=TYPO, b=GOOD, c="name: [", d=FAILING)]) == 2
    out = capsys.readouterr().out
    assert "given.red.hand: unknown card 'diplomcy'; did you mean diplomacy?" in out
    assert "line 1 is not YAML" in out
    assert out.splitlines()[-1] == "1 passed, 3 failed"


def test_figures_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status([written(tmp_path, a=GOOD, b=FAILING)], json=True) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["passed"], figures["failed"]) == (1, 1)
    assert figures["scenarios"][1]["failures"] == ["then.red.solari: expected 3, got 2"]


def test_a_path_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="there is no file or folder"):
        scenario([tmp_path / "missing"])


def test_what_holds_itself_is_no_scenario(kanly: Kanly, tmp_path: Path) -> None:
    (tmp_path / "round.yaml").write_text("a: &a [*a]\n")

    ran = kanly("scenario", "round.yaml")

    assert ran.status == 2
    assert "line 1: this holds itself by an alias" in ran.out
