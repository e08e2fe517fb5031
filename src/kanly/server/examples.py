"""The worked examples of the rules as positions that one can open and play.

They are scenarios (docs/scenarios.md) of the package, which are tests at the same time; each
belongs to the rules that it names.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from kanly.core.errors import KanlyError
from kanly.core.registry import kit_of
from kanly.core.scenario import EVERYONE, Scenario, Scene, load, scenario_files
from kanly.server.rooms.positions import Position

FOLDER: Final = Path(str(files("kanly"))) / "examples"


class Example(NamedTuple):
    """A position of the rules, and whose turn it is there."""

    position: Position
    seat: int


def example_of(rule: str) -> Example | None:
    """The example of a rule, if it has one that begins with a choice."""
    return examples().get(rule)


@cache
def examples() -> dict[str, Example]:
    """The examples by the numbers of their rules; the first of each that can be played."""
    found: dict[str, Example] = {}
    for path in scenario_files(FOLDER):
        for scenario in load(path):
            if not {*scenario.rules} <= found.keys():
                example = playable(scenario)
                if example is not None:
                    found = dict.fromkeys(scenario.rules, example) | found
    return found


def playable(scenario: Scenario) -> Example | None:
    """The position of a scenario, if the first who chooses in it is asked at once."""
    stage = kit_of(scenario.game).stage
    assert stage is not None
    game = stage.arrange(scenario.options, scenario.given, scenario.seed)
    scene = Scene(stage, game)
    first = next((block for block in scenario.blocks if block.kind == "when"), None)
    if game.over or first is None:
        return None
    try:
        line = next(scene.lines(first), None)
    except KanlyError:  # it speaks of something that comes later
        return None
    if line is None or line.seat == EVERYONE:
        return None
    decision = game.decision(line.seat)
    if decision is None or len(decision.choices) < 2:
        return None
    setup = game.setup
    options = {key: value for key, value in scenario.options.items() if key != "players"}
    seed = f"{scenario.seed}"
    return Example(Position(setup.game, setup.players, options, seed, scenario.given), line.seat)
