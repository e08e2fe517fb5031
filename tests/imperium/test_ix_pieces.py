"""Tiles and dreadnoughts: in one place each, and used in turn order (IX-TECH, IX-DREAD).

What a scenario can say is in tests/scenarios/imperium-ix/.
"""

from __future__ import annotations

from typing import cast

import pytest

from kanly.core.errors import KanlyError
from kanly.core.event import Event
from kanly.core.setup import Options
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.tiles import TILES
from tests.imperium.play import positions

YELLOW = 2
OPTIONS: Options = {"players": 3, "ix": True}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_dreadnought_is_in_exactly_one_place(players: int) -> None:
    """IX-DREAD-32, IX-DREAD-03: supply, garrison, Conflict or a location; two for each house."""
    placed = fought = 0
    for seed in range(4):
        for game in positions(players, seed, {"ix": True}):
            ix = cast(Imperium, game).expansion
            for house in range(cast(Imperium, game).houses):
                ships = (ix.docked[house], ix.garrisoned[house], ix.fighting[house])
                assert min(ships) >= 0
                assert sum(ships) + ix.holder.count(house) == 2
            placed += 3 - ix.holder.count(NOBODY)
            fought += sum(ix.fighting)
    assert placed
    assert fought


def test_a_third_dreadnought_is_refused() -> None:
    """IX-DREAD-32."""
    three: dict[str, object] = {
        "dreadnoughts-at": {"carthag": "red"},
        "red": {"dreadnoughts": {"garrison": 1, "conflict": 1}},
    }
    with pytest.raises(KanlyError, match="2 in all"):
        arrange(OPTIONS, three)


@pytest.mark.parametrize("players", [1, 3])
def test_each_tile_is_in_exactly_one_place(players: int) -> None:
    """IX-TECH-09, IX-TECH-25: in a stack, with its owner, or out of the game."""
    owned = 0
    for seed in range(4):
        for game in positions(players, seed, {"ix": True}):
            ix = cast(Imperium, game).expansion
            tiles = ix.scrapped + [tile for pile in ix.stacks + ix.tiles for tile in pile]
            assert sorted(tiles) == list(range(len(TILES)))
            owned += sum(len(pile) for pile in ix.tiles)
    assert owned


@pytest.mark.parametrize(
    ("last_first", "order"),
    [
        (
            "yellow",
            ["red draws 5", "blue draws 5", "yellow draws 5", "red gains 2", "blue draws 1"],
        ),
        ("red", ["blue draws 5", "yellow draws 5", "red draws 5", "blue draws 1", "red gains 2"]),
        ("blue", ["yellow draws 5", "red draws 5", "blue draws 5", "red gains 2", "blue draws 1"]),
    ],
)
def test_round_start_abilities_come_in_turn_order(last_first: str, order: list[str]) -> None:
    """IX-TECH-29: from the new First Player, after all have drawn five cards."""
    game = arrange(
        OPTIONS,
        {
            "phase": "combat",
            "round": 3,
            "first-player": last_first,
            "conflict": "guild-bank-raid",
            "conflict-deck": ["machinations"],
            "red": {"tiles": ["shuttle-fleet"]},
            "blue": {"tiles": ["holtzman-engine"]},
            "yellow": {"conflict": 1, "intrigue": ["windfall"]},
        },
    )
    game.apply(YELLOW, "pass")
    game.listener = []
    game.apply(YELLOW, "pass")
    assert told(game.listener) == order


def told(events: list[Event]) -> list[str]:
    """Who drew and gained how much, in order."""
    return [
        f"{event.args['seat']} {event.key}s {event.args['n']}".removeprefix("colour-")
        for event in events
        if event.key in ("draw", "gain")
    ]


def at_a_combat_space(dreadnoughts: int) -> Imperium:
    """Red has sent an Agent to a Combat space with Desert Ambush."""
    red = {"hand": ["desert-ambush"], "garrison": 3, "dreadnoughts": {"garrison": dreadnoughts}}
    game = arrange(OPTIONS, {"turn": "red", "red": red, "blue": {"conflict": 1}})
    game.apply(0, "agent desert-ambush imperial-basin")
    return game


@pytest.mark.parametrize(
    ("dreadnoughts", "deployed", "choice", "key", "rule"),
    [
        (0, [], "deploy dreadnought", "refuse-no-dreadnought", "IX-DREAD-11"),
        (1, ["deploy 2"], "deploy dreadnought", "refuse-dreadnought-limit", "IX-DREAD-12"),
        (0, [], "ambush blue troop", "refuse-moment-ambush", "IX-CARD-15"),
        (0, ["deploy 1"], "ambush blue dreadnought", "refuse-ambush-unit", "IX-CARD-15"),
        (0, ["deploy 1"], "ambush red troop", "refuse-ambush-unit", "IX-CARD-15"),
    ],
)
def test_a_refusal_says_what_units_lack(
    dreadnoughts: int, deployed: list[str], choice: str, key: str, rule: str
) -> None:
    game = at_a_combat_space(dreadnoughts)
    for made in deployed:
        game.apply(0, made)

    refusal = game.why_not(0, choice)

    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)
