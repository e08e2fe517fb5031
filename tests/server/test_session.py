"""A session: what a reader is told, in which order, when it is slow, and when it comes back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from kanly.server.outgoing import Ok, Pong
from kanly.server.rooms.session import KEPT, MOST_WAITING, Session

Json = dict[str, Any]


class Room:
    """As much of a room as a session looks at."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.spectators = 0
        self.show = self.hub = self
        self.long_work = asyncio.Lock()

    def happens(self, *entries: str) -> None:
        self.log.extend(entries)

    def log_for(self, seat: int | None) -> list[str]:
        return self.log

    def state_for(self, seat: int | None, lang: str) -> tuple[bytes, None, object]:
        return b'{"at":%d}' % len(self.log), None, None

    def entries_for(self, seat: int | None, lang: str, start: int, end: int) -> list[str]:
        return self.log[start:end]

    def asked_beside(self, person: str | None) -> list[int]:
        return []

    def data(self, person: str | None, seat: int | None) -> int:
        return self.spectators


class Reader:
    """Somebody who reads only when let."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.may = asyncio.Event()

    async def send(self, text: str) -> None:
        await self.may.wait()
        self.heard.append(json.loads(text))

    @property
    def log(self) -> list[str]:
        found: list[str] = []
        for message in self.heard:
            if message["type"] == "state":
                log = message["log"]
                found = ([] if log["reset"] else found[: log["from"]]) + log["entries"]
        return found


def made(room: Room) -> Session:
    session = Session("s", room, "p", 0, "en")  # type: ignore[arg-type]
    session.connection = 1
    return session


async def reading(session: Session, reader: Reader) -> asyncio.Task[None]:
    task = asyncio.create_task(session.pump(reader.send, session.connection))
    await asyncio.sleep(0)
    return task


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_slow_reader_skips_states_but_no_entry_of_the_log() -> None:
    async def work() -> None:
        room, reader = Room(), Reader()
        session = made(room)
        session.state_changed()
        task = await reading(session, reader)
        for number in range(50):
            room.happens(f"e{number}")
            session.state_changed()
            await asyncio.sleep(0)
        reader.may.set()
        await a_while()
        task.cancel()

        states = [message for message in reader.heard if message["type"] == "state"]
        assert len(states) == 2
        assert reader.log == [f"e{number}" for number in range(50)]

    asyncio.run(work())


def test_a_state_that_says_nothing_new_is_not_sent() -> None:
    async def work() -> None:
        room, reader = Room(), Reader()
        reader.may.set()
        session = made(room)
        task = await reading(session, reader)
        for _ in range(3):
            session.state_changed()
            session.room_changed()
            await a_while()
        task.cancel()

        assert [message["type"] for message in reader.heard] == ["state", "room"]
        assert [message["seq"] for message in reader.heard] == [1, 2]

    asyncio.run(work())


def test_a_log_cut_short_is_told_from_where_it_differs() -> None:
    async def work() -> None:
        room, reader = Room(), Reader()
        reader.may.set()
        session = made(room)
        task = await reading(session, reader)
        room.happens("a", "b", "c")
        session.state_changed()
        await a_while()
        del room.log[1:]
        session.cut(1)
        room.happens("B")
        session.state_changed()
        await a_while()
        task.cancel()

        assert reader.heard[-1]["log"]["from"] == 1
        assert reader.log == ["a", "B"]

    asyncio.run(work())


def test_a_reader_who_never_reads_is_given_up() -> None:
    async def work() -> None:
        session, reader = made(Room()), Reader()
        task = await reading(session, reader)
        for number in range(MOST_WAITING + 2):
            session.tell(Pong(id=None, at=number))
        reader.may.set()
        await asyncio.wait_for(task, 1)

        assert session.overflowed

    asyncio.run(work())


def resumed(sent: int, known: int) -> tuple[bool, list[Json]]:
    """A reader to whom messages were sent, and who saw only some of them, comes back."""

    async def work() -> tuple[bool, list[Json]]:
        room, first, second = Room(), Reader(), Reader()
        first.may.set()
        second.may.set()
        session = made(room)
        task = await reading(session, first)
        for number in range(sent):
            room.happens(f"e{number}")
            session.state_changed()
            session.tell(Ok(id=f"c{number}"))
            await a_while()
        task.cancel()
        back = session.resume(known)
        session.connection = 2
        task = await reading(session, second)
        await a_while()
        task.cancel()
        return back, second.heard

    return asyncio.run(work())


def test_who_comes_back_is_told_again_what_was_lost() -> None:
    back, heard = resumed(sent=5, known=4)

    assert back
    assert [m["id"] for m in heard if m["type"] == "ok"] == ["c2", "c3", "c4"]
    (state,) = [message for message in heard if message["type"] == "state"]
    assert state["log"] == {"from": 2, "total": 5, "reset": False, "entries": ["e2", "e3", "e4"]}
    assert [message["seq"] for message in heard] == list(range(11, 11 + len(heard)))


def test_who_lost_nothing_is_told_nothing_twice() -> None:
    back, heard = resumed(sent=5, known=10)

    assert back
    assert [message["type"] for message in heard] == ["room"]


def test_what_is_long_gone_cannot_be_resumed() -> None:
    assert not resumed(sent=KEPT, known=3)[0]
    assert not resumed(sent=3, known=100)[0]
