"""The numbered rules and our rulings, in a reader's language, without the catalogue's marks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from kanly.core.catalogue import rules_folder
from kanly.core.registry import KITS
from kanly.server.schema import Hit
from kanly.server.wording import plain
from kanly.translation import ENGLISH, Words

RULE: Final = re.compile(r"^- \*\*((?:[A-Z0-9]+-)+\d+)\*\* (.*)$")
SECTION: Final = re.compile(r"^## (.*?)(?: \([A-Z0-9-]+\))?$")


class Entry(NamedTuple):
    """A rule or a ruling as a file has it."""

    kind: str
    number: str
    section: str
    text: str


@cache
def rulebook(lang: str) -> list[Hit]:
    """Every rule, then every ruling; in English where a language has no words for it yet.

    A translation is in a folder named after its language.
    """
    folder = rules_folder()
    games = {prefix: kit.name for kit in KITS.values() for prefix in kit.rules}
    own = {(each.kind, each.number): each for each in entries(folder / lang)}
    found: list[Hit] = []
    for english in entries(folder):
        entry = own.get((english.kind, english.number))
        spoken = lang if entry else ENGLISH
        kind, number, section, text = entry or english
        game = games.get(number.partition("-")[0], "")
        found.append(Hit(kind, number, section, readable(text, plain(spoken), game), game, spoken))
    return sorted(found, key=lambda hit: hit.kind == "ruling")


def entries(folder: Path) -> list[Entry]:
    """What the files of one language say; nothing where there is no such folder."""
    found: list[Entry] = []
    for path in sorted(folder.glob("*.md")):
        section = ""
        kind = "ruling" if path.stem == "rulings" else "rule"
        for line in path.read_text(encoding="utf-8").splitlines():
            if heading := SECTION.match(line):
                section = heading[1]
            elif told := RULE.match(line):
                found.append(Entry(kind, told[1], section, told[2]))
    return found


# For a reader -------------------------------------------------------------------------------------

SOURCES: Final = re.compile(r"\s*\[[^\]]*(?:§|ref|gap|\d{3})[^\]]*\]\s*$")
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
RULED: Final = re.compile(r"RULING: ?(\S)")
ALL_RULED: Final = re.compile(r"\s*RULING\.$")
OPTION: Final = re.compile(r"\s*\(option: ([a-z_]+)([^)]*)\)")
ADVANCED: Final = re.compile(r"\badv\b")


def readable(text: str, words: Words, game: str) -> str:
    """A rule as a sentence: no sources, no mark of a ruling, options and the advanced game named.

    That a rule is a ruling is told by the ruling of the same number.
    """
    bare = ALL_RULED.sub("", SOURCES.sub("", text))
    ruled = RULED.sub(lambda found: found[1].upper(), bare)
    optional = OPTION.sub(lambda found: named(found[1], found[2], words, game), ruled)
    whole = ADVANCED.sub(words.name(f"{game}-term-advanced-game"), optional)
    plain_text = re.sub(r"[*`]", "", LINK.sub(r"\1", whole))
    return re.sub(r"^\(?\w", lambda found: found[0].upper(), plain_text)


def named(option: str, more: str, words: Words, game: str) -> str:
    """An option by the name that a table gives it."""
    key = f"{game}-option-{option.replace('_', '-')}"
    return " " + words.fill("rule-option", option=words.name(key) + more) if key in words else ""
