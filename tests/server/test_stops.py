"""Stops at the table: who is asked at a window, and that nobody learns from its flow who could act.

Two rooms go side by side. In one a player holds a Karama, in the other a card of no use; a third
player, who cannot tell the two positions apart, must hear the same messages at the same times.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from kanly.classic.position import Classic
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.registry import kit_of
from kanly.core.stops import ALWAYS, NEVER
from kanly.imperium.choices import END, PASS
from kanly.server.rooms.room import Room
from kanly.server.rooms.windows import WINDOW_OPEN, WINDOW_WAIT, Case, Windows
from tests.classic.scene import begin, decline, hold, scene
from tests.server.inside import Inside, inside
from tests.server.table import Person, Wire
from tests.server.test_leaks import plain

FACTIONS = ["atreides", "bene-gesserit", "harkonnen"]
VIEWER, HOLDER = 1, 2
PACE = 0.25
OPEN = WINDOW_OPEN * PACE
LATE = 0.35 * OPEN
"""By how much the times of two rooms may differ on a busy machine."""
STOP = "response-bidding-prescience"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("stops"), pace=PACE) as running:
        yield running


def window(card: str) -> Classic:
    """The Atreides are about to look at the card on offer; the Harkonnen hold a card."""
    game = scene(FACTIONS, phase="bidding")
    hold(game, "harkonnen", card)
    begin(game)
    while game.pending[0].kind.name == "pause":
        decline(game)
    assert game.pending[0].kind.name == "response"
    return game


class Heard(NamedTuple):
    """A message, and seconds since the window was opened."""

    at: float
    text: str


class Table:
    """Three people at the window."""

    def __init__(self, server: Inside, *stopping: int) -> None:
        self.server = server
        self.people = [Person(server, name) for name in ("Ann", "Bob", "Cy")]
        options = {"factions": FACTIONS, "swap-factions": False}
        ticket = self.people[0].create(game="classic", players=3, options=options)
        self.id: str = ticket["room"]["room"]
        for person in self.people[1:]:
            person.join(self.id)
        server.do(lambda: self.set_stops(stopping))
        self.people[0].post(f"/api/rooms/{self.id}/start")
        self.wires = [person.sit(self.id) for person in self.people]
        for wire in self.wires:
            wire.until("state")

    @property
    def room(self) -> Room:
        return self.server.application.hub.rooms[self.id]

    def set_stops(self, stopping: tuple[int, ...]) -> None:
        for number, seat in enumerate(self.room.doc.seats):
            seat.stops = {STOP: ALWAYS if number in stopping else NEVER}

    def opens(self, game: Classic) -> None:
        """The position in which the window has just been opened."""

        def work() -> None:
            live = self.room.live
            assert live is not None
            live.game, live.past = game, []
            self.room.touch()
            self.room.jobs.reconcile()

        for wire in self.wires:
            wire.quiet(0.05)
            wire.heard.clear()
        self.began = time.monotonic()
        self.server.do(work)

    def asked(self, seat: int) -> bool:
        """Whether a seat is shown a question."""
        return self.wires[seat].until("state")["decision"] is not None

    def closed(self) -> float:
        """Seconds until the window was closed."""
        while self.server.do(self.is_open):
            time.sleep(0.01)
        return time.monotonic() - self.began

    def is_open(self) -> bool:
        assert self.room.live is not None
        return any(each.kind.name == "response" for each in self.room.live.game.pending)

    def hears(self, wire: Wire) -> list[Heard]:
        """What a player hears until well after the window was closed."""
        found = []
        while (left := self.began + OPEN * 1.6 - time.monotonic()) > 0:
            try:
                message = wire.hear(left)
            except TimeoutError:
                break
            found.append(Heard(time.monotonic() - self.began, plain([message])))
        return found


def overheard(server: Inside, card: str, answers: bool) -> list[Heard]:
    """What the viewer hears of the window, where its neighbour holds this card; whoever has
    something to answer does so at once."""
    table = Table(server, HOLDER)
    table.opens(window(card))
    asked = table.asked(HOLDER)
    assert asked == (card == "karama")
    if asked and answers:
        assert table.wires[HOLDER].choose("decline")["type"] == "ok"
    return table.hears(table.wires[VIEWER])


def differs(one: list[Heard], other: list[Heard]) -> bool:
    """Whether the viewer could tell the two apart."""
    if [each.text for each in one] != [each.text for each in other]:
        return True
    return any(abs(a.at - b.at) > LATE for a, b in zip(one, other, strict=True))


def test_the_viewer_cannot_tell_the_two_positions_apart() -> None:
    """CLA-INFO-19"""
    assert window("karama").view(VIEWER) == window("lasgun").view(VIEWER)
    assert window("karama").view(HOLDER) != window("lasgun").view(HOLDER)


@pytest.mark.parametrize("answers", [True, False])
def test_messages_and_times_do_not_tell_who_could_have_answered(
    server: Inside, answers: bool
) -> None:
    holds = overheard(server, "karama", answers)
    lacks = overheard(server, "lasgun", answers)

    assert not differs(holds, lacks), (holds, lacks)
    assert max(each.at for each in holds) == pytest.approx(OPEN, abs=LATE)


def test_the_comparison_finds_a_window_that_closes_with_the_last_answer(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If an early answer were given at once, its time would tell that there was one."""

    def keeps(windows: Windows, case: Case) -> bool:
        return False

    monkeypatch.setattr(Windows, "keeps", keeps)
    assert differs(overheard(server, "karama", True), overheard(server, "lasgun", True))


def test_where_nobody_stops_a_window_goes_by(server: Inside) -> None:
    table = Table(server)
    table.opens(window("karama"))

    assert not table.asked(HOLDER)
    assert table.closed() < WINDOW_WAIT * PACE + LATE


def test_a_window_that_is_held_waits_for_whoever_holds_it(server: Inside) -> None:
    table = Table(server)
    assert table.wires[HOLDER].answer("hold", hold=True)["type"] == "ok"
    table.opens(window("lasgun"))
    assert table.asked(HOLDER)
    time.sleep(OPEN * 1.3)
    assert table.server.do(table.is_open)

    assert table.wires[HOLDER].choose("decline")["type"] == "ok"

    assert table.closed() > OPEN
    assert not table.people[HOLDER].get(f"/api/rooms/{table.id}")["you"]["hold"]


def test_a_stop_is_set_from_the_question_and_taken_back(server: Inside) -> None:
    table = Table(server)
    wire = table.wires[HOLDER]
    assert wire.answer("stop", stop=STOP, when="turn")["type"] == "ok"
    assert table.people[HOLDER].get(f"/api/rooms/{table.id}")["you"]["stops"] == {STOP: 0}
    assert wire.answer("stop", stop=STOP, when="usual")["type"] == "ok"
    assert table.people[HOLDER].get(f"/api/rooms/{table.id}")["you"]["stops"] == {}
    assert wire.answer("stop", stop="nonsense", when="always")["code"] == "bad-option"


def test_others_are_told_nothing_of_stops_holds_and_orders(server: Inside) -> None:
    table = Table(server)
    game = window("lasgun")
    while game.pending[0].kind.name != "bid":
        decline(game)
    table.opens(game)
    mine, other = table.wires[HOLDER], table.wires[VIEWER]
    other.quiet(0.2)
    other.heard.clear()

    for kind, fields in (
        ("stop", {"stop": STOP, "when": "always"}),
        ("hold", {"hold": True}),
        ("order", {"most": 3}),
        ("order", {"most": 0, "all": True}),
    ):
        assert mine.answer(kind, **fields)["type"] == "ok"

    assert [message["type"] for message in other.quiet(0.2)] == []


@pytest.mark.parametrize(
    ("choices", "spared"), [([PASS], True), ([END], False), ([PASS, END], False)]
)
def test_nobody_at_imperium_is_asked_to_pass_who_can_do_nothing_else(
    choices: list[Choice], spared: bool
) -> None:
    """Ending a turn is left to the player, who may rather take something back."""
    decision = Decision(0, Kind("combat"), choices, None)

    assert kit_of("imperium").stops.spares({}, decision, alone=True, turn=1) is spared
