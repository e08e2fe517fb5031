"""Choices of any game in words."""

from __future__ import annotations

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.words.kit import words_kit
from kanly.words.words import Words


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words. With the decision it answers, some read plainer ('Done', 'Play none')."""
    return words_kit(choice.game).label(words, choice, decision)
