"""Questions about the rules: full-text search that understands how people ask.

A question becomes ideas: its words, less those that say nothing, in their stem, and for each the
words and phrases that mean the same (docs/rules/search.yaml). SQLite's full-text search weighs the
rules and components for every idea; what speaks of most of them is found.
"""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from kanly.core.catalogue import rules_folder
from kanly.server.folding import folded
from kanly.server.schema import Hit

FILE: Final = "search.yaml"
LEAST: Final = 3
"""Letters that are left of a word at least."""
WEIGHTS: Final = {"rule": 1.0, "ruling": 0.4, "component": 0.4}
SAME: Final = 0.8
"""How much other words for the same count."""
TITLE: Final = 1.0
"""How much the heading counts beside the text."""
MOST: Final = 400
"""What is looked at for each idea."""
SYLLABLES: Final = re.compile("[\u3040-\u309f]+")
"""Letters of particles and endings, in a script without spaces: they part what carries meaning."""
SCRIPTS: Final = re.compile("[\u30a0-\u30ff]+|[\u3400-\u9fff々]+")
"""Runs of one script: a foreign word, or words of one or two characters each."""
CHARACTERS: Final = re.compile("[\u3400-\u9fff々]+")


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """How questions in a language are read."""

    stop: str
    endings: list[str]
    same: list[list[str]]
    spelt: dict[str, str] = {}


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of questions."""

    aside: dict[str, float]
    """How much the rules of some chapters count, or of a catalogue."""
    languages: dict[str, Language]


class Idea(NamedTuple):
    """One thing that a question speaks of, as phrases of tokens."""

    own: tuple[str, ...]
    """In the words of the question."""
    same: tuple[str, ...] = ()
    """In others that mean the same."""


class Reader:
    """Reads text and questions in one language."""

    def __init__(self, language: Language) -> None:
        self.endings = sorted(language.endings, key=len, reverse=True)
        self.spelt = language.spelt
        self.stop = {token for word in language.stop.split() for token in folded(word).split()}
        self.same = [
            tuple(filter(None, dict.fromkeys(self.tokens(phrase) for phrase in group)))
            for group in language.same
        ]

    def tokens(self, text: str) -> str:
        """A text as tokens: stems of words, and pairs of characters where no spaces part them."""
        return " ".join(token for word in self.words(text) for token in self.parts(word))

    def words(self, text: str) -> list[str]:
        """The words of a text, and its runs of one script."""
        for written, read in self.spelt.items():
            text = text.replace(written, read)
        return SCRIPTS.sub(lambda run: f" {run[0]} ", SYLLABLES.sub(" ", folded(text))).split()

    def parts(self, word: str) -> list[str]:
        return pairs(word) if CHARACTERS.fullmatch(word) else [self.stem(word)]

    def stem(self, word: str) -> str:
        """A word without its ending."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= LEAST:
                word = word.removesuffix(ending)
                break
        if len(word) > LEAST and word[-1] == word[-2] and word[-1].isalpha():
            word = word[:-1]
        return word[:-1] + "i" if word.endswith("y") and len(word) > LEAST else word

    def ideas(self, question: str) -> list[Idea]:
        """What a question speaks of: phrases that are known to mean the same, then single words.

        The longest phrases come first; a shorter one within them says nothing more.
        """
        whole = f" {self.tokens(question)} "
        asked = [
            (phrase, group) for group in self.same for phrase in group if f" {phrase} " in whole
        ]
        found: dict[tuple[str, ...], list[str]] = {}
        covered: set[str] = set()
        for phrase, group in sorted(asked, key=lambda each: each[0].count(" "), reverse=True):
            if group in found or not covered.issuperset(phrase.split()):
                found.setdefault(group, []).append(phrase)
                covered.update(phrase.split())
        ideas = [
            Idea(tuple(own), tuple(each for each in group if each not in own))
            for group, own in found.items()
        ]
        for word in self.words(question):
            for token in self.parts(word):
                if token not in covered and word not in self.stop:
                    covered.add(token)
                    ideas.append(Idea((token,)))
        return ideas


def pairs(run: str) -> list[str]:
    """Every character with the next; a lone one by itself."""
    return [run[at : at + 2] for at in range(len(run) - 1)] or [run]


@cache
def known() -> Known:
    return msgspec.yaml.decode((rules_folder() / FILE).read_bytes(), type=Known)


@cache
def reader(lang: str) -> Reader:
    """The reader of a language; one without data takes words as they are."""
    return Reader(known().languages.get(lang, Language("", [], [])))


class Found(NamedTuple):
    """How well an entry answers."""

    place: int
    score: float


class Index:
    """Rules and components of one language."""

    def __init__(self, lang: str, hits: Sequence[Hit]) -> None:
        self.reader = reader(lang)
        self.hits = hits
        self.lock = threading.Lock()
        self.base = sqlite3.connect(":memory:", check_same_thread=False)
        self.base.execute("CREATE VIRTUAL TABLE entries USING fts5(title, text)")
        rows = [
            (at, self.reader.tokens(x.title), self.reader.tokens(x.text))
            for at, x in numbered(hits)
        ]
        self.base.executemany("INSERT INTO entries(rowid, title, text) VALUES (?, ?, ?)", rows)

    def find(self, question: str, game: str | None, most: int) -> list[Hit]:
        """What answers a question best."""
        ideas = self.reader.ideas(question)
        scores: dict[int, float] = {}
        spoken: dict[int, int] = {}
        for idea in ideas:
            for place, score in self.weigh(idea).items():
                scores[place] = scores.get(place, 0.0) + score
                spoken[place] = spoken.get(place, 0) + 1
        found = [
            Found(place, score * spoken[place] / len(ideas) * weight(self.hits[place]))
            for place, score in scores.items()
            if game is None or self.hits[place].game == game
        ]
        found.sort(key=lambda each: each.score, reverse=True)
        return [self.hits[each.place] for each in found[:most]]

    def weigh(self, idea: Idea) -> dict[int, float]:
        """How much entries speak of an idea: in the best phrase of those that each has."""
        found: dict[int, float] = {}
        for phrases, share in ((idea.own, 1.0), (idea.same, SAME)):
            for phrase in phrases:
                for place, score in self.matches(phrase):
                    found[place] = max(found.get(place, 0.0), share * score)
        return found

    def matches(self, phrase: str) -> list[tuple[int, float]]:
        """The entries with a phrase, and how much they speak of it by SQLite's ranking."""
        sql = (
            "SELECT rowid, -bm25(entries, ?, 1.0) FROM entries WHERE entries MATCH ? "
            "ORDER BY rank LIMIT ?"
        )
        with self.lock:
            return self.base.execute(sql, (TITLE, f'"{phrase}"', MOST)).fetchall()


def numbered(hits: Sequence[Hit]) -> list[tuple[int, Hit]]:
    return [*enumerate(hits)]


def weight(hit: Hit) -> float:
    """How much an entry of its kind and its chapter counts."""
    chapter, catalogue = hit.id.rpartition("-")[0], hit.id.partition("-")[0]
    chapters = asides()
    return WEIGHTS[hit.kind] * chapters.get(chapter, chapters.get(catalogue, 1.0))


@cache
def asides() -> dict[str, float]:
    """How much the chapters count that are aside."""
    return {name: share for names, share in known().aside.items() for name in names.split()}
