"""The rules as a book: chapters in order, links from rule to rule, examples on the table, and
questions that find their rule."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person


def test_a_question_finds_its_rule_and_the_rule_its_chapter(alia: Person) -> None:
    alia.opens("/rules?game=imperium")
    alia.page.get_by_label("Ask, or search").fill("can I deploy troops I just recruited")
    hits = alia.page.locator("main li")
    expect(hits.first).to_contain_text("IMP-DEPLOY-")
    rule = hits.get_by_role("link", name=re.compile("DEPLOY-0[58]")).first
    number = rule.inner_text()
    rule.click()
    expect(alia.page).to_have_url(re.compile(f"/rules/IMP-DEPLOY#{number}"))
    expect(alia.page.locator(f"#{number}")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("lang", "question", "rule"),
    [
        ("fr", "puis-je déployer les troupes que je viens de recruter", "DEPLOY-0[58]"),
        ("ja", "召集したばかりの部隊を進軍できますか", "DEPLOY-0[58]"),
    ],
)
def test_a_question_is_understood_in_every_language(
    someone: Callable[..., Person], lang: str, question: str, rule: str
) -> None:
    alia = someone(locale=lang)
    alia.opens("/rules?game=imperium")
    alia.page.get_by_role("searchbox").fill(question)
    expect(alia.page.locator("main li").filter(has_text=re.compile(rule)).first).to_be_visible()


def test_the_book_is_read_from_chapter_to_chapter(alia: Person) -> None:
    alia.opens("/rules?game=classic")
    alia.page.locator("[data-book=classic]").get_by_role("link", name="Storm", exact=True).click()
    expect(alia.page.locator("[data-chapter=CLA-STORM] > li").first).to_be_visible()
    expect(alia.page.locator("main img")).to_be_visible()
    alia.page.get_by_role("link", name="Spice blow and worms").click()
    expect(alia.page.locator("h1")).to_have_text("Spice blow and worms")
    alia.page.locator("main nav").get_by_role("link", name="Storm", exact=True).click()
    expect(alia.page.locator("h1")).to_have_text("Storm")
    alia.page.get_by_role("link", name="Contents").click()
    expect(alia.page.locator("[data-book]")).to_have_count(3)


def test_an_example_of_the_book_is_opened_and_played(someone: Callable[..., Person]) -> None:
    alia = someone(viewport=PHONE)
    alia.opens("/rules/IMP-DEPLOY")
    alia.page.locator('[data-example="IMP-EX-06"]').click()
    expect(alia.board).to_be_visible()
    slip = alia.page.locator("aside[data-example]")
    expect(slip).to_contain_text("Imperial Basin")
    alia.chooses("agent dune-the-desert-planet imperial-basin")
    slip.get_by_role("link", name="Back to the rules").click()
    expect(alia.page.locator("#IMP-EX-06")).to_be_in_viewport()
