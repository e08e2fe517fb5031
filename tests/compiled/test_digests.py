"""The same source, interpreted or compiled, plays the same games."""

from __future__ import annotations

import json

import pytest

import kanly.bots.classic.plan
import kanly.bots.imperium.evaluation
import kanly.classic.position
import kanly.core.game
import kanly.encoding.imperium.observation
import kanly.imperium.position
from kanly import compiled
from tests.compiled.digests import FILE, MODES, final_digests, name


@pytest.mark.parametrize(("game", "players", "switch"), MODES)
def test_games_end_in_the_digests_on_record(game: str, players: int, switch: bool) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    assert final_digests(game, players, switch) == recorded[name(game, players, switch)]


def test_engine_bots_and_encoding_are_compiled_or_none_of_them() -> None:
    engine = (kanly.core.game, kanly.imperium.position, kanly.classic.position)
    bots = (kanly.bots.classic.plan, kanly.bots.imperium.evaluation)
    for module in (*engine, *bots, kanly.encoding.imperium.observation):
        source = str(module.__file__).endswith(".py")
        assert source == (compiled.engine() == "interpreted"), module.__name__
