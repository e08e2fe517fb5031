"""The reference data of the classic game, with its names turned into those of the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.reading import yaml_of

DATA: dict[str, Any] = yaml_of(Path(__file__).parents[2] / "docs/reference/dune-classic.yaml")
SECTORS_OF: dict[str, list[int]] = {entry["id"]: entry["sectors"] for entry in DATA["territories"]}
INNER: list[list[str]] = DATA["location_graph"]["intra_territory_edges"]
OUTER: list[list[str]] = DATA["location_graph"]["inter_territory_edges"]
NODES: list[str] = [
    f"{name}@{sector}" if sector else name
    for name, sectors in SECTORS_OF.items()
    for sector in sectors or [0]
]


def slug(ident: str) -> str:
    return ident.replace("_", "-")


def slug_of(name: str) -> str:
    """ "Dr. Wellington Yueh" is dr-wellington-yueh, and so on."""
    return name.lower().replace(".", "").replace(",", "").replace("'", "").replace(" ", "-")


def value(given: Any) -> Any:
    """A value of an option: names with hyphens, everything else as it is."""
    return slug(given) if isinstance(given, str) else given


def territory_of(node: str) -> str:
    return node.partition("@")[0]


def sector_of(node: str) -> int:
    """The sector of a node; 0 for the Polar Sink."""
    return int(node.partition("@")[2] or 0)


def place(node: str) -> str:
    """A node of the published graph as a location; a sector is named where there are several."""
    name = territory_of(node)
    return slug(name) if len(SECTORS_OF[name]) < 2 else f"{slug(name)}-{sector_of(node)}"
