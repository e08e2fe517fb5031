"""`kanly scenario`: run scenario files, and tell what was not as they say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text
from typer import Argument

from kanly.cli import screen, settings
from kanly.core.errors import KanlyError
from kanly.core.scenario import Scenario, load, scenario_files

PASSED: Final = "passed"
FAILED: Final = "failed"
WRONG: Final = "wrong"
"""It could not be played: it is not written as a scenario is."""

MARKS: Final = {PASSED: "✓", FAILED: "✗", WRONG: "!"}
PLAIN_MARKS: Final = {PASSED: "+", FAILED: "x", WRONG: "!"}
"""For terminals that cannot show the others."""
STATUS: Final = {PASSED: 0, FAILED: 1, WRONG: 2}


class Report:
    """What came of one scenario, or of a file that holds none."""

    def __init__(self, path: Path, name: str, verdict: str, lines: list[str]) -> None:
        self.path = path
        self.name = name
        self.verdict = verdict
        self.lines = lines

    def as_data(self) -> dict[str, object]:
        return {
            "file": str(self.path),
            "name": self.name,
            "verdict": self.verdict,
            "failures": self.lines,
        }


def scenario(
    paths: Annotated[
        list[Path], Argument(help="Scenario files, or folders of them.", metavar="PATH...")
    ],
    json: settings.Json = False,
) -> None:
    """Run scenarios: rules as examples in YAML.

    The exit status is 1 if one failed, and 2 if one could not be read.

    [bold]Example:[/] kanly scenario tests/scenarios
    """
    files = [file for path in paths for file in scenario_files(path)]
    console = screen.stdout()
    reports: list[Report] = []
    for file in files:
        for report in run_file(file):
            reports.append(report)
            if not json:
                show(console, report)
    passed = sum(report.verdict == PASSED for report in reports)
    failed = len(reports) - passed
    if json:
        scenes = [report.as_data() for report in reports]
        figures = {"passed": passed, "failed": failed, "scenarios": scenes}
        screen.print_json(figures)
    else:
        typer.echo(f"{passed} passed, {failed} failed")
    status = max(STATUS[report.verdict] for report in reports)
    if status:
        raise typer.Exit(status)


def run_file(path: Path) -> list[Report]:
    """Run every scenario of a file."""
    try:
        return [run_scenario(path, found) for found in load(path)]
    except KanlyError as error:
        return [Report(path, "", WRONG, [str(error)])]


def run_scenario(path: Path, found: Scenario) -> Report:
    try:
        outcome = found.run()
    except KanlyError as error:
        return Report(path, found.name, WRONG, [str(error)])
    return Report(path, found.name, PASSED if outcome.passed else FAILED, outcome.failures)


def show(console: Console, report: Report) -> None:
    """A line for the scenario, and one for each thing that was not as it says."""
    marks = MARKS if console.encoding.lower().startswith("utf") else PLAIN_MARKS
    style = "green" if report.verdict == PASSED else "wrong"
    mark = (marks[report.verdict], style)
    place = (str(report.path), "quiet")
    console.print(Text.assemble(mark, " ", report.name, "  ", place), soft_wrap=True)
    for line in report.lines:
        console.print(Text(f"    {line}"), soft_wrap=True)
