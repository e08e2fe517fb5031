"""Small helpers of layout."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flow(items: Sequence[Text], width: int, gap: str = "   ", cells: int = 0) -> Text:
    """Items one after the other, in lines of that width; an item is never broken.

    With `cells`, every item takes a multiple of so many cells, so that they stand in columns.
    """
    lines: list[Text] = []
    line = Text()
    for item in items:
        piece = item.copy()
        if cells:
            piece.pad_right(-(piece.cell_len + len(gap)) % cells)
        if line and line.cell_len + len(gap) + piece.cell_len > width:
            lines.append(line)
            line = Text()
        if line:
            line.append(gap, style="quiet")
        line.append_text(piece)
    return Text("\n").join([*lines, line] if line else lines)
