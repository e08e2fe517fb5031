"""Simultaneous secret answers: sealed until all are in."""

import json
import pickle

import pytest

from kanly.core.errors import IllegalChoice
from kanly.core.game import SEALED
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import NOBODY, PREDICTION, THRONE, Skirmish
from tests.core.table import play, snapshot, wander

OTHERS = [1, 2, None]


def answered(faction: str) -> Skirmish:
    """The seer has predicted that faction; the others still think."""
    return play(skirmish.new(3, 7), f"seer: predict {faction}")


def test_nothing_happens_before_all_answers_are_in() -> None:
    game = skirmish.new(3, 7)
    stack = game.stack[:]
    play(game, "throne: predict voice", "seer: predict seer")
    assert game.stack == stack
    assert game.prediction == [NOBODY] * 3
    assert [decision.seat for decision in game.pending] == [1]


def test_the_last_answer_settles_them_all() -> None:
    game = play(skirmish.new(3, 7), "throne: predict voice", "seer: predict seer")
    play(game, "voice: predict throne")
    assert game.prediction == [0, 2, 1]
    assert not game.sealed
    assert game.pending[0].kind == skirmish.WINDOW


@pytest.mark.parametrize("viewer", OTHERS)
def test_no_other_view_tells_one_answer_from_another(viewer: int | None) -> None:
    one, two = answered("voice").view(viewer), answered("throne").view(viewer)
    assert one == two
    assert hash(one) == hash(two)
    assert one.data() == two.data()


@pytest.mark.parametrize("viewer", OTHERS)
def test_no_other_view_holds_the_answer_anywhere(viewer: int | None) -> None:
    view = answered("voice").view(viewer)
    assert [answer[1:3] for answer in view.position.sealed] == [(0, SEALED)]
    assert view.position.history == []
    assert "predict voice" not in json.dumps({**view.data(), "decision": None})


def test_a_seat_sees_its_own_answer() -> None:
    view = answered("voice").view(0)
    assert view != answered("throne").view(0)
    assert view.position.given(0) == [PREDICTION[1]]
    assert view.decision is None


def test_everyone_sees_who_still_thinks_where_asking_is_open() -> None:
    game = answered("voice")
    assert game.view(None).asked == [(1, "predict"), (2, "predict")]
    assert game.view(1).asked == [(2, "predict")]


def test_an_answer_given_cannot_be_given_again() -> None:
    game = answered("voice")
    before = snapshot(game)
    with pytest.raises(IllegalChoice) as caught:
        game.apply(0, "predict throne")
    assert caught.value.refusal.key == "refuse-not-asked"
    assert snapshot(game) == before


def test_state_and_digest_include_sealed_answers() -> None:
    fresh, one, two = skirmish.new(3, 7), answered("voice"), answered("throne")
    assert len({fresh.digest(), one.digest(), two.digest()}) == 3
    assert len({repr(game.state()) for game in (fresh, one, two)}) == 3
    assert one != two
    assert one == answered("voice")


def test_the_order_of_answers_does_not_matter() -> None:
    one = play(skirmish.new(3, 7), "seer: predict voice", "throne: predict seer")
    two = play(skirmish.new(3, 7), "throne: predict seer", "seer: predict voice")
    assert one == two
    assert one.digest() == two.digest()
    play(one, "voice: predict voice")
    play(two, "voice: predict voice")
    assert one == two


def test_a_clone_in_the_middle_of_the_question_is_independent() -> None:
    game = answered("voice")
    copy = game.clone()
    assert copy == game
    play(copy, "throne: predict throne")
    assert game.given(THRONE) == []
    assert [decision.seat for decision in game.pending] == [1, 2]
    play(copy, "voice: predict seer")
    play(game, "voice: predict seer", "throne: predict throne")
    assert copy == game


def test_a_pickle_in_the_middle_of_the_question_plays_on_alike() -> None:
    game = answered("voice")
    copy = pickle.loads(pickle.dumps(game))
    assert copy == game
    moves = ("voice: predict seer", "throne: predict throne")
    assert play(copy, *moves) == play(game, *moves)


def test_a_view_in_the_middle_of_the_question_can_be_sent_to_another_process() -> None:
    for viewer in (0, 1, None):
        view = answered("voice").view(viewer)
        copy = pickle.loads(pickle.dumps(view))
        assert copy == view
        assert copy.sample(seeded(1)) == view.sample(seeded(1))


@pytest.mark.parametrize("viewer", [*OTHERS, 0])
def test_resampling_seals_a_legal_answer_where_one_was_sealed(viewer: int | None) -> None:
    game = answered("voice")
    for seed in range(20):
        sample = game.resample(viewer, seeded(seed))
        assert list(sample.answers()) == [0]
        assert sample.given(0)[0] in PREDICTION[:3]
        assert sample.view(viewer) == game.view(viewer)
        wander(sample, seeded(seed)).check()


def test_resampling_can_seal_any_legal_answer_and_keeps_ones_own() -> None:
    game = answered("voice")
    samples = [seeded(seed) for seed in range(60)]
    assert {game.resample(1, rng).given(0)[0] for rng in samples} == set(PREDICTION[:3])
    assert {game.resample(0, rng).given(0)[0] for rng in samples} == {PREDICTION[1]}


def test_an_answer_settled_in_secret_stays_secret() -> None:
    moves = ("voice: predict seer", "throne: predict seer")
    one, two = play(answered("voice"), *moves), play(answered("throne"), *moves)
    assert one != two
    for viewer in OTHERS:
        assert one.view(viewer) == two.view(viewer)
    assert one.view(0) != two.view(0)
