"""What the others are told in a Reveal turn (IMP-REVEAL)."""

from __future__ import annotations

from typing import cast

from kanly.core.event import ALL, Event
from kanly.imperium.pending_effects import given_up
from kanly.imperium.scenario_setup import arrange


def test_strength_is_announced_to_all_and_not_cut_at_20() -> None:
    """IMP-REVEAL-16: ten troops and Stilgar's three swords are 23, on the track +20 and 3."""
    game = arrange(
        {"players": 3},
        {"red": {"hand": ["stilgar"], "garrison": 2, "conflict": 10}},
    )
    game.listener = happened = cast(list[Event], [])
    game.apply(0, "reveal")
    game.apply(0, "end")
    announced = [event for event in happened if event.key == "strength"]
    assert [(event.args, event.audience) for event in announced] == [
        ({"seat": "colour-red", "n": 23}, ALL)
    ]


def test_no_strength_is_announced_before_the_reveal_turn() -> None:
    """IMP-REVEAL-20: the marker is set in the Reveal turn only."""
    game = arrange(
        {"players": 3},
        {"red": {"hand": ["stilgar", "dune-the-desert-planet"], "garrison": 3}},
    )
    game.listener = happened = cast(list[Event], [])
    game.apply(0, "agent dune-the-desert-planet imperial-basin")
    game.apply(0, "deploy 2")
    game.apply(0, "end")
    assert "deploy" in [event.key for event in happened]
    assert "strength" not in [event.key for event in happened]


def test_ending_a_turn_gives_up_what_may_be_declined_and_can_be_done() -> None:
    """IMP-EFF-02: the arrow of Selective Breeding waits until it is picked or given up."""
    game = arrange({"players": 3}, {"red": {"hand": ["dagger", "diplomacy"], "spice": 2}})
    game.apply(0, "agent diplomacy selective-breeding")
    assert [choice.notation for choice in given_up(game, 0)] == ["do pay-1-card-draw-2"]
    game.apply(0, "do pay-1-card-draw-2")
    game.apply(0, "trash dagger hand")
    assert given_up(game, 0) == []
