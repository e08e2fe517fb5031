"""The board of the classic game: everything is chosen by pointing at the thing itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.pointing import plays_by_pointing


def plays_classic(alia: Person, *factions: str, **options: object) -> None:
    """Sit down as the first of these factions, bots as the others."""
    asked = {"game": "classic", "name": "Alia", "seat": 0, "pace_ms": 0}
    bots = {str(seat): "random" for seat in range(1, len(factions))}
    options = {"factions": list(factions), "swap-factions": False, **options}
    made = alia.page.request.post(
        "/api/rooms", data=asked | {"players": len(factions), "options": options, "bots": bots}
    )
    assert made.ok, made.text()
    room = made.json()["room"]["room"]
    alia.tells(room, "start", {})
    alia.page.goto(f"/room/{room}")
    alia.is_asked()


def comes_to(alia: Person, kind: str) -> None:
    """Sit down as the Fremen, who ship without spice, and be asked something of this kind."""
    plays_classic(alia, "fremen", "harkonnen", "atreides")
    alia.plays_until(kind)


@pytest.mark.parametrize(
    ("size", "factions", "options"),
    [
        (DESKTOP, ["atreides", "harkonnen", "fremen"], {}),
        (DESKTOP, ["fremen", "harkonnen", "emperor"], {"advanced": True}),
        (PHONE, ["guild", "harkonnen", "fremen"], {}),
    ],
    ids=["desktop", "desktop-advanced", "phone"],
)
def test_a_game_is_played_by_pointing_alone(
    someone: Callable[..., Person],
    size: dict[str, int],
    factions: list[str],
    options: dict[str, object],
) -> None:
    alia = someone(viewport=size)
    plays_classic(alia, *factions, turns=2, **options)

    pointed = plays_by_pointing(alia)

    assert "location" in pointed


def test_forces_are_shipped_with_the_keyboard_alone(alia: Person) -> None:
    comes_to(alia, "ship")
    press = alia.page.keyboard.press
    alia.page.locator(".location.lit").first.focus()
    press("ArrowRight")
    press("Enter")
    expect(alia.line).not_to_have_attribute("data-kind", "ship")
    press("Enter")

    expect(alia.log.filter(has_text=re.compile(r"The Fremen bring \d+ force"))).not_to_have_count(0)


def test_a_bid_that_is_half_made_outlives_a_reload(alia: Person) -> None:
    plays_classic(alia, "emperor", "harkonnen")
    more = alia.page.get_by_role("button", name="More", exact=True)
    alia.plays_until("bid")
    while not (more.is_visible() and more.is_enabled()):
        alia.chooses("pass")
        alia.plays_until("bid")
    bid = alia.page.get_by_role("spinbutton", name="Your bid")
    more.click()
    value = bid.input_value()

    alia.page.reload()

    expect(bid).to_have_value(value)


def test_a_place_that_cannot_be_chosen_says_why(alia: Person) -> None:
    comes_to(alia, "ship")

    alia.page.locator(".location.barred").first.dispatch_event("click")

    expect(alia.line.get_by_role("alert")).to_be_visible()


def test_a_line_of_the_log_lights_up_the_map(alia: Person) -> None:
    comes_to(alia, "ship")
    log = alia.page.get_by_role("region", name="Log")
    line = log.get_by_text(re.compile("Spice blow(:| in)")).last

    line.hover()

    expect(alia.page.locator(".location.marked").first).to_be_visible()


def test_who_passes_beforehand_is_not_asked_for_bids_again(alia: Person) -> None:
    plays_classic(alia, "emperor", "harkonnen", "atreides")
    alia.plays_until("bid")
    alia.page.locator("[data-pass-all]").click()

    expect(alia.line).not_to_have_attribute("data-kind", "bid")
    alia.is_asked()
    expect(alia.line).not_to_have_attribute("data-kind", "bid")
    expect(alia.log.filter(has_text=re.compile("The Emperor passes"))).not_to_have_count(0)


def test_a_window_that_is_held_asks_and_can_be_told_never_to(alia: Person) -> None:
    plays_classic(alia, "harkonnen", "atreides", "emperor")
    here = alia.page.locator(".stop-here")
    alia.page.keyboard.press("h")
    expect(alia.page.locator("[data-hold]")).to_have_attribute("aria-pressed", "true")
    while not here.is_visible():
        alia.plays(1)
    never = here.locator("[data-when=never]")

    never.click()

    expect(never).to_have_attribute("aria-pressed", "true")
    question = alia.question
    alia.plays(1)
    alia.is_asked_something_but(question)
    expect(alia.page.locator("[data-hold]")).to_have_attribute("aria-pressed", "false")


def makes_a_deal(person: Person) -> Locator:
    """Open the form of a new deal."""
    plays_classic(person, "emperor", "harkonnen", "atreides")
    person.plays_until("bid")
    person.page.get_by_role("tab", name="Deals").click()
    person.page.get_by_role("button", name="A new deal").click()
    return person.page.get_by_role("dialog")


def test_a_common_deal_is_one_click_away_and_paid_when_one_likes(alia: Person) -> None:
    form = makes_a_deal(alia)

    form.get_by_role("button", name="Buy a card’s secret").click()
    form.get_by_role("button", name="Harkonnen").click()
    form.get_by_label("When is it paid?").select_option(label="Next turn")
    form.get_by_label("Moment").select_option(label="when Revival begins")
    form.get_by_role("button", name="Pay then").click()
    expect(form).to_contain_text("when Revival begins in turn 2")
    form.get_by_role("button", name="Propose").click()

    expect(form).to_have_count(0)
    deals = alia.page.locator(".deals")
    expect(deals).to_contain_text("House Harkonnen truthfully names one of its cards in turn 1.")
    expect(deals).to_contain_text("when Revival begins in turn 2")


def test_a_stronghold_is_left_alone_by_a_deal(alia: Person) -> None:
    form = makes_a_deal(alia)

    form.get_by_role("button", name="No attack here").click()
    form.get_by_role("button", name="Harkonnen").click()
    form.get_by_label("Stronghold").select_option(label="Arrakeen")
    form.get_by_role("button", name="Propose").click()

    expect(alia.page.locator(".deals")).to_contain_text(
        "Harkonnen does not attack Arrakeen in turn 1."
    )
