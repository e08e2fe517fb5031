"""Advice at the table, who may have it, and the analysis after the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kanly
from kanly.server.workers.pool import WorkerPool
from kanly.server.workers.process import ADVISE
from tests.server.table import LEADERS, Json, Person, Server, serving

PATIENCE = 120.0
"""Seconds for an analysis."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    path = tmp_path_factory.mktemp("strict") / "table.db"
    with serving(f"sqlite:///{path}", limits=True) as running:
        yield running


def advice(wire: Any) -> Json:
    decision = wire.asked()["decision"]
    said: Json = wire.answer("advise", decision=decision["id"])
    return said


def test_a_player_with_bots_gets_the_best_choices_in_words(alia: Person) -> None:
    ticket = alia.play(bot="random", options={"leaders": LEADERS})
    wire = alia.sit(ticket["room"]["room"], lang="fr")
    decision = wire.asked()["decision"]

    said = advice(wire)

    labels = {choice["notation"]: choice["label"] for choice in decision["choices"]}
    assert ticket["room"]["help"] is True
    assert said["type"] == "advice"
    assert said["decision"] == decision["id"]
    assert said["of"] == len(labels)
    assert 1 <= len(said["choices"]) <= 3
    for each in said["choices"]:
        assert each["label"] == labels[each["notation"]]
        assert 0 <= each["chance"] <= 1
        assert all(step["label"] for step in each["line"])


def test_the_table_goes_on_while_advice_is_thought_of(alia: Person) -> None:
    wire = alia.sit(alia.play(bot="random", options={"leaders": LEADERS})["room"]["room"])
    decision = wire.asked()["decision"]

    asked = wire.say("advise", decision=decision["id"])
    assert wire.answer("ping")["type"] == "pong"

    heard = [message["type"] for message in wire.heard if message.get("id") == asked]
    assert heard == []
    assert wire.until("advice")["id"] == asked


def test_people_among_themselves_play_without_advice(alia: Person, duncan: Person) -> None:
    room = alia.create(bots={"2": "random", "3": "random"}, options={"leaders": LEADERS})["room"]
    duncan.join(room["room"])
    alia.post(f"/api/rooms/{room['room']}/start")

    said = advice(first_asked(alia, duncan, room["room"]))

    assert alia.get(f"/api/rooms/{room['room']}")["help"] is False
    assert (said["type"], said["code"]) == ("refused", "no-help")


def test_the_host_may_allow_advice_among_people(alia: Person, duncan: Person) -> None:
    room = alia.create(bots={"2": "random", "3": "random"}, options={"leaders": LEADERS})["room"]
    duncan.join(room["room"])
    assert alia.post(f"/api/rooms/{room['room']}/settings", {"help": True})["help"] is True
    alia.post(f"/api/rooms/{room['room']}/start")

    assert advice(first_asked(alia, duncan, room["room"]))["type"] == "advice"


def test_a_table_alone_with_bots_may_forbid_it(alia: Person) -> None:
    bots = {"1": "random", "2": "random", "3": "random"}

    assert alia.create(bots=bots, help=False)["room"]["help"] is False
    assert alia.create(bots=bots)["room"]["help"] is True


def first_asked(alia: Person, duncan: Person, room: str) -> Any:
    """The wire of whoever is asked first."""
    wires = [alia.sit(room), duncan.sit(room)]
    for wire in wires:
        wire.until("state")
    return next((wire for wire in wires if wire.state["decision"]), wires[0])


def test_only_the_question_that_is_open_is_advised_on(alia: Person) -> None:
    room = alia.play(bot="random", options={"leaders": LEADERS})["room"]["room"]
    wire = alia.sit(room)
    wire.asked()

    assert wire.answer("advise", decision="0-00000000")["code"] == "stale"


def test_a_spectator_gets_no_advice(alia: Person, duncan: Person) -> None:
    room = alia.play(bot="random", options={"leaders": LEADERS})["room"]["room"]
    decision = alia.sit(room).asked()["decision"]

    assert duncan.sit(room).answer("advise", decision=decision["id"])["code"] == "not-seated"


def test_advice_is_rationed(strict: Server) -> None:
    alia = Person(strict)
    wire = alia.sit(alia.play(bot="random", options={"leaders": LEADERS})["room"]["room"])
    decision = wire.asked()["decision"]

    said = [wire.say("advise", decision=decision["id"]) for _ in range(10)]
    refused = wire.until("refused")

    assert refused["code"] == "too-fast"
    assert refused["id"] in said[8:]


def test_advice_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.workers.pool.STARTING", 1.0)
    game = kanly.new("imperium", 4, 11)
    while len(game.pending[0].choices) < 3:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    view = game.view(game.pending[0].seat)

    async def work() -> int:
        pool = WorkerPool(1, 0.1)
        try:
            with pytest.raises(TimeoutError):
                await pool.ask(ADVISE, view, 60.0)
            return pool.open + len(pool.workers)
        finally:
            await pool.close()

    assert asyncio.run(work()) == 0


def finished(person: Person) -> str:
    """The record of a short game between chance players, kept at the table."""
    from kanly import bots

    game = kanly.new("imperium", 2, 3)
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(bots.get("random", 1), game, decision))
    answer = person.http.post("/api/records", content=game.record.text().encode())
    assert answer.status_code == 201, answer.text
    ident: str = answer.json()["record"]
    return ident


def until_ready(look: Callable[[], Json]) -> Json:
    end = time.monotonic() + PATIENCE
    while not (found := look())["ready"]:
        assert time.monotonic() < end
        time.sleep(0.5)
    return found


def test_a_game_that_is_over_is_analysed_in_words(alia: Person) -> None:
    ident = finished(alia)

    assert alia.get(f"/api/records/{ident}/analysis") == {
        "ready": False,
        "standings": [],
        "points": [],
    }
    found = until_ready(lambda: alia.get(f"/api/records/{ident}/analysis", lang="ja"))

    about = alia.get(f"/api/records/{ident}")
    assert found["standings"][-1]["move"] == about["choices"]
    assert max(found["standings"][-1]["chances"]) == 1
    for point in found["points"]:
        (state,) = alia.get(f"/api/records/{ident}/states", **{"from": point["move"] + 1})["states"]
        assert (state["by"], state["choice"]) == (point["seat"], point["made"]["notation"])
        assert point["prompt"]


def test_a_record_that_is_not_there_is_not_analysed(alia: Person) -> None:
    assert alia.get("/api/records/rec_none/analysis", status=404)["code"] == "no-record"
