"""Pictures of a table: as SVG for notebooks and pages, as pixels for environments.

    kanly.drawing.svg(game)       what `game` shows of itself in a notebook
    kanly.drawing.pixels(game)    the same as an array of height, width and RGB

A picture of `game.view(seat).position` shows what that seat may know.
"""

from kanly.drawing.kit import pixels, svg

__all__ = ["pixels", "svg"]
