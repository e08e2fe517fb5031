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
    Op,
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
    word, details = WORDS[effect.op]
    return {"op": word, **details(effect)}


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


def alone(effect: Effect) -> Tree:
    return {}


def number(effect: Effect) -> Tree:
    """The number; 'any number' is None."""
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
WORDS: Final[dict[int, tuple[str, Details]]] = {
    Op.ALL:                           ("all", parts),
    Op.PAY:                           ("pay", pay),
    Op.IF:                            ("if", when),
    Op.CHOOSE:                        ("choose", options),
    Op.GAIN:                          ("gain", resource),
    Op.VP:                            ("vp", number),
    Op.PERSUASION:                    ("persuasion", number),
    Op.SWORDS:                        ("swords", number),
    Op.RECRUIT:                       ("recruit", number),
    Op.DRAW:                          ("draw", number),
    Op.INTRIGUE:                      ("intrigue", number),
    Op.INFLUENCE:                     ("influence", faction),
    Op.INFLUENCE_ANY:                 ("influence-any", one_of_factions),
    Op.INFLUENCE_BEHIND:              ("influence-behind", number),
    Op.TRASH:                         ("trash", alone),
    Op.TRASH_THIS:                    ("trash-this", alone),
    Op.DEPLOY_GARRISON:               ("deploy-garrison", number),
    Op.DEPLOY_RECRUITED:              ("deploy-recruited", at_reveal),
    Op.DEPLOY_SUPPLY:                 ("deploy-supply", number),
    Op.RETREAT:                       ("retreat", number),
    Op.ACQUIRE:                       ("acquire", destination),
    Op.ACQUIRE_RESERVE:               ("acquire-reserve", reserve_card),
    Op.CONTROL:                       ("control", location),
    Op.SIGNET:                        ("signet", alone),
    Op.DOUBLE_HARVEST:                ("double-harvest", alone),
    Op.DISCOUNT_SPICE_MUST_FLOW:      ("discount-spice-must-flow", number),
    Op.OPPONENTS_LOSE_GARRISON:       ("opponents-lose-garrison", alone),
    Op.SEND_ANYWHERE:                 ("send-anywhere", alone),
    Op.PERSUASION_PER_FREMEN:         ("persuasion-per-fremen", number),
    Op.TAKE_FROM_DISCARD:             ("take-from-discard", kind_of_card),
    Op.SPACE_INFLUENCE:               ("space-influence", number),
    Op.OPPONENTS_DISCARD:             ("opponents-discard", number),
    Op.OPPONENTS_DISCARD_OR_LOSE:     ("opponents-discard-or-lose", alone),
    Op.VOICE:                         ("voice", alone),
    Op.MAY_PASS:                      ("may-pass", alone),
    Op.MENTAT:                        ("mentat", alone),
    Op.MENTAT_NEXT_ROUND:             ("mentat-next-round", alone),
    Op.FACTION_ICONS:                 ("faction-icons", alone),
    Op.IGNORE_ENEMIES:                ("ignore-enemies", alone),
    Op.OPPONENT_LOSES_TROOP:          ("opponent-loses-troop", alone),
    Op.TRACKS:                        ("tracks", points),
    Op.SNOOP:                         ("snoop", alone),
    Op.ACQUIRE_TO_DECK:               ("acquire-to-deck", alone),
    Op.RESHUFFLE:                     ("reshuffle", alone),
    Op.RECALL:                        ("recall", alone),
    Op.SET_ASIDE:                     ("set-aside", number),
    Op.HARVEST:                       ("harvest", number),
    Op.STEAL_INTRIGUE:                ("steal-intrigue", alone),
    Op.COUNCIL:                       ("council", alone),
    Op.SWORDMASTER:                   ("swordmaster", alone),
    Op.SELL:                          ("sell", sales),
    Op.AT_REVEAL:                     ("at-reveal", inner),
    Op.HERE_AT_REVEAL:                ("here-at-reveal", inner),
    # Rise of Ix
    Op.MAY:                           ("may", inner),
    Op.FREIGHTER:                     ("freighter", alone),
    Op.DREADNOUGHT:                   ("dreadnought", alone),
    Op.TECH:                          ("tech", terms),
    Op.NEGOTIATOR:                    ("negotiator", alone),
    Op.DIVIDENDS:                     ("dividends", dividends),
    Op.SHIP_TROOPS:                   ("ship-troops", number),
    Op.TRASH_IN_PLAY:                 ("trash-in-play", alone),
    Op.SWORDS_PER_DREADNOUGHT:        ("swords-per-dreadnought", number),
    Op.SWORDS_PER_CARD:               ("swords-per-card", but_this),
    Op.AMBUSH:                        ("ambush", alone),
    Op.EXTRA_TURN:                    ("extra-turn", alone),
    Op.SPACE_DISCOUNT:                ("space-discount", space),
    Op.INFLUENCE_AGENTS:              ("influence-agents", number),
    Op.OPPONENTS_RETREAT_DREADNOUGHT: ("opponents-retreat-dreadnought", alone),
    Op.DEPLOY_UNITS:                  ("deploy-units", number),
    Op.ON_WIN:                        ("on-win", inner),
    Op.GOALS:                         ("goals", points),
    Op.INFLUENCE_VISITED:             ("influence-visited", number),
    Op.SWAP_INTRIGUES:                ("swap-intrigues", alone),
    Op.VP_PER_LOW_TRACK:              ("vp-per-low-track", number),
    Op.INFLUENCE_SNOOPED:             ("influence-snooped", number),
    Op.PLACE_DREADNOUGHT:             ("place-dreadnought", alone),
    Op.KEEP_CARD:                     ("keep-card", alone),
    Op.WIN_TIES:                      ("win-ties", alone),
    Op.ALL_TO_DECK:                   ("all-to-deck", alone),
    Op.SHIP_BONUS:                    ("ship-bonus", number),
    Op.DETONATE:                      ("detonate", number),
}
# fmt: on
"""Every word of the language: its name in a tree, and what its node tells besides."""
