"""The terminal's own messages: in every language, with the same arguments, and all used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from kanly.translation import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FILES = ("terminal", "terminal-imperium", "terminal-classic")
PUT_TOGETHER = ("help-", "column-", "stop-", "upto-")
"""Beginnings of keys that the program puts together."""


class Arguments(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def body(lang: str) -> list[ast.EntryType]:
    """Everything in these files, one after the other."""
    folder = ROOT / "src/kanly/locale" / lang
    texts = [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES]
    return FluentParser(with_spans=False).parse("\n".join(texts)).body


def arguments(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


def messages(lang: str) -> dict[str, set[str]]:
    """Every message with the arguments it uses."""
    return {
        entry.id.name: arguments(entry) for entry in body(lang) if isinstance(entry, ast.Message)
    }


def sources() -> str:
    return "".join(path.read_text() for path in (ROOT / "src/kanly/cli").rglob("*.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_valid(lang: str) -> None:
    assert [entry for entry in body(lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_message_is_there_in_the_same_order_with_the_same_arguments(lang: str) -> None:
    assert list(messages(lang).items()) == list(messages("en").items())


def test_every_message_is_used() -> None:
    quoted = set(re.findall(r"[\"']([a-z-]+)[\"']", sources()))

    whole = {key for key in messages("en") if not key.startswith(PUT_TOGETHER)}

    assert whole - quoted == set()


def test_every_message_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r"say\(\s*[\"']([a-z-]+)[\"']", sources()))

    named = {key for key in asked if not key.startswith("amount-")}

    assert named - messages("en").keys() == set()
