"""`kanly lesson`: play lessons by their own script, and tell which do not lead to their goal."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument

from kanly import bots
from kanly.bots.bot import ask
from kanly.cli import screen
from kanly.cli.scenario import FAILED, PASSED, STATUS, WRONG, Report, show
from kanly.core.errors import BadScenario, KanlyError
from kanly.core.game import Game
from kanly.core.lesson import load, rehearse
from kanly.core.registry import KITS, kit_of
from kanly.core.scenario import scenario_files


def lesson(
    paths: Annotated[
        list[Path] | None,
        Argument(
            help="Lesson files, or folders of them, below a folder `GAME/lessons`. "
            "Default: the lessons of every game.",
            metavar="[PATH...]",
        ),
    ] = None,
) -> None:
    """Play lessons by their own script, to see that each leads to its goal.

    The exit status is 1 if one does not, and 2 if one could not be read.

    [bold]Example:[/] kanly lesson src/kanly/imperium/lessons
    """
    console = screen.stdout()
    files = [file for path in paths or own_folders() for file in scenario_files(path)]
    reports = [report_of(file) for file in files]
    for report in reports:
        show(console, report)
    passed = sum(report.verdict == PASSED for report in reports)
    typer.echo(f"{passed} passed, {len(reports) - passed} failed")
    status = max(STATUS[report.verdict] for report in reports)
    if status:
        raise typer.Exit(status)


def own_folders() -> list[Path]:
    """The folders of the games' own lessons."""
    folders = [Path(str(kit_of(game).lessons)) for game in KITS if kit_of(game).lessons]
    return [folder for folder in folders if folder.is_dir()]


def report_of(path: Path) -> Report:
    """Whether a lesson leads to its goal."""
    try:
        found = load(path, game_of(path), path.parent.name)
        failures = rehearse(found, novice).failures
    except KanlyError as error:
        return Report(path, "", WRONG, [str(error)])
    return Report(path, found.key, FAILED if failures else PASSED, failures)


def game_of(path: Path) -> str:
    """The game of a lesson, by the folders that it is in."""
    folders = path.resolve().parts
    for game in KITS:
        if (game, "lessons") in pairwise(folders):
            return game
    expected = " or ".join([f"{game}/lessons" for game in KITS])
    raise BadScenario(f"'{path}' belongs to no game; expected a file below {expected}")


def novice(game: Game, seat: int) -> str:
    """What a simple bot chooses."""
    decision = game.decision(seat)
    assert decision is not None
    return ask(bots.get("novice", 1), game, decision).notation
