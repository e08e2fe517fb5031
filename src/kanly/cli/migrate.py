"""`kanly migrate`: brings a database to any step, forward or back."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from typer import Option

from kanly.cli.serve import default_database
from kanly.cli.setting import Database


def migrate(
    to: Annotated[
        str,
        Option(help="The step to go to, such as 0003.", show_default="the newest", metavar="STEP"),
    ] = "",
    database: Database = "",
) -> None:
    """Bring a database up to date, or back to an earlier step for an older program.

    `kanly serve` brings it up to date by itself. Going back loses what the later steps added: stop
    the servers and back up first.

    [bold]Example:[/] kanly migrate --to 0003
    """
    from kanly.server.store.database import migrated

    before, after = asyncio.run(migrated(database or default_database(), to))
    typer.echo(f"{before or 'empty'} -> {after}")
