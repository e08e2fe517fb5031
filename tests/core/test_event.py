"""Events: what happened, for those who may know, and only when someone listens."""

import pickle

import pytest

from kanly.core import game as core
from kanly.core.event import ALL, Event
from kanly.core.message import Message
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import SEER, VOICE
from tests.core.table import decline_all, play, random_choice, started, wander


def test_events_come_in_the_order_in_which_things_happened() -> None:
    game = started()
    heard: list[Event] = []
    game.listener = heard
    decline_all(game)
    play(game, "seer: bid 1", "voice: bid 3", "throne: pass", "seer: pass")
    assert [event.key for event in heard] == ["look", "bid", "bid", "sold", "bought"]
    assert heard[2].message == Message("event-bid", {"seat": "voice", "n": 3})


def test_an_event_is_for_its_audience_only() -> None:
    game = started()
    game.listener = []
    decline_all(game)
    look = game.listener[0]
    assert look.key == "look"
    assert look.seen_by(SEER)
    assert not any(look.seen_by(viewer) for viewer in (VOICE, 2, None))


def test_what_everyone_may_know_a_spectator_hears_too() -> None:
    game = decline_all(started())
    game.listener = []
    play(game, "seer: bid 1")
    assert all(game.listener[0].seen_by(viewer) for viewer in (0, 1, 2, None))


@pytest.mark.parametrize(
    ("audience", "seats", "spectator"),
    [
        (ALL, [0, 1, 2, 3], True),
        (0b0101, [0, 2], False),
        (0b1111, [0, 1, 2, 3], False),
        (0, [], False),
    ],
)
def test_an_audience_is_a_mask_of_seats(audience: int, seats: list[int], spectator: bool) -> None:
    event = Event("rain", {}, audience)
    assert [seat for seat in range(4) if event.seen_by(seat)] == seats
    assert event.seen_by(None) is spectator


def test_messages_differ_by_key_and_arguments() -> None:
    message = Message("event-bid", {"seat": "voice", "n": 3})
    assert message == Message("event-bid", {"n": 3, "seat": "voice"})
    assert hash(message) == hash(Message("event-bid", {"n": 3, "seat": "voice"}))
    assert message != Message("event-bid", {"seat": "voice", "n": 4})
    assert message != Message("event-sold", {"seat": "voice", "n": 3})


def test_an_event_can_be_sent_to_another_process() -> None:
    event = Event("bid", {"seat": "voice", "n": 3}, 0b10)
    copy = pickle.loads(pickle.dumps(event))
    assert copy.message == event.message
    assert copy.audience == event.audience


def test_nothing_is_made_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> Event:
        raise AssertionError("an event was made for nobody")

    game = skirmish.new(4, 5)
    monkeypatch.setattr(core, "Event", refuse)
    assert wander(game, seeded(5)).over
    game = started()
    game.listener = []
    with pytest.raises(AssertionError, match="for nobody"):
        decline_all(game)


def test_listening_changes_nothing() -> None:
    quiet, heard = skirmish.new(4, 5), skirmish.new(4, 5)
    heard.listener = []
    rng = seeded(5)
    while not quiet.over:
        move = random_choice(quiet, rng)
        quiet.apply(*move)
        heard.apply(*move)
        assert heard == quiet
        assert heard.digest() == quiet.digest()
    assert heard.over
    assert heard.listener


def test_a_copy_has_no_listener() -> None:
    game = started()
    game.listener = []
    for copy in (game.clone(), game.resample(0), game.view(0).position, game.rewind(1)):
        assert copy.listener is None
    decline_all(game.clone())
    assert game.listener == []
