"""Profiles and tables of ratings: what is counted, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kanly.server import ratings
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_ratings import over, rated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("profiles")) as running:
        yield running


def profile(person: Person, **params: Any) -> Any:
    return person.get(f"/api/people/{person.get('/api/me')['person']}", **params)


def test_a_profile_counts_games_by_mode_house_and_seat(server: Inside) -> None:
    person = Person(server, "Alia")
    rooms = [over(server, person, rated=False), over(server, person, rated=False)]

    found = profile(person, lang="fr")

    assert found["games"] == 2
    assert [each["room"] for each in found["latest"]] == rooms[::-1]
    (mode,) = found["modes"]
    assert (mode["game"], mode["mode"]) == ("imperium", "short")
    assert (mode["bots"]["played"], mode["people"]["played"]) == (2, 0)
    assert sum(each["played"] for each in mode["houses"]) == 2
    assert [(each["key"], each["played"]) for each in mode["seats"]] == [("0", 2)]
    assert mode["rating"] is None


def test_a_profile_is_private_until_its_owner_says_otherwise(server: Inside) -> None:
    person, other = Person(server, "Alia"), Person(server, "Jessica")
    over(server, person, rated=False)
    path = f"/api/people/{person.get('/api/me')['person']}"

    assert other.get(path, status=404)["code"] == "no-profile"
    person.http.put("/api/me", json={"public": True}).raise_for_status()
    assert other.get(path)["name"] == "Alia"
    person.http.put("/api/me", json={"public": False}).raise_for_status()
    assert other.get(path, status=404)["code"] == "no-profile"


def test_others_learn_no_name_of_a_private_opponent(server: Inside) -> None:
    alia, jessica, guest = Person(server, "Alia"), Person(server, "Jessica"), Person(server)
    together(server, alia, jessica)
    alia.http.put("/api/me", json={"public": True}).raise_for_status()
    path = f"/api/people/{alia.get('/api/me')['person']}"

    assert [each["name"] for each in alia.get(path)["opponents"]] == ["Jessica"]
    assert alia.get(path)["modes"][0]["people"]["played"] == 1
    assert guest.get(path)["opponents"] == []
    assert guest.get(path)["latest"] == []  # the table would name her
    assert len(alia.get(path)["latest"]) == 1
    jessica.http.put("/api/me", json={"public": True}).raise_for_status()
    assert [each["name"] for each in guest.get(path)["opponents"]] == ["Jessica"]
    assert len(guest.get(path)["latest"]) == 1


def together(server: Inside, one: Person, other: Person) -> None:
    from tests.server.test_results import SMALL, finish, stilled

    made = one.create(players=3, options=SMALL, bots={"2": "adept"})
    room = server.application.hub.rooms[made["room"]["room"]]
    other.join(room.id)
    server.do(lambda: stilled(room))
    one.post(f"/api/rooms/{room.id}/start")
    server.run(finish(room))


def test_a_forgotten_person_has_no_profile_and_stands_in_no_table(server: Inside) -> None:
    person = Person(server, "Alia")
    person.http.put("/api/me", json={"public": True}).raise_for_status()
    ident = person.get("/api/me")["person"]
    for _ in range(ratings.MIN_GAMES_LISTED):
        rated(server, over(server, person))
    assert ident in ranked(server)

    assert person.http.post("/api/me/delete", json={}).status_code == 204

    assert Person(server).get(f"/api/people/{ident}", status=404)["code"] == "no-profile"
    assert ident not in ranked(server)


def ranked(server: Inside) -> list[str | None]:
    found = Person(server).get("/api/ratings/imperium/short")
    return [line["person"] for line in found["lines"]]


def test_the_table_of_ratings_has_public_people_with_enough_games_and_the_bots(
    server: Inside,
) -> None:
    person, shy = Person(server, "Irulan"), Person(server, "Shaddam")
    person.http.put("/api/me", json={"public": True}).raise_for_status()
    ident = person.get("/api/me", lang="en")["person"]
    for _ in range(ratings.MIN_GAMES_LISTED - 1):
        rated(server, over(server, person))
        rated(server, over(server, shy))
    assert ident not in ranked(server)
    rated(server, over(server, person))
    rated(server, over(server, shy))

    found = person.get("/api/ratings/imperium/short")

    assert [line["name"] for line in found["lines"] if line["person"]] == ["Irulan"]
    assert [line["bot"] for line in found["lines"] if line["bot"]] == [
        "mentat",
        "master",
        "adept",
        "novice",
    ]
    points = [line["points"] for line in found["lines"]]
    assert points == sorted(points, reverse=True)
    assert found["modes"] == ["short"]


def test_a_result_tells_how_a_rating_changed(server: Inside) -> None:
    person = Person(server, "Alia")
    first, second = over(server, person), over(server, person)
    rated(server, first)
    rated(server, second)

    one = person.get(f"/api/rooms/{first}/results")["seats"][0]
    two = person.get(f"/api/rooms/{second}/results")["seats"][0]

    assert one["change"] == one["points"] - ratings.INITIAL_RATING
    assert two["change"] == two["points"] - one["points"]
    assert [each["own"]["change"] for each in profile(person)["latest"]] == [
        two["change"],
        one["change"],
    ]
    history = profile(person)["modes"][0]["rating"]["history"]
    assert [each["points"] for each in history] == [one["points"], two["points"]]


def test_ratings_of_people_with_private_profiles_are_for_those_at_the_table(
    server: Inside,
) -> None:
    person, stranger = Person(server, "Alia"), Person(server)
    room = over(server, person)
    rated(server, room)

    def told(who: Person) -> tuple[Any, Any]:
        seat = who.get(f"/api/rooms/{room}/results")["seats"][0]
        return seat["points"], seat["change"]

    assert told(stranger) == (None, None)
    assert None not in told(person)
    person.http.put("/api/me", json={"public": True}).raise_for_status()
    assert told(stranger) == told(person)
