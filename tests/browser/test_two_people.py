"""Two people in two browsers: one reloads and loses the connection in mid-turn."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person

SOME = 3
"""Choices of which at least one is made in the open."""
OPEN = {"classic": "bid"}
"""What is asked where everyone sees the answer; the other game begins so."""
BANNER = 2_200
"""Milliseconds: two seconds, and a little for looking."""
TRIES = 3
"""A machine that is busy with something else proves nothing at the first."""
LONG = 120
"""Seconds for what several have to do, bots among them."""


@pytest.fixture
def table(someone: Callable[..., Person], request: pytest.FixtureRequest) -> tuple[Person, Person]:
    """Alia and Duncan at a table with a bot, where choices are made in the open."""
    alia, duncan = someone(), someone()
    alia.sets_up(request.param, guests=1, players=3)
    duncan.joins(alia.link, "Duncan")
    expect(alia.page.get_by_text("Duncan")).to_be_visible()
    alia.starts()
    expect(duncan.board).to_be_visible()
    if request.param in OPEN:
        for person in (alia, duncan):
            person.begins_to_play(OPEN[request.param])
        kind = OPEN[request.param]
        before_long(alia, lambda: alia.is_asked_to(kind) or duncan.is_asked_to(kind))
    return alia, duncan


def before_long(person: Person, true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    until = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < until
        person.page.wait_for_timeout(50)


def whoever_is_asked(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """The one who is asked now, and the other. Each page knows best who sits before it."""
    one, other = people
    before_long(one, lambda: one.prompt.is_visible() or other.prompt.is_visible())
    return (one, other) if one.prompt.is_visible() else (other, one)


every_game = pytest.mark.parametrize("table", GAMES, indirect=True)


@every_game
def test_both_see_what_each_other_does(table: tuple[Person, Person]) -> None:
    asked, other = whoever_is_asked(table)
    before = other.log.count()
    for _ in range(SOME):
        asked.chooses(asked.choices()[0])
        asked, _ = whoever_is_asked(table)

    expect(other.log.nth(before)).to_be_visible()


def cards_with_several_spaces(person: Person) -> list[str]:
    """The cards with which an Agent can be sent to more than one space."""
    cards = [each.split()[1] for each in person.choices() if each.startswith("agent ")]
    return [card for card in cards if cards.count(card) > 1]


@pytest.mark.parametrize("table", ["imperium"], indirect=True)
def test_what_is_half_chosen_outlives_a_reload(table: tuple[Person, Person]) -> None:
    asked, _ = whoever_is_asked(table)
    while not (several := cards_with_several_spaces(asked)):
        asked.chooses(asked.choices()[0])
        asked, _ = whoever_is_asked(table)
    asked.page.locator(f"[data-ref='card-{several[0]}@hand']").first.click()
    picked = asked.page.locator(".picked button")
    expect(picked.first).to_be_visible()
    name = picked.first.inner_text()

    asked.page.reload()

    expect(asked.page.locator(".picked button").first).to_have_text(name)


def told_of_a_loss(person: Person) -> bool:
    """Lose the connection and have it back; whether that was told at once."""
    person.page.context.set_offline(True)
    begun = time.monotonic()
    expect(person.news).to_be_visible()
    took = time.monotonic() - begun
    person.page.context.set_offline(False)
    expect(person.news).to_be_hidden()
    return took * 1000 < BANNER


@every_game
def test_a_lost_connection_is_told_and_mends_itself(table: tuple[Person, Person]) -> None:
    asked, other = whoever_is_asked(table)
    choice = asked.choices()[0]

    assert any(told_of_a_loss(asked) for _ in range(TRIES))

    before = other.log.count()
    asked.chooses(choice)
    expect(other.log.nth(before)).to_be_visible()


@every_game
def test_who_comes_back_is_first_shown_what_happened(table: tuple[Person, Person]) -> None:
    asked, other = whoever_is_asked(table)
    room = other.page.url
    expect(other.log.first).to_be_visible()
    other.opens("/settings")
    asked.chooses(asked.choices()[0])

    other.page.goto(room)

    news = other.page.get_by_role("complementary", name="Since you left")
    expect(news).to_be_visible()
    news.get_by_role("button", name="Go on").click()
    expect(news).to_have_count(0)
