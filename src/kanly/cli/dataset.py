"""`kanly dataset`: what a data set of decisions holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text
from typer import Argument

from kanly.arena import dataset as datasets
from kanly.arena.extras import missing
from kanly.arena.markdown import percent
from kanly.cli import screen, settings
from kanly.cli.layout import figures
from kanly.core.errors import KanlyError

MOST: Final = 12
"""How many kinds of decisions are listed."""


def dataset(
    file: Annotated[Path, Argument(help="The data set.", metavar="FILE.parquet")],
    json: settings.Json = False,
) -> None:
    """Describe a data set of decisions, as `kanly arena … --plies FILE.parquet` writes it.

    Prints what was played, the size of the file, its columns, its bots and its most frequent kinds
    of decisions.

    [bold]Example:[/] kanly dataset decisions.parquet
    """
    if missing("pyarrow"):
        raise KanlyError(
            "a data set needs pyarrow, which is not installed: pip install 'kanly[arena]'"
        )
    found = datasets.described(file)
    if json:
        screen.print_json(found.data())
        return
    about = found.about
    typer.echo(
        f"{file}: {about['kind']}, {about['game']}, {about['players']} players, "
        f"kanly {about['kanly']}, version {about['rules']} of the rules\n"
        f"{found.games:,} games, {found.rows:,} decisions, {found.bytes / 1e6:,.1f} MB in "
        f"{found.row_groups:,} row groups\n"
        f"{found.observation:,} numbers in an observation, {found.choices:,} choices in all\n"
    )
    console = screen.stdout()
    bots = figures("bot", "seats", "won", "win rate", "decisions")
    for name, bot in found.bots.items():
        rate = percent(bot.wins / bot.seats)
        bots.add_row(Text(name), f"{bot.seats:,}", f"{bot.wins:,}", rate, f"{bot.decisions:,}")
    console.print(bots)
    console.print()
    kinds = figures("kind of decision", "decisions", "share")
    for kind, count in list(found.decisions.items())[:MOST]:
        kinds.add_row(Text(kind), f"{count:,}", percent(count / found.rows))
    if len(found.decisions) > MOST:
        rest = sum(list(found.decisions.values())[MOST:])
        kinds.add_row(
            f"{len(found.decisions) - MOST} more", f"{rest:,}", percent(rest / found.rows)
        )
    console.print(kinds)
    console.print()
    for name, about_column in found.columns.items():
        typer.echo(f"{name:12} {about_column}")
