"""The store: opened once by a process, closed when it stops."""

from __future__ import annotations

from sqlalchemy import text

from kanly.server.store.database import engine, migrate
from kanly.server.store.games import GameStore
from kanly.server.store.moderation import ModerationStore
from kanly.server.store.people import PeopleStore
from kanly.server.store.writer import Writer


class Store:
    """A database with everything that is kept in it."""

    def __init__(self, url: str) -> None:
        self.engine = engine(url)
        self.writer = Writer(self.engine)
        self.games = GameStore(self.engine, self.writer)
        self.people = PeopleStore(self.engine, self.writer)
        self.moderation = ModerationStore(self.engine, self.writer)

    async def open(self) -> None:
        await migrate(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Whether the database can be asked something now."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True
