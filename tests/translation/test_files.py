"""The language files are whole, and say the same things in every language."""

import re

import pytest
from fluent.syntax import ast, serialize

from tests.translation.source import FILES, LANGUAGES, arguments, entries, messages

TRANSLATIONS = LANGUAGES[1:]


def outline(lang: str, name: str) -> list[str]:
    """Section headings and message ids of a file, in its order."""
    return [
        entry.id.name if isinstance(entry, ast.Message) else f"## {entry.content}"
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message | ast.GroupComment)
    ]


def source(lang: str) -> str:
    return serialize(ast.Resource(list(messages(lang).values())))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_line_is_valid_fluent(lang: str, name: str) -> None:
    junk = [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice_in_a_language(lang: str) -> None:
    ids = [
        entry.id.name
        for name in FILES
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message)
    ]

    assert [key for key in ids if ids.count(key) > 1] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_ids_in_the_same_order(lang: str, name: str) -> None:
    assert outline(lang, name) == outline("en", name)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_message_uses_the_same_arguments_in_every_language(lang: str) -> None:
    used = {key: arguments(lang, key) for key in messages(lang)}

    assert used == {key: arguments("en", key) for key in messages("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(lang: str) -> None:
    text = re.sub(r'\{ "\s*" \}', "", source(lang))  # Fluent's own, around nothing or a space

    assert re.findall("^.*['\"].*$", text, re.MULTILINE) == []


def test_french_puts_a_no_break_space_before_double_punctuation() -> None:
    text = re.sub(r"\{ \$[^}]*->", "", source("fr"))

    assert re.findall(r"^.*[^\u00a0\s:][:;!?](?: |$).*$|^.* [:;!?].*$", text, re.MULTILINE) == []


def test_japanese_uses_its_own_punctuation_and_no_spaces() -> None:
    said = [line.partition(" = ")[2] for line in source("ja").splitlines() if " = " in line]
    plain = [re.sub(r"\{[^}]*\}?", "", line).strip() for line in said]

    assert [line for line in plain if re.search(r"[ ,.:;!?()]", line)] == []
