"""Games of other rules than this program plays: they go on where nothing changed, and else their
table decides; what was finished is shown for ever."""

from __future__ import annotations

import gzip
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kanly.core.record import read
from kanly.core.registry import kit_of
from kanly.server.replay import Replay
from kanly.server.rooms.play import ended
from kanly.server.store.games import ChoiceRow, RoomRow
from kanly.server.workers.kept import KeptReplay, OldGame, keep, viewers
from kanly.translation import LANGUAGES
from tests.server.inside import Inside, inside
from tests.server.table import PATIENCE, Person, Wire
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


def test_a_game_goes_on_under_new_rules_where_its_history_is_the_same(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    room = begun(alia)
    wire = alia.sit(room)
    wire.choose()
    log = [entry["text"] for entry in wire.asked() and wire.log]
    wire.close()
    new_rules()

    wire = alia.sit(room)
    wire.asked()

    assert [entry["text"] for entry in wire.log][: len(log)] == log
    assert wire.choose()["type"] == "ok"
    assert server.application.hub.rooms[room].rules == kit_of("imperium").version


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


def test_a_table_that_waited_is_begun_by_the_rules_of_today(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    room = alia.create(players=2, bots={"1": "random"})["room"]["room"]
    new_rules()

    alia.post(f"/api/rooms/{room}/start")
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


def test_games_that_cannot_be_woken_keep_no_other_from_it(server: Inside, alia: Person) -> None:
    room = asleep(server, alia)
    sleepers(server, "torn", "{", kit_of("imperium").version)

    assert woken(server, room, 2)


# A database of rules 2 ----------------------------------------------------------------------------

FIXTURE = Path(__file__).parent / "fixtures/rules-2.db.gz"
"""Made by the program as it was when both games were at version 2. Today the unfinished game 5
and the finished game 2 come out differently after 13 and 12 choices; 14, 17, 20 and 23 do not."""


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Inside]:
    (tmp_path / "table.db").write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    with sqlite3.connect(tmp_path / "table.db") as database:  # its people were there lately
        database.execute("UPDATE cookies SET created = ?", (time.time_ns() // 1_000_000,))
    with inside(tmp_path) as running:
        yield running


def known(server: Inside, name: str) -> Person:
    """Somebody who played there."""
    person = Person(server, name)
    person.http.cookies.set("kanly", f"{name.lower()}-cookie")
    return person


@pytest.mark.parametrize(("room", "made"), [("fixture14", 25), ("fixture20", 80)])
def test_games_of_version_2_go_on_where_nothing_changed(
    upgraded: Inside, room: str, made: int
) -> None:
    people = [known(upgraded, name) for name in ("Alia", "Duncan", "Chani")]
    seats = [person.sit(room) for person in people[: 1 if room == "fixture14" else 3]]
    chosen_by_somebody(seats)

    live = upgraded.application.hub.rooms[room]
    assert live.rules == live.kit.version
    assert live.progress.moves > made


def chosen_by_somebody(seats: list[Wire]) -> None:
    """Let the first who is asked choose; moments that pass by themselves come before."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for seat in seats:
            seat.quiet(0.05)
            if seat.state and seat.state["decision"] and seat.choose()["type"] == "ok":
                return
    raise AssertionError("nobody was asked")


def test_a_table_goes_back_to_where_the_new_rules_agree_if_everybody_wants_to(
    upgraded: Inside,
) -> None:
    one, two = (known(upgraded, name).sit("fixture5") for name in ("Alia", "Duncan"))

    change = one.until("room" if one.heard else "welcome")["room"]["rules_change"]
    assert change == {"same": 13, "made": 60, "draw": [], "go_on": [], "needed": [0, 1]}
    asked, other = sorted((one, two), key=lambda wire: wire.until("state")["decision"] is None)
    assert asked.choose()["code"] == "rules-changed"

    assert one.answer("settle", how="go-on", vote=True)["type"] == "ok"
    assert two.answer("settle", how="draw", vote=True)["type"] == "ok"
    assert upgraded.application.hub.rooms["fixture5"].same == 13
    assert two.answer("settle", how="go-on", vote=True)["type"] == "ok"

    assert asked.choose()["type"] == "ok"
    rows = upgraded.run(upgraded.application.hub.store.games.choices("fixture5"))
    assert len(rows) == 14
    assert rows[13].trace
    told = other.until("room", lambda message: message["room"]["rules_change"] is None)
    assert told["room"]["status"] == "playing"


def test_a_table_ends_a_game_as_a_draw_if_everybody_wants_to(upgraded: Inside) -> None:
    one, two = (known(upgraded, name).sit("fixture5") for name in ("Alia", "Duncan"))

    one.answer("settle", how="draw", vote=True)
    two.answer("settle", how="draw", vote=True)

    state = one.until("state", lambda message: message["status"] == "over")
    assert state["result"]["winners"] == [0, 1]
    assert "draw" in state["result"]["text"]
    info = known(upgraded, "Alia").get("/api/records/fixture5")
    assert (info["choices"], info["made"], info["over"]) == (13, 60, False)


@pytest.mark.parametrize(
    ("room", "choices", "made"), [("fixture17", 199, 199), ("fixture23", 64, 64)]
)
def test_finished_games_of_version_2_are_replayed(
    upgraded: Inside, room: str, choices: int, made: int
) -> None:
    alia = known(upgraded, "Alia")

    info = alia.get(f"/api/records/{room}")
    last = alia.get(f"/api/records/{room}/states", **{"from": choices})["states"][0]

    assert (info["choices"], info["made"], info["over"]) == (choices, made, True)
    assert last["result"] == info["result"] != None  # noqa: E711
    file = read(alia.http.get(f"/api/records/{room}/file").text, any_rules=True)
    assert (len(file.lines), file.rules, file.over) == (made, 2, True)


def test_a_finished_game_that_comes_out_differently_is_shown_as_far_as_it_is_known(
    upgraded: Inside,
) -> None:
    alia = known(upgraded, "Alia")

    info = alia.get("/api/records/fixture2")
    file = read(alia.http.get("/api/records/fixture2/file").text, any_rules=True)

    assert (info["choices"], info["made"]) == (12, 228)
    assert len(file.lines) == 228
    assert len(alia.get("/api/records/fixture2/states", to=200)["states"]) == 13
    assert alia.get("/api/records/fixture2/analysis", 409)["code"] == "old-rules"


# Finished games -----------------------------------------------------------------------------------


def test_what_is_kept_of_a_game_shows_what_its_replay_shows() -> None:
    for players, options in ((2, {}), (1, {}), (4, {"ix": True})):
        record = read(text_of_game(seed=5, players=players, choices=120, **options))
        replay, kept = Replay(record), KeptReplay(keep(record))
        replay.play(verify=True)
        for lang in LANGUAGES:
            assert kept.data("x", lang, None) == replay.data("x", lang, None)
        for seat in viewers(players):
            shown = [each.moments(0, len(replay.moves), seat, "fr") for each in (kept, replay)]
            assert msgspec.to_builtins(shown[0]) == msgspec.to_builtins(shown[1])
        assert kept.file() == replay.file()


def test_a_finished_game_is_kept_and_shown_when_the_rules_are_others(
    server: Inside, alia: Person, new_rules: Any
) -> None:
    room = begun(alia)
    alia.sit(room).choose()
    end(server, room)
    hub = server.application.hub
    while server.run(hub.store.games.unkept(1)):
        server.run(hub.keep_replays())
    new_rules()

    assert server.run(hub.store.games.kept_replay(room))
    made = len(server.run(hub.store.games.choices(room)))
    assert alia.get(f"/api/records/{room}")["choices"] == made >= 1
    for part in ("/states", "/scores"):
        alia.get(f"/api/records/{room}{part}")
    assert read(alia.http.get(f"/api/records/{room}/file").text, any_rules=True).lines


def test_a_choice_of_which_something_else_came_is_not_the_same() -> None:
    text = text_of_game(choices=30)
    record = read(text)
    rows = [ChoiceRow(line.seat, line.choice) for line in record.lines]
    rows[20] = rows[20]._replace(trace="0" * 16)

    kept = KeptReplay(keep(OldGame(record, rows)))

    assert (len(kept.moves), kept.game.made) == (20, 30)


def test_an_imported_record_of_older_rules_is_shown_but_none_is_taken(
    alia: Person, new_rules: Any
) -> None:
    text = text_of_game(choices=5)
    record = alia.http.post("/api/records", content=text).json()["record"]
    new_rules()

    assert alia.get(f"/api/records/{record}")["choices"] == 5
    assert alia.http.get(f"/api/records/{record}/file").text == text
    again = alia.http.post("/api/records", content=text)
    assert (again.status_code, again.json()["code"]) == (409, "old-rules")
