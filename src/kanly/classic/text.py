"""The position as text: what `print(game)` shows."""

from __future__ import annotations

from kanly.classic.describe import describe
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.core.shape import UNKNOWN


def text(game: Classic) -> str:
    """The table in a few lines: storm, spice, each faction, who is asked."""
    data = describe(game)
    storm = data["storm"] or "not yet"
    lines = [f"turn {game.turn}, {data['phase']}; storm {storm}"]
    if data["spice"]:
        lines.append(f"spice: {listed(data['spice'])}")
    for faction in game.order:
        row = data[FACTIONS[faction].slug]
        assert isinstance(row, dict)
        cards = row["hand"] if row["cards"] != UNKNOWN else UNKNOWN
        lines.append(
            f"{FACTIONS[faction].slug:<14} spice {row['spice']}  reserves {row['reserves']}"
            f"  tanks {row['tanks']}  cards {cards}  forces {listed(row['forces'])}"
        )
    for decision in game.pending:
        lines.append(f"asked: {decision.kind} of seat {decision.seat}")
    return "\n".join(lines)


def listed(places: object) -> str:
    assert isinstance(places, dict)
    return ", ".join(f"{place} {number}" for place, number in places.items()) or "none"
