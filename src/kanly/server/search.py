"""Search over the numbered rules, our rulings, and every component in every language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from kanly.core.registry import KITS
from kanly.server.catalogue import catalogue
from kanly.server.folding import folded
from kanly.server.questions import Index
from kanly.server.rulebook import rulebook
from kanly.server.schema import Component, Hit
from kanly.translation import LANGUAGES


class Thing(NamedTuple):
    """Something that can be found: what is shown, and what is searched, folded.

    `elsewhere` is what it says in other languages: a last resort.
    """

    hit: Hit
    name: str
    text: str
    elsewhere: str


def find(query: str, lang: str, game: str | None, most: int) -> list[Hit]:
    """The best hits. A few words name something; more are a question, unless something is called
    so."""
    words = folded(query).split()
    exact = by_words(words, lang, game)
    asks = len(words) >= A_QUESTION and not (exact and exact[0][0] >= CALLED)
    answers = index(lang).find(query, game, most) if asks or not exact else []
    found: dict[tuple[str, str], Hit] = {}
    for hit in (*answers, *[hit for _, hit in exact]):
        found.setdefault((hit.kind, hit.id), hit)
    return [*found.values()][:most]


A_QUESTION: Final = 3
"""So many words are a question."""
CALLED: Final = 200
"""What scores so high is called so."""


def by_words(words: list[str], lang: str, game: str | None) -> list[tuple[int, Hit]]:
    """What has every word, with its score, best first; in the name counts most."""
    found: list[tuple[int, Hit]] = []
    for thing in [*components(lang), *rules(lang)] if words else []:
        score = rank(words, thing) if game is None or thing.hit.game == game else 0
        if score:
            found.append((score, thing.hit))
    return sorted(found, key=lambda each: each[0], reverse=True)


@cache
def index(lang: str) -> Index:
    """Everything that answers questions in a language."""
    return Index(lang, [thing.hit for thing in (*rules(lang), *components(lang))])


def rule(number: str, lang: str) -> Hit | None:
    """The rule of that number."""
    wanted = number.upper()
    return next((hit for hit in rulebook(lang) if hit.id == wanted), None)


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
        elif word in thing.elsewhere:
            score += 1
        else:
            return 0
    joined = " ".join(words)
    return score + (
        CALLED if joined in thing.name.split("|") else 50 if joined in thing.name else 0
    )


# What there is to find ----------------------------------------------------------------------------


@cache
def components(lang: str) -> list[Thing]:
    """Every component of every game, its names in all languages."""
    found: list[Thing] = []
    for game in KITS:
        names = [catalogue(game, each).entries for each in LANGUAGES]
        for place, entry in enumerate(catalogue(game, lang).entries):
            called = [folded(entry.slug), *[folded(each[place].name) for each in names]]
            hit = Hit("component", f"{game}/{entry.ref}", entry.name, told(entry), game, lang)
            found.append(Thing(hit, "|".join(dict.fromkeys(called)), folded(hit.text), ""))
    return found


def told(entry: Component) -> str:
    """What a component says, in a paragraph."""
    facts = [f"{fact.label}: {fact.text}" for fact in entry.facts if fact.text]
    texts = [f"{text.label}: {text.text}" if text.label else text.text for text in entry.texts]
    return " ".join([f"{entry.title}.", *[f"{fact}." for fact in facts], *texts])


@cache
def rules(lang: str) -> list[Thing]:
    """Every numbered rule, then the reasons of our rulings."""
    others = zip(*[searched(each) for each in LANGUAGES if each != lang])
    return [
        Thing(hit, folded(hit.id), own, " ".join(other))
        for hit, own, other in zip(rulebook(lang), searched(lang), others)
    ]


@cache
def searched(lang: str) -> list[str]:
    """What is searched of each rule; in a script without spaces none may part the words."""
    texts = [folded(f"{hit.title} {hit.text}") for hit in rulebook(lang)]
    return [UNSPACED.sub("", text) for text in texts]


UNSPACED: Final = re.compile("(?<=[\u3040-\u30ff\u4e00-\u9fff]) | (?=[\u3040-\u30ff\u4e00-\u9fff])")
"""Spaces beside letters of Japanese or Chinese."""
