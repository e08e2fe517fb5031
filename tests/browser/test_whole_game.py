"""A whole game, from the start page to the result, through the page alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person

SHORT = {"imperium": {"players": 3}, "classic": {"players": 3, "turns": 2}}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_played_to_its_result(alia: Person, game: str) -> None:
    alia.sets_up(game, **SHORT[game])
    alia.starts()
    alia.is_asked()

    alia.plays_to_the_end()

    expect(alia.page.get_by_role("heading", name="Ranking")).to_be_visible()
    assert alia.page.locator(".result ol li").count() >= 2
    expect(alia.page.get_by_role("img", name="Scores over the game")).to_be_visible()
