"""Order among people: one blocks, reports and sends away others; one's sessions and data."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_host_is_rid_of_somebody(someone: Callable[..., Person]) -> None:
    """First they say nothing any more, then they are gone and do not come back."""
    alia, feyd = someone(), someone()
    alia.sets_up("imperium", guests=1, players=2)
    feyd.joins(alia.link, "Feyd")
    expect(feyd.page.locator("li", has_text="Feyd").get_by_text("You", exact=True)).to_be_visible()
    feyd.page.get_by_label("Say something").fill("an insult")
    feyd.page.get_by_role("button", name="Send", exact=True).click()
    alia.page.locator(".lines").get_by_role("button", name="Block or report Feyd").click()
    dialog = alia.page.get_by_role("dialog", name="Feyd").first
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_text("The operators of this server will look at it.")).to_be_visible()

    dialog.get_by_role("button", name="Mute at this table").click()
    expect(dialog.get_by_role("button", name="Let them write again")).to_be_visible()
    feyd.page.get_by_label("Say something").fill("another")
    feyd.page.get_by_role("button", name="Send", exact=True).click()
    expect(feyd.page.get_by_role("alert").get_by_text("has muted you")).to_be_visible()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(alia.page.locator(".lines").get_by_text("an insult")).to_have_count(0)
    dialog = alia.page.get_by_role("dialog", name="Feyd").first
    if not dialog.is_visible():
        alia.page.locator("li", has_text="Feyd").get_by_role("button", name="Block").click()
    dialog.get_by_role("button", name="Send away").click()

    feyd.sees("closed")
    alia.opens("/account")
    expect(alia.page.get_by_role("button", name="Unblock Feyd")).to_be_visible()


def test_one_is_forgotten(alia: Person) -> None:
    """Sessions are listed, a password is given and changed, and then everything is deleted."""
    alia.opens("/account")
    alia.page.get_by_label("Login").fill("alia-forgotten")
    alia.page.get_by_label("Password").fill("a long secret")
    alia.page.get_by_role("button", name="Make an account", exact=True).click()
    alia.sees("Your account is ready.")
    expect(alia.page.get_by_text("This browser", exact=True)).to_be_visible()
    alia.page.get_by_label("Current password").fill("a long secret")
    alia.page.get_by_label("New password").fill("another secret")
    alia.page.locator("form", has_text="New password").get_by_role("button").click()
    alia.sees("Your password has been changed.")

    alia.page.get_by_role("button", name="Delete my data").click()
    dialog = alia.page.get_by_role("dialog")
    dialog.get_by_label("Password").fill("another secret")
    dialog.get_by_role("button", name="Delete everything").click()

    alia.sees("Your data has been deleted.")
    expect(alia.page.get_by_role("heading", name="Sign in, or make an account")).to_be_visible()
