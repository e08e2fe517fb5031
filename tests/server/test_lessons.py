"""Lessons at the table: begun, followed, left, taken back, begun anew, and won."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.core.lesson import all_tutorials
from tests.server.inside import Inside, inside
from tests.server.table import Person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("lessons")) as running:
        yield running


def begun(person: Person, tutorial: str = "imperium", lesson: str = "agents") -> str:
    body = {"tutorial": tutorial, "lesson": lesson, "name": "Alia", "pace_ms": 0}
    return str(person.post("/api/play/lesson", body, 201)["room"]["room"])


def test_tutorials_are_told_in_the_caller_s_language(server: Inside) -> None:
    found = Person(server).get("/api/lessons", lang="fr")["tutorials"]

    assert [each["tutorial"] for each in found] == list(all_tutorials())
    assert found[0]["lessons"][0]["title"] == "Envoyez vos Agents"
    assert all(len(each["lessons"]) >= 3 for each in found)


def test_a_lesson_that_there_is_not_is_refused(server: Inside) -> None:
    body = {"tutorial": "imperium", "lesson": "nothing"}
    answer = Person(server).http.post("/api/play/lesson", json=body)

    assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")


def test_the_player_is_told_the_goal_and_one_step(server: Inside) -> None:
    alia = Person(server)
    state = alia.sit(begun(alia)).asked()["lesson"]

    assert (state["title"], state["status"]) == ("Send your Agents", "on")
    assert [(step["name"], step["note"]) for step in state["steps"]] == [
        ("hand", True),
        ("contract", False),
    ]
    assert state["steps"][1]["choices"] == ["agent dune-the-desert-planet secure-contract"]


def test_a_first_game_judges_the_goal_of_each_round(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(begun(alia, lesson="first-game"))
    goal = {"name": "round-1", "text": "1 Influence with a Faction", "status": "open"}
    assert wire.asked()["lesson"]["goals"] == [goal]

    send = next(
        choice["notation"]
        for choice in wire.state["decision"]["choices"]
        if choice["notation"].endswith((" wealth", " stillsuits", " secrets", " heighliner"))
    )
    wire.choose(send)

    assert wire.asked()["lesson"]["goals"] == [{**goal, "status": "reached"}]


def test_a_right_choice_another_and_a_refused_one(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(begun(alia))
    wire.asked()
    assert wire.choose("agent dune-the-desert-planet mentat")["code"] == "illegal"

    wire.choose("agent dune-the-desert-planet imperial-basin")
    state = wire.asked()["lesson"]
    assert (state["other"], state["done"]) == (True, 0)
    assert "went elsewhere" in state["said"]

    wire.state = {}
    wire.answer("undo", count=1)
    wire.asked()
    wire.choose("agent dune-the-desert-planet secure-contract")
    state = wire.asked()["lesson"]
    assert (state["other"], state["done"]) == (False, 1)
    assert state["said"].startswith("3 Solari")


def test_a_lesson_is_won_by_acting_and_the_others_follow_the_script(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(begun(alia))
    for choice in (
        "agent dune-the-desert-planet secure-contract",
        "end",
        "agent diplomacy wealth",
    ):
        wire.asked()
        assert wire.choose(choice)["type"] == "ok"
    state = wire.asked()

    assert (state["lesson"]["status"], state["lesson"]["next"]) == ("won", "reveal")
    assert state["view"]["blue"]["revealed"]
    assert state["view"]["yellow"]["revealed"]


def test_a_lesson_begins_anew(server: Inside) -> None:
    alia = Person(server)
    wire = alia.sit(begun(alia))
    wire.asked()
    wire.choose("agent dune-the-desert-planet secure-contract")
    assert wire.asked()["lesson"]["done"] == 1
    wire.state = {}
    assert wire.answer("restart")["type"] == "ok"

    assert wire.asked()["lesson"]["done"] == 0


def test_a_lesson_is_not_among_the_games_and_tells_a_spectator_nothing(server: Inside) -> None:
    alia, duncan = Person(server), Person(server)
    room = begun(alia)
    alia.sit(room).asked()

    assert alia.get("/api/me/rooms")["rooms"] == []
    assert duncan.sit(room).until("state")["lesson"] is None


def test_a_lesson_that_was_left_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with inside(tmp_path) as first:
        alia = Person(first)
        room = begun(alia)
        wire = alia.sit(room)
        wire.asked()
        wire.choose("agent dune-the-desert-planet secure-contract")
        before = wire.asked()["lesson"]
        wire.close()
    with inside(tmp_path) as second:
        again = Person(second)
        again.http.cookies = alia.http.cookies
        assert again.sit(room).asked()["lesson"] == before
