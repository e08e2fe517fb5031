"""The bots of a table: four levels, none of which holds up a game."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.patience import within
from kanly.bots.roster import LEVELS, THINKERS
from kanly.core.registry import KITS
from kanly.server.bots import checked_bot, playing, stand_in
from kanly.server.config import Config
from kanly.server.errors import Refused


@pytest.mark.parametrize("game", list(KITS))
def test_every_game_offers_the_four_levels_weakest_first(game: str) -> None:
    assert playing(game) == ["novice", "adept", "master", "mentat"]


@pytest.mark.parametrize("game", list(KITS))
def test_a_stand_in_does_not_think(game: str) -> None:
    assert stand_in(game) == "adept"
    assert stand_in(game) not in THINKERS


def test_other_bots_may_be_named() -> None:
    assert checked_bot("classic", "random") == "random"
    with pytest.raises(Refused):
        checked_bot("classic", "nobody")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_thinks_less_long_than_a_server_allows(level: str) -> None:
    assert within(level, Config().budget) == level


@pytest.mark.parametrize(
    ("level", "shorter"),
    [("mentat", "mentat@0.800s"), ("master", "master@0.800s"), ("adept", "adept")],
)
def test_where_less_time_is_allowed_a_level_takes_less(level: str, shorter: str) -> None:
    assert within(level, 1.0) == shorter
    assert bots.get(shorter)
