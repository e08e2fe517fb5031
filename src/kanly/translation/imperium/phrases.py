"""Phrases, and how several of them stand together.

A phrase is part of a sentence: no capital, no full stop. Its mood says with what it can be
joined: "+2 Persuasion, +1 sword", "recruit 2 troops and draw 1 card", or with nothing.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from kanly.core.message import Args, Message
from kanly.translation.words import Words

PLUS: Final = 0
"""A number to add: +2 Persuasion."""
DO: Final = 1
"""Something to do: recruit 2 troops."""
TELL: Final = 2
"""A sentence of its own: each opponent discards 2 cards."""

LISTS: Final = ("plus", "do", "clause")
"""How phrases of each mood are listed."""


class Phrase(NamedTuple):
    """A phrase as it stands alone or last, and as it stands when another follows."""

    text: str
    linked: str
    mood: int


def phrase(words: Words, mood: int, key: str, args: Args | None = None) -> Phrase:
    """A message as a phrase; `$x` that are keys are put into words."""
    message = Message(key, args)
    return Phrase(words.message(message), words.message(message, "and"), mood)


def filled(words: Words, mood: int, key: str, **texts: int | str) -> Phrase:
    """A message as a phrase; its arguments are words already."""
    return Phrase(words.fill(key, **texts), words.fill(key, "and", **texts), mood)


def grouped(words: Words, phrases: list[Phrase]) -> list[Phrase]:
    """Neighbours of the same mood in one phrase; those of their own stay apart."""
    found: list[Phrase] = []
    for mood, neighbours in groupby(phrases, key=lambda each: each.mood):
        group = list(neighbours)
        found += group if mood == TELL else [joined(words, LISTS[mood], group)]
    return found


def joined(words: Words, kind: str, group: list[Phrase]) -> Phrase:
    """Several phrases as one: all but the last in their linked form."""
    linked = [each.linked for each in group]
    return Phrase(
        words.listed(kind, [*linked[:-1], group[-1].text]),
        words.listed(kind, linked),
        group[0].mood,
    )
