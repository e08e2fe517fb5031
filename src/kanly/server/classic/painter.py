"""What is printed on the pieces of the classic game."""

from __future__ import annotations

from kanly.classic.tables.factions import ATREIDES, FACTIONS, Faction
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_LOSSES, KWISATZ_HADERACH_STRENGTH
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS
from kanly.server.kit import Picture, Tree


def pictures() -> dict[str, dict[str, Picture]]:
    """Every component by kind and slug."""
    leaders: dict[str, Tree] = {
        made.slug: {"faction": FACTIONS[made.faction].slug, "strength": made.strength}
        for made in LEADERS
    }
    cards: dict[str, Tree] = {
        made.slug: {"kind": KIND_NAMES[made.kind]} for made in TREACHERY_CARDS
    }
    factions = {made.slug: faction(made) for made in FACTIONS}
    kinds = {"leader": leaders, "card": cards, "faction": factions}
    return {
        kind: {slug: Picture({}, data) for slug, data in made.items()}
        for kind, made in kinds.items()
    }


def faction(made: Faction) -> Tree:
    data: Tree = {"hand-limit": made.hand_limit}
    if made.id == ATREIDES:
        data["kwisatz-losses"] = KWISATZ_HADERACH_LOSSES
        data["kwisatz-strength"] = KWISATZ_HADERACH_STRENGTH
    return data
