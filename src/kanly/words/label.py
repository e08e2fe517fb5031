"""Choices of any game in words, by the game they belong to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.words.classic import labels as classic
from kanly.words.imperium import labels as imperium
from kanly.words.words import Words


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words. With the decision it answers, some read plainer ('Done', 'Play none')."""
    return GAMES[choice.game](words, choice, decision)


def of_imperium(words: Words, choice: Choice, decision: Decision | None) -> str:
    return imperium.label(words, choice, decision.kind.name if decision is not None else "")


GAMES: Final[dict[str, Callable[[Words, Choice, Decision | None], str]]] = {
    "imperium": of_imperium,
    "classic": classic.label,
}
