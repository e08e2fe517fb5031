"""Whatever somebody sends: it is refused in words, never the server's failure, never half done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kanly.server.store.games import ChatRow
from tests.core.kit import registered
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_records import text_of_game

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with registered(), inside(tmp_path_factory.mktemp("hostile")) as running:
        yield running


@pytest.fixture
def alia(server: Inside) -> Person:
    return Person(server, "Alia")


@pytest.mark.parametrize(
    "path",
    [
        "rooms/%00",
        "rooms/a%00b/log",
        "codes/%00",
        "records/rec_%00",
        "rooms?game=%00",
        "me?lang=%00",
    ],
)
def test_what_no_database_can_keep_is_not_looked_for(alia: Person, path: str) -> None:
    answer = alia.http.get(f"/api/{path}")

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "body",
    [b'{"name":"\xff"}', b'{"name":' + b"[" * 8000, b'{"name":"\\ud800"}', b"[]", b"null", b""],
    ids=["no text", "nested", "half a sign", "a list", "nothing", "empty"],
)
def test_a_body_that_cannot_be_read_is_a_bad_request(alia: Person, body: bytes) -> None:
    room = alia.create()["room"]["room"]
    for path in (f"rooms/{room}/settings", f"rooms/{room}/join", "rooms", "play", "session"):
        answer = alia.http.post(f"/api/{path}", content=body, headers=JSON)
        assert (path, answer.status_code) == (path, 400)
        assert answer.json()["code"] == "bad-request"


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "+1", "٣", "1.0", "", "16"])
def test_bots_sit_at_seats_only(alia: Person, seat: str) -> None:
    body = {"game": "imperium", "bots": {seat: "random"}}

    assert alia.post("/api/rooms", body, 400)["where"] == "$.bots"


@pytest.mark.parametrize("login", ["alia\n", "al ia", "al\x00ia", "älia", "al"])
def test_a_login_is_written_in_plain_signs(alia: Person, login: str) -> None:
    body = {"login": login, "password": "something-long"}

    assert alia.post("/api/account", body, 400)["code"] == "bad-request"


@pytest.mark.parametrize("step", ["add", "use"])
@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "\x00"},
        {"id": "a" * 5000},
        {"id": 5, "rawId": [], "type": {}, "response": "x"},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": []},
        {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {"clientDataJSON": "bnVsbA", "attestationObject": "oA"},
        },
    ],
)
def test_what_is_no_passkey_proves_nothing(
    alia: Person, step: str, credential: dict[str, Any]
) -> None:
    asked = alia.post("/api/passkey/new", {"login": "muaddib"})
    if step == "use":
        asked = alia.post("/api/passkey/ask")
    body = {"challenge": asked["challenge"], "credential": credential}

    assert alia.post(f"/api/passkey/{step}", body, 401)["code"] == "not-you"


HEADER, _, REST = text_of_game(choices=5).partition("\n")


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({**json.loads(HEADER), "names": ["\ud800", "b"]}) + "\n" + REST,
        json.dumps({**json.loads(HEADER), "seed": "\ud800"}) + "\n" + REST,
        HEADER + "\n" + REST.replace('"choice": "', '"choice": "\\ud800', 1),
        HEADER + "\n" + REST.replace('"seat": 0', f'"seat": {10**30}', 1),
    ],
    ids=["names", "seed", "choice", "seat"],
)
def test_a_record_with_half_a_sign_is_no_record(alia: Person, text: str) -> None:
    answer = alia.http.post("/api/records", content=text.encode())

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def test_what_is_said_is_a_line_of_text(alia: Person) -> None:
    wire = alia.sit(alia.create()["room"]["room"])

    wire.answer("chat", text="a\x00b\x1b[2J\n\tc")
    assert wire.answer("chat", text="\x00\x07")["code"] == "bad-message"
    wire.say("choose", decision="x", choice="ask: \x00")
    assert wire.until("refused")["where"] == "$.choice"

    said = [message["chat"]["text"] for message in wire.heard if message["type"] == "chat"]
    assert said == ["a b [2J c"]


# Secrets ------------------------------------------------------------------------------------------


def test_private_talk_is_not_left_to_who_sits_down_next(server: Inside, alia: Person) -> None:
    """In the lobby seats are nobody's yet, so private talk begins with the game."""
    people = [alia, Person(server, "Bob"), Person(server, "Cy")]
    room = alia.create(game="skirmish", players=3, seat=0)["room"]["room"]
    people[1].join(room, seat=1)
    wire = alia.sit(room)
    assert wire.answer("chat", text="against Cy?", to=1)["code"] == "no-talk"

    old = ChatRow("old", room, 1, 0, "Alia", 1, "said under an older server")
    server.run(server.application.hub.store.games.add_chat(old))
    people[1].post(f"/api/rooms/{room}/seat", {"seat": 2})
    people[2].join(room, seat=1)
    alia.post(f"/api/rooms/{room}/start")

    assert people[2].get(f"/api/rooms/{room}/chat")["chat"] == []
    assert people[2].sit(room).until("welcome")["chat"] == []
    assert wire.answer("chat", text="well met", to=1)["type"] == "ok"
    assert len(people[2].get(f"/api/rooms/{room}/chat")["chat"]) == 1
    assert people[1].get(f"/api/rooms/{room}/chat")["chat"] == []


def test_who_logs_in_keeps_the_seat_at_an_open_table(server: Inside, alia: Person) -> None:
    """The guest's connection is the account's from then on, whatever moves at the table."""
    account = {"login": "alia-at-home", "password": "something-long"}
    Person(server, "Alia").post("/api/account", account, 201)
    room = alia.create()["room"]["room"]
    wire = alia.sit(room)
    wire.until("welcome")

    alia.post("/api/session", account)
    alia.post(f"/api/rooms/{room}/settings", {"players": 3})

    told = wire.until("room", lambda message: message["room"]["players"] == 3)
    assert (told["room"]["you"]["seat"], told["room"]["you"]["host"]) == (0, True)
