"""The store: choices once and in order, one transaction for many, migrations that are whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from kanly.core.errors import BadOption
from kanly.server.store.database import address_of
from kanly.server.store.games import ChoiceRow, Expected, Progress, RoomRow, SeatRow, now
from kanly.server.store.outbox import PUSH, TURN, Channel, Told, queued
from kanly.server.store.people import BrowserSession, Person
from kanly.server.store.store import Store
from kanly.server.store.tables import META, ROOMS
from tests.server.databases import postgres


def row(ident: str) -> RoomRow:
    return RoomRow(
        id=ident,
        code=ident.upper(),
        game="imperium",
        public=True,
        status="playing",
        created=now(),
        doc="{}",
        version=0,
        seed="s",
        salt="t",
        rules=1,
        epoch=0,
        moves=0,
        clock="",
        due=None,
        lease=None,
        until=None,
    )


def on_store(folder: Path, work: Callable[[Store], Awaitable[None]], url: str = "") -> None:
    async def run() -> None:
        store = Store(url or f"sqlite:///{folder}/table.db")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_choice_is_stored_once_and_only_where_the_game_stands(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        games = store.games
        await games.add_room(row("r"), [])
        assert await games.append("r", Expected(0, Progress(0, 0)), ChoiceRow(0, "reveal"), {})
        assert not await games.append("r", Expected(0, Progress(0, 0)), ChoiceRow(1, "end"), {})
        assert not await games.append("r", Expected(0, Progress(0, 5)), ChoiceRow(1, "end"), {})
        assert await games.append("r", Expected(0, Progress(0, 1)), ChoiceRow(1, "end"), {})
        assert await games.choices("r") == [ChoiceRow(0, "reveal"), ChoiceRow(1, "end")]
        assert await games.choices("r", 1) == [ChoiceRow(1, "end")]

    on_store(tmp_path, work)


def test_taking_back_cuts_the_record_and_begins_an_epoch(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        games = store.games
        await games.add_room(row("r"), [])
        for number in range(4):
            await games.append(
                "r", Expected(0, Progress(0, number)), ChoiceRow(0, f"c{number}"), {}
            )
        assert not await games.truncate("r", Expected(0, Progress(0, 3)), 2, {})
        assert await games.truncate("r", Expected(0, Progress(0, 4)), 2, {})
        assert (await games.played("r", 1)) == (Progress(1, 2), [ChoiceRow(0, "c1")])
        assert not await games.append("r", Expected(0, Progress(0, 2)), ChoiceRow(0, "old"), {})
        assert await games.append("r", Expected(0, Progress(1, 2)), ChoiceRow(0, "new"), {})
        made = [made.choice for made in await games.choices("r")]
        assert made == ["c0", "c1", "new"]

    on_store(tmp_path, work)


def test_a_room_changed_by_another_is_not_written_over(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        games = store.games
        await games.add_room(row("r"), [SeatRow(0, None, "x")])
        assert await games.change_room(
            "r", Expected(0, None), {"doc": "one"}, [SeatRow(0, None, "y")]
        )
        assert not await games.change_room("r", Expected(0, None), {"doc": "two"}, [])
        found = await games.room("r")
        assert found is not None
        assert (found.doc, found.version) == ("one", 1)
        assert await games.seats("r") == [SeatRow(0, None, "y")]

    on_store(tmp_path, work)


def test_a_table_whose_game_never_began_is_forgotten(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        games = store.games
        await games.add_room(
            row("old")._replace(status="lobby", created=10), [SeatRow(0, None, "")]
        )
        await games.add_room(row("new")._replace(status="lobby", created=30), [])
        await games.add_room(row("game")._replace(created=10), [])
        await games.forget_lobbies(20)
        left = [ident for ident in ("old", "new", "game") if await games.room(ident)]
        assert left == ["new", "game"]
        assert await games.seats("old") == []

    on_store(tmp_path, work)


def test_a_room_has_one_owner_and_only_that_one_stores(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        games = store.games
        await games.add_room(row("r"), [])
        assert await games.hand_over("r", None, "one")
        assert not await games.hand_over("r", None, "two")
        assert await games.hand_over("r", "one", "two")
        assert await games.owner("r") == "two"
        made, now = ChoiceRow(0, "pass"), Progress(0, 0)
        assert not await games.append("r", Expected(0, now, "one"), made, {})
        assert await games.append("r", Expected(0, now, "two"), made, {})

    on_store(tmp_path, work)


def test_of_a_dead_process_only_what_is_due_soon_is_taken_over_at_once(tmp_path: Path) -> None:
    """Thousands of games of days wait for somebody to ask, or for their day."""

    async def work(store: Store) -> None:
        games, dead = store.games, {"lease": "dead"}
        await games.add_room(row("bots")._replace(due=1_000, **dead), [])
        await games.add_room(row("days")._replace(due=90_000, **dead), [])
        await games.add_room(row("people")._replace(**dead), [])
        await games.add_room(row("another's")._replace(due=1_000, lease="alive"), [])

        assert await games.orphans("dead", 60_000, 10) == ["bots"]
        assert await games.due_rooms(100_000, ["alive"], 10) == ["bots", "days"]

    on_store(tmp_path, work)


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    """Many jobs share a transaction; the others are stored all the same."""

    async def work(store: Store) -> None:
        def bad(connection: Connection) -> None:
            raise ValueError("bad")

        rooms = [store.games.add_room(row(f"r{i}"), []) for i in range(20)]
        results = await asyncio.gather(
            *rooms[:10], store.writer.write(bad), *rooms[10:], return_exceptions=True
        )
        assert [type(each) for each in results if each is not None] == [ValueError]
        assert all([await store.games.room(f"r{i}") is not None for i in range(20)])

    on_store(tmp_path, work)


def test_on_postgresql_a_choice_and_its_news_are_one_statement_and_all_or_nothing(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        games, outbox = store.games, store.outbox
        await games.add_room(row("r"), [])
        known = BrowserSession("h", "p", 0, None, None)
        await store.people.add_person(Person("p", "Alia", "en", None, None, 0), known)
        await outbox.add_channel(Channel("c", "p", PUSH, "https://push", "{}", "", None, 0))
        news = queued([Told(("p",), TURN, "r", now() - 1)])
        begin = Expected(0, Progress(0, 0))

        assert await games.append("r", begin, ChoiceRow(0, "reveal"), {"due": 5}, (), news)
        assert not await games.append("r", begin, ChoiceRow(0, "end"), {"due": 6}, (), news)

        assert await games.choices("r") == [ChoiceRow(0, "reveal")]
        found = await games.room("r")
        assert found is not None
        assert (found.moves, found.due) == (1, 5)
        assert [each.channel for each in await outbox.take(9, 1000)] == ["c"]

    with postgres() as url:
        on_store(tmp_path, work, url)


def test_on_postgresql_choices_of_many_games_share_a_transaction_and_fail_alone(
    tmp_path: Path,
) -> None:
    async def many(store: Store) -> None:
        games, begin = store.games, Expected(0, Progress(0, 0))
        for number in range(8):
            await games.add_room(row(f"r{number}"), [])
        await games.append("r7", begin, ChoiceRow(0, "reveal"), {"epoch": 0})
        back = ROOMS.update().where(ROOMS.c.id == "r7").values(moves=0)
        await games.run(back)  # its next choice has a number that is taken

        found = await asyncio.gather(
            *[games.append(f"r{number}", begin, ChoiceRow(0, "x"), {}) for number in range(7)],
            games.append("r7", begin, ChoiceRow(0, "x"), {}),
            return_exceptions=True,
        )

        assert found[:7] == [True] * 7
        assert isinstance(found[7], DBAPIError)

    with postgres() as url:
        on_store(tmp_path, many, url)


def test_what_was_handed_in_is_stored_before_closing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        asyncio.get_running_loop().create_task(store.games.add_room(row("r"), []))
        await asyncio.sleep(0)

    async def look(store: Store) -> None:
        assert await store.games.room("r") is not None

    on_store(tmp_path, work)
    on_store(tmp_path, look)


def test_the_migrations_make_exactly_the_tables(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        assert found == []

    on_store(tmp_path, work)
    on_store(tmp_path, work)


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection)
    return list(compare_metadata(context, META))


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", ""])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadOption, match="--database"):
        address_of(url)


def test_an_error_of_the_database_tells_nothing_of_what_was_to_be_stored(tmp_path: Path) -> None:
    """It is logged, and logs have no secrets."""

    async def work(store: Store) -> None:
        await store.games.add_room(row("r"), [])
        secret = row("r")._replace(seed="the-secret-seed", code="other")
        with pytest.raises(IntegrityError) as error:
            await store.games.add_room(secret, [])
        assert "the-secret-seed" not in str(error.value)

    on_store(tmp_path, work)
