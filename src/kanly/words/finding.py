"""Components by name, whatever the language, case and accents in which it is given."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from kanly.core.errors import UnknownName
from kanly.words.entry import Entry

Names = Callable[[Entry], set[str]]
"""Everything a component may be called, folded."""


def named(known: list[Entry], names: Names, name: str) -> list[Entry]:
    """Every component of that name, or an error with the nearest ones."""
    wanted = folded(name)
    found = [entry for entry in known if wanted in names(entry)]
    if not found:
        raise UnknownName("component", name, near(known, names, wanted))
    return found


def near(known: list[Entry], names: Names, wanted: str) -> list[str]:
    """The names nearest to a folded one; all slugs if none is near."""
    called = {each: entry for entry in known for each in names(entry)}
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
