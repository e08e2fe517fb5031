"""The bots know the options that change what must be held, and who wins in the end."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.weather import without_wall
from kanly.bots.classic.win_chances import chances_of
from kanly.classic.position import Classic
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.classic.tables.territories import SHIELD_WALL
from kanly.core.setup import Value
from kanly.encoding import encoding_of
from tests.classic.scene import begin, put, scene, until

THREE = ["emperor", "guild", "harkonnen"]


def three(worms: int = 4, **options: Value) -> Classic:
    """The Emperor holds two strongholds and has the Shield Wall at the door."""
    game = scene(THREE, phase="shipment-movement", turn=5, spice=6, **options)
    game.worms_turned = worms
    for location in ("arrakeen", "sietch-tabr"):
        put(game, "emperor", location, 8)
    begin(game)
    until(game, "emperor", "ship")
    return game


def seen_by_emperor(game: Classic) -> FactionView:
    view = game.view(game.seat[FACTION["emperor"]])
    assert view.decision is not None
    return FactionView(view, view.decision)


def told(game: Classic, part: str) -> list[int]:
    encoding = encoding_of("classic")
    row = encoding.observe(game, 0)
    return [row[place] for place in encoding.places()[part]]


# The Shield Wall (CLA-WIN-16) ---------------------------------------------------------------------


@pytest.mark.parametrize(("option", "worms", "counts"), [(True, 4, 1), (True, 3, 0), (False, 4, 0)])
def test_the_shield_wall_is_a_stronghold_while_it_counts(
    option: bool, worms: int, counts: int
) -> None:
    strongholds = Strongholds(seen_by_emperor(three(worms, shield_wall_stronghold=option)))

    assert len(strongholds.places) == 5 + counts
    assert (SHIELD_WALL in strongholds.index) == counts


def shipped(game: Classic) -> str:
    """Where the Emperor's forces land who lacks one stronghold."""
    view = game.view(game.seat[FACTION["emperor"]])
    return bots.get("greedy").choose(view).notation


def occupied(game: Classic) -> Classic:
    """Everywhere else many forces of others are in the way."""
    for location in ("carthag", "tueks-sietch", "habbanya-sietch"):
        put(game, "harkonnen", location, 6)
    return game


def test_it_is_shipped_to_where_it_wins_the_game() -> None:
    assert shipped(occupied(three(shield_wall_stronghold=True))).startswith("ship shield-wall")
    assert "shield-wall" not in shipped(occupied(three()))


def test_who_holds_it_is_likelier_to_win() -> None:
    with_it, without = three(shield_wall_stronghold=True), three()
    for game in (with_it, without):
        put(game, "emperor", "shield-wall-8", 3)
    seat = with_it.seat[FACTION["emperor"]]

    assert chances_of(with_it)[seat] > chances_of(without)[seat]


def test_who_holds_it_does_not_blow_it_up_lightly() -> None:
    game = three(shield_wall_stronghold=True)
    put(game, "emperor", "shield-wall-8", 6)

    assert without_wall(seen_by_emperor(game)) < -10


def test_an_observation_tells_how_near_it_is_to_count() -> None:
    assert told(three(3, shield_wall_stronghold=True), "worms") == [0, 0, 3]
    assert told(three(3), "worms") == [0, 0, 0]


# Who wins if nobody else does (CLA-WIN-10) --------------------------------------------------------


def test_the_guild_wins_in_the_end_only_where_it_may() -> None:
    usual, changed = three(), three(guild_special_victory=False)

    assert seen_by_emperor(usual).default_winner == FACTION["guild"]
    assert seen_by_emperor(changed).default_winner < 0


def test_an_observation_tells_the_options_that_change_the_game() -> None:
    game = three(advanced=True, ally_battle_support=True, card_trading=True)

    assert told(game, "rules")[-4:] == [0, 1, 1, 1]
