"""After the game: a record comes in, is replayed from any seat, and a moment is shared."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kanly
from kanly import bots
from tests.browser.games import GAMES
from tests.browser.person import Person


@pytest.fixture
def record(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A whole game of random bots, as a file."""
    game = kanly.new(request.param, seed=3)
    bot = bots.get("random", "3")
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(bot, game, decision))
    path = tmp_path / "game.jsonl"
    game.record.save(path)
    return path


@pytest.mark.parametrize("record", GAMES, indirect=True)
def test_a_record_is_imported_replayed_and_shared(alia: Person, record: Path) -> None:
    alia.opens("/games")
    alia.page.get_by_label("Choose a file").set_input_files(record)
    slider = alia.page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)

    alia.page.get_by_role("button", name="Next").click()
    expect(alia.page.get_by_text(f"1 / {last}")).to_be_visible()
    slider.fill(str(last // 2))
    expect(alia.page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    alia.page.get_by_label("Point of view").select_option("0")
    expect(alia.page.locator(".hand")).to_be_visible()
    expect(alia.page).to_have_url(re.compile(f"move={last // 2}&seat=0"))
    moment = alia.page.url

    alia.opens("/")
    alia.page.goto(moment)
    expect(alia.page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    expect(alia.page.get_by_label("Point of view")).to_have_value("0")


@pytest.mark.parametrize("record", GAMES, indirect=True)
def test_the_record_is_downloaded_as_it_came(alia: Person, record: Path) -> None:
    alia.opens("/games")
    alia.page.get_by_label("Choose a file").set_input_files(record)

    with alia.page.expect_download() as download:
        alia.page.get_by_role("link", name="Download the record").click()

    choices = [line for line in record.read_text().splitlines() if '"choice"' in line]
    assert len(choices) > 50
    got = download.value.path().read_text()
    assert [line for line in got.splitlines() if '"choice"' in line] == choices


def test_what_is_no_record_is_refused_in_words(alia: Person, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("hello")
    alia.opens("/games")

    alia.page.get_by_label("Choose a file").set_input_files(wrong)

    expect(alia.page.get_by_role("alert").filter(has_text="record")).to_be_visible()
