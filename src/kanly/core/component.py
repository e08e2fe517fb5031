"""What the tables of a game list: cards, leaders, places."""

from __future__ import annotations


class Component:
    """An entry of a table, by its name in notation."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def __repr__(self) -> str:
        return self.slug
