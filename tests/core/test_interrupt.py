"""Interrupts: what a seat may do at any moment, though nobody asks it and nobody is told."""

import pickle

import pytest

from kanly.core.errors import IllegalChoice
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import ANY_TIME, KARMA, SEER, THRONE, TRUTH, VOICE, Skirmish
from tests.core.table import at_plans, decline_all, play, snapshot, started, wander

HANDS = {"seer": "blade", "voice": "truth", "throne": "karma shield"}
PLAN = ["throne: dial 2", "throne: leader general", "throne: weapon none", "throne: defence none"]


def bidding(**hands: str) -> Skirmish:
    """The seer is asked for its bid."""
    return decline_all(started(**(HANDS | hands)))


def test_a_seat_that_is_not_asked_may_act_if_it_is_offered_to() -> None:
    game = bidding()
    assert [d.seat for d in game.pending] == [SEER]
    assert game.decision(VOICE) is None
    offer = game.offer(VOICE)
    assert offer is not None
    assert [c.notation for c in offer.choices] == ["truth throne", "truth seer"]
    play(game, "voice: truth throne")
    assert game.discard == [TRUTH]
    assert [d.seat for d in game.pending] == [THRONE]


def test_the_question_that_waited_is_asked_again_afterwards() -> None:
    game = bidding()
    before = game.pending
    play(game, "voice: truth throne", "throne: yes")
    assert game.pending == before


def test_nobody_waits_for_an_offer() -> None:
    game = bidding()
    assert game.offer(VOICE) is not None
    play(game, "seer: bid 1", "voice: bid 2", "throne: pass", "seer: pass")
    assert TRUTH in game.hand[VOICE]


def test_a_seat_that_is_asked_may_use_its_offer_first() -> None:
    game = bidding(seer="truth")
    assert game.decision(SEER) is not None
    play(game, "seer: truth throne", "throne: yes")
    assert [d.seat for d in game.pending] == [SEER]


def test_only_the_seat_itself_sees_the_offer() -> None:
    one, two = bidding(), bidding(voice="trinket")
    for viewer in (SEER, THRONE, None):
        two.lot = one.lot
        assert one.view(viewer) == two.view(viewer)
    offer = one.view(VOICE).offer
    assert offer is not None
    assert offer.kind == ANY_TIME
    assert one.view(VOICE).data()["offer"] == {
        "kind": "any-time",
        "prompt": {"key": "ask-any-time", "args": {}},
        "choices": ["truth throne", "truth seer"],
    }
    assert two.view(VOICE).offer is None
    assert "offer" not in two.view(VOICE).data()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = bidding()
    before = snapshot(game)
    for seat, notation in [(THRONE, "truth voice"), (VOICE, "truth voice"), (VOICE, "bid 3")]:
        with pytest.raises(IllegalChoice) as caught:
            game.apply(seat, notation)
        assert caught.value.refusal.key == "refuse-not-asked"
    assert snapshot(game) == before


def test_why_not_knows_of_offers() -> None:
    game = bidding()
    assert game.why_not(VOICE, "truth throne") is None
    assert game.why_not(THRONE, "truth voice") is not None


@pytest.mark.parametrize("parts", range(5))
def test_a_secret_question_is_interrupted_without_losing_an_answer(parts: int) -> None:
    game = play(at_plans(**HANDS), *PLAN[:parts])
    pending = game.pending
    play(game, "voice: truth throne")
    assert [(d.seat, d.kind) for d in game.pending] == [(THRONE, skirmish.TELL)]
    assert game.given(THRONE) == []
    play(game, "throne: yes")
    assert game.pending == pending
    assert [c.notation for c in game.given(THRONE)] == [p.partition(": ")[2] for p in PLAN[:parts]]


def test_an_interrupted_secret_question_settles_as_it_would_have() -> None:
    rest = ["seer: dial 0", "seer: leader captain", "seer: weapon none", "seer: defence none"]
    game = play(at_plans(**HANDS), *PLAN, "voice: truth seer", "seer: no", *rest)
    assert game.wins == [0, 0, 1]
    assert not game.sealed


@pytest.mark.parametrize("viewer", [SEER, VOICE, THRONE, None])
@pytest.mark.parametrize("parts", [0, 2, 4])
def test_answers_below_an_interrupt_stay_secret(viewer: int | None, parts: int) -> None:
    one = play(at_plans(**HANDS), *PLAN[:parts], "voice: truth throne")
    other = ["throne: dial 5", "throne: leader captain", "throne: weapon none"]
    two = play(at_plans(**HANDS), *other[:parts], *PLAN[3:parts], "voice: truth throne")
    assert (one.view(viewer) == two.view(viewer)) is (viewer != THRONE or parts == 0)
    for seed in range(8):
        sample = one.resample(viewer, seeded(seed))
        sample.check()
        assert sample.view(viewer) == one.view(viewer)
        wander(sample, seeded(seed)).check()


def test_a_position_in_the_middle_of_an_interrupt_is_plain_data() -> None:
    game = play(at_plans(**HANDS), *PLAN, "voice: truth throne")
    for copy in (game.clone(), pickle.loads(pickle.dumps(game))):
        assert copy == game
        assert copy.digest() == game.digest()
        assert wander(copy, seeded(1)) == wander(game.clone(), seeded(1))


def test_a_window_is_interrupted_without_telling_who_has_answered() -> None:
    game = play(started(**HANDS), "throne: karma")
    before = game.view(SEER)
    assert not before.position.sealed
    play(game, "voice: truth seer", "seer: no")
    assert game.given(THRONE) == [skirmish.PLAY_KARMA]
    assert not game.view(SEER).position.sealed
    play(game, "voice: decline")
    assert game.looked == 0


def test_what_was_told_is_known_to_all_and_kept_by_resampling() -> None:
    game = play(bidding(), "voice: truth throne", "throne: yes")
    assert all(KARMA in game.resample(VOICE, seeded(i)).hand[THRONE] for i in range(30))
    game = play(bidding(), "voice: truth seer", "seer: no")
    assert not any(KARMA in game.resample(VOICE, seeded(i)).hand[SEER] for i in range(60))


def test_nobody_acts_out_of_turn_when_the_game_is_over() -> None:
    game = wander(skirmish.new(3, 5), seeded(2))
    assert game.over
    with pytest.raises(IllegalChoice) as caught:
        game.apply(0, "truth voice")
    assert caught.value.refusal.key == "refuse-over"
