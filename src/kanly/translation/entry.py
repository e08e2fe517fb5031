"""An entry: a component of a game as it would stand in a rulebook's list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kanly.translation.words import Words


class Fact(NamedTuple):
    """One line of an entry: what it is about, as a key and in words, and what it says."""

    key: str
    label: str
    text: str


class Entry(NamedTuple):
    """A component: its kind and name, its facts (cost, icons, …) and what it does."""

    kind: str
    slug: str
    title: str
    name: str
    facts: tuple[Fact, ...]
    texts: tuple[Fact, ...]

    def fact(self, key: str) -> str:
        """What the entry says about that, or nothing."""
        for fact in self.facts:
            if fact.key == key:
                return fact.text
        return ""

    def as_data(self) -> dict[str, object]:
        """The entry as plain data fit for JSON."""
        return {
            "kind": self.kind,
            "slug": self.slug,
            "title": self.title,
            "name": self.name,
            "facts": [fact._asdict() for fact in self.facts],
            "texts": [text._asdict() for text in self.texts],
        }


def fact(words: Words, key: str, said: str, heading: str = "field") -> Fact:
    """A line, by the message key of what it is about."""
    return Fact(key, words.name(f"{heading}-{key}"), said)


def entry(
    words: Words,
    kind: str,
    slug: str,
    name: str,
    facts: Iterable[Fact],
    texts: Iterable[Fact],
    title: str = "kind",
) -> Entry:
    """An entry without its empty lines."""
    return Entry(
        kind,
        slug,
        words.name(f"{title}-{kind}"),
        name[:1].upper() + name[1:],
        tuple(each for each in facts if each.text),
        tuple(each for each in texts if each.text),
    )
