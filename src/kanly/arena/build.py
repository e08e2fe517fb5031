"""Whether the engine runs compiled."""

from __future__ import annotations

from pathlib import Path

from kanly.core import game


def build() -> str:
    """`compiled` or `interpreted`: how this interpreter runs the engine."""
    return "interpreted" if Path(game.__file__).suffix == ".py" else "compiled"
