"""Effects as trees: the painter's reading of the effect language, for whoever draws it.

    pay(spice=2) >> recruit(3)
    {"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}

A node names its word, its number, cost, condition and parts where it has any, and by `ARGUMENTS`
what else the word is about, by the names that views use. Nothing in a tree is in any language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.imperium.effects import (
    FACTION_NAMES,
    NO_LIMIT,
    RESOURCE_NAMES,
    TO_DECK,
    Cond,
    Condition,
    Cost,
    Effect,
    nothing,
)
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.spaces import LOCATIONS, SELL_TABLE, SPACES
from kanly.server.kit import Tree


def tree(effect: Effect) -> Tree:
    """The effect as plain data fit for JSON; 'any number' is None."""
    found: Tree = {"op": effect.word}
    if effect.n:
        found["n"] = None if effect.n == NO_LIMIT else effect.n
    if effect.cost is not None:
        found["cost"] = cost_of(effect.cost)
    if effect.condition is not None:
        found["condition"] = condition_of(effect.condition)
    if effect.word in JOINTS:
        found["parts"] = [tree(part) for part in effect.parts]
    else:
        found |= {name: tree(part) for name, part in zip(("gain", "otherwise"), effect.parts)}
    if effect.word in ARGUMENTS:
        found |= ARGUMENTS[effect.word](effect.arg)
    return found


JOINTS: Final = ("all", "choose")
"""Words of several parts that are all alike."""


def boxes(**effects: Effect) -> dict[str, Tree]:
    """The effects of a component's boxes; empty boxes are left out."""
    return {name: tree(effect) for name, effect in effects.items() if effect is not nothing()}


def cost_of(cost: Cost) -> Tree:
    """What is paid, by name; `trash-this` is True or absent."""
    return {name.replace("_", "-"): getattr(cost, name) for name in COSTS if getattr(cost, name)}


COSTS: Final = (
    *("solari", "spice", "water", "trash_this", "trash", "influence"),
    *("troops", "discard", "units", "lose_troop", "bottom"),
)


def condition_of(condition: Condition) -> Tree:
    """What is asked, with its faction and number if it has any."""
    found: Tree = {"kind": Cond.NAMES[condition.kind]}
    if condition.kind in (Cond.ALLIANCE, Cond.INFLUENCE, Cond.AGENT_WITH):
        found["faction"] = FACTION_NAMES[condition.arg]
    if condition.n:
        found["n"] = condition.n
    return found


def factions_of(mask: int) -> list[str]:
    return [name for number, name in enumerate(FACTION_NAMES) if mask >> number & 1]


SALES: Final = [{"spice": spice, "solari": solari} for spice, solari in SELL_TABLE]

# fmt: off
ARGUMENTS: Final[dict[str, Callable[[int], Tree]]] = {
    "gain":              lambda arg: {"resource": RESOURCE_NAMES[arg]},
    "influence":         lambda arg: {"faction": FACTION_NAMES[arg]},
    "influence-any":     lambda arg: {"factions": factions_of(arg)},
    "deploy-recruited":  lambda arg: {"reveal-only": bool(arg)},
    "acquire":           lambda arg: {"to": "deck" if arg == TO_DECK else "discard"},
    "acquire-reserve":   lambda arg: {"card": CARDS[RESERVE_CARDS[arg]].slug},
    "control":           lambda arg: {"space": SPACES[LOCATIONS[arg]].slug},
    "take-from-discard": lambda arg: {"faction": FACTION_NAMES[arg]},
    "tracks":            lambda arg: {"all": arg},
    "sell":              lambda arg: {"rows": SALES},
    # Rise of Ix
    "tech":              lambda arg: {"solari": bool(arg)},
    "dividends":         lambda arg: {"others": arg},
    "swords-per-card":   lambda arg: {"others-only": bool(arg)},
    "space-discount":    lambda arg: {"space": SPACES[arg].slug},
    "goals":             lambda arg: {"all": arg},
}
# fmt: on
"""What the argument of a word means; other words have none."""
