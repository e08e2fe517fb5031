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

    schema = arrow.schema(
        [
            ("line", arrow.string()),
            ("deal", arrow.int32()),
            ("turn", arrow.int32()),
            ("seed", arrow.int64()),
            ("seat", arrow.int32()),
            ("bot", arrow.string()),
            ("house", arrow.string()),
            ("won", arrow.bool_()),
            ("rank", arrow.int32()),
            ("score", arrow.int32()),
            ("rounds", arrow.int32()),
            ("decisions", arrow.int32()),
            ("seconds", arrow.float64()),
            ("thinking_mean", arrow.float64()),
            ("thinking_max", arrow.float64()),
            ("digest", arrow.string()),
            ("error", arrow.string()),
        ]
    )
    rows = [row(plan, sheet, seat) for sheet in sheets for seat in range(plan.players)]
    parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), path)


def row(plan: Plan, sheet: Sheet, seat: int) -> dict[str, object]:
    """A seat of a game; of a game that failed, without a result."""
    bot = sheet.bots[seat]
    thought = sheet.thinking.get(bot)
    ended = not sheet.error
    return {
        "line": plan.lines[sheet.line].title,
        "deal": sheet.deal,
        "turn": sheet.turn,
        "seed": sheet.seed,
        "seat": seat,
        "bot": bot,
        "house": sheet.houses[seat] if sheet.houses else None,
        "won": sheet.won(seat) if ended else None,
        "rank": sheet.ranks[seat] if ended else None,
        "score": sheet.scores[seat] if ended else None,
        "rounds": sheet.rounds,
        "decisions": sheet.decisions,
        "seconds": sheet.seconds,
        "thinking_mean": thought.mean if thought else None,
        "thinking_max": thought.longest if thought else None,
        "digest": sheet.digest or None,
        "error": sheet.error or None,
    }
