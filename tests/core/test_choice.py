"""Choices: small shared values whose notation parses back to them."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.choice import Choice, ChoiceBook
from kanly.core.errors import UnknownName
from kanly.core.game import SEALED
from tests.core import skirmish
from tests.core.table import at_battle, play, somewhere

EVERY_CHOICE = list(skirmish.BOOK.by_notation.values())


def test_every_notation_parses_back_to_the_very_choice() -> None:
    game = skirmish.new()
    assert len(EVERY_CHOICE) > 80
    for choice in EVERY_CHOICE:
        assert game.parse(choice.notation) is choice


@pytest.mark.parametrize("notation", ["  Command  THRONE no\tblade ", "COMMAND THRONE NO BLADE"])
def test_spacing_and_case_do_not_matter(notation: str) -> None:
    assert skirmish.BOOK.find(notation) is skirmish.FORBID[skirmish.THRONE][skirmish.BLADE]


@pytest.mark.parametrize("notation", ["", "bid", "bid 3 4", "bidden 3", "bid -1"])
def test_what_is_no_notation_is_not_found(notation: str) -> None:
    assert skirmish.BOOK.find(notation) is None


def test_an_unknown_notation_is_an_error_with_near_matches() -> None:
    with pytest.raises(UnknownName) as caught:
        skirmish.new().parse("atack throne")
    assert "attack throne" in caught.value.near
    assert "attack throne" in str(caught.value)


def test_a_notation_belongs_to_one_choice_only() -> None:
    book = ChoiceBook("a book of one choice")
    first = book.make("wait", 1)
    with pytest.raises(ValueError, match="'wait'"):
        book.make("wait", 2)
    assert book.find("wait") is first


def test_two_games_may_write_different_choices_alike() -> None:
    other = ChoiceBook("another game").make("pass", 99)
    assert pickle.loads(pickle.dumps(other)) is other
    assert skirmish.BOOK.find("pass") is skirmish.PASS


def test_a_choice_reads_as_its_notation() -> None:
    assert repr(skirmish.BIDS_OF[4]) == "bid 4"


def test_a_choice_may_carry_words_of_the_players_own() -> None:
    game = at_battle()
    game.listener = []
    game.apply(0, "HOLD:  I  spare the Throne: this once")
    assert game.listener[0].args == {"seat": "seer", "words": "I spare the Throne: this once"}
    spoken = game.history[-1]
    assert spoken.notation == "hold: I spare the Throne: this once"
    assert spoken.plain is skirmish.HOLD
    assert pickle.loads(pickle.dumps(spoken)).notation == spoken.notation
    assert game == play(at_battle(), "seer: hold")


@pytest.mark.parametrize("notation", ["bid 3: please", "hold:", "hold : ", ": hold"])
def test_words_belong_only_to_choices_that_take_them(notation: str) -> None:
    assert skirmish.BOOK.find(notation) is None


def test_words_come_back_from_a_record() -> None:
    game = skirmish.new(3, 7, {"rounds": 1})
    spoken = skirmish.HOLD.saying('three\nlines\nof "words"')
    assert skirmish.parse(spoken.notation).notation == spoken.notation
    assert game.why_not(0, spoken.notation) is not None


@pytest.mark.parametrize("choice", [*EVERY_CHOICE[::7], SEALED], ids=repr)
def test_a_choice_stays_itself_when_pickled_or_copied(choice: Choice) -> None:
    assert pickle.loads(pickle.dumps(choice)) is choice
    assert copy.copy(choice) is choice
    assert copy.deepcopy([choice])[0] is choice


@settings(deadline=None)
@given(seed=st.integers(0, 200), choices=st.integers(0, 120))
def test_whatever_is_offered_parses_back(seed: int, choices: int) -> None:
    game = somewhere(seed, choices)
    for decision in game.pending:
        for choice in decision.choices:
            assert game.parse(choice.notation) is choice
