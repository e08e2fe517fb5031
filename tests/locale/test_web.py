"""The words of the browser client are whole, the same in every language, and all of them used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kanly.translation import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src/kanly/locale"
SOURCES = ROOT / "web/src"
FILES = sorted(path.name for path in (LOCALE / "en").glob("web*.ftl"))
TRANSLATIONS = LANGUAGES[1:]

Entry = ast.EntryType


def entries(lang: str, name: str) -> list[Entry]:
    text = (LOCALE / lang / name).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def messages(lang: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for name in FILES
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message)
    }


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def said(lang: str) -> Iterator[str]:
    """Every line of words of a language, without what is put into it."""
    for name in FILES:
        for line in (LOCALE / lang / name).read_text(encoding="utf-8").splitlines():
            words = re.sub(r"^\s*\*?\[\w+\] |^[\w-]+ = ?|^#.*|^\}", "", line)
            yield re.sub(r"\{[^}]*\}?", "", words).strip()


def outline(lang: str, name: str) -> list[str]:
    """The ids of a file, in its order."""
    return [entry.id.name for entry in entries(lang, name) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_valid_fluent(lang: str, name: str) -> None:
    assert [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_languages_have_the_same_ids_in_the_same_order(lang: str, name: str) -> None:
    assert outline(lang, name) == outline("en", name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str) -> None:
    ids = [
        entry.id.name
        for name in FILES
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message)
    ]

    assert [key for key in ids if ids.count(key) > 1] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_message_uses_the_same_arguments_in_every_language(lang: str) -> None:
    used = {key: arguments(message) for key, message in messages(lang).items()}

    assert used == {key: arguments(message) for key, message in messages("en").items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(lang: str) -> None:
    assert [line for line in said(lang) if re.search("['\"]", line)] == []


def test_french_puts_a_no_break_space_before_double_punctuation() -> None:
    wrong = re.compile(r"[^\u00a0\u202f\s:][:;!?](?: |$)| [:;!?]|« | »")

    assert [line for line in said("fr") if wrong.search(line)] == []


def test_japanese_uses_its_own_punctuation() -> None:
    assert [line for line in said("ja") if re.search(r"[,.:;!?()]", line)] == []


# Keys and sources ---------------------------------------------------------------------------------


def code() -> str:
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def test_every_key_that_is_spoken_exists() -> None:
    spoken = set(re.findall(r"\bt\(\s*\"([\w-]+)\"", code()))

    assert sorted(spoken - set(messages("en"))) == []


def test_every_message_is_spoken_somewhere() -> None:
    """By its whole key, or by one that begins like it and is completed (`phase-${…}`)."""
    source = code()
    whole = set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", source))
    begun = tuple(set(re.findall(r"[\"'`]([a-z][\w-]*-)\$\{", source)))

    unspoken = [key for key in messages("en") if key not in whole and not key.startswith(begun)]
    assert [key for key in unspoken if not key.startswith("colour-")] == []
