"""A desk: everything in sight, nothing scrolls."""

import pytest

from tests.browser.games import GAMES
from tests.browser.person import Person


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_in_sight(alia: Person, game: str) -> None:
    alia.sits_down(game)
    alia.is_asked()

    assert alia.scrolls() == {"x": 0, "y": 0}
