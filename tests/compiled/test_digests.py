"""The same source, interpreted or compiled, plays the same games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

import kanly.bots.classic.plan
import kanly.bots.imperium.evaluation
import kanly.classic.position
import kanly.core.game
import kanly.encoding.imperium.observation
import kanly.imperium.position
from kanly import compiled
from kanly.core.game import Game
from kanly.server.kit import state_of
from tests.classic.play import positions as classic_positions
from tests.compiled.digests import FILE, MODES, final_digests, name
from tests.imperium.play import positions as imperium_positions


@pytest.mark.parametrize(("game", "players", "switch"), MODES)
def test_games_end_in_the_digests_on_record(game: str, players: int, switch: bool) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    assert final_digests(game, players, switch) == recorded[name(game, players, switch)]


@pytest.mark.parametrize("made", [imperium_positions, classic_positions])
def test_positions_have_the_types_in_which_they_are_sent(
    made: Callable[..., Iterator[Game]],
) -> None:
    """Compiled, an expression of a number and of what is true or false is a number."""
    for game in made(4, 7):
        state_of(game)


def test_engine_bots_and_encoding_are_compiled_or_none_of_them() -> None:
    engine = (kanly.core.game, kanly.imperium.position, kanly.classic.position)
    bots = (kanly.bots.classic.plan, kanly.bots.imperium.evaluation)
    for module in (*engine, *bots, kanly.encoding.imperium.observation):
        source = str(module.__file__).endswith(".py")
        assert source == (compiled.engine() == "interpreted"), module.__name__
