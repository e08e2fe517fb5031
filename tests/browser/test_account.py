"""Guests, passwords and passkeys: the same person on another device."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_password_brings_ones_games_to_another_device(someone: Callable[..., Person]) -> None:
    alia, elsewhere = someone(), someone()
    alia.sits_down("imperium")
    game = alia.page.url
    alia.opens("/account")
    alia.page.get_by_label("Login").fill("alia-of-the-knife")
    alia.page.get_by_label("Password").fill("a long secret")
    alia.page.get_by_role("button", name="Make an account", exact=True).click()
    alia.sees("Your account is ready.")

    elsewhere.opens("/account")
    elsewhere.page.get_by_label("Login").fill("alia-of-the-knife")
    elsewhere.page.get_by_label("Password").fill("a long secret")
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).click()
    elsewhere.sees("Welcome back.")
    elsewhere.opens("/games")
    elsewhere.page.locator("section", has_text="My games").get_by_role("link").first.click()

    expect(elsewhere.board).to_be_visible()
    assert elsewhere.page.url == game
    expect(elsewhere.undo).to_be_visible()


def test_a_wrong_password_is_refused_in_words(alia: Person) -> None:
    alia.opens("/account")
    alia.page.get_by_label("Login").fill("nobody")
    alia.page.get_by_label("Password").fill("not a secret")
    alia.page.get_by_role("button", name="Sign in", exact=True).click()

    expect(alia.page.get_by_role("alert")).to_be_visible()


def test_a_passkey_makes_an_account_and_opens_it(alia: Person) -> None:
    device = alia.page.context.new_cdp_session(alia.page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    alia.opens("/account")
    alia.page.get_by_label("Login").fill("alia-with-a-key")
    alia.page.get_by_role("button", name="Make an account with a passkey").click()
    alia.sees("Your account is ready.")
    alia.page.get_by_role("button", name="Sign out").click()
    alia.sees("Signed out.")

    alia.page.get_by_role("button", name="Sign in with a passkey").click()

    alia.sees("Signed in as alia-with-a-key.")
