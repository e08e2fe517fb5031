"""Results: stored with the last choice of a game or not at all, once for each seat, and found out
afterwards for games that ended under an older program."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kanly.server.rooms import play
from kanly.server.rooms.doc import Origin
from kanly.server.rooms.room import Room
from kanly.server.store.database import migrated
from kanly.server.store.results import ResultRow
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_versions import FIXTURE

SMALL = {"rounds": 2, "small-decks": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("results")) as running:
        yield running


def begun(server: Inside, person: Person, **body: Any) -> Room:
    """A small game of a person and bots, in which only the test chooses."""
    ticket = person.play(players=3, options=SMALL, bot="random", **body)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    server.do(lambda: stilled(room))
    return room


def stilled(room: Room) -> None:
    room.jobs.plans = list  # type: ignore[method-assign]
    room.jobs.reconcile()


async def finish(room: Room, but: int = 0) -> None:
    """Make first choices till the game is over, or but so many before."""
    while True:
        async with room.lock:
            assert room.live is not None
            game = room.live.game
            if game.over:
                return
            decision = game.pending[0]
            trial = room.live.attempt(decision.seat, decision.choices[0])
            if but and trial.game.over:
                return
            await play.commit(room, decision.seat, trial)


def results(server: Inside, room: str) -> list[ResultRow]:
    store = server.application.hub.store
    return server.run(store.results.of_tables([room]))[room]


def test_the_result_of_every_seat_is_stored_with_the_last_choice(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = begun(server, alia)

    server.run(finish(room, but=1))
    assert results(server, room.id) == []
    server.run(finish(room))

    found = results(server, room.id)
    assert room.live is not None
    ended = room.live.game.result
    assert ended is not None
    assert [row.score for row in found] == ended.scores
    assert sorted(row.seat for row in found if row.place == 1) == sorted(ended.winners)
    assert [row.person for row in found] == [alia.get("/api/me")["person"], None, None]
    assert [row.bot for row in found] == [None, "random", "random"]
    assert {(row.game, row.mode, row.players) for row in found} == {("imperium", "short", 3)}
    assert all(row.house for row in found)


def test_without_its_results_a_game_does_not_end(tmp_path: Path) -> None:
    """The last choice and the results are one transaction: a crash leaves both or neither."""
    with inside(tmp_path) as server:
        room = begun(server, Person(server))
        server.run(finish(room, but=1))
        with sqlite3.connect(tmp_path / "table.db") as database:
            database.execute("ALTER TABLE results RENAME TO elsewhere")
            before = database.execute("SELECT count(*) FROM choices").fetchone()

        with pytest.raises(Exception, match="results"):
            server.run(finish(room))

        with sqlite3.connect(tmp_path / "table.db") as database:
            after = database.execute("SELECT count(*) FROM choices").fetchone()
            status = database.execute("SELECT status FROM rooms").fetchone()
            database.execute("ALTER TABLE elsewhere RENAME TO results")
        assert (after, status) == (before, ("playing",))
        server.run(finish(room))
        assert len(results(server, room.id)) == 3


def test_whoever_leaves_a_game_to_a_bot_has_left_it(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = begun(server, alia)
    alia.post(f"/api/rooms/{room.id}/leave")

    server.run(finish(room))

    own = results(server, room.id)[0]
    assert (own.person, own.bot, own.left) == (alia.get("/api/me")["person"], None, True)


def test_a_game_that_does_not_count_is_nobodys_result(server: Inside) -> None:
    room = begun(server, Person(server))
    room.doc.origin = Origin(kind="puzzle")

    server.run(finish(room))

    assert [(row.person, row.bot) for row in results(server, room.id)] == [(None, None)] * 3


def test_a_puzzle_that_is_begun_anew_has_no_result_any_more(server: Inside) -> None:
    room = begun(server, Person(server))
    room.doc.origin = Origin(kind="puzzle")
    server.run(finish(room))

    server.run(room.locked(play.restart(room, 0)))
    assert results(server, room.id) == []
    server.run(finish(room))

    assert len(results(server, room.id)) == 3


def test_results_move_with_a_guest_who_logs_in(server: Inside) -> None:
    account = Person(server, "Alia")
    account.post("/api/account", {"login": "mover", "password": "fear is the mind killer"}, 201)
    guest = Person(server, "Alia")
    room = begun(server, guest)
    server.run(finish(room))

    guest.post("/api/session", {"login": "mover", "password": "fear is the mind killer"})

    assert results(server, room.id)[0].person == account.get("/api/me")["person"]


def test_results_are_handed_out_and_forgotten_with_everything_else(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = begun(server, alia)
    server.run(finish(room))

    lines = [json.loads(line) for line in alia.http.get("/api/me/export").text.splitlines()]
    kept = [line for line in lines if line["kind"] == "result"]
    assert [(line["room"], line["place"]) for line in kept] == [
        (room.id, results(server, room.id)[0].place)
    ]

    assert alia.http.post("/api/me/delete", json={}).status_code == 204
    assert [row.person for row in results(server, room.id)] == [None] * 3


# Games that ended under an older program ----------------------------------------------------------


def swept(server: Inside, room: str) -> list[ResultRow]:
    """The results of a game once the server has found them out."""
    end = time.monotonic() + 60
    while not (found := results(server, room)) and time.monotonic() < end:
        server.run(server.application.hub.tidy())
    return found


def test_results_of_past_games_are_found_out_and_the_step_goes_back_and_forth(
    tmp_path: Path,
) -> None:
    (tmp_path / "table.db").write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    found = []
    for _ in range(2):
        with inside(tmp_path) as server:
            found.append({room: swept(server, room) for room in ("fixture17", "fixture2")})
            url = server.application.config.database
            server.run(migrated(url, "0008"))
        with sqlite3.connect(tmp_path / "table.db") as database:
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            assert "results" not in names
    assert found[0] == found[1]
    won = [row.person for row in found[0]["fixture17"] if row.place == 1]
    with sqlite3.connect(tmp_path / "table.db") as database:
        seats = dict(
            database.execute("SELECT seat, person FROM seats WHERE room = 'fixture17'").fetchall()
        )
    assert {row.seat: row.person for row in found[0]["fixture17"]} == seats
    assert len(won) == 1
    # one that comes out differently under the rules of now has no result that could be known
    assert {row.place for row in found[0]["fixture2"]} == {None}
