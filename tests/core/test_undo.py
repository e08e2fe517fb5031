"""Undo: one's own choices, up to where someone saw something new or someone else chose."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.errors import KanlyError
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.kit import registered
from tests.core.skirmish import SEER, THRONE, VOICE, Skirmish
from tests.core.table import at_plans, decline_all, play, snapshot, somewhere, started, wander


def keeping() -> Skirmish:
    """The throne won with a blade and a shield, and chooses what to keep."""
    game = at_plans(seer="trinket", voice="trinket", throne="blade shield")
    play(game, "seer: dial 0", "seer: leader captain", "seer: weapon none", "seer: defence none")
    play(game, "throne: dial 5", "throne: leader marshal", "throne: weapon blade")
    return play(game, "throne: defence shield")


def real() -> Skirmish:
    """The opening bids of a game as it was dealt, so that it can be replayed."""
    return play(decline_all(started()), "seer: bid 1")


def test_a_seat_may_take_back_its_own_last_choices() -> None:
    game = play(keeping(), "throne: keep shield", "throne: discard blade")
    assert game.undoable(THRONE) == 2
    assert game.undoable(SEER) == 0


def test_what_someone_saw_cannot_be_taken_back() -> None:
    """The last part of the plan showed both plans."""
    game = keeping()
    assert game.movers[-4:] == [THRONE] * 4
    assert game.undoable(THRONE) == 0


def test_a_choice_that_showed_its_maker_something_new_cannot_be_taken_back() -> None:
    game = play(real(), "voice: pass", "throne: bid 2", "seer: pass", "voice: pass")
    assert game.pending[0].kind == skirmish.WINDOW
    assert game.undoable(VOICE) == 0


def test_nothing_is_taken_back_past_anothers_choice() -> None:
    game = real()
    assert game.undoable(SEER) == 1
    play(game, "voice: bid 2")
    assert game.undoable(SEER) == 0
    assert game.undoable(VOICE) == 1


def test_a_sealed_answer_may_be_taken_back_until_another_answers() -> None:
    game = play(skirmish.new(), "seer: predict seer")
    back = game.undo(SEER)
    assert back == skirmish.new()
    assert back.decision(SEER) is not None
    play(game, "voice: predict seer")
    assert game.undoable(SEER) == 0


def test_once_all_secret_answers_are_in_none_can_be_taken_back() -> None:
    game = play(skirmish.new(), "seer: predict seer", "voice: predict seer")
    assert game.undoable(VOICE) == 1
    play(game, "throne: predict seer")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_undo_is_the_game_as_it_was() -> None:
    before = real()
    game = play(real(), "voice: bid 2")
    back = game.undo(VOICE)
    assert back == before
    assert back.history == before.history
    with registered():
        assert back.record.text() == before.record.text()
    assert back.undoable(SEER) == before.undoable(SEER) == 1
    play(back, "voice: bid 3")
    assert back == play(before, "voice: bid 3")


def test_undo_leaves_the_game_itself_alone() -> None:
    game = play(real(), "voice: bid 2")
    before, length = game.digest(), len(game.history)
    game.undo(VOICE)
    assert (game.digest(), len(game.history)) == (before, length)


def test_several_choices_can_be_taken_back_at_once() -> None:
    game = somewhere_with_two()
    length = len(game.history)
    mover = game.movers[-1]
    assert game.undo(mover, 2) == game.rewind(length - 2)
    assert len(game.undo(mover, 2).history) == length - 2


@pytest.mark.parametrize(("seat", "choices"), [(VOICE, 2), (VOICE, 0), (VOICE, -1), (SEER, 1)])
def test_more_than_allowed_is_refused(seat: int, choices: int) -> None:
    game = play(real(), "voice: bid 2")
    before = game.digest()
    with pytest.raises(KanlyError) as caught:
        game.undo(seat, choices)
    assert caught.value.message.key == "refuse-undo"
    assert caught.value.message.args == {"allowed": game.undoable(seat)}
    assert game.digest() == before


def test_a_position_with_no_beginning_cannot_be_taken_back() -> None:
    game = real().resample(VOICE)
    play(game, "voice: bid 2")
    assert game.undoable(VOICE) == 1
    with pytest.raises(KanlyError, match="no beginning"):
        game.undo(VOICE)


@settings(deadline=None)
@given(seed=st.integers(0, 60), choices=st.integers(1, 60))
def test_rewinding_goes_back_to_every_position(seed: int, choices: int) -> None:
    game = skirmish.new(3 + seed % 2, seed)
    rng = seeded(seed)
    past = [snapshot(game)]
    for _ in range(choices):
        wander(game, rng, 1)
        past.append(snapshot(game))
    for length in range(0, len(game.history) + 1, 7):
        back = game.rewind(length)
        assert snapshot(back) == past[length]
        assert back.history == game.history[:length]
        assert back.movers == game.movers[:length]
    assert game.rewind(len(game.history)) == game


@settings(deadline=None)
@given(seed=st.integers(0, 200), choices=st.integers(0, 120))
def test_only_the_last_chooser_may_take_back_and_only_its_own(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    unseen = [(other, choice) for _, other, choice, hidden in game.sealed if hidden]
    for seat in range(game.players):
        places = game.retractable(seat)
        assert {game.movers[place] for place in places} <= {seat}
        tail = range(min(places, default=len(game.movers)), len(game.movers))
        between = [(game.movers[i], game.history[i]) for i in tail if i not in places]
        assert all(answer in unseen for answer in between)


def somewhere_with_two() -> Skirmish:
    """A game as it was dealt in which the last seat may take back two choices."""
    for seed in range(200):
        game = skirmish.new(3, seed)
        rng = seeded(seed)
        while not game.over:
            wander(game, rng, 1)
            if game.undoable(game.movers[-1]) >= 2:
                return game
    raise AssertionError("no such game")
