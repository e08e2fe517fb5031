"""Every component of a game as an entry: all of them, or by name, whatever the language, case and
accents in which it is given.
"""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from kanly.core.errors import UnknownName
from kanly.words.bundle import LANGUAGES
from kanly.words.entry import Entry
from kanly.words.kit import words_kit
from kanly.words.words import Words


def entries(words: Words, game: str) -> list[Entry]:
    """Every component of a game, kind by kind."""
    return words_kit(game).entries(words)


def find(words: Words, game: str, name: str) -> list[Entry]:
    """Every component of that name, its slug or its name in any language; or an error with the
    nearest ones.
    """
    wanted = folded(name)
    known = entries(words, game)
    found = [entry for entry in known if wanted in names_of(game, entry)]
    if not found:
        raise UnknownName("component", name, near(game, known, wanted))
    return found


def names_of(game: str, entry: Entry) -> set[str]:
    """Everything a component may be called, folded."""
    kit = words_kit(game)
    key = kit.key(entry)
    named = [Words(lang).name(key, form) for lang in LANGUAGES for form in kit.forms]
    return {folded(each) for each in (entry.slug, entry.name, *named)}


def near(game: str, known: list[Entry], wanted: str) -> list[str]:
    """The names nearest to a folded one; all slugs if none is near."""
    called = {each: entry for entry in known for each in names_of(game, entry)}
    close = get_close_matches(wanted, called, n=3, cutoff=0.6)
    found = list(dict.fromkeys(called[each].name for each in close))
    return found or list(dict.fromkeys(entry.slug for entry in known))


LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def folded(name: str) -> str:
    """A name without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFD", name.casefold().translate(LIGATURES))
    plain = "".join(each for each in letters if not "\u0300" <= each <= "\u036f")
    whole = unicodedata.normalize("NFKC", plain)
    return "".join(each for each in whole if each.isalnum())
