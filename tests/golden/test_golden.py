"""Whole games of every mode still go as they were written down."""

from __future__ import annotations

import pytest

from tests.golden.write import GAMES, HERE, written


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    assert written(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
