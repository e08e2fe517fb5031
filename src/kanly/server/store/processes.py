"""The processes that serve one PostgreSQL database.

A process is alive for as long as it holds an advisory lock: the database itself lets go of that
when the connection is gone, so nobody renews leases, and a slow process is not taken for a dead
one. Where a whole machine goes, the database notices within about three seconds (`KEEPALIVE`). A
process that hangs is put out by whoever finds that it does not answer (`evict`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import and_, delete, func, insert, literal_column, select, table, text, update
from sqlalchemy import column as col
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kanly.server.store.tables import PROCESSES

CLASS: Final = 0x6B6E
"""The first key of the advisory locks of processes; the second is the number of each."""
KEEPALIVE: Final = (
    "SET tcp_keepalives_idle = 1",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 2",
    "SET tcp_user_timeout = 3000",
)

LOCKS: Final = table(
    "pg_locks",
    *(col(name) for name in ("locktype", "classid", "objid", "objsubid", "granted", "pid")),
)
HELD: Final = and_(
    LOCKS.c.locktype == "advisory",
    literal_column("pg_locks.classid::bigint") == CLASS,
    literal_column("pg_locks.objid::bigint") == PROCESSES.c.number,
    LOCKS.c.granted,
)


class ProcessRow(NamedTuple):
    """A process: where the others reach it, and the secret that opens it to them."""

    id: str
    number: int
    address: str
    secret: str
    draining: bool = False


class Processes:
    """This process among the others, over a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def join(self, row: ProcessRow) -> None:
        """Be one of them: hold the lock, and tell where one can be reached."""
        await self.leave()
        made = await self.engine.connect()
        self.connection = await made.execution_options(isolation_level="AUTOCOMMIT")
        for setting in KEEPALIVE:
            await made.execute(text(setting))
        held = await made.scalar(select(func.pg_try_advisory_lock(CLASS, row.number)))
        if not held:
            raise ConnectionError("the lock of this process is still held")
        dead = select(PROCESSES.c.id).where(~select(LOCKS.c.pid).where(HELD).exists())
        await made.execute(
            delete(PROCESSES).where((PROCESSES.c.id == row.id) | PROCESSES.c.id.in_(dead))
        )
        await made.execute(insert(PROCESSES).values(**row._asdict()))

    async def live(self) -> list[ProcessRow]:
        """Every process that is alive."""
        if self.connection is None:
            raise ConnectionError("not connected")
        found = await self.connection.execute(select(PROCESSES).join(LOCKS, HELD))
        return [ProcessRow(*row) for row in found]

    async def find(self, ident: str) -> ProcessRow | None:
        """A process, if it is alive."""
        alive = select(PROCESSES).join(LOCKS, HELD).where(PROCESSES.c.id == ident)
        async with self.engine.connect() as connection:
            found = (await connection.execute(alive)).first()
        return None if found is None else ProcessRow(*found)

    async def drain(self, ident: str) -> None:
        """Tell the others that this process takes no more games."""
        async with self.engine.begin() as connection:
            this = update(PROCESSES).where(PROCESSES.c.id == ident)
            await connection.execute(this.values(draining=True))

    async def evict(self, number: int) -> None:
        """End the connection by which a process that does not answer holds its lock."""
        async with self.engine.begin() as connection:
            holder = select(func.pg_terminate_backend(LOCKS.c.pid)).where(
                LOCKS.c.locktype == "advisory",
                literal_column("pg_locks.classid::bigint") == CLASS,
                literal_column("pg_locks.objid::bigint") == number,
            )
            await connection.execute(holder)

    async def leave(self) -> None:
        """Let go of the lock."""
        made, self.connection = self.connection, None
        if made is not None:
            await made.invalidate()
            await made.close()
