"""Effects as trees: the painter's reading of the effect language, for whoever draws it.

    pay(spice=2) >> recruit(3)
    {"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}

A node names its word and what the word is about, by the names that views use; numbers that say
nothing are left out. Nothing in a tree is in any language.
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

Details = Callable[[Effect], Tree]

COSTS: Final = (
    "solari",
    "spice",
    "water",
    "trash_this",
    "trash",
    "influence",
    "troops",
    "discard",
    "units",
    "lose_troop",
    "bottom",
)


def tree(effect: Effect) -> Tree:
    """The effect as plain data fit for JSON."""
    return {"op": effect.word, **DETAILS.get(effect.word, number)(effect)}


def boxes(**effects: Effect) -> dict[str, Tree]:
    """The effects of a component's boxes; empty boxes are left out."""
    return {name: tree(effect) for name, effect in effects.items() if effect is not nothing()}


def cost_of(cost: Cost) -> Tree:
    """What is paid, by name; `trash-this` is True or absent."""
    return {name.replace("_", "-"): getattr(cost, name) for name in COSTS if getattr(cost, name)}


def condition_of(condition: Condition) -> Tree:
    """What is asked, with its faction and number if it has any."""
    found: Tree = {"kind": Cond.NAMES[condition.kind]}
    if condition.kind in (Cond.ALLIANCE, Cond.INFLUENCE, Cond.AGENT_WITH):
        found["faction"] = FACTION_NAMES[condition.arg]
    if condition.n:
        found["n"] = condition.n
    return found


# Details ------------------------------------------------------------------------------------------


def number(effect: Effect) -> Tree:
    """The number if there is one; 'any number' is None."""
    if not effect.n:
        return {}
    return {"n": None if effect.n == NO_LIMIT else effect.n}


def parts(effect: Effect) -> Tree:
    return {"parts": [tree(part) for part in effect.parts]}


def options(effect: Effect) -> Tree:
    return {"n": effect.n, **parts(effect)}


def inner(effect: Effect) -> Tree:
    return {"gain": tree(effect.parts[0])}


def pay(effect: Effect) -> Tree:
    assert effect.cost is not None
    return {"cost": cost_of(effect.cost), **inner(effect)}


def when(effect: Effect) -> Tree:
    assert effect.condition is not None
    found: Tree = {"condition": condition_of(effect.condition), **inner(effect)}
    if len(effect.parts) > 1:
        found["otherwise"] = tree(effect.parts[1])
    return found


def resource(effect: Effect) -> Tree:
    return {"resource": RESOURCE_NAMES[effect.arg], "n": effect.n}


def faction(effect: Effect) -> Tree:
    return {"faction": FACTION_NAMES[effect.arg], "n": effect.n}


def one_of_factions(effect: Effect) -> Tree:
    named = [name for i, name in enumerate(FACTION_NAMES) if effect.arg >> i & 1]
    return {"factions": named, "n": effect.n}


def kind_of_card(effect: Effect) -> Tree:
    return {"faction": FACTION_NAMES[effect.arg]}


def destination(effect: Effect) -> Tree:
    return {"n": effect.n, "to": "deck" if effect.arg == TO_DECK else "discard"}


def reserve_card(effect: Effect) -> Tree:
    return {"card": CARDS[RESERVE_CARDS[effect.arg]].slug}


def location(effect: Effect) -> Tree:
    return {"space": SPACES[LOCATIONS[effect.arg]].slug}


def space(effect: Effect) -> Tree:
    return {"n": effect.n, "space": SPACES[effect.arg].slug}


def points(effect: Effect) -> Tree:
    return {"n": effect.n, "all": effect.arg}


def dividends(effect: Effect) -> Tree:
    return {"n": effect.n, "others": effect.arg}


def terms(effect: Effect) -> Tree:
    return {"n": effect.n, "solari": bool(effect.arg)}


def but_this(effect: Effect) -> Tree:
    return {"n": effect.n, "others-only": bool(effect.arg)}


def at_reveal(effect: Effect) -> Tree:
    return {**number(effect), "reveal-only": bool(effect.arg)}


def sales(effect: Effect) -> Tree:
    return {"rows": [{"spice": spice, "solari": solari} for spice, solari in SELL_TABLE]}


# fmt: off
DETAILS: Final[dict[str, Details]] = {
    "all":                             parts,
    "pay":                             pay,
    "if":                              when,
    "choose":                          options,
    "gain":                            resource,
    "influence":                       faction,
    "influence-any":                   one_of_factions,
    "deploy-recruited":                at_reveal,
    "acquire":                         destination,
    "acquire-reserve":                 reserve_card,
    "control":                         location,
    "take-from-discard":               kind_of_card,
    "tracks":                          points,
    "sell":                            sales,
    "at-reveal":                       inner,
    "here-at-reveal":                  inner,
    # Rise of Ix
    "may":                             inner,
    "tech":                            terms,
    "dividends":                       dividends,
    "swords-per-card":                 but_this,
    "space-discount":                  space,
    "on-win":                          inner,
    "goals":                           points,
}
# fmt: on
"""Every word of the language, and what its node tells besides its name."""
