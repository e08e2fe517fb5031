"""The database itself: its address, its connections, and bringing it up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as Alembic
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kanly.core.errors import BadOption
from kanly.server.security import masked

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
    except (ArgumentError, ValueError):
        said = masked(url)
        raise BadOption(f"--database {said}: expected a URL like sqlite:///games.db") from None
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
        raise BadOption(f"--database {shown}: {masked(str(why))}") from error
    finally:
        await made.dispose()


async def migrate(made: AsyncEngine, to: str = "head") -> None:
    """Bring the database up to date, or to a step; an empty one gets its tables.

    One that a newer program brought further is left as it is: steps only add, so that both can
    serve it while one replaces the other.
    """
    async with made.begin() as connection:
        if made.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(go_to, to)


def go_to(connection: Connection, to: str) -> None:
    settings = steps()
    settings.attributes["connection"] = connection
    known = [step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()]
    here = current(connection)
    if to == "head":
        if here is None or here in known:
            command.upgrade(settings, to)
        return
    if to not in known:
        raise BadOption(f"--to {to}: expected one of {', '.join(sorted(known))}")
    back = here is not None and here in known and known.index(to) > known.index(here)
    (command.downgrade if back else command.upgrade)(settings, to)


def steps() -> Alembic:
    settings = Alembic()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


def current(connection: Connection) -> str | None:
    """The step a database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The newest step that this program knows."""
    found = ScriptDirectory.from_config(steps()).get_current_head()
    assert found is not None
    return found


async def revision(made: AsyncEngine) -> str | None:
    """The step a database is at."""
    async with made.connect() as connection:
        return await connection.run_sync(current)


async def migrated(url: str, to: str) -> tuple[str | None, str | None]:
    """Bring a database to a step, or up to date; where it was, and where it is."""
    made = engine(url)
    try:
        before = await revision(made)
        await migrate(made, to or "head")
        return before, await revision(made)
    finally:
        await made.dispose()
