"""Company at the table: talk, pause, leaving, coming back, and a table that is closed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person


@pytest.fixture
def two(someone: Callable[..., Person]) -> tuple[Person, Person]:
    alia, duncan = someone(), someone()
    alia.sets_up("imperium", guests=1)
    duncan.joins(alia.link, "Duncan")
    expect(alia.page.get_by_text("Duncan")).to_be_visible()
    alia.starts()
    expect(duncan.board).to_be_visible()
    return alia, duncan


def test_what_is_said_is_heard_and_is_no_markup(two: tuple[Person, Person]) -> None:
    alia, duncan = two
    alia.page.get_by_role("tab", name="Chat").click()
    alia.page.get_by_label("Say something").fill("<b>good</b> luck")
    alia.page.get_by_role("button", name="Send", exact=True).click()

    duncan.page.get_by_role("tab", name="Chat").click()
    heard = duncan.page.get_by_role("log", name="Chat")

    expect(heard).to_contain_text("<b>good</b> luck")
    expect(heard.locator("b")).to_have_count(0)


def test_a_game_pauses_when_both_agree(two: tuple[Person, Person]) -> None:
    alia, duncan = two
    alia.page.get_by_role("button", name="Menu").click()
    alia.page.get_by_role("button", name="Agree to a pause").click()
    duncan.page.get_by_role("button", name="Pause?").click()
    duncan.page.get_by_role("button", name="Agree to a pause").click()

    expect(alia.line).to_contain_text("The game is paused.")
    expect(duncan.line).to_contain_text("The game is paused.")


def test_a_bot_plays_for_who_leaves_until_they_come_back(two: tuple[Person, Person]) -> None:
    alia, duncan = two
    room = duncan.page.url
    duncan.page.get_by_role("button", name="Menu").click()
    duncan.page.get_by_role("button", name="Leave the game").click()
    duncan.page.get_by_role("button", name="Really leave?").click()
    seat = alia.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    expect(seat.get_by_role("img", name="Bot")).to_be_visible()

    duncan.page.goto(room)
    duncan.page.get_by_role("button", name="Take my seat back from the bot").click()

    expect(seat.get_by_role("img", name="Bot")).to_have_count(0)
    expect(duncan.undo).to_be_visible()


def test_the_host_closes_the_table_and_the_guest_is_told(someone: Callable[..., Person]) -> None:
    alia, duncan = someone(), someone()
    alia.sets_up("imperium", guests=1, players=3)
    duncan.joins(alia.link, "Duncan")
    expect(alia.page.get_by_text("Duncan")).to_be_visible()

    alia.page.get_by_role("button", name="Close the table").click()
    alia.page.get_by_role("button", name="Close it for good").click()

    expect(duncan.page.get_by_role("heading", level=1)).to_have_text("This table has been closed")
    expect(alia.page).to_have_url(re.compile(r"/$"))
