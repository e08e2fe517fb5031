"""Costs: what stands to the left of an arrow."""

from __future__ import annotations

from kanly.imperium.effects import RESOURCE_NAMES, Cost
from kanly.words.imperium.phrases import DO, Phrase, filled, joined, phrase
from kanly.words.words import Words


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
