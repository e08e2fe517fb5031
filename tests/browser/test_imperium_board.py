"""The board of Dune: Imperium: everything is chosen by pointing at the thing itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.pointing import plays_by_pointing
from tests.server.table import LEADERS


def plays_imperium(alia: Person, **options: object) -> None:
    """Sit down at a table of three with two bots, with Leaders who do nothing before a turn."""
    options = {"leaders": LEADERS[:3]} | options
    asked = {"game": "imperium", "name": "Alia", "seat": 0, "players": 3, "pace_ms": 0}
    bots = {"1": "random", "2": "random"}
    made = alia.page.request.post("/api/rooms", data=asked | {"options": options, "bots": bots})
    room = made.json()["room"]["room"]
    alia.tells(room, "start", {})
    alia.page.goto(f"/room/{room}")
    alia.is_asked()


def thing(alia: Person, ref: str) -> Locator:
    return alia.page.locator(f'[data-ref="{ref}"]').first


def an_agent(alia: Person) -> tuple[str, str]:
    """A card and a space that go together, of those on offer."""
    sent = [each.split() for each in alia.choices() if each.startswith("agent ")]
    _, card, space = next(each for each in sent if len(each) == 3)
    return f"card-{card}@hand", f"space-{space}"


@pytest.mark.parametrize(
    ("size", "options"),
    [(PHONE, {}), (DESKTOP, {"ix": True})],
    ids=["phone", "desktop-ix"],
)
def test_a_game_is_played_by_pointing_alone(
    someone: Callable[..., Person], size: dict[str, int], options: dict[str, object]
) -> None:
    alia = someone(viewport=size)
    plays_imperium(alia, **options)

    pointed = plays_by_pointing(alia)

    assert "point" in pointed


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["card-first", "space-first"])
def test_card_and_space_in_either_order_send_an_agent(alia: Person, order: tuple[int, int]) -> None:
    plays_imperium(alia)
    pair = an_agent(alia)
    first, second = pair[order[0]], pair[order[1]]

    thing(alia, first).click()
    expect(thing(alia, first)).to_have_attribute("aria-pressed", "true")
    expect(thing(alia, second)).to_have_class(re.compile(r"\bopen\b"))
    thing(alia, second).click()

    sent = alia.log.filter(has_text=re.compile("^Alia plays .* and sends an Agent to"))
    expect(sent).to_have_count(1)


def test_a_lit_thing_is_named_by_what_choosing_it_does(alia: Person) -> None:
    plays_imperium(alia)
    card, space = an_agent(alia)
    thing(alia, card).click()

    expect(thing(alia, space)).to_contain_text("Send an Agent to")


def test_what_cannot_be_chosen_says_why_while_it_is_pointed_at(alia: Person) -> None:
    plays_imperium(alia)
    closed = thing(alia, "space-swordmaster")
    expect(closed).to_have_attribute("aria-disabled", "true")

    closed.hover()
    expect(alia.line).to_contain_text("Swordmaster")
    alia.page.mouse.move(720, 5)

    expect(alia.prompt).to_be_visible()


def test_the_words_of_a_thing_are_shown_for_a_question_mark(alia: Person) -> None:
    plays_imperium(alia)

    thing(alia, "space-arrakeen").focus()
    alia.page.keyboard.press("?")

    words = alia.page.get_by_role("complementary", name="Arrakeen")
    expect(words).to_contain_text("Recruit 1 troop and draw 1 card.")


def test_the_arrow_keys_go_from_thing_to_thing(alia: Person) -> None:
    plays_imperium(alia)

    thing(alia, "space-high-council").focus()
    alia.page.keyboard.press("ArrowRight")
    expect(thing(alia, "space-mentat")).to_be_focused()
    alia.page.keyboard.press("ArrowLeft")

    expect(thing(alia, "space-high-council")).to_be_focused()


def test_a_line_of_the_log_lights_up_the_board(alia: Person) -> None:
    plays_imperium(alia)
    card, space = an_agent(alia)
    question = alia.question
    thing(alia, card).click()
    thing(alia, space).click()
    alia.is_asked_something_but(question)

    alia.log.filter(has_text=re.compile("^Alia plays .* and sends an Agent to")).hover()

    expect(thing(alia, space)).to_have_class(re.compile(r"\bshown\b"))


def test_the_market_can_be_peeked_at_and_put_away(alia: Person) -> None:
    plays_imperium(alia)
    market = alia.page.get_by_role("button", name="Imperium Row and Reserve")

    market.click()
    expect(thing(alia, "card-the-spice-must-flow@market")).to_be_visible()
    market.click()

    expect(thing(alia, "card-the-spice-must-flow@market")).to_be_hidden()


def test_a_finger_that_stays_shows_the_words(someone: Callable[..., Person]) -> None:
    alia = someone(viewport=PHONE, has_touch=True, is_mobile=True)
    plays_imperium(alia)
    touched = thing(alia, "space-conspire")
    touched.scroll_into_view_if_needed()
    touched.dispatch_event("pointerdown", {"pointerType": "touch"})

    expect(alia.page.get_by_role("dialog", name="Conspire")).to_be_visible()
