"""Rules at hand, and pages that are for those who draw boards only."""

from playwright.sync_api import expect

from tests.browser.person import Person


def test_the_rules_of_one_game_are_opened_by_an_address(alia: Person) -> None:
    alia.opens("/rules?q=storm&game=classic")

    game = alia.page.get_by_label("Game", exact=True)
    expect(game.locator("option")).to_have_text(["All", "Dune: Imperium", "Dune"])
    expect(game).to_have_value("classic")
    alia.sees("CLA-STORM-01")


def test_saved_moments_are_no_part_of_what_is_served(alia: Person) -> None:
    alia.opens("/dev/imperium")

    alia.sees("There is nothing here")
