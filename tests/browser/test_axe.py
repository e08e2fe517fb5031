"""WCAG AA, checked by axe on every page, a dark desktop and a light phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_one_device import goes_to, shared

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(document, { runOnly });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) =>
        html.slice(0, 160) + " — " + failureSummary.split("\\n")[1])]);
}"""
PAGES = [
    "/",
    "/new/imperium",
    "/new/classic",
    "/learn",
    "/games",
    "/rules?q=stilgar",
    "/rules",
    "/rules/IMP-DEPLOY",
    "/puzzles",
    "/account",
    "/gallery",
    "/settings",
    "/nowhere",
]

sizes_and_themes = pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"]
)


def violations(person: Person) -> list[object]:
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(person.page.evaluate(RUN))


@sizes_and_themes
def test_the_pages(someone: Callable[..., Person], size: dict[str, int], theme: str) -> None:
    alia = someone(viewport=size, color_scheme=theme)
    for path in PAGES:
        alia.opens(path)
        expect(alia.page.locator("h1")).to_be_visible()
        assert violations(alia) == [], path


@sizes_and_themes
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_table(
    someone: Callable[..., Person], game: str, size: dict[str, int], theme: str
) -> None:
    alia = someone(viewport=size, color_scheme=theme)
    alia.sets_up(game)
    assert violations(alia) == [], "lobby"

    alia.starts()
    alia.is_asked()
    assert violations(alia) == [], "table"

    alia.page.get_by_role("button", name="Menu").click()
    assert violations(alia) == [], "menu"
    alia.page.keyboard.press("Escape")

    alia.page.keyboard.press("l")
    assert violations(alia) == [], "list of choices"


@sizes_and_themes
def test_the_shared_screen_and_the_hand_over(
    someone: Callable[..., Person], size: dict[str, int], theme: str
) -> None:
    alia = someone(viewport=size, color_scheme=theme)
    shared(alia)
    goes_to(alia)
    assert violations(alia) == [], "hand-over"

    alia.sets_up("imperium", guests=1)
    alia.opens(alia.page.url.replace("/room/", "/screen/"))
    expect(alia.page.locator("[data-qr]")).to_be_visible()
    assert violations(alia) == [], "screen"
