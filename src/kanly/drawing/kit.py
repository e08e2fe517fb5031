"""Pictures of any game: its own board if it has one, else what `print(game)` shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final

from kanly.core.game import Game
from kanly.core.registry import layer_kit
from kanly.drawing.canvas import Canvas, PixelCanvas, SvgCanvas

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LINE: Final = 20
LETTER: Final = 8


@dataclass(frozen=True)
class DrawingKit:
    """How one game draws its board, and how large that is."""

    draw: Callable[[Game, Canvas], None]
    width: int
    height: int


def drawing_kit(game: Game) -> DrawingKit:
    """The board of a game; without one, its text."""
    found = layer_kit("drawing", game.setup.game, DrawingKit)
    if found is not None:
        return found
    lines = game.text().splitlines()
    return DrawingKit(plain, LETTER * max(map(len, lines)) + 2 * LINE, LINE * (len(lines) + 1))


def plain(game: Game, canvas: Canvas) -> None:
    for place, line in enumerate(game.text().splitlines(), start=1):
        canvas.text((LINE, LINE * place), line, 13)


def svg(game: Game) -> str:
    """The table as an SVG text."""
    kit = drawing_kit(game)
    canvas = SvgCanvas(kit.width, kit.height, repr(game)[1:-1])
    kit.draw(game, canvas)
    return canvas.done()


def pixels(game: Game, width: int = 960) -> NDArray[np.uint8]:
    """The table as an image that many pixels wide: rows, columns, red, green and blue."""
    kit = drawing_kit(game)
    canvas = PixelCanvas(kit.width, kit.height, width / kit.width)
    kit.draw(game, canvas)
    return canvas.done()


def png(game: Game, width: int = 960) -> bytes:
    """The table as a PNG file."""
    kit = drawing_kit(game)
    canvas = PixelCanvas(kit.width, kit.height, width / kit.width)
    kit.draw(game, canvas)
    file = BytesIO()
    canvas.image.save(file, "PNG", optimize=True)
    return file.getvalue()
