"""Games that failed, on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import typer

MOST: Final = 20
"""How many are listed one by one."""


class Failure(NamedTuple):
    """A game that failed: its seed, why, and where its record is if there is one."""

    seed: int
    error: str
    record: str


def report_failures(failures: Sequence[Failure]) -> None:
    """A line for each of the first games that failed; if there is any, the exit status is 1."""
    for seed, error, record in failures[:MOST]:
        saved = f"; the record is {record}" if record else ""
        typer.echo(f"seed {seed}: {error}{saved}", err=True)
    if len(failures) > MOST:
        typer.echo(f"and {len(failures) - MOST:,} more games failed", err=True)
    if failures:
        raise typer.Exit(1)
