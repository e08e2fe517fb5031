"""What the log tells of pieces that leave their place without a choice."""

from __future__ import annotations

from kanly.core.event import Event
from kanly.imperium.scenario_setup import arrange

RED = 0


def told(heard: list[Event], key: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in heard if event.key == key]


def test_a_card_set_aside_and_not_acquired_is_told_when_it_is_trashed() -> None:
    """IMP-LEAD-16."""
    red = {"leader": "helena-richese", "aside": "carryall", "hand": []}
    game = arrange({"players": 3}, {"turn": "red", "red": red})
    heard: list[Event] = []
    game.listener = heard
    game.apply(RED, "reveal")
    game.apply(RED, "end")
    assert told(heard, "aside-trash") == [{"seat": "colour-red", "card": "card-carryall"}]


def test_a_control_marker_that_house_hagal_removes_is_told() -> None:
    """IMP-HAGAL2-16."""
    given: dict[str, object] = {
        "phase": "combat",
        "conflict": "siege-of-arrakeen",
        "control": {"arrakeen": "red"},
        "red": {"conflict": 1, "intrigue": ["master-tactician"]},
        "yellow": {"conflict": 8},
    }
    game = arrange({"players": 2}, given)
    heard: list[Event] = []
    game.listener = heard
    game.apply(RED, "pass")
    assert told(heard, "control-lost") == [{"seat": "colour-red", "space": "space-arrakeen"}]
