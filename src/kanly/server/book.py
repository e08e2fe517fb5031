"""The rules as a book: the catalogue's sections as chapters, in reading order."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from kanly.core.catalogue import rules_folder
from kanly.server import schema
from kanly.server.examples import examples
from kanly.server.rulebook import rulebook
from kanly.server.wording import plain

FILE: Final = "book.yaml"


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter: a section of the catalogue, how it is drawn, and worked examples for it."""

    chapter: str
    drawing: str
    examples: list[str] = []


class Volume(msgspec.Struct, forbid_unknown_fields=True):
    """The book of a game, or of what an option adds to it."""

    book: str
    game: str
    chapters: list[Chapter]
    option: str = ""


class Place(NamedTuple):
    """A chapter and its book."""

    volume: Volume
    chapter: Chapter


@cache
def volumes() -> list[Volume]:
    """Every book, as docs/rules/book.yaml has it."""
    text = (rules_folder() / FILE).read_bytes()
    return msgspec.yaml.decode(text, type=list[Volume])


@cache
def places() -> dict[str, Place]:
    """Where each chapter is."""
    return {each.chapter: Place(book, each) for book in volumes() for each in book.chapters}


def chapter_of(rule: str) -> str:
    """The chapter that contains a rule."""
    return rule.rpartition("-")[0]


@cache
def by_chapter(lang: str) -> dict[str, list[schema.Hit]]:
    """The rules of each chapter, in their order."""
    found: dict[str, list[schema.Hit]] = {}
    for hit in rulebook(lang):
        if hit.kind == "rule":
            found.setdefault(chapter_of(hit.id), []).append(hit)
    return found


@cache
def rulings(lang: str) -> dict[str, schema.Hit]:
    """Why a rule was decided so, by its number."""
    return {hit.id: hit for hit in rulebook(lang) if hit.kind == "ruling"}


def contents(lang: str) -> schema.Books:
    """The books with the names of their chapters."""
    return schema.Books([book_in(volume, lang) for volume in volumes()])


def book_in(volume: Volume, lang: str) -> schema.Book:
    words = plain(lang)
    option = f"{volume.game}-option-{volume.option}"
    name = words.name(option) if volume.option else words.game(volume.game)
    names = [named(each.chapter, lang) for each in volume.chapters]
    return schema.Book(volume.book, volume.game, name, names)


def named(chapter: str, lang: str) -> schema.ChapterName:
    """What a chapter is called."""
    return schema.ChapterName(chapter, by_chapter(lang)[chapter][0].title)


def chapter(name: str, lang: str) -> schema.Chapter | None:
    """A chapter with its rules and examples, and those beside it."""
    place = places().get(name)
    if place is None:
        return None
    volume, found = place
    at = volume.chapters.index(found)
    before = volume.chapters[at - 1] if at else None
    after = volume.chapters[at + 1] if at + 1 < len(volume.chapters) else None
    return schema.Chapter(
        chapter=name,
        title=by_chapter(lang)[name][0].title,
        book=book_in(volume, lang),
        drawing=found.drawing,
        rules=[told(hit, lang) for hit in by_chapter(lang)[name]],
        examples=[told(numbered(rule, lang), lang) for rule in found.examples],
        before=named(before.chapter, lang) if before is not None else None,
        after=named(after.chapter, lang) if after is not None else None,
    )


def numbered(rule: str, lang: str) -> schema.Hit:
    """The rule of that number."""
    return next(hit for hit in by_chapter(lang)[chapter_of(rule)] if hit.id == rule)


def told(hit: schema.Hit, lang: str) -> schema.BookRule:
    """A rule as the book has it: why it was decided so, and whether it has a position to play."""
    why = rulings(lang).get(hit.id)
    return schema.BookRule(
        hit.id, hit.text, hit.lang, why.text if why else None, hit.id in examples()
    )
