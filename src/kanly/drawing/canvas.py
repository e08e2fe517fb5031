"""What a board is drawn on: an SVG text, or an image of pixels. Both take the same few shapes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, Literal, Protocol

from kanly.core.errors import KanlyError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import ImageDraw

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]

INK: Final = "#3a2a1a"
PAPER: Final = "#fdf8ee"
FONT: Final = "system-ui, sans-serif"


class Canvas(Protocol):
    """The shapes that boards are made of; y grows downwards."""

    def polygon(self, points: list[Point], fill: str, line: str = "", width: float = 1) -> None: ...

    def circle(self, at: Point, radius: float, fill: str, line: str = "") -> None: ...

    def box(self, at: Point, width: float, height: float, fill: str, line: str = "") -> None: ...

    def text(
        self, at: Point, text: str, size: float, fill: str = INK, anchor: Anchor = "start"
    ) -> None: ...


class SvgCanvas:
    """Collects shapes as SVG."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="100%" style="max-width:{width}px" role="img" font-family="{FONT}">'
            f"<title>{escape(title)}</title>"
        ]
        self.box((0, 0), width, height, PAPER)

    def polygon(self, points: list[Point], fill: str, line: str = "", width: float = 1) -> None:
        at = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        self.parts.append(f'<polygon points="{at}" fill="{fill}"{stroke(line, width)}/>')

    def circle(self, at: Point, radius: float, fill: str, line: str = "") -> None:
        x, y = at
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}"{stroke(line, 1)}/>'
        )

    def box(self, at: Point, width: float, height: float, fill: str, line: str = "") -> None:
        x, y = at
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
            f'rx="{CORNER if line else 0}" fill="{fill}"{stroke(line, 1)}/>'
        )

    def text(
        self, at: Point, text: str, size: float, fill: str = INK, anchor: Anchor = "start"
    ) -> None:
        x, y = at
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}" dominant-baseline="central">{escape(text)}</text>'
        )

    def done(self) -> str:
        return "".join([*self.parts, "</svg>"])


CORNER: Final = 6


def stroke(line: str, width: float) -> str:
    return f' stroke="{line}" stroke-width="{width:g}"' if line else ""


class PixelCanvas:
    """Draws shapes into an image, in a smaller scale if need be."""

    def __init__(self, width: int, height: int, scale: float = 1.0) -> None:
        try:
            from PIL import Image, ImageDraw
        except ImportError as error:
            raise KanlyError(
                "pictures need Pillow, which is not installed: pip install 'kanly[research]'"
            ) from error
        self.scale = scale
        self.image = Image.new("RGB", (round(width * scale), round(height * scale)), PAPER)
        self.pen: ImageDraw.ImageDraw = ImageDraw.Draw(self.image)

    def at(self, point: Point) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def polygon(self, points: list[Point], fill: str, line: str = "", width: float = 1) -> None:
        self.pen.polygon([self.at(point) for point in points], fill, line or None, round(width))

    def circle(self, at: Point, radius: float, fill: str, line: str = "") -> None:
        self.pen.circle(self.at(at), radius * self.scale, fill, line or None)

    def box(self, at: Point, width: float, height: float, fill: str, line: str = "") -> None:
        corners = [self.at(at), self.at((at[0] + width, at[1] + height))]
        corner = CORNER * self.scale if line else 0
        self.pen.rounded_rectangle(corners, corner, fill, line or None)

    def text(
        self, at: Point, text: str, size: float, fill: str = INK, anchor: Anchor = "start"
    ) -> None:
        from PIL import ImageFont

        font = ImageFont.load_default(max(1.0, size * self.scale))
        self.pen.text(self.at(at), text, fill, font, PILLOW_ANCHORS[anchor])

    def done(self) -> NDArray[np.uint8]:
        import numpy as np

        return np.array(self.image, dtype=np.uint8)


PILLOW_ANCHORS: Final[dict[Anchor, str]] = {"start": "lm", "middle": "mm", "end": "rm"}
