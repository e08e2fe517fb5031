"""Views and resampling: everything a seat may know, and nothing else."""

import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.game import SEALED
from kanly.core.rng import seeded
from kanly.core.view import View
from tests.core import skirmish
from tests.core.skirmish import Skirmish
from tests.core.table import bidding, decline_all, play, snapshot, somewhere, started, wander

POSITIONS = given(seed=st.integers(0, 400), choices=st.integers(0, 130), chance=st.integers(0, 99))


def viewers(game: Skirmish) -> list[int | None]:
    return [*range(game.players), None]


@settings(max_examples=200, deadline=None)
@POSITIONS
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(
    seed: int, choices: int, chance: int
) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        view = game.view(viewer)
        sample = game.resample(viewer, seeded(chance))
        sample.check()
        again = sample.view(viewer)
        assert again == view
        assert hash(again) == hash(view)
        assert again.data() == view.data()


@settings(deadline=None)
@POSITIONS
def test_a_resampled_position_plays_on_to_the_end(seed: int, choices: int, chance: int) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        sample = game.resample(viewer, seeded(chance))
        assert SEALED not in [answer[2] for answer in sample.sealed]
        wander(sample, seeded(chance)).check()
        assert sample.over


@settings(deadline=None)
@POSITIONS
def test_two_samples_of_samples_are_still_the_same_to_the_seat(
    seed: int, choices: int, chance: int
) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        twice = game.resample(viewer, seeded(chance)).resample(viewer, seeded(chance + 1))
        assert twice.view(viewer) == game.view(viewer)


@settings(deadline=None)
@POSITIONS
def test_looking_changes_nothing(seed: int, choices: int, chance: int) -> None:
    game = somewhere(seed, choices)
    before = (snapshot(game), game.history[:], game.pending[:])
    for viewer in viewers(game):
        game.view(viewer).sample(seeded(chance))
    assert (snapshot(game), game.history, game.pending) == before


@settings(deadline=None)
@POSITIONS
def test_a_view_knows_neither_the_seed_nor_the_past_nor_the_chance_to_come(
    seed: int, choices: int, chance: int
) -> None:
    game = somewhere(seed + 1, choices)
    for viewer in viewers(game):
        position = game.view(viewer).position
        assert position.setup.seed != game.setup.seed
        assert (position.rng.s1, position.rng.s2) != (game.rng.s1, game.rng.s2)
        assert position.history == []
        assert position.movers == []
        assert position.start is None


@settings(deadline=None)
@POSITIONS
def test_a_view_shows_a_seat_its_own_question_and_who_else_is_asked_openly(
    seed: int, choices: int, chance: int
) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        view = game.view(viewer)
        assert view.decision == (None if viewer is None else game.decision(viewer))
        assert view.asked == [
            (d.seat, d.kind.name) for d in game.pending if d.seat != viewer and not d.kind.unseen
        ]


@settings(deadline=None)
@POSITIONS
def test_a_view_can_be_sent_to_another_process(seed: int, choices: int, chance: int) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        view = game.view(viewer)
        copy = pickle.loads(pickle.dumps(view))
        assert copy == view
        assert copy.sample(seeded(chance)) == view.sample(seeded(chance))


@settings(deadline=None)
@POSITIONS
def test_a_view_is_plain_data_for_a_page(seed: int, choices: int, chance: int) -> None:
    game = somewhere(seed, choices)
    for viewer in viewers(game):
        data = game.view(viewer).data()
        assert json.loads(json.dumps(data)) == data


def test_the_data_of_a_view_names_the_decision_and_its_choices() -> None:
    game = bidding()
    assert game.view(1).data()["decision"] == {
        "kind": "bid",
        "prompt": {"key": "ask-bid", "args": {"n": 2}},
        "choices": ["pass", "bid 3", "bid 4"],
    }
    assert "decision" not in game.view(0).data()
    assert game.view(0).data()["asked"] == [{"seat": 1, "kind": "bid"}]


def test_a_view_stands_still_while_the_game_goes_on() -> None:
    game = decline_all(started())
    view = game.view(0)
    same = pickle.dumps(view)
    play(game, "seer: bid 1", "voice: bid 2", "throne: pass", "seer: pass")
    assert view == pickle.loads(same)
    assert view != game.view(0)


def test_views_of_different_seats_differ() -> None:
    game = decline_all(started())
    assert len({game.view(viewer) for viewer in viewers(game)}) == 4
    assert game.view(0) != "a view"


def test_views_differ_by_what_is_asked_and_of_whom() -> None:
    view = bidding().view(0)
    assert View(0, view.position, None, [(1, "bid")]) == view
    assert View(0, view.position, None, []) != view
    assert View(0, view.position, bidding().decision(1), [(1, "bid")]) != view
    assert View(0, view.position, None, [(1, "bid")], bidding().decision(1)) != view


def test_resampling_depends_on_its_generator_only() -> None:
    game = decline_all(started())
    one, two = game.resample(0, seeded(1)), game.resample(0, seeded(1))
    assert one == two
    assert len({game.resample(0, seeded(i)).digest() for i in range(20)}) > 15


def test_resampling_moves_the_generator_on_so_that_samples_differ() -> None:
    game, rng = decline_all(started()), seeded(1)
    assert len({game.resample(0, rng).digest() for _ in range(20)}) > 15


def test_the_chance_to_come_differs_between_samples() -> None:
    game = decline_all(started())
    chances = {(s.rng.s1, s.rng.s2) for s in (game.resample(0, seeded(i)) for i in range(20))}
    assert len(chances) == 20
    assert (game.rng.s1, game.rng.s2) not in chances


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_is_over_is_seen_by_all(viewer: int | None) -> None:
    game = wander(skirmish.new(3, 4), seeded(4))
    assert game.view(viewer).position.prediction == game.prediction
