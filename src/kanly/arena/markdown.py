"""Tables in Markdown, laid out so that they can be read as they are."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.arena.rates import Tally


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """A table; the first columns are text, the others numbers."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in (head, *rows)]
    widths = [max(3, *(len(row[column]) for row in cells)) for column in range(len(head))]
    rule = ["-" * w if at < left else "-" * (w - 1) + ":" for at, w in enumerate(widths)]
    lines = [cells[0], rule, *cells[1:]]
    return "\n".join(
        "| " + " | ".join(padded(row[at], w, at < left) for at, w in enumerate(widths)) + " |"
        for row in lines
    )


def padded(text: str, width: int, left: bool) -> str:
    return text.ljust(width) if left else text.rjust(width)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(tally: Tally) -> str:
    """The 95 % interval of a tally: `93.1 to 98.0 %`."""
    return interval(*tally.interval)


def interval(low: float, high: float) -> str:
    """Two rates: `93.1 to 98.0 %`."""
    return f"{100 * low:.1f} to {100 * high:.1f} %"
