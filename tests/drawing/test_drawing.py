"""Pictures of a table: well formed, complete, and without a secret."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

import kanly
from kanly import bots
from kanly.classic.position import Classic
from kanly.classic.tables.territories import LOCATIONS
from kanly.core.game import Game
from kanly.core.setup import Options
from kanly.drawing import pixels, svg
from kanly.drawing.classic.board import places
from kanly.drawing.kit import drawing_kit
from kanly.imperium.position import Imperium
from tests.core.kit import registered

MODES: list[tuple[str, int, Options]] = [
    ("imperium", 1, {}),
    ("imperium", 4, {"ix": True}),
    ("classic", 2, {"two-factions": True}),
    ("classic", 6, {"advanced": True}),
]


def played(game: str, players: int, options: Options, choices: int = 120) -> Game:
    made = kanly.new(game, players=players, seed=3, options=options)
    bot = bots.get("greedy", 1)
    for _ in range(choices):
        if not made.over:
            decision = made.pending[0]
            made.apply(decision.seat, bots.ask(bot, made, decision))
    return made


def words(picture: str) -> list[str]:
    """The texts of a picture, which is well-formed XML."""
    return [each.text or "" for each in ElementTree.fromstring(picture).iter() if each.text]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_table_is_drawn_from_its_beginning_to_its_end(mode: tuple[str, int, Options]) -> None:
    for choices in (0, 120, 10_000):
        game = played(*mode, choices)
        assert len(words(svg(game))) > 20
        assert svg(game.view(0).position)


def test_every_agent_is_on_its_space() -> None:
    game = played("imperium", 4, {"ix": True})
    picture = ElementTree.fromstring(svg(game))
    circles = [each for each in picture.iter() if each.tag.endswith("circle")]
    assert isinstance(game, Imperium)
    assert len(circles) == sum(len(set(game.posts[house])) for house in range(4))


def test_the_map_has_every_location_and_every_force() -> None:
    assert set(places()) == {location.slug for location in LOCATIONS}
    game = played("classic", 6, {})
    assert isinstance(game, Classic)
    told = words(svg(game))
    forces = [str(number) for faction in game.order for number in game.forces[faction] if number]
    for number in set(forces):
        assert told.count(number) >= forces.count(number)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_view_s_picture_is_the_same_in_worlds_its_seat_cannot_tell_apart(
    mode: tuple[str, int, Options],
) -> None:
    game = played(*mode)
    own = svg(game.view(0).position)
    for seed in range(5):
        assert svg(game.resample(0, seed).view(0).position) == own


def test_pixels_have_the_width_that_was_asked_for() -> None:
    game = played("classic", 4, {})
    kit = drawing_kit(game)
    image = pixels(game, width=600)
    assert image.shape == (round(kit.height * 600 / kit.width), 600, 3)
    assert image.dtype == np.uint8
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 10


def test_a_game_without_a_board_is_drawn_as_its_text() -> None:
    with registered():
        game = kanly.new("skirmish", players=3, seed=1)
        assert words(svg(game))[1:] == [line for line in game.text().splitlines() if line]


def test_a_notebook_shows_the_board_and_the_question() -> None:
    game = played("imperium", 3, {}, 5)
    for shown in (game._repr_html_(), game.view(game.pending[0].seat)._repr_html_()):
        assert shown.startswith("<svg")
        assert game.pending[0].choices[0].notation in shown


def test_a_game_tells_its_seed_and_options_and_a_view_hides_the_seed() -> None:
    game = kanly.new("imperium", players=3, seed=7, options={"ix": True})
    assert (game.seed, game.options) == (7, {"ix": True})
    assert game.view(0).position.seed != 7
