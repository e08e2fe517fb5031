"""Run by Alembic: on the connection it is handed, or on a database of its own (see hosting.md)."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from kanly.server.store.tables import META


def run() -> None:
    """Migrate over the connection in `attributes`; `kanly.server.store.migrate` puts it there."""
    connection = context.config.attributes["connection"]
    assert isinstance(connection, Connection)
    context.configure(connection=connection, target_metadata=META, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
