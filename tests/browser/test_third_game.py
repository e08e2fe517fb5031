"""A third game that only the test knows is played at the table, on the plain board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.person import Person


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows Skirmish."""
    database = tmp_path_factory.mktemp("third") / "games.db"
    with serving(database, games="tests.core.kit") as found:
        yield found


def test_it_is_played_to_its_result_on_the_plain_board(alia: Person) -> None:
    alia.opens()
    expect(alia.page.get_by_role("heading", name="Skirmish")).to_be_visible()

    alia.sets_up("skirmish", bots="random")
    alia.starts()
    assert alia.is_asked() == "Predict"
    board = alia.page.get_by_role("region", name="Board")
    expect(board.get_by_text("deck")).to_be_visible()
    expect(alia.page.get_by_role("heading", name="voice")).to_be_visible()

    alia.plays_to_the_end()

    expect(alia.page.get_by_role("heading", name="Ranking")).to_be_visible()
    assert alia.page.locator(".result ol li").count() == 3
