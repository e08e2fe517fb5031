"""Games of other rules than this program plays: they are listed, refused clearly, and in no one's
way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.core.registry import kit_of
from kanly.server.rooms.play import ended
from kanly.server.store.games import RoomRow, now
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_records import text_of_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("versions")) as running:
        yield running


@pytest.fixture
def alia(server: Inside) -> Person:
    return Person(server, "Alia")


@pytest.fixture
def new_rules(server: Inside, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Restarts the server, as it were, with the next version of the rules."""

    def restart() -> None:
        def forget() -> None:
            for room in server.application.hub.rooms.values():
                room.jobs.cancel()
            server.application.hub.rooms.clear()

        kit = kit_of("imperium")
        monkeypatch.setattr(kit, "version", kit.version + 1)
        server.do(forget)

    return restart


def begun(alia: Person, **body: Any) -> str:
    room: str = alia.play(pace_ms=5000, **body)["room"]["room"]
    return room


def end(server: Inside, room: str) -> None:
    """Let a game be over."""

    async def work() -> None:
        live = await server.application.hub.playing(room)
        async with live.lock:
            await live.change(lambda draft: ended(draft.doc))

    server.run(work())


def test_a_game_of_older_rules_is_listed_with_a_note_and_hides_no_other(
    alia: Person, new_rules: Any
) -> None:
    old = begun(alia)
    new_rules()
    new = begun(alia, players=1)

    mine = {room["room"]: room for room in alia.get("/api/me/rooms")["rooms"]}

    assert list(mine) == [new, old]
    assert (mine[old]["old_rules"], mine[old]["asked"]) == (True, False)
    assert (mine[new]["old_rules"], mine[new]["asked"]) == (False, True)
    assert alia.get(f"/api/rooms/{old}")["status"] == "playing"


def test_a_game_of_older_rules_says_so_to_whoever_comes(alia: Person, new_rules: Any) -> None:
    old = begun(alia)
    new_rules()

    with pytest.raises(ConnectionClosed) as closed:
        alia.sit(old).hear()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4006
    for action in ("leave", "claim"):
        assert alia.post(f"/api/rooms/{old}/{action}", status=409)["code"] == "old-rules"
    assert alia.get(f"/api/rooms/{old}/log", 409)["code"] == "old-rules"


def test_a_game_that_cannot_be_read_hides_no_other(
    server: Inside, alia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    torn, whole = begun(alia), begun(alia)
    hub = server.application.hub
    playing = hub.playing

    async def failing(ident: str) -> Any:
        if ident == torn:
            raise KeyError("a card that was never printed")
        return await playing(ident)

    monkeypatch.setattr(hub, "playing", failing)

    assert [room["room"] for room in alia.get("/api/me/rooms")["rooms"]] == [whole, torn]


def test_only_tables_where_something_is_to_come_are_in_the_open(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    old = alia.create(public=True, players=2, bots={"1": "random"})["room"]["room"]
    alia.post(f"/api/rooms/{old}/start")
    lobby = alia.create(public=True)["room"]["room"]
    new_rules()

    listed = [room["room"] for room in Person(server, "Duncan").get("/api/rooms")["rooms"]]

    assert lobby in listed
    assert old not in listed


def test_a_table_that_waited_is_begun_by_the_rules_of_today(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    room = alia.create(players=2, bots={"1": "random"})["room"]["room"]
    new_rules()

    assert not alia.post(f"/api/rooms/{room}/start")["old_rules"]
    server.do(server.application.hub.rooms.clear)

    assert alia.sit(room).asked()


# Waking -------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.rooms.hub.MOST_DUE", 10, raising=False)


def sleepers(server: Inside, name: str, doc: str, rules: int) -> None:
    """As many rooms as are looked at, where something has been due for a long time."""
    for number in range(10):
        row = RoomRow(
            id=f"{name}{number}",
            code=f"{name}{number}",
            game="imperium",
            public=False,
            status="playing",
            created=0,
            doc=doc,
            version=0,
            seed="",
            salt="",
            rules=rules,
            epoch=0,
            moves=0,
            clock="",
            due=number,
            lease=None,
            until=None,
        )
        server.run(server.application.hub.store.games.add_room(row, []))


def asleep(server: Inside, alia: Person) -> str:
    """A game where a bot is asked and nobody is there."""
    room = begun(alia)
    server.application.hub.rooms[room].doc.alone = True
    alia.post(f"/api/rooms/{room}/leave")

    def forget() -> None:
        server.application.hub.rooms.pop(room).jobs.cancel()

    server.do(forget)
    return room


def woken(server: Inside, room: str, sweeps: int) -> bool:
    hub = server.application.hub
    for _ in range(sweeps):
        server.run(hub.sweep())
    return room in hub.rooms


def test_games_of_older_rules_keep_no_other_from_being_woken(server: Inside, alia: Person) -> None:
    room = asleep(server, alia)
    sleepers(server, "old", "", kit_of("imperium").version - 1)

    assert woken(server, room, 1)
    games = server.application.hub.store.games
    due = server.run(games.due_rooms(now(), "me", 1000))
    assert not [ident for ident in due if ident.startswith("old")]


def test_games_that_cannot_be_woken_keep_no_other_from_it(server: Inside, alia: Person) -> None:
    room = asleep(server, alia)
    sleepers(server, "torn", "{", kit_of("imperium").version)

    assert woken(server, room, 2)


# Replays ------------------------------------------------------------------------------------------

PARTS = ("", "/states", "/scores", "/analysis", "/file")


def test_a_finished_game_of_older_rules_is_never_replayed_by_the_new(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    room = begun(alia)
    end(server, room)
    new_rules()

    for part in PARTS:
        assert alia.get(f"/api/records/{room}{part}", 409)["code"] == "old-rules"
    assert alia.get("/api/me/rooms")["rooms"][0]["old_rules"]


def test_an_imported_record_of_older_rules_is_only_given_back(alia: Person, new_rules: Any) -> None:
    text = text_of_game(choices=5)
    record = alia.http.post("/api/records", content=text).json()["record"]
    new_rules()

    for part in PARTS[:-1]:
        assert alia.get(f"/api/records/{record}{part}", 409)["code"] == "old-rules"
    assert alia.http.get(f"/api/records/{record}/file").text == text
    again = alia.http.post("/api/records", content=text)
    assert (again.status_code, again.json()["code"]) == (409, "old-rules")
