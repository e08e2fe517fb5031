"""One game between bots: whatever fails is an outcome, with the bot that is to blame."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly.arena import play as module
from kanly.arena.play import NOBODY, Thinking, play, record_of
from kanly.bots.random_bot import RandomBot
from kanly.core.message import Message
from kanly.imperium.position import Imperium
from kanly.translation import Words
from tests.arena.bots import Closing, Dumb, Illegal, Leaving, Raising, Stillborn, named

RANDOM = ["random"] * 3


def test_a_game_is_played_to_its_end() -> None:
    played = play(kanly.new("imperium", 3, 5), RANDOM)

    assert (played.game.over, played.error, played.fault) == (True, "", NOBODY)
    assert sum(thought.decisions for thought in played.thinking) <= len(played.game.history)
    assert all(thought.decisions and thought.seconds > 0 for thought in played.thinking)


def test_the_same_seed_and_names_give_the_same_game() -> None:
    games = [play(kanly.new("imperium", 3, 5), RANDOM).game for _ in range(2)]

    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        (Raising, "ZeroDivisionError: no spice to divide by"),
        (Leaving, "SystemExit: 3"),
        (Illegal, "IllegalChoice: illegal choice"),
        (Dumb, "KanlyError: the answer is None"),
        (Stillborn, "no third seat for me"),
    ],
)
def test_a_bot_that_fails_is_to_blame(bot: type, error: str) -> None:
    played = play(kanly.new("imperium", 3, 5), ["random", "random", named(bot)])

    assert error in played.error
    assert played.fault == 2
    assert not played.game.over


@pytest.mark.parametrize("other", ["random", named(Raising)])
def test_every_bot_is_told_when_its_game_is_over(
    monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    closed: list[str] = []
    monkeypatch.setattr(RandomBot, "close", lambda bot: closed.append(bot.name))

    play(kanly.new("imperium", 3, 5), ["random", "random", other])

    assert len(closed) == 3


def test_a_bot_that_fails_after_the_game_is_to_blame_and_all_others_are_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[str] = []
    monkeypatch.setattr(RandomBot, "close", lambda bot: closed.append(bot.name))

    played = play(kanly.new("imperium", 3, 5), ["random", named(Closing), "random"])

    assert played.error.startswith("OSError: the lights stay on (bots.py, line ")
    assert (played.fault, closed) == (1, ["random", "random"])


def test_what_a_bot_may_not_choose_is_told_in_words() -> None:
    played = play(kanly.new("imperium", 3, 5), ["random", "random", named(Illegal)])

    assert "refuse-" not in played.error
    assert Words("en").message(Message("refuse-moment-pass")) in played.error


def test_a_rule_that_fails_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Imperium.apply

    def broken(game: Imperium, *rest: Any) -> None:
        if len(game.history) == 40:
            raise AssertionError("the spice is gone")
        apply(game, *rest)

    monkeypatch.setattr(Imperium, "apply", broken)

    played = play(kanly.new("imperium", 3, 5), RANDOM)

    assert played.error.startswith("AssertionError: the spice is gone (test_play.py, line ")
    assert played.fault == NOBODY


def test_a_game_that_goes_round_in_circles_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ENDLESS", 30)

    played = play(kanly.new("imperium", 3, 5), RANDOM)

    assert played.error.startswith("RuntimeError: no end after 30 decisions")


def test_the_record_of_a_failure_replays_to_it() -> None:
    played = play(kanly.new("imperium", 3, 5), ["random", "random", named(Raising)])

    replayed = record_of(played.game).replay(verify=True)

    assert replayed.digest() == played.game.digest()


def test_thinking_adds_up() -> None:
    one, other = Thinking(), Thinking(2, 5.0, 5.0)
    one.join(Thinking(1, 1.0, 1.0))
    one.join(Thinking(1, 3.0, 3.0))

    one.join(other)

    assert (one.decisions, one.seconds, one.longest, one.mean) == (4, 9.0, 5.0, 2.25)
    assert Thinking().mean == 0.0
