"""What there is to draw of each component of Dune: Imperium: effects as trees, and what is printed.

Language-free. Names and texts of the same components are in `kanly.translation`, under the same
kinds and slugs, and the texts of a component under the same names as its effects.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import EFFECTS, FACTION_NAMES, Op, nothing
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
from kanly.server.imperium.icons import boxes, tree
from kanly.server.kit import Picture, Tree

PILES: Final = ("starter", "reserve", "imperium", "ix", "epic")
PLACES: Final = ("first", "second", "third")
USES: Final = {NO_USE: "", FLIP: "flip", TRASH_TILE: "trash"}
MARKINGS: Final = {BOTH: None, SOLO: "solo", TWO: "two"}


def pictures() -> dict[str, dict[str, Picture]]:
    """Every component by kind and slug."""
    return {
        "card": {made.slug: card(made) for made in CARDS},
        "intrigue": {made.slug: intrigue(made) for made in INTRIGUES},
        "conflict": {made.slug: conflict(made) for made in CONFLICTS},
        "tile": {made.slug: tile(made) for made in TILES},
        "leader": {made.slug: leader(made) for made in LEADERS},
        "space": {made.slug: space(made) for made in SPACES},
        "faction": {name: track(i) for i, name in enumerate(FACTION_NAMES)},
        "shipping": {"shipping-track": shipping()},
        "hagal": {made.slug: hagal(made) for made in HAGAL},
    }


def trees() -> dict[str, Tree]:
    """Every value that a choice or a pending effect can name, by its notation."""
    return {made.slug: tree(made) for made in EFFECTS}


def card(made: Card) -> Picture:
    effects = boxes(
        agent=made.agent, reveal=made.reveal, acquire=made.acquire, trashed=made.trashed
    )
    data: Tree = {
        "pile": PILES[made.pile],
        "copies": made.copies,
        "cost": None if made.cost == NOT_SOLD else made.cost,
        "factions": [name for i, name in enumerate(FACTION_NAMES) if made.factions >> i & 1],
        "icons": [name for i, name in enumerate(ICON_NAMES) if made.icons >> i & 1],
        "infiltrates": made.infiltrates,
        "unloads": made.unloads,
    }
    return Picture(effects, data)


def intrigue(made: Intrigue) -> Picture:
    """One use, or two at different moments, by the kind of moment."""
    uses = {TIMING_NAMES[made.timing]: made.effect}
    if made.other_timing != NEVER:
        uses[TIMING_NAMES[made.other_timing]] = made.other_effect
    return Picture(boxes(**uses), {"copies": made.copies})


def conflict(made: Conflict) -> Picture:
    controlled = made.location != NO_LOCATION
    location = SPACES[LOCATIONS[made.location]].slug if controlled else None
    return Picture(
        boxes(**dict(zip(PLACES, made.rewards))), {"tier": made.tier, "location": location}
    )


def tile(made: Tile) -> Picture:
    moments = {
        "acquire": made.acquire,
        "round-start": made.round_start,
        "reveal-turn": made.reveal,
        "win": made.win,
        USES[made.use_kind]: made.use,
        "always": made.always,
        "endgame": made.endgame,
    }
    return Picture(boxes(**moments), {"cost": made.cost, "rival": made.rival})


def leader(made: Leader) -> Picture:
    return Picture(boxes(signet=made.signet), {"house": made.house, "complexity": made.complexity})


def space(made: Space) -> Picture:
    """A space; `boards` says in which games it is there: without the expansion, with it."""
    prices = (("solari", made.solari), ("spice", made.spice), ("water", made.water))
    needs = {"faction": FACTION_NAMES[made.needs_faction], "n": made.needs}
    boards = (("base", BASE_BOARD), ("ix", IX_BOARD))
    control = CONTROL_GAIN[LOCATION[made.id]] if LOCATION[made.id] >= 0 else nothing()
    data: Tree = {
        "icon": ICON_NAMES[made.icon],
        "faction": None if made.faction == NO_FACTION else FACTION_NAMES[made.faction],
        "combat": made.combat,
        "maker": made.maker >= 0,
        "once": made.once,
        "cost": {} if made.text.op == Op.SELL else {name: n for name, n in prices if n},
        "needs": needs if made.needs else None,
        "boards": [name for name, mask in boards if mask >> made.id & 1],
    }
    return Picture(boxes(effect=made.text, control=control), data)


def track(faction: int) -> Picture:
    data: Tree = {"top": TOP, "friendship": FRIENDSHIP, "alliance": ALLIANCE}
    return Picture(boxes(bonus=BONUS[faction]), data)


def shipping() -> Picture:
    steps = {f"step-{i}": step for i, step in enumerate(SHIPPING, start=1)}
    return Picture(boxes(**steps), {"steps": len(SHIPPING)})


def hagal(made: HagalCard) -> Picture:
    """Where a Rival goes (None: to the richest Maker, or nowhere) and what it gets."""
    data: Tree = {
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
    return Picture({}, data)
