"""The columns of a position: the stored class is made from the table, which knows every field."""

from __future__ import annotations

import pytest

from kanly.core.columns import (
    NOBODY,
    OWNER,
    Column,
    class_source,
    each,
    each_of,
    fields_of,
    give,
    hide,
    table,
)
from kanly.core.columns import describe as described
from kanly.core.shape import HIDDEN, flag, list_of, map_of, mask_of, name_of, number
from tests.columns import MADE


@pytest.mark.parametrize("game", list(MADE))
def test_the_stored_columns_are_those_of_the_table(game: str) -> None:
    generated, path = MADE[game]
    assert path.read_text(encoding="utf-8") == generated(), (
        f"run `python -m tests.columns` to write {path.name} anew"
    )


CARDS = ["ace", "king", "queen"]
TRACKS = map_of("track", ["a", "b"], number())
COLUMNS = [
    Column("round", "int", "0", "", table("round", number())),
    Column("top", "int", "-1", "", table("top", name_of("card", CARDS))),
    Column("deck", "list[int]", "[]", "", table("deck", list_of("card", CARDS)), NOBODY),
    Column("hand", "list[list[int]]", "[[], []]", "", each("hand", list_of("card", CARDS)), OWNER),
    Column("tracks", "list[int]", "[0] * 4", "", each("tracks", TRACKS)),
    Column("purse", "list[int]", "[0] * 4", "", each_of(("gold", "salt"), number())),
    Column("seen", "list[int]", "[0] * 2", "", each("seen", mask_of("card", CARDS))),
    Column("passed", "int", "0", "", each("passed", flag())),
]


class Table:
    """A position of two owners."""

    def __init__(self) -> None:
        self.round = 3
        self.top = -1
        self.deck = [1, 2]
        self.hand = [[0], [2, 1]]
        self.tracks = [1, 2, 3, 4]
        self.purse = [5, 6, 7, 8]
        self.seen = [0, 0b101]
        self.passed = 0b10


def test_columns_are_described_by_name_for_the_table_and_each_owner() -> None:
    game = Table()
    assert described(game, fields_of(COLUMNS, owned=False)) == {
        "round": 3,
        "top": None,
        "deck": ["king", "queen"],
    }
    assert described(game, fields_of(COLUMNS, owned=True), 1) == {
        "hand": ["queen", "king"],
        "tracks": {"a": 3, "b": 4},
        "gold": 7,
        "salt": 8,
        "seen": ["ace", "queen"],
        "passed": True,
    }


def test_what_is_given_goes_into_the_columns() -> None:
    game = Table()
    give(game, fields_of(COLUMNS, owned=False), {"round": 4, "top": "king", "deck": ["ace"]})
    wanted: dict[str, object] = {
        "hand": ["ace"],
        "tracks": {"b": 9},
        "salt": 0,
        "seen": ["king"],
        "passed": False,
    }
    give(game, fields_of(COLUMNS, owned=True), wanted, 1)
    assert (game.round, game.top, game.deck) == (4, 1, [0])
    assert game.hand == [[0], [0]]
    assert game.tracks == [1, 2, 3, 9]
    assert game.purse == [5, 6, 7, 0]
    assert game.seen == [0, 0b010]
    assert game.passed == 0


def test_a_view_hides_what_nobody_sees_and_what_others_have() -> None:
    game = Table()
    hands = game.hand
    hide(game, COLUMNS, 0b01)
    assert game.deck == [HIDDEN, HIDDEN]
    assert game.hand == [[0], [HIDDEN, HIDDEN]]
    assert hands == [[0], [2, 1]]


def test_a_class_copies_lists_and_lists_of_lists() -> None:
    lines = class_source("Columns", "Game", COLUMNS)
    assert "        self.round = like.round" in lines
    assert "        self.deck = like.deck[:]" in lines
    assert "        self.hand = [x[:] for x in like.hand]" in lines
