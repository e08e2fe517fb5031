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
    """A card and a space that go together, each with others too: so that it takes both.

    Another game is begun where the hand has none.
    """
    while not (found := pairs(alia)):
        plays_imperium(alia)
    card, space = found[0]
    return f"card-{card}@hand", f"space-{space}"


def pairs(alia: Person) -> list[tuple[str, str]]:
    """Cards and spaces of which neither goes with the other alone."""
    sent = [each.split() for each in alia.choices() if each.startswith("agent ")]
    found = [(each[1], each[2]) for each in sent if len(each) == 3]
    cards, spaces = [card for card, _ in found], [space for _, space in found]
    return [
        (card, space) for card, space in found if cards.count(card) > 1 and spaces.count(space) > 1
    ]


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

    words = alia.page.get_by_role("complementary", name="Swordmaster")
    expect(words.locator(".why")).to_contain_text("Swordmaster")
    expect(alia.prompt).to_be_visible()
    alia.page.mouse.move(720, 5)
    expect(words).to_have_count(0)


def test_nothing_opens_under_a_mouse_that_rests_when_the_table_opens(alia: Person) -> None:
    plays_imperium(alia)
    box = thing(alia, "space-swordmaster").bounding_box()
    assert box is not None
    alia.page.mouse.move(box["x"] + 20, box["y"] + 20)
    words = alia.page.locator("aside.words")
    expect(words).to_be_visible()

    alia.page.reload()

    alia.is_asked()
    alia.page.wait_for_timeout(900)
    expect(words).to_have_count(0)


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


def test_the_row_is_always_in_sight_where_there_is_room(alia: Person) -> None:
    plays_imperium(alia)

    for card in ("arrakis-liaison", "the-spice-must-flow"):
        expect(thing(alia, f"card-{card}@market")).to_be_in_viewport()
    expect(alia.page.locator("[data-row] [data-ref]")).to_have_count(8)
    fight = alia.page.locator(".fight").bounding_box()
    row = alia.page.locator("[data-row]").bounding_box()
    assert fight is not None
    assert row is not None
    assert fight["y"] + fight["height"] <= row["y"]


def test_what_is_asked_follows_what_is_picked(alia: Person) -> None:
    plays_imperium(alia)
    card, space = an_agent(alia)

    thing(alia, card).click()
    expect(alia.prompt).to_contain_text("to which space")
    thing(alia, card).click()
    thing(alia, space).click()

    expect(alia.prompt).to_contain_text("with which card")


def test_effects_stand_in_words_on_their_chips_in_first_games(alia: Person) -> None:
    plays_imperium(alia)
    alia.plays_until("agent-effects")
    chips = alia.page.locator(".chip")

    while chips.count() == 0:
        alia.plays(1)
        alia.plays_until("agent-effects")

    words = chips.first.get_attribute("title") or "?"
    expect(chips.first.get_by_text(words)).to_be_in_viewport()


def test_the_meaning_of_icons_is_beside_the_board(alia: Person) -> None:
    plays_imperium(alia)

    alia.page.get_by_role("tab", name="Icons").click()

    alia.sees("Persuasion")


def test_the_market_can_be_peeked_at_and_put_away(someone: Callable[..., Person]) -> None:
    alia = someone(viewport={"width": 1280, "height": 720})
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
