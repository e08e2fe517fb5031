"""A whole game, from the start page to the result, through the page alone."""

import re

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_advice import THINKING


def ends(alia: Person) -> None:
    """Play to the end and see the result."""
    alia.starts()
    alia.is_asked()

    alia.plays_to_the_end()

    expect(alia.page.get_by_role("heading", name="Ranking")).to_be_visible()
    assert alia.page.locator(".result ol li").count() >= 2
    expect(alia.page.get_by_role("img", name="Scores over the game")).to_be_visible()


def test_a_classic_game_against_bots_is_played_to_its_result(alia: Person) -> None:
    alia.sets_up("classic", players=3, turns=2)
    ends(alia)


def test_a_game_of_imperium_is_played_to_its_result_and_tells_its_turning_points(
    alia: Person,
) -> None:
    alia.sets_up("imperium", players=3)
    ends(alia)

    alia.page.get_by_role("button", name="Find the turning points").click()
    points = alia.page.locator("[data-analysis=ready] li")
    expect(points.first).to_be_visible(timeout=2 * THINKING)

    expect(alia.page.get_by_role("img", name="Chances to win")).to_be_visible()
    expect(points.first).to_contain_text(re.compile(r"[+-]\d+% by (this choice|what followed)"))
    expect(points.first).to_contain_text(re.compile(r"Chosen.*\d%"))
    points.first.get_by_role("link").click()
    expect(alia.page).to_have_url(re.compile("/replay/.*move="))
