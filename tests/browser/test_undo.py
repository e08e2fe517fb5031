"""Undo for what can be taken back, and the reason where it cannot."""

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES
from tests.browser.person import Person

OPEN = {"classic": "move"}
"""Where a choice tells nobody anything new; the other game begins so."""


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back(alia: Person, game: str) -> None:
    alia.sits_down(game, players=3)
    if game in OPEN:
        alia.plays_until(OPEN[game])
    for _ in range(30):
        asked, choices = alia.is_asked(), alia.choices()
        question = alia.question
        alia.chooses(choices[0])
        if alia.can_undo():
            alia.undo.click()
            expect(alia.line).to_have_attribute("data-decision", question)
            expect(alia.prompt).to_have_text(asked)
            assert alia.choices() == choices
            return
    raise AssertionError("nothing could be taken back")


def test_undo_says_why_it_cannot_go_further_back(alia: Person) -> None:
    alia.sits_down("imperium")
    alia.is_asked()

    alia.undo.click(force=True)

    expect(alia.line.get_by_role("alert")).to_be_visible()
