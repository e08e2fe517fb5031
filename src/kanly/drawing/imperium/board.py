"""The spaces with their Agents, the Conflict, the Row, and a row for each house."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Game
from kanly.drawing.canvas import INK, Anchor, Canvas
from kanly.imperium.choices import COLOURS
from kanly.imperium.position import Imperium
from kanly.imperium.tables.spaces import ICON_NAMES, SPACES
from kanly.imperium.text import HEADING, board, headline, house_row

WIDTH: Final = 1500
HEIGHT: Final = 900
MARGIN: Final = 30
COLUMN: Final = (WIDTH - 2 * MARGIN) / len(ICON_NAMES)
BOX: Final = 62
TOP: Final = 120
TABLE: Final = 600
# fmt: off
TINTS: Final = {
    "emperor":       "#e8d9b5",
    "guild":         "#f0cdb8",
    "bene-gesserit": "#ddd3ee",
    "fremen":        "#cfe0e6",
    "landsraad":     "#d5e3cf",
    "city":          "#d9dcec",
    "spice-trade":   "#f3dfb2",
}
HOUSES: Final = {"red": "#b3372f", "blue": "#2f64b3", "yellow": "#c79a16", "green": "#2f8a55"}
# fmt: on
WIDE: Final = {"house": 90, "leader": 270}
"""The columns of the table of houses that hold words, and their widths."""


def draw(game: Game, canvas: Canvas) -> None:
    assert isinstance(game, Imperium)
    canvas.text((MARGIN, 40), headline(game).capitalize(), 24)
    draw_spaces(game, canvas)
    for line, (what, names) in enumerate(board(game)[1:]):
        told = f"{what.capitalize()}: {readable(names)}"
        canvas.text((MARGIN, TABLE - 125 + 26 * line), told, 17)
    draw_houses(game, canvas)


def readable(names: str) -> str:
    return names.replace("-", " ")


def draw_spaces(game: Imperium, canvas: Canvas) -> None:
    """Columns by Agent icon, and the Agents on each space in the colours of their houses."""
    filled = [0] * len(ICON_NAMES)
    for icon, name in enumerate(ICON_NAMES):
        x = MARGIN + COLUMN * icon
        canvas.text((x + COLUMN / 2, TOP - 20), name.replace("-", " ").title(), 17, INK, "middle")
    for space in SPACES:
        if not game.board >> space.id & 1:
            continue
        x, y = MARGIN + COLUMN * space.icon + 4, TOP + BOX * filled[space.icon]
        filled[space.icon] += 1
        canvas.box((x, y), COLUMN - 8, BOX - 8, TINTS[ICON_NAMES[space.icon]], "#9a8a68")
        canvas.text((x + 10, y + 16), space.slug.replace("-", " ").title(), 14)
        here = [house for house in game.every_house if space.id in game.posts[house]]
        for place, house in enumerate(here):
            canvas.circle((x + 20 + 26 * place, y + 38), 10, HOUSES[COLOURS[house]], INK)


def draw_houses(game: Imperium, canvas: Canvas) -> None:
    """What `print(game)` tells of each house, as a table."""
    edges = [MARGIN + 12.0]
    for name in HEADING[:-1]:
        edges.append(edges[-1] + WIDE.get(name, 88))
    rows = [HEADING, *[house_row(game, house) for house in game.every_house]]
    for line, row in enumerate(rows):
        y = TABLE + 20 + 52.0 * line
        if line:
            canvas.box((MARGIN, y - 20), WIDTH - 2 * MARGIN, 42, "#fff", HOUSES[row[0]])
        for x, name, cell in zip(edges, HEADING, row):
            anchor: Anchor = "start" if name in WIDE else "middle"
            at = (x if name in WIDE else x + 40, y)
            canvas.text(at, readable(cell), 14 if line == 0 else 17, INK, anchor)
