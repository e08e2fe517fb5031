"""A desk: everything in sight, nothing scrolls."""

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_in_sight(alia: Person, game: str) -> None:
    alia.sits_down(game)
    alia.is_asked()

    assert alia.scrolls() == {"x": 0, "y": 0}


def test_going_back_closes_a_dialog_and_stays_at_the_table(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    table = alia.page.url
    alia.page.keyboard.press("l")
    expect(alia.page.locator("dialog[open]")).to_be_visible()

    alia.page.go_back()

    expect(alia.page.locator("dialog[open]")).to_have_count(0)
    assert alia.page.url == table


def test_undo_stays_in_its_place_whatever_is_asked(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    before = alia.undo.bounding_box()

    alia.plays(4)

    assert alia.undo.bounding_box() == before


def test_words_in_passing_lie_on_neither_hand_nor_actions(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()

    alia.page.locator('[data-ref$="@hand"]').first.hover()
    words = alia.page.locator("aside.words")
    expect(words).to_have_css("pointer-events", "none")

    box, bar = words.bounding_box(), alia.page.locator(".ask").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"]
