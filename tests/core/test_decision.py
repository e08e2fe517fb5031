"""Decisions: who is asked, what, and every legal answer."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.decision import Decision, Kind
from kanly.core.message import Message
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import ATTACK, BID, BIDS_OF, PASS, PREDICT, WINDOW
from tests.core.table import at_battle, bidding, somewhere, wander

POSITIONS = given(seed=st.integers(0, 200), choices=st.integers(0, 120))


def test_a_seat_that_is_asked_has_a_decision_and_no_other_has() -> None:
    game = at_battle()
    assert game.decision(0) == game.pending[0]
    assert game.decision(1) is None
    assert game.decision(2) is None


def test_seats_that_choose_at_the_same_time_are_all_pending() -> None:
    game = skirmish.new(4)
    assert [decision.seat for decision in game.pending] == [0, 1, 2, 3]


def test_the_prompt_is_a_message_of_the_kind_with_its_arguments() -> None:
    assert bidding().pending[0].prompt == Message("ask-bid", {"n": 2})


def test_the_choices_are_complete_and_in_order() -> None:
    assert bidding().pending[0].choices == [PASS, BIDS_OF[3], BIDS_OF[4]]


def test_at_the_end_nobody_is_asked() -> None:
    game = wander(skirmish.new(), seeded(1))
    assert game.over
    assert game.pending == []
    assert game.decision(0) is None


@settings(deadline=None)
@POSITIONS
def test_until_the_end_someone_is_asked_once_and_has_a_choice(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    seats = [decision.seat for decision in game.pending]
    assert bool(seats) is not game.over
    assert len(set(seats)) == len(seats)
    for decision in game.pending:
        assert decision.choices
        assert len(set(decision.choices)) == len(decision.choices)


@settings(deadline=None)
@POSITIONS
def test_a_copy_is_asked_the_same_in_the_same_order(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    assert game.clone().pending == game.pending
    assert pickle.loads(pickle.dumps(game)).pending == game.pending


@settings(deadline=None)
@POSITIONS
def test_every_choice_in_the_list_applies(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    for decision in game.pending:
        for choice in decision.choices:
            copy = game.clone()
            copy.apply(decision.seat, choice)
            copy.check()
            assert copy.history[-1] is choice


BASE = Decision(0, BID, [PASS, BIDS_OF[1]], {"n": 0})


@pytest.mark.parametrize(
    "other",
    [
        Decision(1, BID, [PASS, BIDS_OF[1]], {"n": 0}),
        Decision(0, ATTACK, [PASS, BIDS_OF[1]], {"n": 0}),
        Decision(0, BID, [BIDS_OF[1], PASS], {"n": 0}),
        Decision(0, BID, [PASS, BIDS_OF[1]], {"n": 1}),
        Decision(0, BID, [PASS, BIDS_OF[1]]),
        "seat 0 bid",
    ],
)
def test_decisions_differ_by_seat_kind_choices_and_arguments(other: object) -> None:
    assert other != BASE


def test_decisions_with_the_same_content_are_equal() -> None:
    same = Decision(0, Kind("bid"), [PASS, BIDS_OF[1]], {"n": 0})
    assert same == BASE
    assert hash(same) == hash(BASE)
    assert Decision(0, BID, [PASS]) == Decision(0, BID, [PASS], {})


@pytest.mark.parametrize("kind", [PREDICT, WINDOW, BID], ids=repr)
def test_a_kind_keeps_what_is_secret_and_unseen_when_pickled(kind: Kind) -> None:
    copy = pickle.loads(pickle.dumps(kind))
    assert copy == kind
    assert (copy.key, copy.secret, copy.unseen) == (kind.key, kind.secret, kind.unseen)


def test_a_decision_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(BASE)) == BASE
