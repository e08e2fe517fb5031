"""The board of the game of Dune: Imperium as a picture."""

from __future__ import annotations

from typing import Final

from kanly.drawing.imperium.board import HEIGHT, WIDTH, draw
from kanly.drawing.kit import DrawingKit

KIT: Final = DrawingKit(draw, WIDTH, HEIGHT)
