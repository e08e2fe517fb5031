"""Bots think in processes of their own, within their time, and never hold up a game."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

import kanly
from kanly.core.view import View
from kanly.server.workers.pool import WorkerPool

SLOW = """
import os, time
from kanly.bots import Bot

class Sleeper(Bot):
    def choose(self, view):
        time.sleep(60)

class Dier(Bot):
    def choose(self, view):
        os._exit(3)

class Liar(Bot):
    def choose(self, view):
        class Lie:
            notation = "win"
        return Lie()

class Promiser(Bot):
    def choose(self, view):
        send = next(choice for choice in view.offer.choices if choice.notation == "deal send")
        return send.saying("I leave Carthag")

class Talker(Bot):
    def choose(self, view):
        print("I think, therefore I print")
        return view.decision.choices[-1]
"""


@pytest.fixture(autouse=True)
def slow_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow_bots.py").write_text(SLOW)
    elsewhere = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), elsewhere))))


def question() -> View:
    game = kanly.new("imperium", 4, 11)
    while len(game.pending[0].choices) < 3:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    return game.view(game.pending[0].seat)


def offered(view: View) -> list[str]:
    assert view.decision is not None
    return [choice.notation for choice in view.decision.choices]


async def ask(pool: WorkerPool, bot: str, view: View) -> str:
    try:
        return await pool.choose(bot, "seed", view)
    finally:
        await pool.close()


def test_a_bot_may_make_a_promise_in_words() -> None:
    game = kanly.new("classic", 3, 1)
    while game.pending[0].kind.name in ("swap-faction", "traitor", "split") or not game.free(0):
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    other = next(x for x in game.view(0).offer.choices if x.notation.startswith("deal with"))
    game.apply(0, other)
    while game.decision(0) is None:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])

    async def scene() -> str:
        return await ask(WorkerPool(1, 5.0), "slow_bots:Promiser", game.view(0))

    assert asyncio.run(scene()) == "deal send: I leave Carthag"


def test_the_same_question_gets_the_same_answer() -> None:
    view = question()

    answers = {asyncio.run(ask(WorkerPool(1, 10), "greedy", view)) for _ in range(2)}

    assert len(answers) == 1
    assert answers <= set(offered(view))


def test_a_bot_that_prints_is_understood() -> None:
    view = question()

    assert asyncio.run(ask(WorkerPool(1, 10), "slow_bots:Talker", view)) == offered(view)[-1]


@pytest.mark.parametrize("bot", ["slow_bots:Dier", "slow_bots:Liar", "no-such-bot"])
def test_a_bot_that_fails_is_replaced_by_chance(bot: str) -> None:
    view = question()

    assert asyncio.run(ask(WorkerPool(1, 10), bot, view)) in offered(view)


def test_a_bot_that_thinks_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.workers.pool.STARTING", 3.0)
    view = question()
    pool = WorkerPool(1, 0.5)

    async def both() -> tuple[str, str]:
        try:
            late = await pool.choose("slow_bots:Sleeper", "seed", view)
            return late, await pool.choose("random", "seed", view)
        finally:
            await pool.close()

    start = time.monotonic()
    late, after = asyncio.run(both())

    assert {late, after} <= set(offered(view))
    assert time.monotonic() - start < 20


def test_a_thinker_that_was_killed_while_it_rested_costs_no_choice() -> None:
    view = question()

    async def work() -> tuple[str, str]:
        pool = WorkerPool(1, 10)
        try:
            first = await pool.choose("slow_bots:Talker", "seed", view)
            pool.workers[0].process.kill()
            await pool.workers[0].process.wait()
            return first, await pool.choose("slow_bots:Talker", "seed", view)
        finally:
            await pool.close()

    assert asyncio.run(work()) == (offered(view)[-1],) * 2


def test_workers_from_before_the_engine_was_compiled_are_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = question()

    async def work() -> list[int]:
        pool = WorkerPool(1, 10)
        found = []
        try:
            for made in (0, 0, 1):
                monkeypatch.setattr("kanly.compiled.made_at", lambda made=made: made)
                await pool.choose("random", "seed", view)
                found.append(pool.workers[-1].process.pid)
            return found
        finally:
            await pool.close()

    first, again, after = asyncio.run(work())

    assert first == again != after


def test_workers_end_with_their_server() -> None:
    view = question()

    async def work() -> int | None:
        pool = WorkerPool(1, 10)
        await pool.choose("random", "seed", view)
        process = pool.workers[0].process
        await pool.close()
        return process.returncode

    assert asyncio.run(work()) is not None
    assert sys.executable
