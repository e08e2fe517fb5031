"""`kanly admin`: what the operator of a server sees of it, and may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer import Argument, Option

from kanly.cli import screen
from kanly.cli.serve import default_database
from kanly.cli.setting import Database
from kanly.core.errors import BadOption

if TYPE_CHECKING:
    from kanly.server.operating import Rows

ACTIONS: Final = (
    "list", "inspect", "close", "ban", "unban", "announce", "silence", "reports", "settle", "audit",
)  # fmt: skip


def admin(
    action: Annotated[str, Argument(help=f"{', '.join(ACTIONS)}.", metavar="ACTION")],
    target: Annotated[
        str,
        Argument(
            help="A table, a person, an address, a report, or what is announced.", metavar="TARGET"
        ),
    ] = "",
    database: Database = "",
    reason: Annotated[
        str, Option(help="Why; the audit log keeps it.", show_default=False, metavar="TEXT")
    ] = "",
    days: Annotated[
        float | None,
        Option(
            help="How long a ban or an announcement lasts.",
            show_default="a ban for ever, an announcement one day",
            metavar="DAYS",
        ),
    ] = None,
    everything: Annotated[
        bool, Option("--all", help="List tables that are over and settled reports, too.")
    ] = False,
    json: Annotated[bool, Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look after a running server: its tables, people and reports.

    `list` shows the tables, `inspect` one table or person with what was said and reported, `close`
    ends a table, `ban` shuts out a person or the addresses of a network until `unban`, `announce`
    tells everybody something until `silence`, `reports` lists what people reported and `settle`
    marks one as settled, and `audit` lists what hosts and operators did. The server does it within
    five seconds.

    [bold]Example:[/] kanly admin ban p_3fd0c --days 7 --reason "insults"
    """
    import asyncio

    from kanly.server import operating

    if action not in ACTIONS:
        raise BadOption(f"'{action}': expected one of {', '.join(ACTIONS)}")
    if days is not None and not 0 < days <= 36_500:
        raise BadOption(f"--days {days}: expected up to 36500")
    wanted = operating.Wanted(action, target, reason, days, everything)
    rows = asyncio.run(operating.done(database or default_database(), wanted))
    if json:
        screen.print_json(rows)
    else:
        typer.echo(laid_out(rows))


def laid_out(rows: Rows) -> str:
    """Rows as a table of text, or as pairs where there is one."""
    if not rows:
        return "Nothing."
    if len(rows) == 1:
        width = max(len(name) for name in rows[0])
        return "\n".join(f"{name:<{width}}  {value}" for name, value in rows[0].items())
    names = list(rows[0])
    cells = [names, *[[str(row[name]) for name in names] for row in rows]]
    widths = [max(len(line[at]) for line in cells) for at in range(len(names))]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths)) for line in cells]
    return "\n".join(line.rstrip() for line in lines)
