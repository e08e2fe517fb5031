"""The keyboard alone, and what a screen reader is told."""

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person


def tab_to(alia: Person, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(150):
        alia.page.keyboard.press("Tab")
        if alia.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_with_the_keyboard_alone(alia: Person, game: str) -> None:
    alia.opens()
    tab_to(alia, f"[data-play={game}]")
    alia.page.keyboard.press("Enter")
    alia.is_asked()
    question = alia.question

    tab_to(alia, ".actions-row [data-list], .actions-row [data-choice]")
    lists = alia.page.evaluate("() => document.activeElement.matches('[data-list]')")
    alia.page.keyboard.press("Enter")
    if lists:
        expect(alia.page.locator("#choice-filter")).to_be_focused()
        alia.page.keyboard.press("ArrowDown")
        alia.page.keyboard.press("Enter")
    if alia.page.locator("[data-confirm]").is_visible():
        tab_to(alia, "[data-confirm]")
        alia.page.keyboard.press("Enter")

    expect(alia.line).not_to_have_attribute("data-decision", question)
    expect(alia.page.locator(".actions-row:focus, .actions-row :focus")).to_have_count(1)


def test_the_list_of_choices_is_narrowed_by_typing(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()

    alia.page.keyboard.press("l")
    expect(alia.page.locator("#choice-filter")).to_be_focused()
    alia.page.keyboard.type("reveal")
    expect(alia.page.locator("dialog[open] [data-choice]")).to_have_count(1)
    alia.page.keyboard.press("Enter")

    expect(alia.page.locator("[data-confirm]")).to_be_visible()


CROSS = "(dialog) => dialog.querySelector('button[aria-label=Close]').click()"
ESCAPE = "(dialog) => { dialog.dispatchEvent(new Event('cancel')); dialog.close(); }"
"""What the browser does; it tells of the end a moment later."""


@pytest.mark.parametrize("end", [CROSS, ESCAPE], ids=["cross", "escape"])
def test_a_list_is_opened_again_in_the_moment_it_closes(alia: Person, end: str) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    alia.page.keyboard.press("l")
    expect(alia.page.locator("#choice-filter")).to_be_focused()

    again = "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'l', bubbles: true}))"
    alia.page.locator("dialog[open]").evaluate(f"(dialog) => {{ ({end})(dialog); {again}; }}")
    alia.page.wait_for_timeout(100)

    expect(alia.page.locator("dialog[open] [data-choice]").first).to_be_visible()


def test_what_happens_is_said_aloud(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()
    aloud = alia.page.locator("[aria-live=polite]").last

    alia.chooses("reveal")

    expect(aloud).to_contain_text("Reveal")
