"""Libraries that the report is richer with; without them an arena plays all the same."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "choix": "ratings",
    "pyarrow": "the results as Parquet",
    "matplotlib": "plots",
}
"""What each library is for."""


def missing(library: str) -> bool:
    return find_spec(library) is None


def left_out() -> list[str]:
    """What a report made here goes without."""
    return [what for library, what in EXTRAS.items() if missing(library)]
