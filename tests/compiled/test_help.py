"""`help(game)` says what to call, also in the compiled build, where classes lose docstrings."""

from __future__ import annotations

import pydoc

import pytest

import kanly


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_help_of_a_game_begins_with_what_to_call(name: str) -> None:
    page = pydoc.render_doc(kanly.new(name), renderer=pydoc.plaintext)

    assert "game.apply(seat, choice)     make a choice" in page
