"""An illegal choice is refused with the rule's name, and changes nothing."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.errors import IllegalChoice, KanlyError, UnknownChoice, UnknownName
from kanly.core.message import Message, Refusal
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import Skirmish
from tests.core.table import at_plans, bidding, play, snapshot, somewhere, started, wander

EVERY_CHOICE = list(skirmish.BOOK.by_notation.values())


def planning() -> Skirmish:
    """The throne may not play its blade, and is to choose its weapon."""
    game = at_plans("command throne no blade", throne="blade", seer="trinket", voice="trinket")
    return play(game, "throne: dial 1", "throne: leader captain")


def without_karma() -> Skirmish:
    return started(voice="trinket")


def ended() -> Skirmish:
    return wander(skirmish.new(), seeded(3))


REFUSED = [
    pytest.param(bidding, 1, "bid 2", "refuse-bid-too-low", "SKI-BID-01", id="too low"),
    pytest.param(bidding, 1, "bid 5", "refuse-spice", "SKI-BID-02", id="too dear"),
    pytest.param(bidding, 1, "attack seer", "refuse-not-now", "SKI-TURN-01", id="another question"),
    pytest.param(bidding, 0, "bid 3", "refuse-not-asked", "SKI-TURN-01", id="another's turn"),
    pytest.param(bidding, 9, "bid 3", "refuse-not-asked", "SKI-TURN-01", id="no such seat"),
    pytest.param(without_karma, 1, "karma", "refuse-no-karma", "SKI-KARMA-01", id="no such card"),
    pytest.param(planning, 2, "weapon blade", "refuse-command", "SKI-VOICE-01", id="forbidden"),
    pytest.param(planning, 2, "weapon venom", "refuse-no-such-card", "SKI-PLAN-01", id="not held"),
    pytest.param(ended, 0, "pass", "refuse-over", "SKI-END-01", id="the game is over"),
]


@pytest.mark.parametrize(("given_", "seat", "notation", "key", "rule"), REFUSED)
class TestRefused:
    def test_applying_raises_naming_the_rule_and_changes_nothing(
        self, given_: "type[Skirmish]", seat: int, notation: str, key: str, rule: str
    ) -> None:
        game = given_()
        before = (game.digest(), game.history[:], game.movers[:], game.pending[:], game.floor)
        with pytest.raises(IllegalChoice) as caught:
            game.apply(seat, notation)
        error = caught.value
        assert (error.refusal.key, error.refusal.rule) == (key, rule)
        assert (error.notation, error.message.key) == (notation, key)
        assert notation in str(error)
        assert rule in str(error)
        assert "\n" not in str(error)
        after = (game.digest(), game.history, game.movers, game.pending, game.floor)
        assert after == before

    def test_why_not_gives_the_same_reason_without_applying(
        self, given_: "type[Skirmish]", seat: int, notation: str, key: str, rule: str
    ) -> None:
        game = given_()
        before = game.digest()
        refusal = game.why_not(seat, notation)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == (key, rule)
        assert game.digest() == before


def test_a_reason_comes_with_its_arguments() -> None:
    refusal = bidding().why_not(1, "bid 5")
    assert refusal is not None
    assert refusal.message == Message("refuse-spice", {"n": 4})


def test_why_not_is_none_for_a_legal_choice() -> None:
    game = bidding()
    before = game.digest()
    assert game.why_not(1, "bid 3") is None
    assert game.digest() == before


def test_a_choice_may_be_given_as_itself_or_as_its_notation() -> None:
    one, two = bidding(), bidding()
    one.apply(1, skirmish.BIDS_OF[3])
    two.apply(1, " BID  3")
    assert one == two
    assert two.history[-1] is skirmish.BIDS_OF[3]


def test_a_notation_that_is_none_is_illegal_too_and_says_what_is_like_it() -> None:
    game = bidding()
    before = game.digest()
    with pytest.raises(
        IllegalChoice, match=r"unknown choice 'bidd 3'; did you mean bid 3"
    ) as caught:
        game.apply(1, "bidd 3")
    error = caught.value
    assert isinstance(error, UnknownChoice)
    assert error.near[0] == "bid 3"
    assert (error.refusal.key, error.refusal.rule) == ("refuse-unknown-near", "SKI-TURN-01")
    assert game.digest() == before
    assert len(game.history) == len(bidding().history)


@pytest.mark.parametrize(
    ("notation", "key"), [("bidd 3", "refuse-unknown-near"), ("", "refuse-unknown")]
)
def test_why_not_says_so_of_a_notation_that_is_none(notation: str, key: str) -> None:
    refusal = bidding().why_not(1, notation)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, "SKI-TURN-01")
    assert refusal.message.args["choice"] == notation


@settings(deadline=None)
@given(
    seed=st.integers(0, 200),
    choices=st.integers(0, 120),
    seat=st.integers(0, 4),
    choice=st.sampled_from(EVERY_CHOICE),
)
def test_a_choice_is_applied_if_and_only_if_it_is_in_the_list(
    seed: int, choices: int, seat: int, choice: skirmish.Choice
) -> None:
    game = somewhere(seed, choices)
    decisions = [game.decision(seat), game.free(seat)]
    legal = any(decision is not None and choice in decision.choices for decision in decisions)
    assert (game.why_not(seat, choice.notation) is None) is legal
    before = snapshot(game)
    try:
        game.apply(seat, choice)
    except IllegalChoice:
        assert not legal
        assert snapshot(game) == before
    else:
        assert legal
        assert snapshot(game) != before


@pytest.mark.parametrize(
    "error",
    [
        KanlyError("no good", "error-no-good", {"n": 3}),
        IllegalChoice("bid 9", Refusal("refuse-spice", "SKI-BID-02", {"n": 4})),
        UnknownChoice("bidd 9", "SKI-TURN-01", "unknown choice 'bidd 9'", ["bid 9"]),
        UnknownName("card", "baldes", ["blade", "venom"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_out_of_a_worker_process(error: KanlyError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert copy.message == error.message
