"""The workflows name what is there: commands, targets of make, paths, extras, Pythons."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def commands(workflow: Path) -> str:
    """Everything that is run, and what is set for it."""
    found = steps(workflow)
    settings = [text for step in found for text in step.get("env", {}).values()]
    return "\n".join([step["run"] for step in found if "run" in step] + settings)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_step_runs_something_with_no_more_rights_than_it_needs(workflow: Path) -> None:
    whole = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert whole["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] for job in whole["jobs"].values())
    assert all(("run" in step) != ("uses" in step) for step in steps(workflow))
    assert all(re.search(r"@v\d+$", step["uses"]) for step in steps(workflow) if "uses" in step)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_target_of_make_and_every_path_is_there(workflow: Path) -> None:
    said = commands(workflow)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z-]+)", said)) <= set(targets)
    for path in re.findall(r"(?<![\w/])(?:\.ci|tests|web|src|docs)\b[/\w.-]*", said):
        assert (ROOT / path).exists(), path
    assert {"constraints.txt"} >= set(re.findall(r"-c (\S+)", said))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_script_of_npm_and_every_extra_is_there(workflow: Path) -> None:
    said = commands(workflow)
    scripts = yaml.safe_load((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    assert set(re.findall(r"npm --prefix web run (\S+)", said)) <= set(scripts)
    extras = set(PROJECT["optional-dependencies"])
    assert set(re.findall(r'-e "\.\[(\w+)\]"', said)) <= extras
    extra = [step["env"]["CIBW_TEST_EXTRAS"] for step in steps(workflow) if "env" in step]
    assert set(extra) <= extras


def test_every_supported_python_is_tried_on_every_system_and_gets_wheels() -> None:
    matrix = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text("utf-8"))["jobs"][
        "systems"
    ]["strategy"]["matrix"]
    assert PROJECT["requires-python"] == f">={matrix['python'][0]}"
    assert [each.partition("-")[0] for each in matrix["os"]] == ["ubuntu", "macos", "windows"]
    wheels = commands(ROOT / ".github/workflows/wheels.yml")
    for version in matrix["python"]:
        assert f"cp{version.replace('.', '')}-*" in wheels
