"""Chance going another way: what nobody knows changes, and what anybody may know does not."""

from __future__ import annotations

import pytest

import kanly
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.setup import Options

GAMES: list[tuple[str, int, Options]] = [
    ("imperium", 4, {"ix": True, "epic": True}),
    ("imperium", 1, {"rolling-row": True}),
    ("imperium", 3, {"rounds": 4, "small-decks": True}),
    ("classic", 6, {"advanced": True}),
    ("classic", 3, {"harkonnen-mulligan": True, "factions": ["atreides", "fremen", "guild"]}),
]


def moments(name: str, players: int, options: Options, every: int) -> list[Game]:
    game = kanly.new(name, players, seed=5, options=options)
    rng = seeded(3)
    found: list[Game] = []
    while not game.over:
        if len(game.history) % every == 0:
            found.append(game.clone())
        decision = game.pending[rng.below(len(game.pending))]
        choices = [choice for choice in decision.choices if not choice.spoken]
        game.apply(decision.seat, choices[rng.below(len(choices))])
    return found


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_no_seat_can_tell_the_copy_from_the_position(
    name: str, players: int, options: Options
) -> None:
    for number, game in enumerate(moments(name, players, options, 23)):
        before = game.digest()
        other = game.redraw(number)
        other.check()
        for seat in [None, *range(players)]:
            assert other.view(seat).position.digest() == game.view(seat).position.digest()
        assert [str(asked) for asked in other.pending] == [str(asked) for asked in game.pending]
        assert game.digest() == before
        assert other.digest() != before
        assert other.digest() == game.redraw(number).digest()


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_it_goes_on_to_an_end_and_every_order_can_come(
    name: str, players: int, options: Options
) -> None:
    game = moments(name, players, options, 60)[1]
    decks = {str([pile[0] for pile in game.redraw(n).undrawn()]) for n in range(12)}
    assert len(decks) == 12
    other = game.redraw(1)
    rng = seeded(1)
    while not other.over:
        asked = other.pending[0]
        choices = [choice for choice in asked.choices if not choice.spoken]
        other.apply(asked.seat, choices[rng.below(len(choices))])
        other.check()


def test_chance_has_decided_something_once_a_card_is_drawn() -> None:
    game = kanly.new("imperium", 3, seed=1)
    left = game.chance_left()
    assert game.redraw(2).chance_left()[2:] == left[2:]
    while game.rounds == 1:
        asked = game.pending[0]
        game.apply(asked.seat, asked.choices[-1])
    assert game.chance_left() != left
