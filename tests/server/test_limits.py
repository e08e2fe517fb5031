"""What everybody may cost the server: per person, per address, and as an operator sets it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kanly.core.errors import BadOption
from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.limits import COSTS, IMPORTS, Cost, Limits, Rate, allowances, factors
from kanly.server.timing import Timer


def used(limits: Limits, cost: Cost, address: str, person: str | None, tries: int = 100) -> int:
    """How often something is allowed at once."""
    for count in range(tries):
        try:
            limits.charge(cost, address, person)
        except Refused:
            return count
    return tries


def test_a_person_has_an_allowance_and_an_address_more_than_one() -> None:
    limits = Limits(Config())

    assert used(limits, IMPORTS, "192.0.2.1", "alia") == 10
    assert used(limits, IMPORTS, "192.0.2.1", "duncan") == 10
    assert used(limits, IMPORTS, "192.0.2.1", "paul") == 0
    assert used(limits, IMPORTS, "192.0.2.2", "alia") == 0
    assert used(limits, IMPORTS, "192.0.2.2", "paul") == 10


def test_what_is_refused_costs_nothing() -> None:
    limits = Limits(Config())
    used(limits, IMPORTS, "192.0.2.1", "alia")

    for _ in range(50):
        with pytest.raises(Refused) as refused:
            limits.charge(IMPORTS, "192.0.2.9", "alia")
    assert refused.value.code == "too-fast"
    assert 0 < (refused.value.retry_after or 0) <= 20

    assert used(limits, IMPORTS, "192.0.2.9", "duncan") == 10


def test_an_operator_changes_allowances_by_factors() -> None:
    limits = Limits(Config(costs=factors(["imports=0.5", "tables=2"])))

    assert used(limits, IMPORTS, "192.0.2.1", "alia") == 5
    assert {cost.name: cost for cost in allowances({"tables": 2})}["tables"].person == Rate(0.2, 40)


@pytest.mark.parametrize("text", ["import=2", "imports", "imports=0", "imports=no", "imports=-1"])
def test_an_allowance_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--allow"):
        factors([text])


def test_the_operators_page_lists_every_cost() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")

    for cost in COSTS:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{cost.name}` |"))
        for rate in (cost.person, cost.address):
            assert rate is None or f"{rate.burst:g}, then {rate.rate:g} a second" in row


def test_a_wall_clock_that_jumps_changes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Timer()
    before = steady()
    monkeypatch.setattr(time, "time_ns", lambda: 0)

    assert 0 <= steady() - before < 10_000
