"""Advice at the table, and the turning points of a game that is over."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_axe import sizes_and_themes, violations

THINKING = 60_000
"""Milliseconds for a bot's thoughts on a busy machine."""


def test_advice_shows_choices_with_chances_and_takes_one(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    question = alia.question

    alia.page.get_by_role("button", name="Advice").click()
    advised = alia.page.locator("[data-advice-choice]")
    expect(advised).to_have_count(3, timeout=THINKING)

    expect(advised.first).to_contain_text("% to win")
    listed = alia.choices()
    assert {advised.nth(at).get_attribute("data-advice-choice") for at in range(3)} <= set(listed)

    advised.first.click()
    alia.confirms()
    expect(alia.line).not_to_have_attribute("data-decision", question)
    expect(alia.page.locator("[data-advised]")).to_have_count(0)


def test_pointing_at_advice_lights_what_it_is_about(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    alia.page.keyboard.press("a")
    advised = alia.page.locator("[data-advice-choice^=agent]").first
    expect(advised).to_be_visible(timeout=THINKING)
    assert alia.page.locator("main .shown").count() == 0

    advised.focus()

    expect(alia.page.locator("main .shown").first).to_be_visible()


@sizes_and_themes
def test_advice_is_accessible(
    someone: Callable[..., Person], size: dict[str, int], theme: str
) -> None:
    alia = someone(viewport=size, color_scheme=theme)
    alia.sits_down("imperium")
    alia.is_asked()

    alia.page.get_by_role("button", name="Advice").click()
    expect(alia.page.locator("[data-advice-choice]").first).to_be_visible(timeout=THINKING)

    assert violations(alia) == []


def test_a_table_that_plays_without_it_has_no_button(alia: Person) -> None:
    alia.sits_down("imperium", help=False)
    alia.is_asked()

    expect(alia.page.locator("[data-advice]")).to_have_count(0)
