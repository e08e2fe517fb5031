"""Order among people: mute, kick, block, report; what operators do reaches a running server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.server.errors import Refused
from kanly.server.names import person_name, skeleton
from kanly.server.people.moderation import Moderation
from kanly.server.store.games import now
from kanly.server.store.moderation import Ban
from tests.server.inside import Inside, inside
from tests.server.table import Person, Wire


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("moderation")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Inside]:
    with inside(folder) as running:
        yield running


@pytest.fixture
def alia(server: Inside) -> Person:
    return Person(server, "Alia")


@pytest.fixture
def feyd(server: Inside) -> Person:
    return Person(server, "Feyd")


def ident(person: Person) -> str:
    found: str = person.get("/api/me")["person"]
    return found


def table_of(host: Person, *others: Person) -> str:
    room: str = host.create()["room"]["room"]
    for other in others:
        other.join(room)
    return room


def said(wire: Wire) -> list[str]:
    """What was heard on a line."""
    wire.answer("ping")
    return [each["chat"]["text"] for each in wire.heard if each["type"] == "chat"]


def closed(wire: Wire) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            wire.hear(5)
    return wire.socket.close_code


# Hosts --------------------------------------------------------------------------------------------


def test_a_host_mutes_and_lets_speak_again(alia: Person, feyd: Person) -> None:
    room = table_of(alia, feyd)
    wire = feyd.sit(room)

    told = alia.post(f"/api/rooms/{room}/mute", {"person": ident(feyd)})
    assert told["you"]["muted"] == [ident(feyd)]
    assert wire.answer("chat", text="hear me")["code"] == "muted"
    assert feyd.get(f"/api/rooms/{room}")["you"]["muted"] == []
    alia.post(f"/api/rooms/{room}/mute", {"person": ident(feyd), "muted": False})
    assert wire.answer("chat", text="hear me")["type"] == "ok"


def test_only_the_host_keeps_order_and_not_over_themselves(alia: Person, feyd: Person) -> None:
    room = table_of(alia, feyd)
    for verb in ("mute", "kick"):
        path = f"/api/rooms/{room}/{verb}"
        assert feyd.post(path, {"person": ident(alia)}, 403)["code"] == "not-host"
        assert alia.post(path, {"person": ident(alia)}, 400)["where"] == "$.person"


def test_who_is_kicked_does_not_come_back(alia: Person, feyd: Person) -> None:
    room = table_of(alia, feyd)
    wire = feyd.sit(room)
    wire.until("welcome")

    alia.post(f"/api/rooms/{room}/kick", {"person": ident(feyd)})

    assert closed(wire) == 4005
    assert alia.get(f"/api/rooms/{room}")["seats"][1]["by"] == "open"
    assert feyd.post(f"/api/rooms/{room}/join", {}, 403)["code"] == "not-welcome"
    assert closed(feyd.sit(room)) == 4003


def test_nobody_is_kicked_out_of_a_game(alia: Person, feyd: Person) -> None:
    """Whoever only watches is."""
    room: str = alia.create(players=2)["room"]["room"]
    feyd.join(room)
    alia.post(f"/api/rooms/{room}/start")
    watcher = Person(alia.server, "Watcher")
    watcher.http.put("/api/me", json={"name": "Watcher"})
    wire = watcher.sit(room)
    wire.until("welcome")

    path = f"/api/rooms/{room}/kick"
    assert alia.post(path, {"person": ident(feyd)}, 409)["code"] == "started"
    alia.post(path, {"person": ident(watcher)})

    assert closed(wire) == 4005


def test_who_has_no_name_says_nothing(server: Inside, alia: Person) -> None:
    wire = Wire(server, table_of(alia))

    assert wire.answer("chat", text="hello")["code"] == "no-name"


# Blocks and reports -------------------------------------------------------------------------------


def test_one_hears_nothing_of_who_is_blocked(alia: Person, feyd: Person) -> None:
    room = table_of(alia, feyd)
    hers, his = alia.sit(room), feyd.sit(room)
    his.answer("chat", text="before")

    found = alia.post("/api/me/blocks", {"person": ident(feyd)})
    his.answer("chat", text="after")

    assert found["blocked"] == [{"person": ident(feyd), "name": "Feyd"}]
    assert "after" not in said(hers)
    assert "after" in said(his)
    assert alia.get(f"/api/rooms/{room}/chat")["chat"] == []
    assert alia.sit(room).until("welcome")["chat"] == []
    alia.http.delete(f"/api/me/blocks/{ident(feyd)}")
    his.answer("chat", text="again")
    assert "again" in said(hers)


def test_who_is_blocked_does_not_sit_down_with_the_host(alia: Person, feyd: Person) -> None:
    table_of(feyd)
    table_of(alia)
    alia.post("/api/me/blocks", {"person": ident(feyd)})

    room = table_of(alia)

    assert feyd.post(f"/api/rooms/{room}/join", {}, 403)["code"] == "not-welcome"


@pytest.mark.parametrize("wanted", ["", "p_nobody", "MYSELF"])
def test_only_others_are_blocked(alia: Person, wanted: str) -> None:
    table_of(alia)
    body = {"person": ident(alia) if wanted == "MYSELF" else wanted}

    assert alia.post("/api/me/blocks", body, 400)["code"] == "bad-request"


def test_a_report_tells_operators_what_was_said(
    server: Inside, folder: Path, alia: Person, feyd: Person
) -> None:
    room = table_of(alia, feyd)
    feyd.sit(room).answer("chat", text="an insult")
    (line,) = alia.get(f"/api/rooms/{room}/chat")["chat"]
    body = {"person": line["person"], "reason": "abuse", "chat": line["chat"], "text": "rude"}

    assert alia.http.post(f"/api/rooms/{room}/report", json=body).status_code == 204

    (report,) = admin(folder, "reports")
    assert (report["of"], report["by"]) == (ident(feyd), ident(alia))
    assert (report["said"], report["text"]) == ("an insult", "rude")
    assert "an insult" in admin(folder, "inspect", ident(feyd))[0]["reported"]
    admin(folder, "settle", report["report"])
    assert admin(folder, "reports") == []


@pytest.mark.parametrize("wrong", [{"chat": "nothing"}, {"person": "p_nobody"}, {"reason": "no"}])
def test_a_report_is_of_somebody_there(alia: Person, feyd: Person, wrong: dict[str, str]) -> None:
    room = table_of(alia, feyd)
    body = {"person": ident(feyd), "reason": "other", **wrong}

    assert alia.post(f"/api/rooms/{room}/report", body, 400)["code"] == "bad-request"


# Operators ----------------------------------------------------------------------------------------


def admin(folder: Path, *args: str) -> list[dict[str, Any]]:
    """What `kanly admin` prints."""
    command = [sys.executable, "-m", "kanly.cli", "admin", *args, "--json"]
    command += ["--database", f"sqlite:///{folder}/table.db"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(run.stdout)
    return found


def look(server: Inside) -> None:
    """The server looks at what operators want, as it does every five seconds."""
    hub = server.application.hub
    server.run(hub.moderation.read(hub))


def test_who_is_banned_does_nothing_here(server: Inside, folder: Path, feyd: Person) -> None:
    room = table_of(feyd)
    wire = feyd.sit(room)
    wire.until("welcome")
    look(server)

    admin(folder, "ban", ident(feyd), "--days", "7", "--reason", "insults")
    look(server)

    assert closed(wire) == 4005
    assert feyd.post("/api/rooms", {"game": "imperium"}, 403)["code"] == "banned"
    assert closed(feyd.sit(room)) == 4003
    admin(folder, "unban", ident(feyd))
    look(server)
    assert feyd.create()["room"]
    deeds = [(deed["what"], deed["person"]) for deed in admin(folder, "audit")]
    assert deeds[-2:] == [("ban", ident(feyd)), ("unban", ident(feyd))]


def test_an_operator_closes_tables(server: Inside, folder: Path, alia: Person) -> None:
    lobby, game = table_of(alia), alia.play()["room"]["room"]
    wires = [alia.sit(lobby), alia.sit(game)]
    for wire in wires:
        wire.until("welcome")
    listed = {row["table"]: row["status"] for row in admin(folder, "list")}
    assert (listed[lobby], listed[game]) == ("lobby", "playing")
    look(server)

    admin(folder, "close", lobby)
    admin(folder, "close", game, "--reason", "abandoned")
    look(server)

    assert closed(wires[0]) == 4005
    told = wires[1].until("room", lambda message: message["room"]["status"] == "over")
    assert told["room"]["closed"]
    alia.get(f"/api/rooms/{lobby}", 404)
    assert game not in {row["table"] for row in admin(folder, "list")}
    assert {row["table"]: row["status"] for row in admin(folder, "list", "--all")}[game] == "closed"


def test_an_announcement_reaches_everybody(server: Inside, folder: Path, alia: Person) -> None:
    wire = alia.sit(table_of(alia))
    wire.until("welcome")
    look(server)

    admin(folder, "announce", "The server restarts at noon.", "--days", "0.5")
    look(server)

    assert wire.until("notice")["notice"]["text"] == "The server restarts at noon."
    assert alia.sit(table_of(alia)).until("notice")
    (notice,) = alia.get("/api/notices")["notices"]
    assert notice["until"] - notice["at"] == pytest.approx(43_200_000, abs=10_000)
    admin(folder, "silence")
    look(server)
    assert alia.get("/api/notices")["notices"] == []


def test_a_table_is_inspected_by_its_code(folder: Path, alia: Person, feyd: Person) -> None:
    room = table_of(alia, feyd)
    feyd.sit(room).answer("chat", text="for the emperor")

    (found,) = admin(folder, "inspect", alia.get(f"/api/rooms/{room}")["code"].lower())

    assert found["table"] == room
    assert found["seat 2"] == f"Feyd ({ident(feyd)})"
    assert found["talk 1"].endswith(": for the emperor")


def test_networks_are_banned_for_as_long_as_said() -> None:
    moderation = Moderation()
    hub = FakeHub(
        [
            Ban("a", None, "192.0.2.0/24", "", 0, None),
            Ban("b", None, "2001:db8::/32", "", 0, now() + 60_000),
            Ban("c", "p_1", None, "", 0, now() - 1),
        ]
    )
    asyncio.run(moderation.load(hub))  # type: ignore[arg-type]

    assert [moderation.bars(each) for each in ("192.0.2.77", "192.0.3.1")] == [True, False]
    assert [moderation.bars(each) for each in ("2001:db8:1:2::/64", "?")] == [True, False]
    assert not moderation.banned("p_1")


class FakeHub:
    """Bans without a database."""

    def __init__(self, bans: list[Ban]) -> None:
        self.store = self
        self.moderation = self
        self.found = bans

    async def bans(self) -> list[Ban]:
        return self.found

    async def notices(self) -> list[object]:
        return []


# Names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Alia",
        "Алия",
        "アリア Alia",
        "アリアさん",
        "李明",
        "O'Neil",
        "Zoë",
        "Nguyễn",
        "Λητώ",
        "עליה",
    ],
)
def test_names_of_every_script_are_names(name: str) -> None:
    assert person_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["Аlia", "Aliα", "Pауl", "ADMIN", "Κanly", "kanIy", "a\u0338\u0338\u0338lia", "0perator"],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        person_name(name)


def test_a_name_that_looks_like_another_at_the_table_is_refused(alia: Person) -> None:
    """The same name gets a number."""
    room = table_of(alia)
    assert skeleton("Аliа") == skeleton("Alia")
    other = Person(alia.server, "AIia")

    assert other.post(f"/api/rooms/{room}/join", {"name": "A1ia"}, 409)["code"] == "look-alike"
    other.name = "alia"
    assert other.join(room)["room"]["seats"][1]["name"] == "alia 2"
