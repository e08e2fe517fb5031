"""Unseen windows: who is asked, who answered and who holds the card stay hidden."""

import pytest

from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import DECLINE, KARMA, PLAY_KARMA, SEER, THRONE, VOICE, WINDOW, Skirmish
from tests.core.table import decline_all, play, seat, started, wander

NOT_THE_VOICE = [0, 2, 3, None]


def window(**hands: str) -> Skirmish:
    """The seer is about to look at the first card; voice, throne and nomads may stop it."""
    return started(4, 7, **hands)


def holder(faction: str) -> Skirmish:
    """That faction holds the only karma in a hand, and each other faction one trinket."""
    hands = {name: "trinket" for name in skirmish.FACTIONS} | {faction: "karma"}
    return window(**hands)


def test_all_who_could_hold_the_card_are_asked_whether_they_do_or_not() -> None:
    game = holder("voice")
    assert {d.seat: d.choices for d in game.pending} == {
        1: [DECLINE, PLAY_KARMA],
        2: [DECLINE],
        3: [DECLINE],
    }


def test_one_whose_hand_is_empty_for_all_to_see_is_not_asked() -> None:
    game = window(throne="")
    assert [d.seat for d in game.pending] == [1, 3]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_no_view_tells_who_is_asked(viewer: int | None) -> None:
    view = holder("voice").view(viewer)
    assert view.asked == []
    assert view.data()["asked"] == []


def test_a_seat_sees_its_own_question() -> None:
    view = holder("voice").view(VOICE)
    assert view.decision is not None
    assert view.decision.kind == WINDOW
    assert view.decision.choices == [DECLINE, PLAY_KARMA]


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_no_view_tells_who_holds_the_card(viewer: int | None) -> None:
    assert holder("voice").view(viewer) == holder("throne").view(viewer)


@pytest.mark.parametrize("answer", ["decline", "karma"])
@pytest.mark.parametrize("viewer", NOT_THE_VOICE)
def test_no_view_tells_that_someone_has_answered(viewer: int | None, answer: str) -> None:
    game = holder("voice")
    before = game.view(viewer)
    play(game, f"voice: {answer}")
    after = game.view(viewer)
    assert after == before
    assert after.data() == before.data()
    assert not after.position.sealed


def test_no_view_tells_in_which_order_seats_answer() -> None:
    one = play(holder("voice"), "throne: decline", "nomads: decline")
    two = play(holder("voice"), "voice: karma", "nomads: decline")
    for viewer in (SEER, seat("nomads"), None):
        assert one.view(viewer) == two.view(viewer)


def test_a_card_held_back_leaves_no_trace() -> None:
    one, two = decline_all(holder("voice")), decline_all(holder("throne"))
    assert one.pending[0].kind == two.pending[0].kind == skirmish.BID
    for viewer in (SEER, seat("nomads"), None):
        one.lot = two.lot
        assert one.view(viewer) == two.view(viewer)


def test_the_card_stops_the_advantage_and_is_discarded() -> None:
    game = play(holder("voice"), "throne: decline", "voice: karma", "nomads: decline")
    assert game.looked == 0
    assert game.discard == [KARMA]
    assert game.hand[VOICE] == []
    assert game.view(SEER).position.lot == skirmish.HIDDEN


def test_without_the_card_the_advantage_takes_place() -> None:
    game = decline_all(holder("voice"))
    assert game.looked == 1
    assert game.view(SEER).position.lot == game.lot
    for viewer in (VOICE, THRONE, None):
        assert game.view(viewer).position.lot == skirmish.HIDDEN


def test_of_two_who_answer_only_the_first_in_order_plays_the_card() -> None:
    game = window(voice="karma", nomads="karma")
    play(game, "nomads: karma", "throne: decline", "voice: karma")
    assert game.discard == [KARMA]
    assert game.hand[VOICE] == []
    assert game.hand[seat("nomads")] == [KARMA]


def test_with_every_copy_in_the_discard_there_is_no_window() -> None:
    game = window(voice="karma karma", throne="trinket", nomads="trinket", seer="trinket")
    game.discard = game.hand[VOICE]
    game.hand[VOICE] = [game.deck.pop()]
    game.stack = [(skirmish.LOT, 1, SEER)]
    game._pending = None
    game.run()
    assert game.pending[0].kind == skirmish.BID


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
@pytest.mark.parametrize("given", [[], ["voice: karma"], ["throne: decline", "nomads: decline"]])
def test_a_window_half_answered_can_be_resampled(viewer: int | None, given: list[str]) -> None:
    game = play(holder("voice"), *given)
    for seed in range(12):
        sample = game.resample(viewer, seeded(seed))
        assert sample.view(viewer) == game.view(viewer)
        assert sample.pending
        wander(sample, seeded(seed)).check()


def test_resampling_moves_the_card_to_any_hand_and_out_of_all() -> None:
    game = holder("voice")
    where = [[KARMA in hand for hand in game.resample(SEER, seeded(i)).hand] for i in range(150)]
    assert [True, False, False, False] not in where
    for place in (1, 2, 3):
        assert any(hands[place] for hands in where)
    assert [False] * 4 in where
