"""One writer: what many games want to store at the same moment is stored in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Select,
    create_engine,
    event,
    exists,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kanly.server.store.database import tuned

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST: Final = 256
"""Jobs in one transaction."""
FRESH: Final = 1.0
"""Seconds after its last use for which a connection is taken to be there."""
GATHER: Final = 0.005
"""Seconds for which a transaction waits for more jobs when many are coming: what it costs to have
it on the disk is then shared..."""
CROWDED: Final = 0.005
"""...that is, when no more seconds than these pass between two jobs, on average of so many:"""
AVERAGED: Final = 16


class Waiting(NamedTuple):
    """A job and whoever waits for it."""

    job: Job[object]
    done: asyncio.Future[object]


class Bound(NamedTuple):
    """A statement that was made once, and what it is carried out with this time."""

    statement: Any
    values: dict[str, object]


class Prepared(NamedTuple):
    """A statement as the driver takes it, the names of its values in their order, and those values
    that are its own."""

    text: str
    names: list[str]
    own: dict[str, object]

    def values(self, found: dict[str, object]) -> tuple[object, ...]:
        return tuple([found[name] if name in found else self.own[name] for name in self.names])


@cache
def prepared(statement: Any, dialect: Dialect) -> Prepared:
    """Statements are put into words once: that takes longer than carrying them out."""
    compiled = statement.compile(dialect=dialect)
    return Prepared(str(compiled), list(compiled.positiontup or ()), dict(compiled.params))


@dataclass(frozen=True)
class Steps:
    """A job of statements, of which the others wait for the first: where that one changes no row,
    they are left out. The job tells how many rows the first one changed."""

    statements: tuple[Any, ...]

    def __call__(self, connection: Connection) -> int:
        changed = carried_out(connection, self.statements[0])
        for statement in self.statements[1:] if changed else ():
            carried_out(connection, statement)
        return changed

    @property
    def joinable(self) -> bool:
        """Whether one statement can say it all: each was made once, no two give one name to
        different values, and all but the first add rows that are selected."""
        seen: set[str] = set()
        for number, each in enumerate(self.statements):
            if not isinstance(each, Bound) or (number and each.statement.select is None):
                return False
            own = each.values.keys() - SHARED
            if own & seen:
                return False
            seen |= own
        return True

    def joined(self, dialect: Dialect) -> tuple[str, tuple[object, ...]]:
        """The one statement, and its values."""
        made = prepared(joined(tuple([each.statement for each in self.statements])), dialect)
        values = {name: value for each in self.statements for name, value in each.values.items()}
        return made.text, made.values(values)


SHARED: Final = frozenset({"room", "at"})
"""Names that stand for the same in all statements of a job."""


@cache
def joined(statements: tuple[Any, ...]) -> Select[Any]:
    """For PostgreSQL, where each statement is a journey: one that changes rows with the first of
    these and adds the rows of the others if it did, and tells how many the first one changed."""
    changed = statements[0].returning(literal_column("1").label("one")).cte("changed")
    found = select(func.count()).select_from(changed)
    for each in statements[1:]:
        rows = each.select.where(exists(select(changed.c.one)))
        added = insert(each.table).from_select(rows.selected_columns.keys(), rows)
        found = found.add_cte(added.cte())
    return found


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
        return await self.writer.write(Steps(statements))


def carried_out(connection: Connection, statement: Any) -> int:
    """Carry out a statement; how many rows it changed."""
    if isinstance(statement, Bound):
        made = prepared(statement.statement, connection.dialect)
        return connection.exec_driver_sql(made.text, made.values(statement.values)).rowcount
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
        self.last = 0.0
        """When the last job was handed in..."""
        self.gap = 1.0
        """...and how many seconds pass between two, lately."""
        self.kept: AsyncConnection | None = None
        """The connection that was used last, where the database is not local..."""
        self.driver: Any = None
        """...the driver's own..."""
        self.used = 0.0
        """...and when that was."""
        self.kept_here: Connection | None = None
        """The connection to a local database, of the writer's thread."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Finish what was handed in."""
        if self.task is not None:
            await self.queue.put(None)
            await self.task
            self.task = None
        await self.let_go()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go_here)
        self.thread.shutdown()
        if self.local is not None:
            self.local.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction. It may be run again after the failure of a neighbour."""
        if self.task is None:
            raise ConnectionError("the store is closed")
        loop = asyncio.get_running_loop()
        self.gap += (min(1.0, loop.time() - self.last) - self.gap) / AVERAGED
        self.last = loop.time()
        done: asyncio.Future[object] = loop.create_future()
        self.queue.put_nowait(Waiting(job, done))
        return await done  # type: ignore[return-value]

    async def run(self) -> None:
        going = True
        while going:
            batch: list[Waiting] = []
            first = await self.queue.get()
            if self.gap < CROWDED and first is not None:
                await asyncio.sleep(GATHER)
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
        return await loop.run_in_executor(self.thread, self.transact_here, self.local, jobs)

    def transact_here(self, engine: Engine, jobs: list[Job[object]]) -> list[object]:
        """In the writer's thread, over a connection that is kept until something fails."""
        if self.kept_here is None:
            self.kept_here = engine.connect()
        try:
            with self.kept_here.begin():
                return run_all(self.kept_here, jobs)
        except BaseException:
            self.let_go_here()
            raise

    def let_go_here(self) -> None:
        kept, self.kept_here = self.kept_here, None
        if kept is not None:
            kept.close()

    async def transact_remotely(self, jobs: list[Job[object]]) -> list[object]:
        """Over a connection that is kept while it is used: taking one from the pool asks the
        database first whether it is still there."""
        if self.kept is None or time.monotonic() - self.used > FRESH:
            await self.let_go()
            self.kept = await self.engine.connect()
            self.driver = (await self.kept.get_raw_connection()).driver_connection
        steps = [job for job in jobs if isinstance(job, Steps) and job.joinable]
        try:
            if len(steps) == len(jobs):
                found = await self.transact_joined(steps)
            else:
                async with self.kept.begin():
                    found = await self.kept.run_sync(run_all, jobs)
        except BaseException:
            await self.let_go()
            raise
        self.used = time.monotonic()
        return found

    async def transact_joined(self, jobs: list[Steps]) -> list[object]:
        """Jobs of one journey each; a single one is a transaction by itself."""
        said = [job.joined(self.engine.dialect) for job in jobs]
        try:
            if len(said) == 1:
                return [await self.driver.fetchval(said[0][0], *said[0][1])]
            async with self.driver.transaction():
                return [await self.driver.fetchval(text, *values) for text, values in said]
        except OSError:
            raise
        except Exception as error:  # as it would be without this shortcut
            raise DBAPIError(None, None, error, hide_parameters=True) from error

    async def let_go(self) -> None:
        """Give the connection back, if there is one."""
        kept, self.kept = self.kept, None
        if kept is not None:
            with suppress(Exception):  # of a connection that is broken
                await kept.close()


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
