"""How text is laid out: lines that flow, plain tables, and spaces at which no line is broken.

Rich breaks a line at every kind of space, French must not: no-break spaces are swapped for a mark
that Rich takes for a letter, and come back in what is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, JustifyMethod, RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.translation import Words

WIDTH: Final = 100
"""Everything is laid out for this many columns; a narrower terminal gets what fits."""

NO_BREAK_SPACE: Final = "\u00a0"
MARK: Final = "\ue000"
"""A private character, one cell wide, that no text contains."""


def glued(text: str) -> str:
    """The text for Rich to lay out."""
    return text.replace(NO_BREAK_SPACE, MARK)


def unglued(text: str) -> str:
    """The text as it is printed."""
    return text.replace(MARK, NO_BREAK_SPACE)


def show(console: Console, what: RenderableType) -> None:
    """Print what was laid out, with its no-break spaces."""
    with console.capture() as printed:
        console.print(what)
    console.file.write(unglued(printed.get()))


# Lines and tables ---------------------------------------------------------------------------------


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


def labelled(rows: Sequence[tuple[str, Sequence[Text]]], width: int, least: int = 0) -> Table:
    """Titles at least that wide, each with its items in as many lines as they need."""
    left = max(least, *(cell_len(title) for title, _ in rows)) + 2
    table = Table.grid(Column(width=left, no_wrap=True), Column(overflow="fold"))
    for title, items in rows:
        table.add_row(Text(title, style="title"), flow(items, width - left, " · "))
    return table


def figures(
    *headings: str | Text, left: int = 1, gap: int = 2, style: str = "quiet", no_wrap: bool = False
) -> Table:
    """An empty table for numbers, without lines; the first columns are to the left."""
    table = Table(box=None, header_style=style, padding=(0, gap, 0, 0))
    for place, heading in enumerate(headings):
        side: JustifyMethod = "left" if place < left else "right"
        table.add_column(heading, justify=side, overflow="fold", no_wrap=no_wrap)
    return table


def noted(rows: Iterable[tuple[str, str | Text]], style: str = "title") -> Table:
    """A title and what belongs to it, a line each."""
    table = Table.grid(Column(no_wrap=True), Column(overflow="fold"), padding=(0, 2, 0, 0))
    for title, text in rows:
        table.add_row(Text(title, style=style), text)
    return table


def log_table(words: Words, paragraphs: Iterable[tuple[str, Sequence[str]]]) -> Table:
    """What happened: a paragraph for what one player does in a row, after a mark of that colour."""
    table = Table.grid(Column(width=2), Column(overflow="fold"))
    for style, sentences in paragraphs:
        text = words.listed("text", sentences)
        if style == "title":
            table.add_row(Text(), Text(text, style=style))
        else:
            table.add_row(Text("•", style=style or "none"), Text(text))
    return table
