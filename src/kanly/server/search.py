"""Search over the numbered rules, our rulings, and every component in every language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from kanly.core.registry import ABOUT
from kanly.server.catalogue import catalogue
from kanly.server.shapes import Component, Hit
from kanly.words import LANGUAGES

PACKED: Final = Path(__file__).parent / "rules"
"""Where an installed package has the rules..."""
SOURCE: Final = Path(__file__).parents[3] / "docs" / "rules"
"""...and where the repository has them."""

GAMES: Final = {"IMP": "imperium", "IX": "imperium", "CLA": "classic"}
"""The game of a rule, by the first part of its number."""


class Thing(NamedTuple):
    """Something that can be found: what is shown, and what is searched, folded."""

    hit: Hit
    name: str
    text: str


def find(query: str, lang: str, game: str | None, most: int) -> list[Hit]:
    """The best hits: every word must be in the text; in the name counts most."""
    words = folded(query).split()
    if not words:
        return []
    found: list[tuple[int, int, Hit]] = []
    for place, thing in enumerate([*components(lang), *rules()]):
        if game is not None and thing.hit.game != game:
            continue
        score = rank(words, thing)
        if score:
            found.append((-score, place, thing.hit))
    return [hit for _, _, hit in sorted(found, key=lambda each: each[:2])[:most]]


def rule(number: str) -> Hit | None:
    """The rule of that number."""
    wanted = number.upper()
    return next((thing.hit for thing in rules() if thing.hit.id == wanted), None)


def rank(words: list[str], thing: Thing) -> int:
    """How well a thing answers; 0 if some word is nowhere in it."""
    score = 0
    for word in words:
        if word == thing.name or thing.name.startswith(f"{word} "):
            score += 100
        elif word in thing.name:
            score += 30
        elif word in thing.text:
            score += 5 + min(5, thing.text.count(word))
        else:
            return 0
    joined = " ".join(words)
    return score + (200 if joined in thing.name.split("|") else 50 if joined in thing.name else 0)


# What there is to find ----------------------------------------------------------------------------


@cache
def components(lang: str) -> list[Thing]:
    """Every component of every game, its names in all languages."""
    found: list[Thing] = []
    for game in ABOUT:
        names = [catalogue(game, each).entries for each in LANGUAGES]
        for place, entry in enumerate(catalogue(game, lang).entries):
            called = [folded(entry.slug), *[folded(each[place].name) for each in names]]
            hit = Hit("component", f"{game}/{entry.ref}", entry.name, told(entry), game)
            found.append(Thing(hit, "|".join(dict.fromkeys(called)), folded(hit.text)))
    return found


def told(entry: Component) -> str:
    """What a component says, in a paragraph."""
    facts = [f"{fact.label}: {fact.text}" for fact in entry.facts if fact.text]
    texts = [f"{text.label}: {text.text}" if text.label else text.text for text in entry.texts]
    return " ".join([f"{entry.title}.", *[f"{fact}." for fact in facts], *texts])


RULE: Final = re.compile(r"^- \*\*((?:[A-Z0-9]+-)+\d+)\*\* (.*)$")
SECTION: Final = re.compile(r"^## (.*?)(?: \([A-Z0-9-]+\))?$")


@cache
def rules() -> list[Thing]:
    """Every numbered rule, then the reasons of our rulings."""
    folder = PACKED if PACKED.is_dir() else SOURCE
    found: list[Thing] = []
    for path in sorted(folder.glob("*.md")):
        section = ""
        kind = "ruling" if path.stem == "rulings" else "rule"
        for line in path.read_text(encoding="utf-8").splitlines():
            if heading := SECTION.match(line):
                section = heading[1]
            elif told := RULE.match(line):
                number, text = told[1], plain(told[2])
                game = GAMES.get(number.partition("-")[0], "")
                hit = Hit(kind, number, section, text, game)
                found.append(Thing(hit, folded(number), folded(f"{section} {text}")))
    return sorted(found, key=lambda thing: thing.hit.kind == "ruling")


def plain(text: str) -> str:
    """Markdown without its marks, and without the sources at the end."""
    bare = re.sub(r"\s*\[[^\]]*(?:§|ref|gap|\d{3})[^\]]*\]\s*$", "", text)
    linked = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", bare)
    return re.sub(r"[*`]", "", linked)


def folded(text: str) -> str:
    """Text without case and accents, punctuation as spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(each for each in letters if not "\u0300" <= each <= "\u036f")
    whole = unicodedata.normalize("NFKC", bare)
    return " ".join("".join(each if each.isalnum() else " " for each in whole).split())
