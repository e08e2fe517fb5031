"""The store: opened once by a process, closed when it stops."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Final

from sqlalchemy import Connection, delete, insert

from kanly.server.logs import LOG
from kanly.server.store.database import engine, migrate
from kanly.server.store.deals import DealStore
from kanly.server.store.games import GameStore
from kanly.server.store.moderation import ModerationStore
from kanly.server.store.outbox import OutboxStore
from kanly.server.store.people import PeopleStore
from kanly.server.store.results import ResultStore
from kanly.server.store.tables import CHECKS
from kanly.server.store.writer import Writer

TRY: Final = 1.0
"""Seconds for which one attempt to store something stands for the next..."""
PATIENCE: Final = 5.0
"""...and after which it has failed."""


class Store:
    """A database with everything that is kept in it."""

    def __init__(self, url: str) -> None:
        self.name = socket.gethostname()[:40]
        self.tried = float("-inf")
        self.trial: asyncio.Task[bool] | None = None
        self.engine = engine(url)
        self.writer = Writer(self.engine)
        self.games = GameStore(self.engine, self.writer)
        self.people = PeopleStore(self.engine, self.writer)
        self.moderation = ModerationStore(self.engine, self.writer)
        self.results = ResultStore(self.engine, self.writer)
        self.deals = DealStore(self.engine, self.writer)
        self.outbox = OutboxStore(self.engine, self.writer)

    async def open(self) -> None:
        await migrate(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def writable(self) -> bool:
        """Whether something can be stored now; asked often, it is tried once a second."""
        if time.monotonic() - self.tried >= TRY:
            self.tried = time.monotonic()
            self.trial = asyncio.create_task(self.write_something())
        assert self.trial is not None
        try:
            return await asyncio.wait_for(asyncio.shield(self.trial), PATIENCE)
        except TimeoutError:
            return False

    async def write_something(self) -> bool:
        row = {"id": self.name, "at": time.time_ns() // 1_000_000}
        mine = CHECKS.c.id == self.name

        def job(connection: Connection) -> bool:
            connection.execute(delete(CHECKS).where(mine))
            connection.execute(insert(CHECKS).values(**row))
            return True

        try:
            return await self.writer.write(job)
        except Exception as error:
            LOG.warning("nothing can be stored", extra={"why": type(error).__name__})
            return False
