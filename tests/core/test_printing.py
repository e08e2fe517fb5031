"""What a newcomer sees: `print`, `repr`, a notebook and `help` of games, views and decisions."""

from __future__ import annotations

import pickle
import pydoc
import re
from html import unescape

import pytest

import kanly
from kanly.core.errors import IllegalChoice
from kanly.core.game import Game
from kanly.drawing import svg
from kanly.encoding import encoding_of
from kanly.envs.batch import Batch
from tests.imperium.play import after

GAMES = [("imperium", 3), ("classic", 4)]


def some_way_in(name: str, players: int) -> Game:
    game = kanly.new(name, players, 7)
    for _ in range(3 if name == "imperium" else 60):
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    return game


def hands(text: str) -> list[str]:
    return re.findall(r"^\w+ (?:hand|cards): (.*)$", text, re.MULTILINE)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_prints_everything_and_who_is_asked(name: str, players: int) -> None:
    game = some_way_in(name, players)
    text = str(game)

    assert len(hands(text)) == players
    assert not [hand for hand in hands(text) if "hidden" in hand or "?" in hand]
    assert [line for line in text.splitlines() if line.startswith("seat ")] == [
        str(decision) for decision in game.pending
    ]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_view_prints_what_its_seat_knows_and_what_it_is_asked(name: str, players: int) -> None:
    game = some_way_in(name, players)
    seat = game.pending[0].seat
    view = game.view(seat)
    text = str(view)

    unknown = [hand for hand in hands(text) if "hidden" in hand or "?" in hand]
    assert len(unknown) == players - 1
    assert f"you are asked: {game.pending[0]}" in text.splitlines()
    assert text == str(game.resample(seat, 3).view(seat))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_position_of_a_view_asks_its_own_seat_alone(name: str, players: int) -> None:
    game = some_way_in(name, players)
    seat = game.pending[0].seat

    assert game.view(seat).position.pending == [game.pending[0]]
    assert game.view(None).position.pending == []
    assert "seat" not in str(game.view(None).position).splitlines()[-1]


def test_columns_are_named_and_aligned() -> None:
    lines = str(some_way_in("classic", 4)).splitlines()
    heading = next(line for line in lines if line.startswith("faction"))
    place = heading.index("spice") + len("spice")

    assert heading.split() == ["faction", "seat", "spice", "reserves", "tanks", "allies", "forces"]
    assert all(line[place - 1].isdigit() for line in lines if line.startswith("atreides  "))


def test_reprs_are_short() -> None:
    game = after(4, 8, 1)
    decision = game.pending[0]
    first = ", ".join(choice.notation for choice in decision.choices[:6])

    assert repr(game) == "<imperium, 4 players, round 1>"
    assert repr(game.view(0)) == "<view of seat 0: imperium, 4 players, round 1>"
    assert repr(game.view(None)) == "<view of a spectator: imperium, 4 players, round 1>"
    assert repr(game.record) == "<record of imperium: 4 players, 1 choices>"
    assert repr(game.record.lines) == f"[<seat {game.movers[0]}: {game.history[0]}>]"
    epic = kanly.new("imperium", 3, 1, {"ix": True, "epic": True})
    assert repr(epic.setup) == "<imperium, 3 players, epic=True, ix=True>"
    more = len(decision.choices) - 6
    assert more > 0
    assert repr(decision) == f"<seat {decision.seat}, turn: {first}, and {more} more>"
    assert repr(decision.choices[0]) == decision.choices[0].notation


def test_an_ended_game_says_so() -> None:
    game = after(2, 3, 10**6)

    assert repr(game) == "<imperium, 2 players, over>"
    assert repr(game.result).startswith("<winners [")


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_notebook_shows_the_board_above_the_questions(name: str, players: int) -> None:
    game = some_way_in(name, players)
    for shown, position in ((game, game), (game.view(0), game.view(0).position)):
        board, _, asked = shown._repr_html_().partition("</svg>")
        assert f"{board}</svg>" == svg(position)
        questions = unescape(asked).replace("</b><pre>", "\n")
        assert str(shown).endswith(re.sub(r"</?\w+>", "", questions).strip())


def test_help_shows_what_to_call_first() -> None:
    package = pydoc.render_doc(kanly, renderer=pydoc.plaintext)
    assert "kanly.new(game, players, seed, options)   begin a game" in package
    assert package.index("kanly.new(") < package.index("CLASSES")


def test_everything_that_help_names_exists() -> None:
    game = kanly.new("imperium")
    assert kanly.Game.__doc__ is not None
    named = set(re.findall(r"game\.(\w+)", kanly.Game.__doc__))
    assert len(named) > 15
    assert [name for name in sorted(named) if not hasattr(game, name)] == []


def test_a_refusal_and_an_error_read_as_words() -> None:
    game = kanly.new("imperium", players=3, seed=1)
    why = "It is not your turn to choose. (IMP-ROUND-06)"
    assert str(game.why_not(1, "reveal")) == why
    with pytest.raises(IllegalChoice) as caught:
        game.apply(1, "reveal")
    assert str(caught.value) == f"illegal choice 'reveal': {why}"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_plays_and_counts_says_what_it_is() -> None:
    assert repr(kanly.bots.get("greedy")) == "<bot greedy>"
    assert repr(encoding_of("classic")).startswith("<encoding of classic: ")
    with Batch("imperium-small", games=2) as batch:
        assert repr(batch) == "<batch of 2 games: imperium-small, 3 players>"
