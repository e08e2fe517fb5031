"""A phone: one thing at a time, nothing wider than the screen, the actions within reach."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.moments import MOMENTS, Moments
from tests.browser.person import PHONE, Person

HOUSES = {"imperium": "Houses", "classic": "Factions"}


@pytest.fixture
def chani(someone: Callable[..., Person]) -> Person:
    return someone(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_one_part_at_a_time(chani: Person, game: str) -> None:
    chani.sits_down(game)
    chani.is_asked()
    page = chani.page

    for name in ("Board", "Hand", HOUSES[game], "Log"):
        page.get_by_role("tab", name=re.compile(f"^{name}")).first.tap()
        expect(page.get_by_role("tabpanel", name=re.compile(f"^{name}")).first).to_be_visible()
        assert chani.scrolls() == {"x": 0, "y": 0}, name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_on_top_and_the_actions_are_within_reach(chani: Person, game: str) -> None:
    chani.sits_down(game)
    chani.is_asked()

    line, actions = chani.line.bounding_box(), chani.page.locator(".actions-row").bounding_box()

    assert line is not None
    assert actions is not None
    assert line["y"] < 100
    assert actions["y"] + actions["height"] > PHONE["height"] * 0.8


@pytest.mark.parametrize("game", GAMES)
def test_what_helps_with_a_question_is_whole_on_the_screen(chani: Person, game: str) -> None:
    chani.sits_down(game)
    chani.is_asked()

    for button in chani.page.locator(".help button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(("game", "event"), [("imperium", "conflict"), ("classic", "classic-turn")])
def test_news_covers_no_hint(chani: Person, game: str, event: str) -> None:
    moments = Moments(chani.page)
    chani.sits_down(game)
    chani.is_asked()

    moments.tell(MOMENTS[game][event])

    news = chani.page.locator("[data-notices]").bounding_box()
    hint = chani.page.get_by_role("complementary", name="Hint").bounding_box()

    assert news is not None
    assert hint is not None
    assert news["y"] + news["height"] <= hint["y"]


def test_a_turn_is_played_with_taps(chani: Person) -> None:
    chani.sits_down("imperium")
    chani.is_asked()
    question = chani.question

    chani.page.locator("[data-list]").tap()
    chani.page.locator("dialog[open] [data-choice]").first.tap()
    chani.confirms()

    chani.is_asked_something_but(question)


def test_no_page_is_wider_than_a_phone(chani: Person) -> None:
    for path in ("/", "/new/imperium", "/new/classic", "/games", "/rules", "/account", "/settings"):
        chani.opens(path)
        expect(chani.page.locator("h1")).to_be_visible()

        assert chani.scrolls()["x"] == 0, path
