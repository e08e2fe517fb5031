"""Every scenario file below tests/scenarios is as it says."""

from pathlib import Path

import pytest

import kanly  # noqa: F401  (puts the games' stages in their place)
from kanly.core.scenario import Scenario, load, scenario_files

HERE = Path(__file__).parent / "scenarios"
SCENARIOS = [scenario for path in scenario_files(HERE) for scenario in load(path)]


def label(scenario: Scenario) -> str:
    return f"{Path(scenario.source).relative_to(HERE).with_suffix('')}: {scenario.name}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=label)
def test_scenario(scenario: Scenario) -> None:
    assert scenario.run().failures == []
