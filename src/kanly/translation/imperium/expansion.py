"""Which components come with Rise of Ix, and which are left out with it."""

from __future__ import annotations

from typing import Final

from kanly.imperium.tables import conflicts, leaders
from kanly.imperium.tables.cards import EPIC, IX, Card
from kanly.imperium.tables.ix import COVERED, IX_INTRIGUES, SMUGGLING
from kanly.translation.entry import Fact
from kanly.translation.words import Words

FIRST: Final = {
    "intrigue": IX_INTRIGUES[0],
    "conflict": conflicts.BY_SLUG["skirmish-ix-freighter-spice"],
    "leader": leaders.BY_SLUG["archduke-armand-ecaz"],
    "space": SMUGGLING,
}
"""The first component of each kind that belongs to the expansion; those after it do too."""


def is_new(kind: str, number: int) -> bool:
    return number >= FIRST[kind]


def is_new_card(made: Card) -> bool:
    return made.pile in (IX, EPIC)


def origin(words: Words, new: bool) -> Fact:
    """The expansion a component comes with."""
    return Fact("set", words.say("field-set"), words.name("expansion-ix") if new else "")


def covered(words: Words, space: int) -> Fact:
    """A space that the overlay covers is there only in games without the expansion."""
    gone = COVERED >> space & 1 if space >= 0 else 0
    return Fact("game", words.say("field-game"), words.say("game-without-ix") if gone else "")
