"""Several people at one device: each seat is looked at in turn, and nobody sees another's hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.core.stops import ALWAYS, NEVER
from kanly.server.rooms.room import Room
from tests.server.inside import Inside, inside
from tests.server.table import LEADERS, Json, Person
from tests.server.test_stops import FACTIONS, HOLDER, STOP, window


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("device"), pace=0) as running:
        yield running


def lobby(alia: Person, **body: object) -> str:
    """A table of three at one device."""
    room: str = alia.create(players=3, **body)["room"]["room"]
    for seat, name in ((1, "Bob"), (2, "Cy")):
        alia.post(f"/api/rooms/{room}/beside", {"seat": seat, "name": name})
    return room


def begun(alia: Person) -> str:
    room = lobby(alia, options={"leaders": LEADERS[:3]})
    alia.post(f"/api/rooms/{room}/start")
    return room


def hand(state: Json, seat: int) -> object:
    return state["view"]["houses"][seat]["hand"]


def test_a_device_sees_of_its_seats_what_a_spectator_sees_until_it_looks_from_one(
    server: Inside,
) -> None:
    alia = Person(server, "Alia")
    room = begun(alia)

    watching = alia.sit(room)
    welcome = watching.until("welcome")
    state = watching.until("state")
    looking = alia.sit(room, look="1")
    seen = looking.until("state")

    assert (welcome["seat"], welcome["room"]["you"]["seat"]) == (None, None)
    assert welcome["room"]["you"]["beside"] == [0, 1, 2]
    stranger = Person(server, "Eve").sit(room).until("state")
    assert state["view"] == stranger["view"]
    assert stranger["beside"] == []
    assert (state["decision"], state["beside"]) == (None, [state["asked"][0]["seat"]])
    assert seen["seat"] == 1
    assert seen["view"] != state["view"]


def test_the_log_is_read_from_the_seat_that_looks(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = begun(alia)

    def keys(look: str) -> list[str]:
        return [each["key"] for each in alia.get(f"/api/rooms/{room}/log", look=look)["entries"]]

    stranger = Person(server, "Eve").get(f"/api/rooms/{room}/log")["entries"]
    assert keys("none") == [each["key"] for each in stranger]
    assert len(keys("1")) > len(keys("none"))


def test_nobody_looks_from_a_seat_at_another_device(server: Inside) -> None:
    alia, eve = Person(server, "Alia"), Person(server, "Eve")
    room = alia.create(players=3)["room"]["room"]
    eve.join(room)
    alia.post(f"/api/rooms/{room}/beside", {"seat": 2, "name": "Cy"})

    eve.get(f"/api/rooms/{room}/log", 403, look="2")
    with pytest.raises(ConnectionClosed):
        eve.sit(room, look="2").hear()


def test_everybody_at_a_device_is_there_with_it_and_gets_up_with_it(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = lobby(alia)

    alia.sit(room, look="none").until("welcome")
    seats = alia.get(f"/api/rooms/{room}")["seats"]
    left = alia.post(f"/api/rooms/{room}/leave")

    assert [seat["connected"] for seat in seats] == [True] * 3
    assert [seat["name"] for seat in seats] == ["Alia", "Bob", "Cy"]
    assert [seat["by"] for seat in left["seats"]] == ["open"] * 3


def test_only_who_is_at_the_table_seats_others_beside_them(server: Inside) -> None:
    alia, eve = Person(server, "Alia"), Person(server, "Eve").named()
    room = alia.create(players=3)["room"]["room"]

    eve.post(f"/api/rooms/{room}/beside", {"seat": 1, "name": "Mallory"}, 403)
    alia.post(f"/api/rooms/{room}/beside", {"seat": 0, "name": "Bob"}, 409)


def test_leaders_are_picked_for_everybody_at_the_device(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = lobby(alia)
    pick = {"option": "leaders", "value": "paul-atreides", "seat": 2}

    seats = alia.post(f"/api/rooms/{room}/pick", pick)["seats"]

    assert seats[2]["picks"] == {"leaders": "paul-atreides"}


@pytest.mark.parametrize("card", ["karama", "lasgun"])
def test_at_a_window_the_device_goes_to_whoever_stops_there_whatever_they_hold(
    server: Inside, card: str
) -> None:
    """CLA-INFO-19"""
    alia = Person(server, "Alia")
    options = {"factions": FACTIONS, "swap-factions": False}
    room = lobby(alia, game="classic", options=options)
    alia.post(f"/api/rooms/{room}/start")
    watching = alia.sit(room, look="none")
    watching.until("state")

    def opens() -> None:
        found: Room = server.application.hub.rooms[room]
        assert found.live is not None
        for number, seat in enumerate(found.doc.seats):
            seat.stops = {STOP: ALWAYS if number == HOLDER else NEVER}
        found.live.game, found.live.past = window(card), []
        found.touch()
        found.jobs.reconcile()

    server.do(opens)

    assert watching.until("state", lambda state: state["beside"] == [HOLDER])["asked"] == []
    answering = alia.sit(room, look=str(HOLDER))
    assert answering.choose("decline")["type"] == "ok"
    watching.until("state", lambda state: state["beside"] != [HOLDER])
