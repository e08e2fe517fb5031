"""Bots from outside: accounts with a token and limits, who play over the protocol of the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kanly.server.people import outside
from tests.server.inside import Inside, inside
from tests.server.sinks import eventually
from tests.server.table import PATIENCE, Json, Person

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
SMALL = {"rounds": 2, "small-decks": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("outside")) as running:
        yield running


class Machine(Person):
    """A bot from outside."""

    def __init__(self, server: Inside, made: Json) -> None:
        super().__init__(server, made["name"])
        self.ident: str = made["person"]
        self.http.headers["authorization"] = f"Bearer {made['token']}"
        self.heard: list[Json] = []

    @contextmanager
    def listening(self) -> Iterator[list[Json]]:
        """What it is told, as it comes."""
        stop = threading.Event()

        def listen() -> None:
            with self.http.stream("GET", "/api/bot/events") as events:
                for line in events.iter_lines():
                    if line:
                        self.heard.append(json.loads(line))
                    if stop.is_set():
                        return

        threading.Thread(target=listen, daemon=True).start()
        try:
            yield self.heard
        finally:
            stop.set()


def owner(server: Inside, login: str) -> Person:
    person = Person(server, login)
    person.post("/api/account", {"login": login, "password": "a long secret"}, 201)
    return person


def machine(server: Inside, person: Person, name: str = "Piter") -> Machine:
    return Machine(server, person.post("/api/me/bots", {"name": name}, 201))


def invited(alia: Person, bot: Machine) -> str:
    room: str = alia.create(players=3, options=SMALL, bots={"2": "random"})["room"]["room"]
    answer = alia.http.post(f"/api/rooms/{room}/invite", json={"person": bot.ident})
    assert answer.status_code == 204, answer.text
    return room


def refused(bot: Person, path: str, body: Json | None = None, status: int = 403) -> Any:
    return bot.post(path, body, status)["code"]


def test_the_example_plays_a_whole_game_on_a_running_server(server: Inside) -> None:
    alia = owner(server, "alia-plays")
    made = alia.post("/api/me/bots", {"name": "Piter"}, 201)
    environment = {**os.environ, "KANLY_TOKEN": made["token"], "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, str(EXAMPLE), server.url]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        eventually(lambda: alia.get("/api/bots")["bots"])
        room = invited(alia, Machine(server, made))
        assert process.stdout.readline().startswith("invited to imperium: sitting down")
        seats = alia.get(f"/api/rooms/{room}")["seats"]
        assert [(seat["name"], seat["outside"]) for seat in seats[:2]] == [
            ("alia-plays", False),
            ("BOT Piter", True),
        ]
        alia.post(f"/api/rooms/{room}/start")
        wire = alia.sit(room)
        while not wire.state or wire.state["status"] != "over":
            if wire.state and wire.state["decision"]:
                wire.choose()
            else:
                wire.hear(PATIENCE * 3)
        wire.close()
        assert process.stdout.readline().startswith("over: ")
    finally:
        process.kill()
        process.wait()

    results = server.run(server.application.hub.store.results.of_person(made["person"], 10))
    assert [(each.room, each.bot) for each in results] == [(room, "outside")]


def test_the_example_says_when_its_token_is_unknown(server: Inside) -> None:
    environment = {**os.environ, "KANLY_TOKEN": "nobody"}
    command = [sys.executable, str(EXAMPLE), server.url]

    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)

    assert ended.returncode == 1
    assert ended.stderr == "the server knows no bot with this token; make one under Account\n"


def test_a_bot_hears_of_invitations_games_and_its_turn(server: Inside) -> None:
    alia = owner(server, "alia-invites")
    bot = machine(server, alia)
    with bot.listening() as heard:
        room = invited(alia, bot)
        found = eventually(lambda: [each for each in heard if each["room"] == room])
        assert found[0] == {"event": "invitation", "room": room, "game": "imperium"}
        bot.join(room)
        alia.post(f"/api/rooms/{room}/start")
        wire = alia.sit(room)
        eventually(lambda: [each for each in heard if each.get("status") == "playing"])
        while not [each for each in heard if each.get("asked")]:
            if wire.state and wire.state["decision"]:
                wire.choose()
            wire.answer("ping")
        wire.close()


def test_a_bot_comes_only_where_it_is_invited_and_once(server: Inside) -> None:
    alia = owner(server, "alia-hosts")
    bot, other = machine(server, alia), machine(server, alia, "Feyd")
    room = invited(alia, bot)

    assert refused(other, f"/api/rooms/{room}/join") == "not-invited"
    assert refused(other, f"/api/rooms/{room}/invite", {"person": other.ident}) == "no-bots"
    bot.join(room)
    bot.post(f"/api/rooms/{room}/leave")
    assert refused(bot, f"/api/rooms/{room}/join") == "not-invited"


def test_a_bot_does_nothing_that_is_for_people(server: Inside) -> None:
    bot = machine(server, owner(server, "alia-forbids"))
    account = {"login": "a-bot", "password": "a long secret"}

    for path, body in (
        ("/api/rooms", {"game": "imperium"}),
        ("/api/play", {"game": "imperium"}),
        ("/api/account", account),
        ("/api/session", account),
        ("/api/me/bots", {"name": "Child"}),
        ("/api/me/channels/hook", {"url": "https://example.org"}),
        ("/api/me/delete", {}),
    ):
        assert refused(bot, path, body) == "no-bots"
    assert bot.http.put("/api/me", json={"name": "Alia"}).status_code == 403
    assert bot.get("/api/me")["name"] == "BOT Piter"


def test_bots_are_few_and_sit_at_few_tables(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    alia = owner(server, "alia-counts")
    bot = machine(server, alia)
    monkeypatch.setattr(outside, "MOST_GAMES", 1)
    bot.join(invited(alia, bot))

    assert refused(bot, f"/api/rooms/{invited(alia, bot)}/join", {}, 409) == "too-many-bots"
    for name in ("Two", "Three", "Four", "Five"):
        machine(server, alia, name)
    assert refused(alia, "/api/me/bots", {"name": "Six"}, 409) == "too-many-bots"
    guest = Person(server, "Guest").named()
    assert refused(guest, "/api/me/bots", {"name": "Seven"}, 401) == "no-account"


@pytest.mark.parametrize("name", ["BOT Piter", "bot", "B0T Piter", "Bot"])
def test_nobody_else_is_called_a_bot(server: Inside, name: str) -> None:
    assert Person(server, name).http.put("/api/me", json={"name": name}).status_code == 400
    assert Person(server, "x").http.put("/api/me", json={"name": "Bottom"}).status_code == 200


def test_a_new_token_ends_the_old_one(server: Inside) -> None:
    alia = owner(server, "alia-renews")
    bot = machine(server, alia)
    made = alia.post(f"/api/me/bots/{bot.ident}/token", {}, 201)

    assert bot.get("/api/me")["person"] is None
    assert Machine(server, made).get("/api/me")["person"] == bot.ident
    stranger = owner(server, "feyd-steals")
    assert refused(stranger, f"/api/me/bots/{bot.ident}/token", {}, 404) == "not-found"


def test_whoever_is_forgotten_takes_their_bots_along(server: Inside) -> None:
    alia = owner(server, "alia-leaves")
    bot = machine(server, alia)
    assert b"BOT Piter" in alia.http.get("/api/me/export").content

    alia.http.post("/api/me/delete", json={"password": "a long secret"}).raise_for_status()

    with pytest.raises(httpx.HTTPStatusError):
        bot.http.get("/api/bot/events").raise_for_status()
