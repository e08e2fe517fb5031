"""What changes at a table while somebody connects to it is not lost on them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from kanly.server.rooms import lobby
from kanly.server.rooms import options as opts
from kanly.server.rooms.room import Room
from kanly.server.store.games import ChatRow
from tests.server.inside import Inside, inside
from tests.server.table import LEADERS, Person, Wire

Meanwhile = Callable[[], Coroutine[object, object, None]]


def arriving(server: Inside, person: Person, room: str, meanwhile: Meanwhile) -> Wire:
    """Connect; something happens when it is known where to, and before they are there."""
    games = server.application.hub.store.games
    chat = games.chat

    async def late(ident: str, before: int, limit: int) -> list[ChatRow]:
        games.chat = chat  # type: ignore[method-assign]
        await meanwhile()
        return await chat(ident, before, limit)

    games.chat = late  # type: ignore[method-assign]
    return person.sit(room)


def seated(first: Inside, second: Inside, **options: object) -> tuple[Person, str]:
    """Alia at one server, Duncan at the same or another, before the game; Duncan and the room."""
    alia, duncan = Person(first, "Alia"), Person(second, "Duncan")
    ticket = alia.create(players=2, options={"leaders": LEADERS[:2]}, **options)
    room: str = ticket["room"]["room"]
    duncan.join(room)
    return duncan, room


async def begin(server: Inside, room: str) -> Room:
    found = await server.application.hub.get(room)
    async with found.lock:
        await found.refresh()  # of whoever sat down at another process
    await lobby.start(found, found.doc.host)
    return found


def test_a_game_that_begins_at_another_process_is_shown(tmp_path: Path) -> None:
    with inside(tmp_path) as first, inside(tmp_path) as second:
        duncan, room = seated(first, second)

        async def meanwhile() -> None:
            here = await second.application.hub.get(room)
            first.run(begin(first, room))
            async with here.lock:
                await here.refresh()

        wire = arriving(second, duncan, room, meanwhile)

        assert wire.until("state")["seat"] == 1


def test_whoever_is_given_another_seat_looks_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Swapping:
        @staticmethod
        def shuffle(some: list[object]) -> None:
            some.reverse()

    monkeypatch.setattr(opts, "CHANCE", Swapping)
    with inside(tmp_path) as server:
        duncan, room = seated(server, server, draw=True)

        async def meanwhile() -> None:
            await begin(server, room)

        wire = arriving(server, duncan, room, meanwhile)

        assert wire.until("state")["seat"] == 0
