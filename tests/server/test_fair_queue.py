"""Who waits for a process: the most urgent first, and owners take turns."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from kanly.server.workers.queue import FairQueue, Rank
from tests.server.inside import inside
from tests.server.table import Person


def served(*claims: tuple[str, Rank | None]) -> list[str]:
    """In which order claims are served by one place, which is taken at first."""
    order: list[str] = []

    async def work() -> None:
        queue = FairQueue(1)
        await queue.enter("first")

        async def one(name: str, rank: Rank | None) -> None:
            await queue.enter(name.partition("/")[0], lambda: rank)
            order.append(name)
            await asyncio.sleep(0)
            queue.leave(name.partition("/")[0])

        tasks = [asyncio.create_task(one(*claim)) for claim in claims]
        await asyncio.sleep(0)
        queue.leave("first")
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*tasks), 0.2)

    asyncio.run(work())
    return order


def test_owners_take_turns_however_many_questions_one_has() -> None:
    greedy = [(f"greedy/{number}", Rank.PRESENT) for number in range(4)]

    order = served(*greedy, ("newcomer/0", Rank.PRESENT), ("newcomer/1", Rank.PRESENT))

    assert order.index("newcomer/0") <= 1
    assert order.index("newcomer/1") <= 3


def test_tables_with_people_come_before_tables_without() -> None:
    order = served(("a", Rank.ALONE), ("b", Rank.PRESENT), ("c", Rank.URGENT), ("d", Rank.ALONE))

    assert order == ["c", "b", "a", "d"]


def test_who_is_not_to_be_thought_about_waits() -> None:
    assert served(("a", None), ("b", Rank.ALONE)) == ["b"]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def work() -> int:
        queue = FairQueue(1)
        await queue.enter("first")
        waiting = [asyncio.create_task(queue.enter("second")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting[:2]:
            task.cancel()
        queue.leave("first")
        waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return queue.busy

    assert asyncio.run(work()) == 0


def test_the_wait_of_a_newcomer_is_told_by_who_else_waits() -> None:
    async def work() -> tuple[float, float]:
        queue = FairQueue(1)
        before = queue.wait_for("me")
        await queue.enter("a")
        waiting = [asyncio.create_task(queue.enter("a")) for _ in range(30)]
        await asyncio.sleep(0)
        after = queue.wait_for("me") / queue.seconds
        for task in waiting:
            task.cancel()
        return before, after

    before, after = asyncio.run(work())

    assert before == 0
    assert after == 2  # one question of the other owner goes first, then one's own


def test_where_bots_would_wait_long_none_sit_down_and_it_is_told_how_long(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        queue = server.application.hub.bot_workers.queue

        async def crowd() -> list[asyncio.Task[None]]:
            queue.seconds = 20.0
            waiting = [asyncio.create_task(queue.enter(f"owner {at}")) for at in range(6)]
            await asyncio.sleep(0)
            return waiting

        waiting = server.run(crowd())
        asked = {"game": "imperium", "players": 2, "bot": "mentat"}
        refused = Person(server).http.post("/api/play", json=asked)
        seated = Person(server).http.post("/api/play", json={**asked, "bot": "novice"})
        server.do(lambda: [task.cancel() for task in waiting])

    assert (refused.status_code, refused.json()["code"]) == (503, "bots-busy")
    assert "120 seconds" in refused.json()["text"]
    assert int(refused.headers["retry-after"]) >= 120
    assert seated.status_code == 201
