"""The text door: pages hold what the seat may know, and replies are read as people write them."""

from __future__ import annotations

import pytest

from kanly.core.choice import Choice
from kanly.core.errors import BadOption, IllegalChoice, UnknownChoice
from kanly.core.rng import seeded
from kanly.envs.text import TextEnv, TextTable, choice_text, rate


@pytest.mark.parametrize(
    ("reply", "text"),
    [
        ("choice: 3", "3"),
        ("I reveal.\n**Choice:** reveal", "reveal"),
        ("Action: `agent dagger arrakeen`.", "agent dagger arrakeen"),
        ("choice: 1\nNo, better:\nanswer = 2", "2"),
        ("Thinking of it,\n\nreveal\n", "reveal"),
        ("", ""),
    ],
)
def test_the_choice_is_found_in_a_reply(reply: str, text: str) -> None:
    assert choice_text(reply) == text


def first_choices(table: TextTable) -> list[Choice]:
    decision = table.game.decision(table.seat)
    assert decision is not None
    return decision.choices


@pytest.mark.parametrize("reply", ["choice: 2", "2", "2. whatever it says", "#2"])
def test_a_number_is_a_choice_of_the_list(reply: str) -> None:
    table = TextTable("imperium", 3, seed=5)
    assert table.read(reply) is first_choices(table)[1]


def test_a_notation_is_a_choice() -> None:
    table = TextTable("imperium", 3, seed=5)
    wanted = first_choices(table)[-1]
    table.answer(f"choice: {wanted.notation}")
    assert wanted in table.game.history


@pytest.mark.parametrize(
    ("reply", "error"),
    [
        ("choice: 999", BadOption),
        ("0", BadOption),
        ("", BadOption),
        ("choice: buy stilgar", IllegalChoice),
        ("choice: by stilgar", UnknownChoice),
    ],
)
def test_a_reply_that_is_no_choice_changes_nothing(reply: str, error: type[Exception]) -> None:
    table = TextTable("imperium", 3, seed=5)
    before = table.game.digest()
    with pytest.raises(error):
        table.answer(reply)
    assert table.game.digest() == before


def test_a_refusal_is_told_in_words_with_its_rule() -> None:
    table = TextTable("imperium", 3, seed=5)
    assert "(IMP-REVEAL-06)" in table.why_not("buy stilgar")
    assert "refuse-" not in table.why_not("buy stilgar")
    legal = first_choices(table)[0].notation
    assert table.why_not(legal) == f"'{legal}' is legal."


@pytest.mark.parametrize(("game", "options"), [("imperium", {"ix": True}), ("classic", {})])
def test_pages_are_the_same_in_worlds_the_seat_cannot_tell_apart(
    game: str, options: dict[str, bool]
) -> None:
    table = TextTable(game, 3, dict(options), opponents="random", seed=11)
    rng = seeded(1)
    for _ in range(15):
        if table.over:
            return
        table.heard.clear()
        page = table.page()
        true, table.game = table.game, table.game.resample(table.seat, rng)
        assert table.page() == page
        table.game = true
        table.answer("choice: 1")


def test_news_is_what_the_seat_may_know() -> None:
    table = TextTable("imperium", 3, seat=1, seed=5)
    kept = [event for event in table.heard if event.seen_by(1)]
    news = table.news()
    assert len(news.splitlines()) == 1 + len(kept)
    assert table.news() == ""


def test_three_mistakes_in_a_row_lose_the_game() -> None:
    env = TextEnv("imperium", 3)
    env.reset(seed=2)
    env.step("nonsense")
    page, reward, over, cut, info = env.step("choice: buy stilgar")
    assert (reward, over, cut, info["mistakes"]) == (0.0, False, False, 2)
    assert "IMP-REVEAL-06" in page
    env.step("choice: 1")
    results = [env.step("choice: nonsense") for _ in range(3)]
    assert [each[1] for each in results] == [0.0, 0.0, -1.0]
    assert [each[2] for each in results] == [False, False, True]
    with pytest.raises(BadOption, match="reset"):
        env.step("choice: 1")


def test_a_game_is_broken_off_at_the_limit() -> None:
    env = TextEnv("imperium", 3, limit=2)
    env.reset(seed=2)
    assert env.step("choice: 1")[3] is False
    assert env.step("choice: 1")[3] is True


def test_the_same_seed_gives_the_same_page() -> None:
    env = TextEnv("classic", 4)
    assert env.reset(seed=3) == env.reset(seed=3)


def test_a_player_is_rated_over_whole_games_in_every_seat() -> None:
    seats: list[str] = []

    def first(page: str) -> str:
        seats.append(page[page.index("You are seat") :][:15])
        return "choice: 1"

    rating = rate(first, "imperium", 3, opponents="random", games=3)
    assert rating.tally.games == 3
    assert rating.mistakes == rating.forfeits == rating.unfinished == 0
    assert rating.choices == len(seats)
    assert set(seats) == {f"You are seat {seat}." for seat in range(3)}
    assert "of 3 games" in str(rating)


def test_a_player_that_talks_nonsense_forfeits() -> None:
    rating = rate(lambda page: "hm", "imperium", 3, games=2)
    assert (rating.forfeits, rating.mistakes, rating.choices) == (2, 6, 0)
    assert rating.tally.wins == 0


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="expected 0 to 2"):
        TextTable("imperium", 3, seat=3)
