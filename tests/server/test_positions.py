"""Rooms that begin at a position: by names, or with the choices of another game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kanly
from kanly.core.record import read
from kanly.core.registry import new
from kanly.server.errors import Refused
from kanly.server.rooms.doc import Origin, SeatDoc
from kanly.server.rooms.positions import Position, open_room
from kanly.server.store.games import ChoiceRow
from tests.server.inside import Inside, inside
from tests.server.table import Person

GIVEN: dict[str, object] = {
    "round": 4,
    "red": {"influence": {"emperor": 3}, "hand": ["diplomacy", "dagger"], "score": 2},
    "blue": {"intrigue": ["ambush"]},
}
ARRANGED = Position("imperium", 3, {}, "sand", GIVEN)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("positions")) as running:
        yield running


def gone_on(choices: int) -> Position:
    """A game in which red has always made the first choice."""
    game, made = kanly.new("imperium", 3, "dunes"), []
    while len(made) < choices or game.pending[0].seat != 0:
        decision = game.pending[0]
        made.append(ChoiceRow(decision.seat, decision.choices[0].notation))
        game.apply(decision.seat, decision.choices[0])
    return Position("imperium", 3, game.options, "dunes", made=made)


def opened(server: Inside, where: Position, person: Person, kind: str = "puzzle") -> str:
    """A room in which a person plays red and bots the others; its id."""
    ident = person.http.put("/api/me", json={"name": "Alia", "lang": "en"}).json()["person"]
    seats = [SeatDoc(person=ident, name="Alia"), SeatDoc(bot="novice"), SeatDoc(bot="novice")]
    origin = Origin(kind=kind, name="one")
    room, tokens = server.run(open_room(server.application.hub, where, seats, ident, origin))
    assert [*tokens] == [0]
    return room.id


def test_a_room_stands_at_a_position_by_names(server: Inside) -> None:
    alia = Person(server)
    room = opened(server, ARRANGED, alia)
    state = alia.sit(room).asked()
    assert state["view"]["round"] == 4
    assert state["view"]["red"]["influence"]["emperor"] == 3
    assert sorted(state["view"]["red"]["hand"]) == ["dagger", "diplomacy"]


def test_a_room_goes_on_from_the_choices_of_another_game(server: Inside) -> None:
    where = gone_on(12)
    alia = Person(server)
    wire = alia.sit(opened(server, where, alia))
    state = wire.asked()
    reference = kanly.new("imperium", 3, "dunes")
    for row in where.made:
        reference.apply(row.seat, row.choice)
    choices = [each["notation"] for each in state["decision"]["choices"]]
    assert choices == [each.notation for each in reference.pending[0].choices]
    assert state["undo"]["allowed"] == 0, "what led to the position cannot be taken back"
    assert any("round" in entry["key"] for entry in wire.log), "what happened before is told"


@pytest.mark.parametrize("where", [ARRANGED, gone_on(12)], ids=["arranged", "gone-on"])
def test_a_restart_of_the_server_loses_nothing(tmp_path: Path, where: Position) -> None:
    with inside(tmp_path) as first:
        alia = Person(first)
        room = opened(first, where, alia)
        wire = alia.sit(room)
        assert wire.choose()["type"] == "ok"
        after = wire.asked()
        wire.close()
    with inside(tmp_path) as second:
        duncan = Person(second)
        duncan.http.cookies = alia.http.cookies
        again = duncan.sit(room).asked()
    for field in ("view", "decision", "undo"):
        assert again[field] == after[field]


def test_what_is_played_alone_from_a_position_can_begin_anew(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(opened(server, gone_on(12), alia))
    before = wire.asked()["view"]
    wire.choose()
    wire.asked()
    wire.state = {}
    assert wire.answer("restart")["type"] == "ok"
    assert wire.asked()["view"] == before


def test_no_other_game_begins_anew(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(alia.play()["room"]["room"])
    wire.asked()
    assert wire.answer("restart")["code"] == "no-restart"


def test_what_was_given_is_told_to_nobody(server: Inside) -> None:
    alia = Person(server)
    room = opened(server, ARRANGED, alia, "lesson")
    wire = alia.sit(room)
    wire.asked()
    assert wire.heard[0]["room"]["origin"] == {"kind": "lesson", "name": "one", "choices": 0}
    assert not any("ambush" in str(message) for message in wire.heard)
    assert "ambush" not in Person(server).http.get(f"/api/rooms/{room}").text


def test_a_finished_game_from_a_position_is_a_record_that_replays(server: Inside) -> None:
    ending = Position("imperium", 3, {}, "sand", {"round": 10, "red": {"score": 12}})
    alia = Person(server)
    room = opened(server, ending, alia)
    wire = alia.sit(room)
    wire.asked()
    while not wire.state.get("result"):
        if wire.state.get("decision"):
            wire.choose(pick=-1)
        else:
            wire.hear()
    record = read(alia.http.get(f"/api/records/{room}/file").text)
    assert record.given == ending.given
    assert record.replay(verify=True).over
    rematch = alia.post(f"/api/rooms/{room}/rematch")["rematch"]
    assert alia.get(f"/api/rooms/{rematch}")["origin"] is None, "a rematch is a fresh game"


def test_a_position_that_cannot_be_is_refused(server: Inside) -> None:
    alia = Person(server)
    with pytest.raises(Refused, match="12 troops in all"):
        opened(server, Position("imperium", 3, {}, "s", {"red": {"supply": 13}}), alia)
    row = ChoiceRow(0, "buy stilgar")
    with pytest.raises(Refused):
        opened(server, Position("imperium", 3, {}, "s", made=[row]), alia)


def test_a_game_that_begins_at_a_position_by_names_is_recorded_with_it() -> None:
    game = new("imperium", 3, "sand", given=GIVEN)
    game.apply(0, game.pending[0].choices[0])
    record = read(game.record.text())
    assert record.replay(verify=True) == game
    assert record.replay().undo(0) == new("imperium", 3, "sand", given=GIVEN)
