"""Every component of a game as an entry: all of them, or by name, whatever the language, case and
accents in which it is given.
"""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final, NamedTuple

from kanly.core.errors import UnknownName
from kanly.translation.bundle import LANGUAGES
from kanly.translation.entry import Entry
from kanly.translation.kit import translation_kit
from kanly.translation.words import Words

MOST: Final = 5
"""The most components that part of a name may mean."""


class Called(NamedTuple):
    """A component, the game it belongs to, and everything it may be called, folded."""

    game: str
    entry: Entry
    names: set[str]


def entries(words: Words, game: str) -> list[Entry]:
    """Every component of a game, kind by kind."""
    return translation_kit(game).entries(words)


def components(words: Words, game: str) -> list[Called]:
    """Every component of a game with its names: slugs, and names in every language."""
    kit = translation_kit(game)
    languages = [Words(lang) for lang in LANGUAGES]
    found: list[Called] = []
    for entry in entries(words, game):
        key = kit.key(entry)
        named = [each.name(key, form) for each in languages for form in kit.forms]
        found.append(Called(game, entry, {folded(x) for x in (entry.slug, entry.name, *named)}))
    return found


def find(words: Words, game: str, name: str) -> list[Entry]:
    """Every component of that name, its slug or its name in any language; or an error with the
    nearest ones.
    """
    known = components(words, game)
    found = [called.entry for called in known if folded(name) in called.names]
    if not found:
        slugs = list(dict.fromkeys(called.entry.slug for called in known))
        raise UnknownName("component", name, near(known, name) or slugs)
    return found


def search(known: list[Called], name: str) -> tuple[list[Called], list[str]]:
    """The components of that name in any language, or the few with it in their name.

    If there are none, or too many, then the names that may have been meant.
    """
    wanted = folded(name)
    exact = [called for called in known if wanted in called.names]
    if exact or not wanted:
        return exact, []
    part = [
        called
        for called in known
        if called.entry.kind != "hagal" and any(wanted in each for each in called.names)
    ]
    if 0 < len(part) <= MOST:
        return part, []
    meant = [called.entry.name for called in part[:MOST]]
    return [], list(dict.fromkeys(meant)) or near(known, name)


def near(known: list[Called], name: str) -> list[str]:
    """The names nearest to that one."""
    by_name = {each: called.entry.name for called in known for each in called.names}
    close = get_close_matches(folded(name), by_name, n=3, cutoff=0.6)
    return list(dict.fromkeys(by_name[each] for each in close))


LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def folded(name: str) -> str:
    """A name without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFD", name.casefold().translate(LIGATURES))
    plain = "".join(each for each in letters if not "\u0300" <= each <= "\u036f")
    whole = unicodedata.normalize("NFKC", plain)
    return "".join(each for each in whole if each.isalnum())
