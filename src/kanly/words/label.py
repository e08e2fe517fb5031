"""Choices of any game in words, by the game they belong to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.words.imperium import labels as imperium
from kanly.words.words import Words

GAMES: Final[dict[str, Callable[[Words, Choice, str], str]]] = {
    "imperium": imperium.label,
}


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words. With the decision it answers, some read plainer ('Done', 'Play none')."""
    kind = decision.kind.name if decision is not None else ""
    return GAMES[choice.game](words, choice, kind)
