"""Positions as they are sent are what the engine describes, and the client's types follow."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from kanly.core import registry
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.server.classic.hints import Hints
from kanly.server.kit import server_kit, state_of
from kanly.server.typescript import files

WEB = Path(__file__).parents[2] / "web" / "src"

MODES: list[tuple[str, int, Options]] = [
    ("imperium", 4, {}),
    ("imperium", 3, {"ix": True, "draft": True}),
    ("imperium", 1, {"ix": True}),
    ("classic", 6, {"advanced": True, "turns": 2}),
    ("classic", 2, {"turns": 2}),
]


@pytest.mark.parametrize(("game", "players", "options"), MODES)
def test_a_state_says_all_that_the_game_describes_and_nothing_else(
    game: str, players: int, options: Options
) -> None:
    position, rng, moves = registry.new(game, players, "states", options), seeded("states"), 0
    while not position.over and moves < 600:
        pending = position.pending
        decision = pending[rng.below(len(pending))]
        position.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])
        moves += 1
        if moves % 10 == 0 or position.over:
            for seen in (position, position.view(0).position, position.view(None).position):
                state = state_of(seen)
                assert isinstance(state, msgspec.Struct)
                assert msgspec.to_builtins(state) == seen.describe()
    assert moves > 50


@pytest.mark.parametrize(("path", "text"), files().items())
def test_the_clients_types_are_those_of_the_server(path: str, text: str) -> None:
    """When this fails: python -m kanly.server.typescript web/src"""
    assert (WEB / path).read_text(encoding="utf-8") == text


MOMENTS = sorted((WEB / "classic" / "testing").glob("*.json"))


@pytest.mark.parametrize("path", MOMENTS, ids=lambda path: path.stem)
def test_moments_that_the_client_is_tested_with_are_states(path: Path) -> None:
    given = json.loads(path.read_text(encoding="utf-8"))["state"]

    types = server_kit("classic").state_types
    assert types is not None
    state = msgspec.convert(given["view"], types.state)
    assert msgspec.to_builtins(state) == given["view"]
    assert msgspec.to_builtins(msgspec.convert(given["hints"], Hints)) == given["hints"]
