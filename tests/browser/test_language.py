"""English, French and Japanese, changed at any time, in the middle of a game too."""

from playwright.sync_api import expect

from tests.browser.person import Person


def test_the_browser_says_which_language_comes_first(someone: object) -> None:
    alia: Person = someone(locale="fr-FR")  # type: ignore[operator]
    alia.opens()

    alia.sees("Jouer")
    assert alia.page.locator("html").get_attribute("lang") == "fr"


def test_a_running_game_goes_on_in_another_language(alia: Person) -> None:
    alia.sits_down("imperium")
    asked = alia.is_asked()
    choices = alia.choices()

    alia.page.get_by_role("button", name="Menu").click()
    alia.page.get_by_role("combobox", name="Language").select_option("ja")
    alia.page.keyboard.press("Escape")

    expect(alia.page.get_by_role("button", name="一手戻す")).to_be_visible()
    expect(alia.prompt).not_to_have_text(asked)
    expect(alia.page.get_by_role("region", name="記録").locator("li").last).to_contain_text("。")
    assert alia.choices() == choices


def test_the_language_is_kept(alia: Person) -> None:
    alia.opens("/settings")
    alia.page.get_by_role("combobox", name="Language").last.select_option("fr")
    alia.sees("Réglages")

    alia.opens("/rules")

    alia.sees("Chercher dans les règles et les cartes")
