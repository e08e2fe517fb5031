"""Amounts: what can be gained, so that several gains share one verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES, Effect, Op
from kanly.translation.words import Words

Amount = Callable[[Words, Effect], str]

ALL_FACTIONS: Final = (1 << len(FACTION_NAMES)) - 1


def amount(words: Words, effect: Effect) -> str:
    """'3 Solari', '1 Influence with the Emperor'."""
    return AMOUNTS[effect.word](words, effect)


def is_amount(effect: Effect) -> bool:
    """Whether the effect is a gain; the same Influence with all or some factions is one."""
    if effect.op in (Op.ALL, Op.CHOOSE):
        parts = effect.parts
        return len(parts) == len(FACTION_NAMES) and all(same(part, parts[0]) for part in parts)
    return effect.word in AMOUNTS


def same(one: Effect, other: Effect) -> bool:
    """Whether both are the same amount of Influence, with whatever faction."""
    return one.op == other.op == Op.INFLUENCE and one.n == other.n


def resource(words: Words, effect: Effect) -> str:
    return words.say(f"amount-{RESOURCE_NAMES[effect.arg]}", n=effect.n)


def influence(words: Words, effect: Effect) -> str:
    return words.say("amount-influence", n=effect.n, faction=f"faction-{FACTION_NAMES[effect.arg]}")


def influence_any(words: Words, effect: Effect) -> str:
    """With any faction, or with one of some that are named."""
    if effect.arg == ALL_FACTIONS:
        return words.say("amount-influence-any", n=effect.n)
    named = [
        words.name(f"faction-{name}", "the")
        for i, name in enumerate(FACTION_NAMES)
        if effect.arg >> i & 1
    ]
    factions = words.listed("or", named)
    return words.fill("amount-influence-one-of", n=effect.n, factions=factions)


def plain(key: str) -> Amount:
    """An amount that its number says in full."""
    return lambda words, effect: words.say(key, n=effect.n)


def influence_each(words: Words, effect: Effect) -> str:
    return words.say("amount-influence-each", n=effect.parts[0].n, factions=len(effect.parts))


def influence_different(words: Words, effect: Effect) -> str:
    return words.say("amount-influence-different", n=effect.parts[0].n, factions=effect.n)


AMOUNTS: Final[dict[str, Amount]] = {
    "gain": resource,
    "vp": plain("amount-vp"),
    "vp-per-low-track": plain("amount-vp-per-low-track"),
    "influence": influence,
    "influence-any": influence_any,
    "influence-behind": plain("amount-influence-behind"),
    "influence-agents": plain("amount-influence-agents"),
    "influence-visited": plain("amount-influence-visited"),
    "influence-snooped": plain("amount-influence-snooped"),
    "all": influence_each,
    "choose": influence_different,
}
