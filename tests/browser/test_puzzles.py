"""Puzzles in the browser: solved and failed, and nothing given away before; a game tried again."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kanly
from kanly.arena.play import play
from kanly.bots.puzzle import Puzzle
from kanly.server.rooms.puzzles import puzzles
from tests.browser.person import PHONE, Person
from tests.browser.test_axe import violations

LONG = 60_000
"""Milliseconds that an analysis may take on a busy machine."""


def first(game: str) -> Puzzle:
    """The puzzle of a game with the shortest way to it."""
    return min(
        (each for each in puzzles().values() if each.game == game), key=lambda each: len(each.made)
    )


def opens(person: Person, puzzle: Puzzle) -> None:
    """Go to a puzzle as one does: by its button in the list."""
    person.opens("/puzzles")
    person.page.locator(f'[data-puzzle="{puzzle.name}"]').click()
    expect(person.page.locator('[data-answer="open"]')).to_be_visible()
    person.is_asked()


def test_a_puzzle_is_solved_and_the_next_one_begins(alia: Person) -> None:
    puzzle = first("imperium")
    opens(alia, puzzle)
    assert {*alia.choices()} >= {each.choice for each in puzzle.tried}
    alia.chooses(puzzle.solution)
    slip = alia.page.locator('[data-answer="solved"]')
    expect(slip).to_contain_text("Solved")
    expect(slip).to_contain_text("your choice")
    expect(slip).to_contain_text("Then")
    here = alia.page.url
    slip.get_by_role("button", name="Next puzzle").click()
    expect(alia.page).not_to_have_url(here)
    expect(alia.page.locator('[data-answer="open"]')).to_be_visible()
    alia.opens("/puzzles")
    expect(alia.page.locator("[data-progress]")).to_contain_text(re.compile("^1 of "))
    expect(alia.page.locator(f'[data-puzzle="{puzzle.name}"]')).to_contain_text("Solved")


def test_a_puzzle_is_failed_on_a_phone_and_tried_again(someone: Callable[..., Person]) -> None:
    alia = someone(viewport=PHONE)
    puzzle = first("classic")
    opens(alia, puzzle)
    alia.chooses(puzzle.tried[-1].choice)
    slip = alia.page.locator('[data-answer="failed"]')
    expect(slip).to_contain_text("Not the best choice")
    assert violations(alia) == [], "an answered puzzle"
    slip.get_by_role("button", name="Try it again").click()
    expect(alia.page.locator('[data-answer="open"]')).to_be_visible()
    alia.chooses(puzzle.solution)
    expect(alia.page.locator('[data-answer="solved"]')).to_be_visible()


def test_nothing_of_a_puzzle_is_given_away_before_an_answer(alia: Person) -> None:
    puzzle = first("imperium")
    heard: list[str] = []
    alia.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    alia.page.on(
        "response",
        lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None,
    )
    opens(alia, puzzle)
    said = " ".join(heard)
    assert '"answer":null' in said
    assert puzzle.seed not in said
    assert "tried" not in said
    assert f"{puzzle.tried[0].chance}" not in said
    assert "reasons" not in said


def test_the_daily_puzzle_is_on_the_start_page(alia: Person) -> None:
    alia.opens("/")
    alia.page.get_by_role("link", name="Puzzle of the day").click()
    alia.page.locator("[data-play-daily]").click()
    expect(alia.page.locator('[data-answer="open"]')).to_be_visible()


def test_a_game_is_tried_again_from_its_turning_point(alia: Person, tmp_path: Path) -> None:
    game = kanly.new("imperium", 3, "again")
    assert not play(game, ["greedy"] * 3).error
    record = game.record
    record.bots = ["novice", "adept", "novice"]
    path = tmp_path / "game.jsonl"
    record.save(path)
    alia.opens("/games")
    alia.page.get_by_label("Choose a file").set_input_files(path)
    alia.page.get_by_role("tab", name="Analysis").click()
    alia.page.locator("[data-analysis] button").first.click()
    again = alia.page.locator("[data-again]").first
    expect(again).to_be_visible(timeout=4 * LONG)
    move = int(again.get_attribute("data-again") or 0)
    again.click()
    expect(alia.board).to_be_visible()
    alia.is_asked()
    there = record.replay(move).pending[0]
    assert {*alia.choices()} == {choice.notation for choice in there.choices}
    room = alia.page.request.get(f"/api/rooms/{alia.page.url.rpartition('/')[2]}").json()
    bots = [seat["bot"] for seat in room["seats"] if seat["seat"] != there.seat]
    assert bots == [bot for seat, bot in enumerate(record.bots) if seat != there.seat]


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_the_puzzles_speak_every_language(someone: Callable[..., Person], lang: str) -> None:
    alia = someone(locale=lang)
    alia.opens("/puzzles")
    expect(alia.page.locator("html")).to_have_attribute("lang", lang)
    expect(alia.page.locator("[data-daily]")).to_be_visible()
    expect(alia.page.locator("main")).not_to_contain_text("puzzle-")
