"""Lessons: from the start page to a lesson that is won, by pressing what is pointed at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kanly.core.lesson import all_tutorials
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_axe import violations

FOLLOW = """() => {
    const note = document.querySelector("[data-note]");
    if (note) { note.click(); return; }
    const ring = document.querySelector("[data-ring]");
    if (!ring) return;
    const { left, top, width, height } = ring.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const wheel = there?.closest("[data-options]")?.querySelector("[role=slider]");
    if (wheel) {
        const [now, most] = ["now", "max"].map((name) => wheel.getAttribute(`aria-value${name}`));
        const key = now === most ? "Home" : "ArrowUp";
        wheel.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        return;
    }
    const panel = there?.closest("[data-choice]") ? null : there?.closest(".panel");
    if (panel) {
        const [less, more] = panel.querySelectorAll("[aria-label=Less], [aria-label=More]");
        if (more.disabled) window.lower = true;
        else if (less.disabled) window.lower = false;
        (window.lower ? less : more).click();
        return;
    }
    const target = there?.closest("button, label, [data-ref]") ?? there;
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""
"""Does what a newcomer would: presses the first thing that has a ring around it, or Go on."""
MOST = 80
"""Looks at the page within which a lesson is won."""


def follows(page: Page) -> None:
    """Do what the lesson points at until it is won."""
    status = page.locator("[data-lesson] [data-status]")
    for _ in range(MOST):
        if status.get_attribute("data-status") == "won":
            return
        page.evaluate(FOLLOW)
        page.wait_for_timeout(300)
    raise AssertionError(page.locator("[data-lesson]").inner_text())


def begins(person: Person, name: str) -> None:
    person.page.add_init_script(
        'localStorage.kanly ??= JSON.stringify({ name: "Alia", pace: "at-once" })'
    )
    person.opens("/learn")
    person.page.locator(f'[data-start="{name}"]').click()
    expect(person.page.locator("[data-lesson]")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"]
)
def test_a_newcomer_goes_from_the_start_page_to_a_won_lesson(
    someone: Callable[..., Person], size: dict[str, int], theme: str
) -> None:
    alia = someone(viewport=size, color_scheme=theme)
    alia.opens()
    alia.page.get_by_role("link", name="Learn to play Dune: Imperium").click()
    assert violations(alia) == [], "the list of lessons"
    alia.page.locator("[data-next=imperium]").click()
    lesson = alia.page.get_by_role("complementary", name="Lesson")
    expect(lesson).to_contain_text("This is your hand.")
    expect(alia.page.locator("[data-ring]").first).to_be_visible()
    assert violations(alia) == [], "a lesson"

    follows(alia.page)

    expect(lesson).to_contain_text("worth a Victory Point")
    lesson.get_by_role("link", name="All lessons").click()
    first = alia.page.locator('[data-start="imperium/agents"]')
    expect(first).to_contain_text("Won")
    alia.page.locator("[data-next=imperium]").click()
    expect(lesson).to_contain_text("Reveal and acquire")


def test_a_lesson_is_left_and_taken_up_again(alia: Person) -> None:
    begins(alia, "imperium/agents")
    alia.chooses("agent dune-the-desert-planet secure-contract")
    room = alia.page.url

    alia.opens("/learn")
    expect(alia.page.locator('[data-start="imperium/agents"]')).to_contain_text("Started")
    alia.page.locator('[data-start="imperium/agents"]').click()

    expect(alia.page.locator("[data-step=turn]")).to_be_visible()
    assert alia.page.url == room


def test_a_lesson_says_what_it_thinks_of_another_choice_and_takes_it_back(alia: Person) -> None:
    begins(alia, "imperium/agents")
    lesson = alia.page.get_by_role("complementary", name="Lesson")

    alia.chooses("agent dune-the-desert-planet imperial-basin")
    expect(lesson).to_contain_text("Your Agent went elsewhere")
    lesson.get_by_role("button", name="Take it back").click()

    expect(lesson.locator("[data-step=hand]")).to_be_visible()
    alia.page.locator('[data-ref="card-convincing-argument@hand"]').first.click(force=True)
    expect(lesson).to_contain_text("You can’t do that now")


def test_a_lesson_is_won_with_the_keyboard_alone(alia: Person) -> None:
    begins(alia, "imperium/intrigue")
    card = alia.page.locator('[data-ref="intrigue-ambush@hand"]')
    expect(card).to_be_visible()
    for _ in range(200):
        if card.evaluate("card => card === document.activeElement"):
            break
        alia.page.keyboard.press("Tab")
    alia.page.keyboard.press("Enter")

    expect(alia.page.locator("[data-status=won]")).to_be_visible()
    expect(alia.page.get_by_role("button", name="Next lesson")).to_be_visible()


SIZES = {"desktop": DESKTOP, "phone": PHONE}
LESSONS = [
    f"{each.tutorial}/{each.name}"
    for found in all_tutorials().values()
    for each in found
    if each.name != "first-game"
]
EVERY = [(name, size) for name in LESSONS for size in SIZES]
IN_TURN = [(name, [*SIZES][at % len(SIZES)]) for at, name in enumerate(LESSONS)]
"""Every lesson once, on one device after the other; the rest is for `make soak`."""


@pytest.mark.parametrize(
    ("name", "size"),
    [pytest.param(*each, marks=() if each in IN_TURN else pytest.mark.soak) for each in EVERY],
)
def test_every_lesson_is_won_by_pressing_what_it_points_at(
    someone: Callable[..., Person], name: str, size: str
) -> None:
    alia = someone(viewport=SIZES[size])
    begins(alia, name)

    follows(alia.page)
