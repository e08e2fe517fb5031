"""A translation of the rules says what the English says, as far as a machine can tell."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.rule_coverage import RULES, read

BOOKS = sorted(path.name for path in RULES.glob("*.md"))
FILES = sorted(path for path in RULES.glob("*/*.md"))

HEADING = re.compile(r"^## (.*?)(?: \(([A-Z0-9-]+)\))?$")
ENTRY = re.compile(r"^- \*\*((?:[A-Z0-9]+-)+\d+)\*\* (.*)$")
SOURCES = re.compile(r"\[[^\]]*\]$")
MARKS = re.compile(r"RULING\b|\badv\b|\(option: [a-z_]+")
NAMED = re.compile(r"\b(?:IMP|IX|CLA)-[A-Z][A-Z0-9]*(?:-\d+)?\b")

each_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}"
)


def english(path: Path) -> Path:
    return RULES / path.name


def sections(path: Path) -> list[tuple[str | None, list[str]]]:
    """The prefix of each section and the numbers of its rules."""
    found: list[tuple[str | None, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            found.append((heading[2], []))
        elif entry := ENTRY.match(line):
            found[-1][1].append(entry[1])
    return found


def entries(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {entry[1]: entry[2] for line in lines if (entry := ENTRY.match(line))}


def pairs(path: Path) -> list[tuple[str, str, str]]:
    """Each rule with its English and its translated text."""
    own = entries(path)
    return [(number, text, own[number]) for number, text in entries(english(path)).items()]


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_every_book_is_translated(lang: str) -> None:
    assert [path.name for path in FILES if path.parent.name == lang] == BOOKS


@each_file
def test_a_translation_has_the_same_sections_and_the_same_rules(path: Path) -> None:
    assert sections(path) == sections(english(path))


@each_file
def test_the_table_of_a_translation_has_its_titles(path: Path) -> None:
    ours, theirs = read(path).sections, read(english(path)).sections
    assert [(each.prefix, each.rules) for each in ours] == [(e.prefix, e.rules) for e in theirs]

    lines = path.read_text(encoding="utf-8").splitlines()
    heads = [found for line in lines if (found := HEADING.match(line)) and found[2]]
    assert [(each.prefix, each.title) for each in ours] == [(head[2], head[1]) for head in heads]


@each_file
def test_a_translated_rule_has_the_same_sources_and_marks(path: Path) -> None:
    assert not [
        number
        for number, text, own in pairs(path)
        if SOURCES.findall(text) != SOURCES.findall(own)
        or Counter(MARKS.findall(text)) != Counter(MARKS.findall(own))
    ]


@each_file
def test_a_translated_rule_names_the_same_rules(path: Path) -> None:
    assert not [
        (number, NAMED.findall(own))
        for number, text, own in pairs(path)
        if set(NAMED.findall(text)) != set(NAMED.findall(own))
    ]


@each_file
def test_a_translated_rule_has_every_figure_of_the_english(path: Path) -> None:
    assert not [
        (number, lost)
        for number, text, own in pairs(path)
        if (lost := figures(text) - figures(own))
    ]


def figures(text: str) -> set[int]:
    """The numbers written in digits, but for those of sources and of other rules."""
    return {int(each) for each in re.findall(r"\d+", NAMED.sub("", SOURCES.sub("", text)))}
