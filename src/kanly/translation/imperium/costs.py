"""Costs and conditions: what stands to the left of an arrow, and before 'then'."""

from __future__ import annotations

from typing import Final

from kanly.core.message import Args
from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES, Cond, Condition, Cost
from kanly.imperium.tables.cards import CARDS, THE_SPICE_MUST_FLOW
from kanly.translation.imperium.phrases import DO, Phrase, filled, joined, phrase
from kanly.translation.words import Words


def cost(words: Words, paid: Cost) -> Phrase:
    """'pay 2 spice and lose 1 Influence with a Faction of your choice'."""
    parts: list[Phrase] = []
    price = prices(words, (paid.solari, paid.spice, paid.water))
    if price:
        parts.append(filled(words, DO, "cost-pay", amount=price))
    for key, n in (
        ("trash-this", int(paid.trash_this)),
        ("trash", paid.trash),
        ("influence", paid.influence),
        ("troops", paid.troops),
        ("discard", paid.discard),
        ("units", paid.units),
        ("lose-troop", paid.lose_troop),
        ("bottom", paid.bottom),
    ):
        if n:
            parts.append(phrase(words, DO, f"cost-{key}", {"n": n}))
    return joined(words, "do", parts)


def prices(words: Words, amounts: tuple[int, int, int]) -> str:
    """Solari, spice and water as one amount; nothing if there is none."""
    return words.listed(
        "and",
        [words.say(f"amount-{RESOURCE_NAMES[i]}", n=n) for i, n in enumerate(amounts) if n],
    )


TITLES: Final = {Cond.FREMEN_BOND: "effect-bond"}
"""Conditions that have a name of their own, written before a colon."""


def condition(words: Words, asked: Condition) -> str:
    """'if you have an Alliance'."""
    args: Args = {
        "n": asked.n,
        "faction": f"faction-{FACTION_NAMES[asked.arg]}",
        "card": f"card-{CARDS[THE_SPICE_MUST_FLOW].slug}",
    }
    return words.say(f"condition-{Cond.NAMES[asked.kind]}", **args)
