"""One device for several people, and one screen for all."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.person import ANSWER, PHONE, Person

NAMES = ["Alia", "Bob", "Cy"]

HELD = """() => {
    const held = new Set();
    const skip = (node) => node.closest("[data-hand-over], script, style") !== null;
    for (const each of document.querySelectorAll("body *")) {
        if (skip(each)) continue;
        for (const { name, value } of each.attributes) {
            if (/^(aria-label$|title$|alt$|href$|data-)/.test(name)) held.add(`${name}=${value}`);
        }
        for (const child of each.childNodes) {
            const text = child.nodeType === Node.TEXT_NODE ? child.textContent.trim() : "";
            if (text) held.add(text);
        }
    }
    return [...held];
}"""
"""Every text and every telling attribute of the page, but for the hand-over card."""


class Overheard:
    """All that a page hears from its server, and the sockets that it has open."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocket] = []
        self.states: list[dict[str, Any]] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", self.heard)

    def heard(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "state":
            self.states.append(said)

    @property
    def open(self) -> int:
        return len([socket for socket in self.sockets if not socket.is_closed()])


def shared(alia: Person) -> None:
    """A game of three at one device, set up by pressing what the page offers."""
    alia.opens("/new/imperium")
    page = alia.page
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_label("Pace").select_option("at-once")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    others = page.locator(".seats select")
    for seat in (1, 2):
        others.nth(seat - 1).select_option("/here")
        page.locator(f"[data-name='{seat}']").fill(NAMES[seat])
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("this device")).to_have_count(3 - 1)
    page.get_by_role("button", name="Start the game").click()


def goes_to(person: Person) -> int:
    """The seat to which the device is to be handed."""
    first = person.page.locator("[data-hand-over].asks [data-take]").first
    expect(first).to_be_visible()
    return int(first.get_attribute("data-take") or "-1")


def takes_their_turn(person: Person) -> None:
    """Answer what is asked until the device is to be handed on."""
    page = person.page
    expect(person.prompt).to_be_visible()
    while person.line.get_attribute("data-decision"):
        before = person.question
        page.evaluate(ANSWER, [7, 1, ""])
        person.confirms()
        page.wait_for_function(
            """(before) => document.querySelector("[data-hand-over]")
                || (document.querySelector(".ask-line")?.dataset.decision ?? before) !== before""",
            arg=before,
        )
        if page.locator("[data-hand-over]").count():
            return
        page.wait_for_timeout(50)


def test_three_people_at_one_device_see_only_their_own_hands(
    someone: Callable[..., Person],
) -> None:
    alia, stranger = someone(), someone()
    overheard = Overheard(alia.page)
    shared(alia)
    goes_to(alia)
    seen = Overheard(stranger.page)
    stranger.opens(alia.page.url)
    expect(stranger.board).to_be_visible()

    handed = []
    while set(handed) != {0, 1, 2}:
        seat = goes_to(alia)
        stranger.sees(f"{NAMES[seat]}")
        hidden(alia, overheard, stranger, seen)
        heard = len(overheard.states)

        alia.page.locator(f"[data-take='{seat}']").click()
        expect(alia.page.locator("[data-hand-over]")).to_have_count(0)
        expect(alia.page.get_by_role("region", name="Hand")).to_be_visible()
        expect(alia.page.locator("[data-hide]")).to_be_visible()
        assert {state["seat"] for state in overheard.states[heard:]} == {seat}

        takes_their_turn(alia)
        handed.append(seat)
    hidden(alia, overheard, stranger, seen)


def hidden(alia: Person, overheard: Overheard, stranger: Person, seen: Overheard) -> None:
    """While the device is handed over, its page holds what a stranger's page holds."""
    expect(alia.page.locator(".log li").last).to_have_text(stranger.log.last.inner_text())
    assert alia.page.locator("[data-choice], [data-hide], section.hand").count() == 0
    last = overheard.states[-1]
    assert (last["seat"], last["decision"], last["offer"]) == (None, None, None)
    assert last["view"] == seen.states[-1]["view"]
    assert overheard.open == 1
    held = set(alia.page.evaluate(HELD)) - set(stranger.page.evaluate(HELD))
    assert held == set()
    stored = alia.page.evaluate("Object.entries({...localStorage, ...sessionStorage})")
    assert [name for name, _ in stored if name.startswith("kanly-draft")] == []


def test_a_hand_is_put_away_and_taken_up_again_at_will(alia: Person) -> None:
    shared(alia)
    seat = goes_to(alia)
    page = alia.page
    page.locator(f"[data-take='{seat}']").click()
    expect(alia.prompt).to_be_visible()

    page.locator("[data-hide]").click()
    expect(page.locator("section.hand")).to_have_count(0)
    page.reload()
    assert goes_to(alia) == seat
    expect(page.locator("section.hand")).to_have_count(0)

    other = (seat + 1) % 3
    page.locator(f"[data-take='{other}']").click()
    expect(page.get_by_role("region", name="Hand")).to_be_visible()


def test_a_television_and_two_phones(someone: Callable[..., Person]) -> None:
    screen = someone(viewport={"width": 1920, "height": 1080})
    phones = [someone(viewport=PHONE, has_touch=True, is_mobile=True) for _ in "ab"]
    overheard = Overheard(screen.page)
    screen.opens("/new/imperium")
    screen.page.get_by_label("Pace").select_option("at-once")
    screen.page.get_by_role("radio", name="2", exact=True).check(force=True)
    screen.page.get_by_text("Shared screen").click()
    screen.page.get_by_role("button", name="Open the table").click()
    code = screen.page.locator("[data-qr]")
    expect(code).to_be_visible()

    for phone, name in zip(phones, NAMES, strict=False):
        phone.opens(code.get_attribute("data-qr") or "")
        phone.page.get_by_label("Your name").fill(name)
        phone.page.get_by_role("button", name="Sit down").click()
        screen.sees(name)
    screen.page.get_by_role("button", name="Start the game").click()

    expect(screen.board).to_be_visible()
    for phone in phones:
        expect(phone.board).to_be_visible()
    expect(screen.page.locator("section.hand")).to_have_count(0)
    assert screen.scrolls() == {"x": 0, "y": 0}
    playing = next(
        phone
        for phone in phones
        if phone.page.locator("[data-decision]:not([data-decision=''])").count()
    )
    before = overheard.states[-1]["log"]["total"]
    playing.page.evaluate(ANSWER, [7, 1, ""])
    playing.confirms()
    expect(screen.log.last).to_be_visible()
    screen.page.wait_for_timeout(300)
    assert {state["seat"] for state in overheard.states} == {None}
    assert overheard.states[-1]["log"]["total"] > before
