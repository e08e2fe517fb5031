"""The rules as a book: every chapter is in it, in every language; its examples can be played."""

import pytest

from kanly.server import book
from kanly.server.examples import examples
from kanly.server.rulebook import rulebook
from kanly.translation import LANGUAGES

CHAPTERS = [each.chapter for volume in book.volumes() for each in volume.chapters]


def test_every_section_of_the_catalogues_is_one_chapter() -> None:
    sections = {book.chapter_of(hit.id) for hit in rulebook("en") if hit.kind == "rule"}
    assert sorted(CHAPTERS) == sorted(sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_is_read_in_every_language(lang: str) -> None:
    rules = [
        each.rule
        for name in CHAPTERS
        if (found := book.chapter(name, lang)) is not None
        for each in found.rules
    ]
    assert rules
    assert len(rules) == len({*rules}) == sum(hit.kind == "rule" for hit in rulebook(lang))


def test_chapters_lead_to_their_neighbours() -> None:
    found = book.chapter("IMP-DEPLOY", "en")
    assert found is not None
    assert found.before is not None
    assert found.after is not None
    assert [found.before.chapter, found.after.chapter] == ["IMP-AGENT", "IMP-REVEAL"]
    ends = [book.chapter(name, "en") for name in ("IMP-SETUP", "IMP-EX")]
    assert ends[0] is not None
    assert ends[1] is not None
    assert (ends[0].before, ends[1].after) == (None, None)


def test_a_ruling_says_why_beside_its_rule() -> None:
    found = book.chapter("IMP-SETUP", "en")
    assert found is not None
    assert [each for each in found.rules if each.ruling]


@pytest.mark.parametrize("volume", book.volumes(), ids=lambda each: each.book)
def test_the_examples_of_a_chapter_can_be_played(volume: book.Volume) -> None:
    named = [rule for each in volume.chapters for rule in each.examples]
    assert named
    assert {*named} <= examples().keys()


def test_a_chapter_that_is_none_is_not_found() -> None:
    assert book.chapter("IMP-NOTHING", "en") is None
