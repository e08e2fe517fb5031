"""Accounts: passwords that change, sessions that end, data handed out and forgotten."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kanly.server.errors import Refused
from kanly.server.people.accounts import MOST_WAITING, Passwords
from kanly.server.rooms.doc import DAY
from kanly.server.store.games import now
from kanly.server.store.tables import COOKIES, PERSONS
from tests.server.inside import Inside, inside
from tests.server.table import Person, Server, Wire, serving
from tests.server.test_security import port

PASSWORD = "the spice must flow"
OTHER = "fear is the mind-killer"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("accounts")) as running:
        yield running


def account(server: Server, login: str, name: str = "Alia") -> Person:
    made = Person(server, name)
    made.post("/api/account", {"login": login, "password": PASSWORD}, 201)
    return made


def logged_in(server: Server, login: str, agent: str = "") -> Person:
    device = Person(server)
    device.http.headers["user-agent"] = agent
    device.post("/api/session", {"login": login, "password": PASSWORD})
    return device


def put(person: Person, path: str, body: dict[str, Any]) -> httpx.Response:
    return person.http.put(path, json=body)


def closed(wire: Wire) -> int | None:
    """The code with which the server ends a connection."""
    with suppress(ConnectionClosed):
        while True:
            wire.hear(5)
    return wire.socket.close_code


# Passwords ----------------------------------------------------------------------------------------


def test_a_new_password_ends_every_other_session(server: Inside) -> None:
    alia, phone = account(server, "alia.pw"), logged_in(server, "alia.pw")
    wire = phone.sit(alia.play()["room"]["room"])
    wire.asked()

    answer = put(alia, "/api/account/password", {"old": PASSWORD, "new": OTHER})

    assert answer.status_code == 200
    assert closed(wire) == 4010
    assert phone.get("/api/me")["person"] is None
    assert alia.get("/api/me")["login"] == "alia.pw"
    phone.post("/api/session", {"login": "alia.pw", "password": PASSWORD}, 401)
    phone.post("/api/session", {"login": "alia.pw", "password": OTHER})


def test_a_new_password_withdraws_the_tokens_of_seats(server: Inside) -> None:
    """Whoever had stolen the cookie could have had them made."""
    alia = account(server, "alia.tokens")
    ticket = alia.play()
    wire = Wire(server, ticket["room"]["room"], token=ticket["token"])
    wire.asked()
    own = alia.sit(ticket["room"]["room"])
    own.asked()

    put(alia, "/api/account/password", {"old": PASSWORD, "new": OTHER})

    assert closed(wire) == 4010
    assert closed(Wire(server, ticket["room"]["room"], token=ticket["token"])) == 4003
    assert own.answer("ping")["type"] == "pong"


@pytest.mark.parametrize("body", [{"new": OTHER}, {"old": "wrong password", "new": OTHER}])
def test_a_password_changes_only_for_who_knows_it(server: Inside, body: dict[str, str]) -> None:
    alia = account(server, f"alia.wrong{len(body)}")

    assert put(alia, "/api/account/password", body).json()["code"] == "not-you"
    assert put(Person(server), "/api/account/password", body).json()["code"] == "not-seated"


def test_a_guest_has_no_password_to_change(server: Inside) -> None:
    guest = Person(server)
    guest.play()

    assert put(guest, "/api/account/password", {"new": OTHER}).json()["code"] == "no-account"


def test_a_stranger_who_guesses_locks_nobody_out(tmp_path: Path) -> None:
    """Whoever tries passwords is slowed down themselves, at their address."""
    url = f"sqlite:///{tmp_path}/table.db"
    with serving(url, "--url", "http://play.example", limits=True) as running:
        alia = {"x-forwarded-for": "192.0.2.1", "origin": "http://play.example"}
        mallory = {**alia, "x-forwarded-for": "192.0.2.66"}
        body = {"login": "alia", "password": PASSWORD}
        base = f"http://127.0.0.1:{port(running)}"
        assert httpx.post(f"{base}/api/account", json=body, headers=alia).status_code == 201

        wrong = {**body, "password": "x" * 9}
        with httpx.Client(base_url=base, headers=mallory) as client:
            tried = [client.post("/api/session", json=wrong).status_code for _ in range(30)]

        assert tried[:8] == [401] * 8
        assert tried.count(429) > 15
        assert httpx.post(f"{base}/api/session", json=body, headers=alia).status_code == 200
        elsewhere = {**alia, "x-forwarded-for": "198.51.100.7"}
        assert httpx.post(f"{base}/api/session", json=body, headers=elsewhere).status_code == 200


def test_addresses_take_turns_at_having_passwords_hashed() -> None:
    async def work() -> list[str]:
        passwords, done = Passwords(), []

        async def one(address: str) -> None:
            await passwords.turn(address, time.sleep, 0.02)
            done.append(address)

        many = [asyncio.create_task(one("192.0.2.66")) for _ in range(20)]
        await asyncio.sleep(0.01)
        await one("192.0.2.1")
        first = done[:]
        await asyncio.gather(*many)
        return first

    assert asyncio.run(work()).index("192.0.2.1") <= 2


def test_only_so_many_wait_for_a_hash() -> None:
    async def work() -> int:
        passwords = Passwords()
        tasks = [
            asyncio.create_task(passwords.turn("192.0.2.66", time.sleep, 0.001))
            for _ in range(MOST_WAITING + 20)
        ]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        return sum(isinstance(each, Refused) for each in found)

    assert asyncio.run(work()) == 19


# Sessions -----------------------------------------------------------------------------------------

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20 Mobile Safari/604.1"


def test_one_sees_where_one_is_known_and_ends_it(server: Inside) -> None:
    alia = account(server, "alia.sessions")
    laptop = logged_in(server, "alia.sessions", FIREFOX)
    phone = logged_in(server, "alia.sessions", SAFARI)

    found = laptop.get("/api/account/sessions")["sessions"]

    assert {each["agent"] for each in found} == {"", "Firefox, Linux", "Safari, iPhone"}
    assert [each["agent"] for each in found if each["here"]] == ["Firefox, Linux"]
    (lost,) = [each["session"] for each in found if each["agent"] == "Safari, iPhone"]
    assert laptop.http.delete(f"/api/account/sessions/{lost}").status_code == 204
    assert phone.get("/api/me")["person"] is None
    assert alia.get("/api/me")["person"] is not None
    assert laptop.http.delete("/api/account/sessions").status_code == 204
    assert alia.get("/api/me")["person"] is None
    assert len(laptop.get("/api/account/sessions")["sessions"]) == 1


def test_nobody_ends_the_sessions_of_others(server: Inside) -> None:
    alia, duncan = account(server, "alia.own"), account(server, "duncan.own")
    (here,) = alia.get("/api/account/sessions")["sessions"]

    answer = duncan.http.delete(f"/api/account/sessions/{here['session']}")

    assert answer.status_code == 404
    assert alia.get("/api/me")["login"] == "alia.own"


def test_a_session_that_nobody_uses_ends(server: Inside) -> None:
    """A used one is kept for longer, and the browser is told."""
    alia, duncan = account(server, "alia.old"), account(server, "duncan.old")
    ages = {alia: 181, duncan: 2}
    for person, days in ages.items():
        ident = person.get("/api/me")["person"]
        seen = now() - days * DAY
        change = COOKIES.update().where(COOKIES.c.person == ident).values(seen=seen)
        server.run(server.application.hub.store.people.run(change))

    assert alia.get("/api/me")["person"] is None
    again = duncan.http.get("/api/me")
    assert again.json()["login"] == "duncan.old"
    assert "Max-Age=31536000" in again.headers["set-cookie"]
    assert "set-cookie" not in duncan.http.get("/api/me").headers


def test_what_ended_elsewhere_ends_here(server: Inside) -> None:
    """Another process ended the session: its connection here is found by and by."""
    alia = account(server, "alia.elsewhere")
    wire = alia.sit(alia.play()["room"]["room"])
    wire.asked()
    ident = alia.get("/api/me")["person"]
    hub = server.application.hub
    server.run(hub.store.people.run(COOKIES.delete().where(COOKIES.c.person == ident)))

    server.run(hub.check_sessions())

    assert closed(wire) == 4010


def test_guests_who_left_nothing_behind_are_forgotten(server: Inside) -> None:
    people = server.application.hub.store.people
    gone, playing = Person(server), Person(server)
    gone.http.put("/api/me", json={"name": "Gone"})
    playing.play()
    idents = [each.get("/api/me")["person"] for each in (gone, playing)]
    server.run(people.run(COOKIES.delete().where(COOKIES.c.person.in_(idents))))

    server.run(people.forget_guests(now() + 1))

    kept = server.run(people.rows(PERSONS.select().where(PERSONS.c.id.in_(idents))))
    assert [row[0] for row in kept] == [idents[1]]


# One's own data -----------------------------------------------------------------------------------


def exported(person: Person) -> list[dict[str, Any]]:
    answer = person.http.get("/api/me/export")
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.text.splitlines()]


def test_everything_kept_of_a_person_can_be_downloaded(server: Inside) -> None:
    alia = account(server, "alia.data")
    room = alia.create()["room"]["room"]
    wire = alia.sit(room)
    wire.answer("chat", text="the sleeper must awaken")

    lines = exported(alia)

    kinds = [line["kind"] for line in lines]
    assert kinds == ["person", "session", "table", "talk"]
    assert lines[0]["login"] == "alia.data"
    assert (lines[2]["id"], lines[2]["name"]) == (room, "Alia")
    assert lines[3]["text"] == "the sleeper must awaken"
    assert "argon2" not in json.dumps(lines)
    assert alia.http.cookies["kanly"] not in json.dumps(lines)


def test_who_wants_to_be_forgotten_is(server: Inside) -> None:
    """The others keep the game; a bot goes on in it, and nobody learns who had played."""
    alia, duncan = account(server, "alia.gone", "Alia of the knife"), Person(server, "Duncan")
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wire = duncan.sit(room)
    alia.sit(room).answer("chat", text="farewell")
    alia.post(f"/api/rooms/{room}/start")
    lobby = alia.create()["room"]["room"]

    alia.post("/api/me/delete", {"password": "wrong password"}, 401)
    assert alia.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204

    assert alia.get("/api/me")["person"] is None
    alia.post("/api/session", {"login": "alia.gone", "password": PASSWORD}, 401)
    told = wire.until("room", lambda message: message["room"]["seats"][0]["by"] == "bot")
    assert told["room"]["seats"][0]["name"] is None
    assert duncan.get(f"/api/rooms/{room}/chat")["chat"] == []
    assert duncan.get(f"/api/rooms/{lobby}")["seats"][0]["by"] == "open"
    stored = server.run(server.application.hub.store.games.room(room))
    assert stored is not None
    assert "Alia of the knife" not in stored.doc
    account(server, "alia.gone")
