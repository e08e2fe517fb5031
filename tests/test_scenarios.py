"""Every scenario file below tests/scenarios, and every worked example, is as it says."""

from pathlib import Path

import pytest

import kanly  # noqa: F401  (puts the games' stages in their place)
from kanly.core.scenario import Scenario, load, scenario_files

ROOT = Path(__file__).parents[1]
FOLDERS = [ROOT / "tests" / "scenarios", ROOT / "src" / "kanly" / "examples"]
FILES = [path for folder in FOLDERS for path in scenario_files(folder)]
SCENARIOS = [scenario for path in FILES for scenario in load(path)]


def label(scenario: Scenario) -> str:
    return f"{Path(scenario.source).relative_to(ROOT).with_suffix('')}: {scenario.name}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=label)
def test_scenario(scenario: Scenario) -> None:
    assert scenario.run().failures == []
