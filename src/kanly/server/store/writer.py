"""One writer: what many games want to store at the same moment is stored in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kanly.server.store.database import tuned

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST: Final = 256
"""Jobs in one transaction."""
FRESH: Final = 1.0
"""Seconds after its last use for which a connection is taken to be there."""


class Waiting(NamedTuple):
    """A job and whoever waits for it."""

    job: Job[object]
    done: asyncio.Future[object]


class Bound(NamedTuple):
    """A statement that was made once, and what it is carried out with this time."""

    statement: Any
    values: dict[str, object]


class Part:
    """A part of what is stored: how it is read, and written."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def rows(self, statement: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(statement))

    async def run(self, *statements: Any) -> int:
        """Carry out statements in one transaction; how many rows the first one changed.

        The others wait for it: where it changes nothing they are left out.
        """

        def job(connection: Connection) -> int:
            changed = carried_out(connection, statements[0])
            for statement in statements[1:] if changed else ():
                carried_out(connection, statement)
            return changed

        return await self.writer.write(job)


def carried_out(connection: Connection, statement: Any) -> int:
    """Carry out a statement; how many rows it changed."""
    if isinstance(statement, Bound):
        return connection.execute(*statement).rowcount
    changed: int = connection.execute(statement).rowcount
    return changed


class Writer:
    """Runs jobs in their order; a job is done when the transaction it was in is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.local = local_twin(engine)
        self.thread = ThreadPoolExecutor(1, "kanly-writer")
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.kept: AsyncConnection | None = None
        """The connection that was used last, where the database is not local..."""
        self.used = 0.0
        """...and when."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Finish what was handed in."""
        if self.task is not None:
            await self.queue.put(None)
            await self.task
            self.task = None
        await self.let_go()
        self.thread.shutdown()
        if self.local is not None:
            self.local.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction. It may be run again after the failure of a neighbour."""
        if self.task is None:
            raise ConnectionError("the store is closed")
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(job, done))
        return await done  # type: ignore[return-value]

    async def run(self) -> None:
        going = True
        while going:
            batch: list[Waiting] = []
            first = await self.queue.get()
            while first is not None:
                batch.append(first)
                if self.queue.empty() or len(batch) == MOST:
                    break
                first = self.queue.get_nowait()
            going = first is not None
            if batch:
                await self.commit(batch)

    async def commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one fails, each in its own, so that it fails alone."""
        jobs = [waiting.job for waiting in batch]
        try:
            results = await self.transact(jobs)
        except Exception as error:
            if len(batch) == 1:
                settle(batch[0].done, error)
                return
            for waiting in batch:
                await self.commit([waiting])
            return
        for waiting, result in zip(batch, results):
            settle(waiting.done, result)

    async def transact(self, jobs: list[Job[object]]) -> list[object]:
        """SQLite in its own thread, which is left once a transaction; others over the network."""
        if self.local is None:
            return await self.transact_remotely(jobs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, transact, self.local, jobs)

    async def transact_remotely(self, jobs: list[Job[object]]) -> list[object]:
        """Over a connection that is kept while it is used: taking one from the pool asks the
        database first whether it is still there."""
        if self.kept is None or time.monotonic() - self.used > FRESH:
            await self.let_go()
            self.kept = await self.engine.connect()
        try:
            async with self.kept.begin():
                found = await self.kept.run_sync(run_all, jobs)
        except BaseException:
            await self.let_go()
            raise
        self.used = time.monotonic()
        return found

    async def let_go(self) -> None:
        """Give the connection back, if there is one."""
        kept, self.kept = self.kept, None
        if kept is not None:
            with suppress(Exception):  # of a connection that is broken
                await kept.close()


def transact(engine: Engine, jobs: list[Job[object]]) -> list[object]:
    with engine.begin() as connection:
        return run_all(connection, jobs)


def run_all(connection: Connection, jobs: list[Job[object]]) -> list[object]:
    return [job(connection) for job in jobs]


def settle(done: asyncio.Future[object], result: object) -> None:
    """Tell whoever waits, unless nobody does any more."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def local_twin(engine: AsyncEngine) -> Engine | None:
    """An engine for the same SQLite file without asyncio; None for other databases."""
    if engine.dialect.name != "sqlite":
        return None
    url = engine.url.set(drivername="sqlite")
    twin = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(twin, "connect", tuned)
    return twin
