"""Persons: guests, names, accounts with a password or a passkey, games on another device."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.table import Person, Server

PASSWORD = "the spice must flow"


def test_a_stranger_is_nobody_until_they_do_something(alia: Person) -> None:
    assert alia.get("/api/me") == {
        "person": None,
        "name": None,
        "lang": None,
        "login": None,
        "passkeys": 0,
        "password": False,
        "public": False,
    }
    alia.play()
    me = alia.get("/api/me")
    assert (me["name"], me["login"]) == ("Alia", None)
    assert me["person"].startswith("p_")


@pytest.mark.parametrize(
    "around",
    [
        'prefs={"theme":"dark"}; %s',
        '%s; a="b; c',
        "=; ;; %s; x",
        "kanly=; %s",
        "a=[1, 2]; b=\xe9; %s",
    ],
)
def test_cookies_of_neighbours_on_the_host_hide_nobody(alia: Person, around: str) -> None:
    alia.play()
    cookie = around % f"kanly={alia.http.cookies['kanly']}"
    stranger = Person(alia.server)

    answer = stranger.http.get("/api/me", headers={"cookie": cookie.encode("latin-1")})

    assert answer.json() == alia.get("/api/me")


def test_a_person_keeps_name_and_language(alia: Person) -> None:
    alia.http.put("/api/me", json={"name": "  Alia   Atreides ", "lang": "ja"})

    me = alia.get("/api/me")

    assert (me["name"], me["lang"]) == ("Alia Atreides", "ja")
    assert alia.get("/api/rooms/nowhere", 404)["text"] == "その卓はありません。"


def test_an_account_finds_its_games_on_another_device(server: Server, alia: Person) -> None:
    room = alia.play()["room"]["room"]
    opened = alia.post("/api/account", {"login": "Alia.1", "password": PASSWORD}, 201)
    assert opened["login"] == "alia.1"

    phone = Person(server, "Alia")
    assert phone.get("/api/me/rooms")["rooms"] == []
    phone.post("/api/session", {"login": "ALIA.1", "password": PASSWORD})

    assert [each["room"] for each in phone.get("/api/me/rooms")["rooms"]] == [room]
    assert phone.sit(room).asked()["seat"] == 0


def test_what_a_guest_began_goes_to_the_account(server: Server, alia: Person) -> None:
    alia.post("/api/account", {"login": "alia.2", "password": PASSWORD}, 201)
    phone = Person(server, "Guest")
    room = phone.play()["room"]["room"]

    phone.post("/api/session", {"login": "alia.2", "password": PASSWORD})

    assert phone.get(f"/api/rooms/{room}")["you"]["seat"] == 0
    assert alia.get(f"/api/rooms/{room}")["you"] == phone.get(f"/api/rooms/{room}")["you"]
    assert [each["room"] for each in alia.get("/api/me/rooms")["rooms"]] == [room]


def test_a_wrong_password_or_login_is_refused_alike(alia: Person, duncan: Person) -> None:
    alia.post("/api/account", {"login": "alia.3", "password": PASSWORD}, 201)

    wrong = duncan.post("/api/session", {"login": "alia.3", "password": "x" * 9}, 401)
    unknown = duncan.post("/api/session", {"login": "nobody.3", "password": "x" * 9}, 401)

    assert wrong == unknown
    assert wrong["code"] == "not-you"


def test_a_login_is_given_once(alia: Person, duncan: Person) -> None:
    alia.post("/api/account", {"login": "alia.4", "password": PASSWORD}, 201)

    taken = duncan.post("/api/account", {"login": "alia.4", "password": PASSWORD}, 409)
    second = alia.post("/api/account", {"login": "other.4", "password": PASSWORD}, 409)

    assert taken["code"] == second["code"] == "login-taken"


@pytest.mark.parametrize(
    "body",
    [
        {"login": "al", "password": PASSWORD},
        {"login": "alia atreides", "password": PASSWORD},
        {"login": "alia.5", "password": "short"},
        {"login": "alia.5", "password": "x" * 201},
        {"login": "alia.5"},
    ],
)
def test_logins_and_passwords_have_their_measure(alia: Person, body: dict[str, Any]) -> None:
    assert alia.post("/api/account", body, 400)["code"] == "bad-request"


def test_logging_out_ends_the_cookie_everywhere(alia: Person) -> None:
    alia.play()
    cookie = alia.http.cookies["kanly"]

    assert alia.http.delete("/api/session").status_code == 204
    alia.http.cookies.set("kanly", cookie)

    assert alia.get("/api/me")["person"] is None


# Passkeys -----------------------------------------------------------------------------------------


def with_passkey(person: Person, login: str) -> Authenticator:
    key = Authenticator(person.server.url.rstrip("/"))
    asked = person.post("/api/passkey/new", {"login": login})
    answer = {"challenge": asked["challenge"], "credential": key.create(asked["options"])}
    me = person.post("/api/passkey/add", answer, 201)
    assert (me["login"], me["passkeys"]) == (login, 1)
    return key


def test_a_passkey_opens_the_account_on_another_device(server: Server, alia: Person) -> None:
    room = alia.play()["room"]["room"]
    key = with_passkey(alia, "alia.pass")

    phone = Person(server, "Alia")
    asked = phone.post("/api/passkey/ask")
    answer = {"challenge": asked["challenge"], "credential": key.get(asked["options"])}
    assert phone.post("/api/passkey/use", answer)["login"] == "alia.pass"

    assert [each["room"] for each in phone.get("/api/me/rooms")["rooms"]] == [room]
    again = phone.post("/api/passkey/use", answer, 401)
    assert again["code"] == "not-you"


def test_a_passkey_of_another_site_key_or_person_is_refused(
    server: Server, alia: Person, duncan: Person
) -> None:
    key = with_passkey(alia, "alia.pass2")
    asked = duncan.post("/api/passkey/ask")

    elsewhere = Authenticator("https://evil.example")
    elsewhere.id, elsewhere.key, elsewhere.count = key.id, key.key, key.count
    unknown = Authenticator(server.url.rstrip("/"))
    forged = Authenticator(server.url.rstrip("/"))
    forged.id, forged.count = key.id, key.count
    for other in (elsewhere, unknown, forged):
        asked = duncan.post("/api/passkey/ask")
        answer = {"challenge": asked["challenge"], "credential": other.get(asked["options"])}
        assert duncan.post("/api/passkey/use", answer, 401)["code"] == "not-you"
    wanted = duncan.post("/api/passkey/new", {"login": "alia.pass2"}, 409)
    assert wanted["code"] == "login-taken"
    mine = duncan.post("/api/passkey/new", {"login": "duncan.pass2"})
    answer = {"challenge": mine["challenge"], "credential": unknown.create(mine["options"])}
    assert alia.post("/api/passkey/add", answer, 401)["code"] == "not-you"


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 7}, {"id": "x", "rawId": "y"}, {"response": {"clientDataJSON": "??"}}],
)
def test_credentials_that_are_none_are_refused(alia: Person, credential: dict[str, Any]) -> None:
    asked = alia.post("/api/passkey/new", {"login": "alia.none"})
    body = {"challenge": asked["challenge"], "credential": credential}

    assert alia.post("/api/passkey/add", body, 401)["code"] == "not-you"
    asked = alia.post("/api/passkey/ask")
    body = {"challenge": asked["challenge"], "credential": credential}
    assert alia.post("/api/passkey/use", body, 401)["code"] == "not-you"
