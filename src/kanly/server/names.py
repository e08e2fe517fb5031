"""Names of people and tables: plain text that can be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

from kanly.server.errors import Refused

INVISIBLE: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Kinds of character that are no part of a name."""
MAX_NAME: Final = 24
MAX_TITLE: Final = 60


def person_name(text: str) -> str:
    """The name of a person, or a refusal."""
    return checked(text, MAX_NAME)


def title(text: str) -> str:
    """The title of a table, perhaps empty."""
    return checked(text, MAX_TITLE) if text.strip() else ""


def checked(text: str, longest: int) -> str:
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if not plain or len(plain) > longest:
        raise Refused("bad-name")
    if any(unicodedata.category(letter) in INVISIBLE for letter in plain):
        raise Refused("bad-name")
    return plain


def plain_line(text: str) -> str:
    """What somebody says, on one line and without what controls machines."""
    letters = [" " if unicodedata.category(letter) == "Cc" else letter for letter in text]
    return " ".join("".join(letters).split())


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if another at the table has it already."""
    lower = {each.casefold() for each in taken}
    found, number = name, 2
    while found.casefold() in lower:
        found, number = f"{name} {number}", number + 1
    return found
