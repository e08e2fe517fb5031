"""What there is to draw of each component of Dune: Imperium: icons, costs, and effects as trees.

Language-free. Names and texts of the same components are in `kanly.words`, under the same kinds
and slugs.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import EFFECTS, FACTION_NAMES, Op
from kanly.imperium.tables.board import LOCATION
from kanly.imperium.tables.cards import CARDS, NOT_SOLD, Card
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION, Conflict
from kanly.imperium.tables.factions import ALLIANCE, BONUS, FRIENDSHIP, TOP
from kanly.imperium.tables.hagal import BOTH, HAGAL, SOLO, TWO, HagalCard
from kanly.imperium.tables.intrigues import INTRIGUES, NEVER, TIMING_NAMES, Intrigue
from kanly.imperium.tables.ix import IX_BOARD, SHIPPING
from kanly.imperium.tables.leaders import LEADERS, Leader
from kanly.imperium.tables.spaces import (
    BASE_BOARD,
    CONTROL_GAIN,
    ICON_NAMES,
    LOCATIONS,
    NO_FACTION,
    SPACES,
    Space,
)
from kanly.imperium.tables.tiles import FLIP, NO_USE, TILES, TRASH_TILE, Tile
from kanly.server.painter.effects import Tree, box, tree

PILES: Final = ("starter", "reserve", "imperium", "ix", "epic")
USES: Final = {NO_USE: None, FLIP: "flip", TRASH_TILE: "trash"}
MARKINGS: Final = {BOTH: None, SOLO: "solo", TWO: "two"}


def pictures() -> dict[str, dict[str, Tree]]:
    """Every component by kind and slug; `effect` holds every value that a choice can name."""
    return {
        "card": {made.slug: card(made) for made in CARDS},
        "intrigue": {made.slug: intrigue(made) for made in INTRIGUES},
        "conflict": {made.slug: conflict(made) for made in CONFLICTS},
        "tile": {made.slug: tile(made) for made in TILES},
        "leader": {made.slug: leader(made) for made in LEADERS},
        "space": {made.slug: space(made) for made in SPACES},
        "faction": {name: track(i) for i, name in enumerate(FACTION_NAMES)},
        "shipping": {"shipping-track": {"steps": [tree(step) for step in SHIPPING]}},
        "hagal": {made.slug: hagal(made) for made in HAGAL},
        "effect": {made.slug: tree(made) for made in EFFECTS},
    }


def card(made: Card) -> Tree:
    return {
        "pile": PILES[made.pile],
        "copies": made.copies,
        "cost": None if made.cost == NOT_SOLD else made.cost,
        "factions": [name for i, name in enumerate(FACTION_NAMES) if made.factions >> i & 1],
        "icons": [name for i, name in enumerate(ICON_NAMES) if made.icons >> i & 1],
        "infiltrates": made.infiltrates,
        "unloads": made.unloads,
        "agent": box(made.agent),
        "reveal": box(made.reveal),
        "acquire": box(made.acquire),
        "trashed": box(made.trashed),
    }


def intrigue(made: Intrigue) -> Tree:
    """One use, or two at different moments."""
    uses = [(made.timing, made.effect)]
    if made.other_timing != NEVER:
        uses.append((made.other_timing, made.other_effect))
    return {
        "copies": made.copies,
        "uses": [{"timing": TIMING_NAMES[at], "effect": box(effect)} for at, effect in uses],
    }


def conflict(made: Conflict) -> Tree:
    controlled = made.location != NO_LOCATION
    return {
        "tier": made.tier,
        "location": SPACES[LOCATIONS[made.location]].slug if controlled else None,
        "rewards": [box(reward) for reward in made.rewards],
    }


def tile(made: Tile) -> Tree:
    return {
        "cost": made.cost,
        "rival": made.rival,
        "acquire": box(made.acquire),
        "round-start": box(made.round_start),
        "reveal": box(made.reveal),
        "win": box(made.win),
        "use": box(made.use),
        "use-kind": USES[made.use_kind],
        "always": box(made.always),
        "endgame": box(made.endgame),
    }


def leader(made: Leader) -> Tree:
    return {"house": made.house, "complexity": made.complexity, "signet": box(made.signet)}


def space(made: Space) -> Tree:
    """A space; `boards` says in which games it is there: without the expansion, with it."""
    prices = (("solari", made.solari), ("spice", made.spice), ("water", made.water))
    needs = {"faction": FACTION_NAMES[made.needs_faction], "n": made.needs}
    boards = (("base", BASE_BOARD), ("ix", IX_BOARD))
    return {
        "icon": ICON_NAMES[made.icon],
        "faction": None if made.faction == NO_FACTION else FACTION_NAMES[made.faction],
        "combat": made.combat,
        "maker": made.maker >= 0,
        "once": made.once,
        "cost": {} if made.text.op == Op.SELL else {name: n for name, n in prices if n},
        "needs": needs if made.needs else None,
        "effect": box(made.text),
        "control": tree(CONTROL_GAIN[LOCATION[made.id]]) if LOCATION[made.id] >= 0 else None,
        "boards": [name for name, mask in boards if mask >> made.id & 1],
    }


def track(faction: int) -> Tree:
    return {
        "top": TOP,
        "friendship": FRIENDSHIP,
        "alliance": ALLIANCE,
        "bonus": tree(BONUS[faction]),
    }


def hagal(made: HagalCard) -> Tree:
    """Where a Rival goes (None: to the richest Maker, or nowhere) and what it gets."""
    return {
        "marking": MARKINGS[made.marking],
        "copies": made.copies,
        "space": SPACES[made.space].slug if made.space >= 0 else None,
        "instead": SPACES[made.instead].slug if made.instead >= 0 else None,
        "troops": made.troops,
        "swords": made.swords,
        "signet": made.signet,
        "freighters": made.freighters,
        "tech": made.tech,
    }
