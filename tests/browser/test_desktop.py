"""A desk: everything in sight, nothing scrolls."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import PHONE, Person

SIZES = [(1440, 900), (1280, 720), (1024, 768), (PHONE["width"], PHONE["height"])]
SMALLEST = 11
"""Pixels; what is read at a table is no smaller."""
SMALL = """(smallest) => {
    const small = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const part = walk.currentNode.parentElement;
        const box = part.getBoundingClientRect();
        const text = walk.currentNode.data.trim();
        if (!text || !box.width || part.closest("title, .visually-hidden")) continue;
        const drawing = part.closest("svg");
        const drawn = drawing ? part.getScreenCTM() : new DOMMatrix();
        let scale = Math.hypot(drawn.a, drawn.b);
        for (let each = drawing ? null : part; each; each = each.parentElement) {
            const { transform } = getComputedStyle(each);
            const turned = new DOMMatrix(transform === "none" ? "" : transform);
            scale *= Math.hypot(turned.a, turned.b);
        }
        const size = scale * parseFloat(getComputedStyle(part).fontSize);
        if (size < smallest - 0.01) small.add(`${text} (${size.toFixed(1)})`);
    }
    return [...small];
}"""
"""The texts of the page whose letters are smaller than so many pixels."""


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_in_sight(alia: Person, game: str) -> None:
    alia.sits_down(game)
    alia.is_asked()

    assert alia.scrolls() == {"x": 0, "y": 0}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_too_small_to_read(
    someone: Callable[..., Person], game: str, width: int, height: int
) -> None:
    alia = someone(viewport={"width": width, "height": height})
    alia.sits_down(game, players=6 if game == "classic" else 4)
    for choices in (0, 8, 8):
        alia.plays(choices)
        with suppress(PlaywrightTimeout):  # a map that has just changed its size is drawn anew
            alia.page.wait_for_function(f"() => ({SMALL})({SMALLEST}).length === 0")

        assert alia.page.evaluate(SMALL, SMALLEST) == []


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
