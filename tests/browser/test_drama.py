"""What matters is shown: scenes, their pace, and the same in words for whoever wants no motion."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIENT
from tests.browser.moments import MOMENTS, Moments
from tests.browser.person import Person

LONGEST = 2.0
"""Seconds that a scene may last."""
MOVING = """() => document.getAnimations().filter((each) => each.playState === "running"
    && each.effect.getComputedTiming().activeDuration > 50).length"""
"""How much moves in the page for longer than the eye can tell."""
WATCH = """() => addEventListener("pointerdown", () => {
    const scene = () => document.querySelector("[data-scene]")?.dataset.scene;
    const first = scene();
    window.later = [];
    const note = () => scene() && scene() !== first && window.later.push(scene());
    const what = { subtree: true, childList: true, attributeFilter: ["data-scene"] };
    new MutationObserver(note).observe(document.body, what);
}, { capture: true, once: true })"""
"""Writes down which scenes are shown after a click."""


def at_table(person: Person, game: str) -> Moments:
    moments = Moments(person.page)
    person.sits_down(game)
    person.is_asked()
    return moments


@pytest.mark.parametrize("game", MOMENTS)
def test_every_scene_is_played_and_gone_within_two_seconds(
    someone: Callable[..., Person], game: str
) -> None:
    alia = someone(reduced_motion="no-preference")
    moments = at_table(alia, game)
    scene = alia.page.locator("[data-scene]")
    expect(scene).to_have_count(0)
    for name, events in MOMENTS[game].items():
        moments.tell(events)
        expect(scene).to_have_attribute("data-scene", name)
        lasts = scene.evaluate("(node) => parseFloat(node.style.getPropertyValue('--ms'))")
        assert 600 <= lasts <= LONGEST * 1000, name
        expect(scene).to_have_count(0)


@pytest.mark.parametrize("game", MOMENTS)
def test_with_reduced_motion_a_still_notice_says_what_a_scene_shows(
    someone: Callable[..., Person], game: str
) -> None:
    alia = someone()
    moments = at_table(alia, game)
    for name, events in MOMENTS[game].items():
        moments.tell(events)

        notice = alia.page.locator("[data-notices]")
        expect(notice).to_contain_text(f"Told: {name}.")
        assert alia.page.locator("[data-scene]").count() == 0
        assert alia.page.evaluate(MOVING) == 0, name


def test_every_kind_of_scene_has_a_moment() -> None:
    """The tables of the client name no scene that is not tried here."""
    for game, moments in MOMENTS.items():
        table = (CLIENT / game / "drama.ts").read_text()
        made = table[table.index("export const scenes") : table.index("\n};")]
        keys = {
            line.strip().split(":")[0].strip('"')
            for line in made.splitlines()
            if line.startswith("  ") and not line.startswith("   ") and ": (" in line
        }
        assert keys == set(moments), game


def test_a_click_ends_every_scene_that_waits(someone: Callable[..., Person]) -> None:
    alia = someone(reduced_motion="no-preference")
    moments = at_table(alia, "imperium")
    moments.tell([event for events in MOMENTS["imperium"].values() for event in events])
    expect(alia.page.locator("[data-scene]")).to_be_visible()

    alia.page.evaluate(WATCH)
    alia.page.mouse.click(700, 300)

    expect(alia.page.locator("[data-scene]")).to_have_count(0)
    expect(alia.log.last).to_contain_text("Told: victory.")
    assert alia.page.evaluate("window.later") == []


def test_what_came_of_a_scene_is_shown_when_it_is_over(someone: Callable[..., Person]) -> None:
    alia = someone(reduced_motion="no-preference")
    moments = at_table(alia, "imperium")

    moments.tell(MOMENTS["imperium"]["win"])
    expect(alia.page.locator("[data-scene]")).to_be_visible()
    assert "Told: win." not in alia.log.last.inner_text()

    expect(alia.log.last).to_contain_text("Told: reward.")


@pytest.mark.parametrize(("pace", "share"), [("calm", 1.0), ("brisk", 0.6), ("at-once", 0.0)])
def test_the_pace_is_set_at_the_table(
    someone: Callable[..., Person], pace: str, share: float
) -> None:
    alia = someone(reduced_motion="no-preference")
    moments = at_table(alia, "imperium")
    alia.page.get_by_label("Pace").first.select_option(pace)

    moments.tell(MOMENTS["imperium"]["no-winner"])

    scene = alia.page.locator("[data-scene]")
    if share == 0:
        expect(alia.page.locator("[data-notices]")).to_contain_text("Told: no-winner.")
        assert scene.count() == 0
    else:
        expect(scene).to_be_visible()
        lasts = scene.evaluate("(node) => parseFloat(node.style.getPropertyValue('--ms'))")
        assert lasts == pytest.approx(1200 * share)


def test_the_table_keeps_the_pace_that_its_host_sets(alia: Person) -> None:
    at_table(alia, "imperium")
    room = alia.page.url.rsplit("/", 1)[-1]

    alia.page.get_by_label("Pace").first.select_option("brisk")

    def pace() -> int:
        said = alia.page.request.get("/api/me/rooms").json()["rooms"]
        return int(next(each["pace_ms"] for each in said if each["room"] == room))

    until = time.monotonic() + 10
    while pace() != 300 and time.monotonic() < until:
        time.sleep(0.1)
    assert pace() == 300
