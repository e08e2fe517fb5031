"""Connections: the first message, tokens, coming back, spectators, talk, pauses, auto-answers."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.table import LEADERS, Person, Server, Wire


def closes(server: Server, *messages: str | bytes) -> int:
    """The code with which the server closes after these messages."""
    with connect(server.ws) as socket:
        for message in messages:
            socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def hello(**fields: Any) -> str:
    return json.dumps({"type": "hello", "v": 1, "lang": "en", **fields})


# The first message --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    ["", "nonsense", "{}", "[]", '{"type": "ping"}', '{"type": "hello"}', b"\xff\xfe", "[" * 4000],
)
def test_anything_but_hello_first_is_closed(server: Server, message: str | bytes) -> None:
    assert closes(server, message) == 4000


def test_other_versions_rooms_and_tokens_are_closed(server: Server, alia: Person) -> None:
    room = alia.play()["room"]["room"]

    assert closes(server, hello(v=2, room=room)) == 4001
    assert closes(server, hello(room="nowhere")) == 4004
    assert closes(server, hello(room=room, token="wrong")) == 4003
    assert closes(server, hello(room="x" * 50)) == 4000


def test_a_seat_token_opens_its_seat_and_no_other(alia: Person, duncan: Person) -> None:
    ticket = alia.create(players=2, options={"leaders": LEADERS[:2]})
    room = ticket["room"]["room"]
    other = duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")

    first = Wire(alia.server, room, token=ticket["token"]).until("state")
    second = Wire(alia.server, room, token=other["token"]).until("state")

    assert (first["seat"], second["seat"]) == (0, 1)
    assert "?" not in first["view"]["red"]["hand"]
    assert set(first["view"]["blue"]["hand"]) <= {"?"}
    assert "?" not in second["view"]["blue"]["hand"]


def test_a_new_token_replaces_the_old_one(server: Server, alia: Person) -> None:
    ticket = alia.create()
    room = ticket["room"]["room"]
    alia.join(room)

    assert closes(server, hello(room=room, token=ticket["token"])) == 4003


def test_a_message_too_big_is_closed(server: Server, alia: Person) -> None:
    room = alia.play()["room"]["room"]

    assert closes(server, hello(room=room), "x" * 9000) == 1009


def test_bad_messages_are_refused_and_the_connection_lives(alia: Person) -> None:
    wire = alia.sit(alia.play()["room"]["room"])
    wire.asked()

    for text in ("nonsense", "[]", '{"type": "dance"}', '{"type": "choose"}', '{"type": "hello"}'):
        wire.socket.send(text)
        assert wire.until("refused")["code"] == "bad-message"
    wire.socket.send('{"type": "undo", "count": "many"}')
    assert wire.until("refused")["where"] == "$.count"
    assert wire.choose()["type"] == "ok"


# Coming back --------------------------------------------------------------------------------------


def test_who_comes_back_is_told_what_was_missed_and_no_more(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    lost, other = alia.sit(room), duncan.sit(room)
    session = lost.until("welcome")["session"]
    lost.until("state")
    known, seq = list(lost.log), lost.heard[-1]["seq"]
    lost.close()

    other.answer("chat", text="where are you?")
    for pick in range(6):
        other.quiet(0.1)
        if not other.state["decision"]:
            break
        other.choose(pick=pick)

    back = alia.sit(room, session=session, last_seq=seq)
    back.log = known
    assert back.until("welcome")["resumed"]
    messages = back.quiet(0.5)
    assert [m["chat"]["text"] for m in messages if m["type"] == "chat"] == ["where are you?"]
    states = [m for m in messages if m["type"] == "state"]
    assert len(states) <= 1
    assert all(not state["log"]["reset"] for state in states)
    fresh = alia.sit(room)
    fresh.until("state")
    assert back.log == fresh.log
    assert all(message["seq"] > seq for message in back.heard)


def test_a_choice_whose_answer_was_lost_is_found_after_coming_back(alia: Person) -> None:
    room = alia.play()["room"]["room"]
    wire = alia.sit(room)
    session = wire.until("welcome")["session"]
    decision = wire.asked()["decision"]
    seq = wire.heard[-1]["seq"]
    wire.say("choose", decision=decision["id"], choice=decision["choices"][0]["notation"])
    time.sleep(0.3)
    wire.socket.socket.close()

    back = alia.sit(room, session=session, last_seq=seq)
    back.until("welcome")
    end = time.monotonic() + 5
    while not back.state or back.state["decision"] == decision:
        back.hear(max(0.1, end - time.monotonic()))

    assert back.state["decision"] != decision


@pytest.mark.parametrize("last", [0, 10_000])
def test_what_the_server_no_longer_knows_is_told_afresh(alia: Person, last: int) -> None:
    room = alia.play()["room"]["room"]
    wire = alia.sit(room)
    session = wire.until("welcome")["session"]
    for _ in range(70):
        wire.answer("ping")
    wire.close()

    back = alia.sit(room, session=session, last_seq=last)

    assert not back.until("welcome")["resumed"]
    assert back.until("state")["log"]["reset"]


def test_a_session_is_nobody_elses(alia: Person, duncan: Person) -> None:
    room = alia.play()["room"]["room"]
    wire = alia.sit(room)
    session = wire.until("welcome")["session"]
    wire.asked()

    thief = duncan.sit(room, session=session, last_seq=1)

    assert not thief.until("welcome")["resumed"]
    assert thief.until("state")["seat"] is None


def test_presence_is_told(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wire = alia.sit(room)
    wire.until("welcome")

    other = duncan.sit(room)
    wire.until("room", lambda m: m["room"]["seats"][1]["connected"])
    other.close()
    gone = wire.until("room", lambda m: not m["room"]["seats"][1]["connected"])

    assert gone["room"]["seats"][1]["away_since"]


# Spectators ---------------------------------------------------------------------------------------


def test_a_spectator_sees_the_public_view_and_cannot_play(alia: Person, person: Any) -> None:
    room = alia.play(players=2, options={"leaders": LEADERS[:2]})["room"]["room"]
    wire = alia.sit(room)
    wire.asked()
    watcher = person("Irulan").sit(room)
    state = watcher.until("state")

    assert (state["seat"], state["decision"], state["undo"]["allowed"]) == (None, None, 0)
    assert set(state["view"]["red"]["hand"]) == {"?"}
    assert watcher.answer("choose", decision="0-0", choice="end")["code"] == "not-seated"
    assert watcher.answer("undo", count=1)["code"] == "not-seated"
    assert watcher.answer("pause", vote=True)["code"] == "not-seated"
    assert not watcher.answer("why", notation="end")["allowed"]
    before = len(watcher.log)
    wire.choose()
    watcher.until("state")
    assert len(watcher.log) > before
    assert alia.get(f"/api/rooms/{room}")["spectators"] == 1


def test_the_log_can_be_fetched_as_each_may_know_it(alia: Person, person: Any) -> None:
    room = alia.play(options={"leaders": LEADERS})["room"]["room"]
    wire = alia.sit(room)
    wire.asked()

    own = alia.get(f"/api/rooms/{room}/log")
    public = person("Irulan").get(f"/api/rooms/{room}/log")

    assert own["entries"] == wire.log
    assert own["total"] > public["total"]
    assert "drew-card" not in [entry["key"] for entry in public["entries"]]
    part = alia.get(f"/api/rooms/{room}/log", **{"from": 2, "to": 5, "lang": "fr"})
    assert [entry["key"] for entry in part["entries"]] == [e["key"] for e in wire.log[2:5]]


# Talk ---------------------------------------------------------------------------------------------


def test_talk_reaches_the_table_and_is_kept(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wire, other = alia.sit(room), duncan.sit(room)
    other.until("welcome")

    wire.answer("chat", text="  <b>hello</b>\n there ")

    heard = other.until("chat")["chat"]
    assert (heard["seat"], heard["name"], heard["text"]) == (0, "Alia", "<b>hello</b> there")
    later = duncan.sit(room).until("welcome")
    assert [line["text"] for line in later["chat"]] == ["<b>hello</b> there"]
    assert duncan.get(f"/api/rooms/{room}/chat")["chat"] == [heard]


def test_spectators_talk_among_themselves(alia: Person, person: Any) -> None:
    room = alia.play()["room"]["room"]
    wire = alia.sit(room)
    wire.asked()
    one, two = person("Irulan").named().sit(room), person("Mohiam").sit(room)
    two.until("welcome")

    assert one.answer("chat", text="red holds a dagger")["type"] == "ok"

    assert two.until("chat")["chat"]["seat"] is None
    assert [m for m in wire.quiet() if m["type"] == "chat"] == []
    assert alia.get(f"/api/rooms/{room}/chat")["chat"] == []


def test_private_talk_needs_a_game_that_has_it(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wire = alia.sit(room)

    assert wire.answer("chat", text="psst", to=1)["code"] == "no-talk"


@pytest.mark.parametrize("text", ["", "   \n ", "x" * 501])
def test_empty_and_endless_talk_is_refused(alia: Person, text: str) -> None:
    wire = alia.sit(alia.create()["room"]["room"])
    wire.until("welcome")
    wire.say("chat", text=text)

    assert wire.until("refused")["code"] == "bad-message"


# Pauses and auto-answers --------------------------------------------------------------------------


def test_a_pause_needs_all_and_stops_the_game(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    wire, other = alia.sit(room), duncan.sit(room)
    wire.until("state")
    other.until("state")

    wire.answer("pause", vote=True)
    asked = other.until("room", lambda m: m["room"]["pause"]["votes"] == [0])
    assert asked["room"]["pause"] == {"paused": False, "votes": [0], "needed": [0, 1]}
    other.answer("pause", vote=True)
    wire.until("room", lambda m: m["room"]["pause"]["paused"])
    asked_wire = wire if wire.state["decision"] else other
    assert asked_wire.choose()["code"] == "paused"
    wire.answer("resume", vote=True)
    other.answer("resume", vote=True)
    wire.until("room", lambda m: not m["room"]["pause"]["paused"])
    assert asked_wire.choose()["type"] == "ok"


def test_a_forced_choice_is_made_for_who_wants_it(alia: Person) -> None:
    room = alia.play()["room"]["room"]
    wire = alia.sit(room)
    for pick in range(400):
        if len(wire.asked()["decision"]["choices"]) == 1:
            break
        wire.choose(pick=pick)
    forced = wire.state["decision"]
    assert len(forced["choices"]) == 1

    wire.answer("stop", stop="forced", when="never")
    wire.until("state", lambda state: state["decision"] != forced)
