"""The same source, interpreted or compiled, plays the same games."""

from __future__ import annotations

import json
import os

import pytest

import kanly.bots.classic.plan
import kanly.bots.imperium.evaluation
import kanly.classic.position
import kanly.core.game
import kanly.encoding.imperium.observation
import kanly.imperium.position
from tests.compiled.digests import FILE, MODES, final_digests, name


@pytest.mark.parametrize(("game", "players", "switch"), MODES)
def test_games_end_in_the_digests_on_record(game: str, players: int, switch: bool) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    assert final_digests(game, players, switch) == recorded[name(game, players, switch)]


def test_the_compiled_build_is_compiled() -> None:
    """`make compiled-check` says what it expects; elsewhere either is right."""
    expected = os.environ.get("KANLY_EXPECT", "any")
    engine = (kanly.core.game, kanly.imperium.position, kanly.classic.position)
    bots = (kanly.bots.classic.plan, kanly.bots.imperium.evaluation)
    modules = (*engine, *bots, kanly.encoding.imperium.observation)
    compiled = all(not str(module.__file__).endswith(".py") for module in modules)
    assert expected == "any" or (expected == "compiled") == compiled
