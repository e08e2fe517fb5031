"""What every bot promises: a name, legal choices, the same ones for the same seed and view."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.imperium.evaluation import ImperiumEvaluation
from kanly.core.decision import Decision
from kanly.core.errors import UnknownName
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.imperium.position import Imperium
from tests.bots.play import moments, play, seats, table

NAMES = ["mentat@2", "mcts@2", "novice", "greedy", "random"]
"""Every bot but `adept`, which is `greedy` by another name; those that think with a budget that
needs no clock."""


def few(name: str, many: int) -> int:
    """How many games are enough: one of a bot that takes its time."""
    return 1 if "@" in name else many


def company(name: str, players: int) -> list[str]:
    """Who sits at the table: all of a kind, but one alone that takes its time."""
    return [name, *["random" if "@" in name else name] * (players - 1)]


SOLO_LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz-haderach"]
SOLO = [
    (name, level) for name in NAMES for level in (SOLO_LEVELS[-1:] if "@" in name else SOLO_LEVELS)
]
IX = [(name, players) for name in NAMES for players in ([1, 4] if "@" in name else [1, 2, 3, 4])]


def test_an_unknown_bot_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'gredy'; did you mean greedy") as caught:
        bots.get("gredy")
    assert caught.value.near == ["greedy"]


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_a_bot_knows_its_name(name: str) -> None:
    assert bots.get(name).name == name


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_bot_plays_whole_games_without_an_illegal_choice(name: str, players: int) -> None:
    for seed in range(few(name, 4)):
        game = table(players, seed)
        play(game, seats(company(name, players), seed))
        assert game.result is not None
        assert 1 <= game.round <= 10


@pytest.mark.parametrize(("name", "difficulty"), SOLO)
def test_a_bot_plays_alone_at_every_difficulty(name: str, difficulty: str) -> None:
    options: Options = {"difficulty": difficulty, "rolling-row": True, "brutal-escalation": True}
    game = table(1, 3, options)
    play(game, seats([name]))
    assert game.over


@pytest.mark.parametrize(("name", "players"), IX)
def test_a_bot_plays_rise_of_ix(name: str, players: int) -> None:
    for seed in range(few(name, 3)):
        options: Options = {"ix": True, "epic": players > 1 and seed == 0}
        game = table(players, seed, options)
        play(game, seats(company(name, players), seed))
        assert game.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_drafts_a_leader(name: str) -> None:
    game = table(4, 5, {"draft": True})
    play(game, seats(company(name, 4)), rounds=0)
    assert len(set(game.leader)) == 4


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    rounds = few(name, 10)
    first = play(table(3, 11), seats(company(name, 3), 1), rounds)
    second = play(table(3, 11), seats(company(name, 3), 1), rounds)
    assert first.history == second.history
    assert first.digest() == second.digest()


def test_another_seed_gives_another_random_game() -> None:
    first = play(table(3, 11), seats(["random"] * 3, 1))
    second = play(table(3, 11), seats(["random"] * 3, 2))
    assert first.history != second.history


def test_random_needs_no_view_and_answers_the_same_with_one() -> None:
    game = table(4, 2)
    decision = game.pending[0]
    shown, blind = bots.get("random", 9), bots.get("random", 9)
    assert not blind.needs_view
    for _ in range(20):
        assert shown.choose(game.view(decision.seat)) is blind.pick(decision)


def test_random_makes_every_choice_about_as_often() -> None:
    decision = table(4, 2).pending[0]
    bot = bots.get("random", 1)
    many = 400
    picked = [bot.pick(decision).notation for _ in range(many * len(decision.choices))]
    for choice in decision.choices:
        assert 0.75 * many < picked.count(choice.notation) < 1.25 * many


def test_a_bot_that_needs_a_view_says_so() -> None:
    bot = bots.get("greedy")
    assert bot.needs_view
    with pytest.raises(AssertionError, match="ByGame must be shown a view"):
        bot.pick(table().pending[0])
    with pytest.raises(AssertionError, match=r"Bot must be shown a view, and answer in `choose`"):
        bots.Bot().choose(table().view(table().pending[0].seat))


def test_a_view_without_a_decision_cannot_be_answered() -> None:
    game = table()
    idle = (game.pending[0].seat + 1) % 4
    with pytest.raises(ValueError, match="not asked"):
        bots.get("greedy").choose(game.view(idle))


def test_a_single_choice_is_not_thought_about() -> None:
    game = table(4, 1)
    decision = game.pending[0].narrowed(game.pending[0].choices[-1])
    assert bots.ask(bots.get("greedy"), game, decision) is decision.choices[0]


# Fairness -----------------------------------------------------------------------------------------


WHO_DRAWS = ["count-ilban-richese", "countess-ariana-thorvald", "paul-atreides"]
TABLES: list[tuple[int, Options]] = [
    (1, {"rolling-row": True}),
    (2, {}),
    (3, {"leaders": WHO_DRAWS}),
    (4, {}),
    (1, {"ix": True}),
    (4, {"ix": True}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_is_not_swayed_by_what_was_dealt_to_fill_in_the_unknown(
    players: int, options: Options
) -> None:
    for game, decision in moments(players, 20 + players, every=3, options=options):
        worths = [dealt_worths(game, decision, deal) for deal in range(3)]
        assert worths[0] == worths[1] == worths[2]


def dealt_worths(game: Imperium, decision: Decision, deal: int) -> list[float]:
    """The worth of each choice on one of the positions that the seat cannot tell apart."""
    sample = game.view(decision.seat).sample(seeded(deal))
    assert isinstance(sample, Imperium)
    return [round(worth, 9) for worth in ImperiumEvaluation(sample, decision.seat).worths(decision)]
