"""The choices that unit tests of the page use are those that the server sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from kanly.core.choice import BOOKS
from kanly.server.wording import as_sent

PAGE = Path(__file__).parents[2] / "web" / "src"
MOMENTS = sorted((PAGE / "classic" / "testing").glob("*.json"))


def sent(game: str, notation: str) -> dict[str, object]:
    choice = BOOKS[game].parse(notation)
    refs = [to_builtins(as_sent(ref)) for ref in choice.refs]
    return {"verb": choice.verb_name, "refs": refs}


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_examples_of_choices_are_as_the_server_sends_them(game: str) -> None:
    """`make generated` writes the file anew."""
    known = read(PAGE / "lib" / "testing" / "choices.json")[game]
    assert known == {notation: sent(game, notation) for notation in known}


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda path: path.stem)
def test_choices_of_a_moment_are_as_the_server_sends_them(moment: Path) -> None:
    state = read(moment)["state"]
    asked = [question for question in (state["decision"], state["offer"]) if question]
    for choice in [choice for question in asked for choice in question["choices"]]:
        assert sent("classic", choice["notation"]).items() <= choice.items()


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
