"""The board of the classic game as a picture."""

from __future__ import annotations

from typing import Final

from kanly.drawing.classic.board import HEIGHT, WIDTH, draw
from kanly.drawing.kit import DrawingKit

KIT: Final = DrawingKit(draw, WIDTH, HEIGHT)
