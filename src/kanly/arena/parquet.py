"""The results as Parquet: a row for every seat of every game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kanly.arena.plan import Plan
from kanly.arena.sheet import Sheet


def save(plan: Plan, sheets: Sequence[Sheet], path: Path) -> None:
    """Write the table, in the order of the plan."""
    import pyarrow as arrow
    from pyarrow import parquet

    schema = arrow.schema([(name, kind) for name, kind, _ in columns(plan, sheets[0], 0)])
    rows = [
        {name: value for name, _, value in columns(plan, sheet, seat)}
        for sheet in sheets
        for seat in range(plan.players)
    ]
    parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), path)


def columns(plan: Plan, sheet: Sheet, seat: int) -> list[tuple[str, str, object]]:
    """A seat of a game, each field with its type; of a game that failed, without a result."""
    bot = sheet.bots[seat]
    thought = sheet.thinking.get(bot)
    ended = not sheet.error
    return [
        ("line", "string", plan.lines[sheet.line].title),
        ("deal", "int32", sheet.deal),
        ("turn", "int32", sheet.turn),
        ("seed", "int64", sheet.seed),
        ("seat", "int32", seat),
        ("bot", "string", bot),
        ("house", "string", sheet.houses[seat] if sheet.houses else None),
        ("won", "bool", sheet.won(seat) if ended else None),
        ("rank", "int32", sheet.ranks[seat] if ended else None),
        ("score", "int32", sheet.scores[seat] if ended else None),
        ("rounds", "int32", sheet.rounds),
        ("decisions", "int32", sheet.decisions),
        ("seconds", "float64", sheet.seconds),
        ("thinking_mean", "float64", thought.mean if thought else None),
        ("thinking_max", "float64", thought.longest if thought else None),
        ("digest", "string", sheet.digest or None),
        ("error", "string", sheet.error or None),
    ]
