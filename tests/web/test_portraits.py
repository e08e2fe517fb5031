"""Every leader that comes in a box has a portrait of our own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kanly.classic.tables.leaders import LEADERS as CLASSIC
from kanly.imperium.tables.leaders import LEADERS as IMPERIUM

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize(
    ("game", "leaders"),
    [
        ("imperium", [f"leader-{leader.slug}" for leader in IMPERIUM if leader.printed]),
        ("classic", [f"classic-leader-{leader.slug}" for leader in CLASSIC]),
    ],
)
def test_every_leader_of_a_box_has_a_portrait(game: str, leaders: list[str]) -> None:
    source = (PAGE / game / "leaders.ts").read_text(encoding="utf-8")
    drawn = re.findall(r'^  "([\w-]+)":', source, re.MULTILINE)

    assert sorted(leaders) == sorted(drawn)
