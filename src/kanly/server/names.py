"""Names of people and tables: plain text that can be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

from kanly.server.errors import Refused

INVISIBLE: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Kinds of character that are no part of a name."""
MAX_NAME: Final = 24
BOT: Final = "BOT"
"""Stands before the name of every bot from outside, and of nobody else."""
MAX_TITLE: Final = 60


def person_name(text: str) -> str:
    """The name of a person, or a refusal: it may not pass for another or for the server."""
    name = checked(text, MAX_NAME)
    used = scripts(name)
    if skeleton(name.split()[0]) == skeleton(BOT):
        raise Refused("bad-name")
    mixed = len(used) > 1 and not any(used <= together for together in TOGETHER)
    looks = {skeleton(name), skeleton(name.casefold())}
    if mixed or looks & RESERVED or crowded(name):
        raise Refused("bad-name")
    return name


def bot_name(text: str) -> str:
    """The name of a bot from outside: wherever it is read, it says what it is."""
    return checked(f"{BOT} {person_name(text)}", MAX_NAME)


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


# Names that look like others ----------------------------------------------------------------------


def scripts(name: str) -> set[str]:
    """The scripts that the letters of a name belong to, as Unicode names them."""
    letters = [letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha()]
    found = {unicodedata.name(letter, "?").partition(" ")[0] for letter in letters}
    return {SHARED.get(script, script) for script in found} - {""}


def crowded(name: str) -> bool:
    """Whether marks are heaped upon letters."""
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two with the same one pass for each other."""
    plain = unicodedata.normalize("NFKD", name).translate(ALIKE).casefold()
    bare = [letter for letter in plain if letter.isalnum()]
    return "".join(bare).translate(ALIKE)


SHARED: Final = {
    "CJK": "HAN",
    "IDEOGRAPHIC": "HAN",
    "FULLWIDTH": "LATIN",
    "HALFWIDTH": "KATAKANA",
    "KATAKANA-HIRAGANA": "KATAKANA",
    "FEMININE": "LATIN",
    "MASCULINE": "LATIN",
    "MODIFIER": "",
    "MICRO": "GREEK",
}
"""Scripts by the first word of a letter's name, where that is another; "" belongs to any."""
JAPANESE: Final = {"HAN", "HIRAGANA", "KATAKANA", "LATIN"}
TOGETHER: Final = (JAPANESE, {"HAN", "HANGUL", "LATIN"}, {"HAN", "BOPOMOFO", "LATIN"})
"""Scripts that stand in one name besides single ones; other mixtures are made to deceive."""
MOST_MARKS: Final = 2
"""Marks upon one letter."""
ALIKE: Final = str.maketrans(
    "I|1l0OАВЕКМНОРСТУХІЈЅаеорсухіјѕһԁԛԝвкмнтΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυχικαıɑɡ",
    "lllloOABEKMHOPCTYXlJSaeopcyxijshdqwbkmhtABEZHlKMNOPTYXovpuxikaiag",
)
"""Letters of other scripts, and signs, with the Latin letters that they look like."""
RESERVED: Final = frozenset(
    skeleton(name)
    for name in ("kanly", "admin", "administrator", "moderator", "operator", "server", "system")
)
"""Names under which nobody may speak."""


def unlike(name: str, taken: list[str]) -> None:
    """Refuse a name that looks like another one at the table and is not the same."""
    same = {each.casefold() for each in taken}
    if name.casefold() not in same and skeleton(name) in {skeleton(each) for each in taken}:
        raise Refused("look-alike")


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if another at the table has it already."""
    lower = {each.casefold() for each in taken}
    found, number = name, 2
    while found.casefold() in lower:
        found, number = f"{name} {number}", number + 1
    return found
