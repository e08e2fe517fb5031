"""Conditions: what stands before 'then'."""

from __future__ import annotations

from typing import Final

from kanly.core.message import Args
from kanly.imperium.effects import FACTION_NAMES, Cond, Condition
from kanly.imperium.tables.cards import CARDS, THE_SPICE_MUST_FLOW
from kanly.words.words import Words

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
