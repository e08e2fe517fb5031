"""Spectators see what is public, live."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_follows_the_game(someone: Callable[..., Person], game: str) -> None:
    alia, irulan = someone(), someone()
    alia.sits_down(game)
    alia.is_asked()

    irulan.page.goto(alia.page.url)
    expect(irulan.board).to_be_visible()
    expect(irulan.line).to_contain_text("Waiting for")
    expect(irulan.undo).to_have_count(0)
    expect(alia.page.get_by_role("img", name="1 spectator")).to_be_visible()
    before = irulan.log.count()
    alia.chooses(alia.choices()[0])

    expect(irulan.log.nth(before)).to_be_visible()
