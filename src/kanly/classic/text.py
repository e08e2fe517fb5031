"""The position as text: what `print(game)` shows."""

from __future__ import annotations

from typing import Final

from kanly.classic.describe import describe
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.types import FactionId
from kanly.core.layout import aligned, listed
from kanly.core.shape import UNKNOWN

HEADING: Final = ["faction", "seat", "spice", "reserves", "tanks", "allies", "forces"]


def text(game: Classic) -> str:
    """Turn, storm and spice, a row for each faction, and what each holds."""
    data = describe(game)
    storm = f"in sector {data['storm']}" if data["storm"] else "not placed yet"
    lines = [f"turn {game.turn}, {data['phase']}; storm {storm}", ""]
    lines.append(f"spice  {counted(data['spice'])}")
    rows = [row_of(game, data, faction) for faction in game.order]
    lines += ["", *aligned([HEADING, *rows])]
    lines.append("")
    for faction in game.order:
        lines += holdings(data, FACTIONS[faction].slug)
    return "\n".join(lines)


def row_of(game: Classic, data: dict[str, object], faction: FactionId) -> list[str]:
    slug = FACTIONS[faction].slug
    row = record(data[slug])
    return [
        slug,
        str(row["seat"]),
        *[str(row[name]) for name in ("spice", "reserves", "tanks")],
        of(row["allies"]),
        counted(row["forces"]),
    ]


def holdings(data: dict[str, object], slug: str) -> list[str]:
    """The cards and traitors of a faction, as far as they are known here."""
    row = record(data[slug])
    hand = UNKNOWN if row["cards"] == UNKNOWN and not row["hand"] else of(row["hand"])
    return [f"{slug} cards: {hand}", f"{slug} traitors: {of(row['traitors'])}"]


def record(row: object) -> dict[str, object]:
    assert isinstance(row, dict)
    return row


def of(names: object) -> str:
    """Names in a row; a view does not know them all."""
    assert isinstance(names, list)
    known = [str(name) for name in names if name != UNKNOWN]
    return listed(known, len(names) - len(known))


def counted(places: object) -> str:
    return listed([f"{place} {number}" for place, number in record(places).items()])
