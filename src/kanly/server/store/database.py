"""The database itself: its address, its connections, and bringing it up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kanly.core.errors import BadOption

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
LOCK: Final = 0x6B616E6C79
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""


def engine(url: str) -> AsyncEngine:
    """The engine of a database URL such as `sqlite:///games.db` or `postgresql://host/kanly`.

    Its errors do not tell what was to be stored: they are logged.
    """
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        made = create_async_engine(address, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(made.sync_engine, "connect", tuned)
        return made
    return create_async_engine(
        address, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True
    )


def address_of(url: str) -> URL:
    """The URL with the driver that we use."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise BadOption(f"--database {url}: expected a URL like sqlite:///games.db") from None
    scheme = address.drivername.partition("+")[0]
    if scheme not in DRIVERS:
        known = "sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise BadOption(f"--database {scheme}://…: expected {known}")
    return address.set(drivername=DRIVERS[scheme])


def file_url(path: Path) -> str:
    """The URL of an SQLite file."""
    return f"sqlite:///{path.absolute()}"


def tuned(connection: object, _entry: ConnectionPoolEntry) -> None:
    """SQLite: readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(url: str) -> None:
    """Bring a database up to date before it is needed; if it cannot be used, a line says why."""
    made = engine(url)
    try:
        if made.dialect.name == "sqlite":
            sqlite3.connect(made.url.database or ":memory:").close()  # else its thread complains
        await migrate(made)
    except Exception as error:  # of whatever driver
        shown = made.url.set(drivername=url.partition(":")[0]).render_as_string()
        why = getattr(error, "orig", None) or error
        raise BadOption(f"--database {shown}: {why}") from error
    finally:
        await made.dispose()


async def migrate(made: AsyncEngine) -> None:
    """Bring the database up to date; an empty one gets its tables."""
    async with made.begin() as connection:
        if made.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    alembic = Alembic()
    alembic.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")
