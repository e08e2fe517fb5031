"""The pool of processes in which bots think, with a time budget for each choice."""

from __future__ import annotations

import asyncio
import pickle
import random
import sys
import time

from kanly import compiled
from kanly.core.view import View
from kanly.server.bots import within
from kanly.server.logs import LOG
from kanly.server.metrics import BOT_FAILURES, BOT_SECONDS
from kanly.server.thinkers.worker import CHOOSE, HEADER

STARTING = 20.0
"""Seconds that a new process may need before its first answer, on top of the budget."""


class Thinker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.fresh = True
        self.build = compiled.made_at()

    async def ask(self, question: bytes) -> object:
        source, sink = self.process.stdout, self.process.stdin
        assert source is not None
        assert sink is not None
        sink.write(HEADER.pack(len(question)) + question)
        await sink.drain()
        head = await source.readexactly(HEADER.size)
        answer: object = pickle.loads(await source.readexactly(HEADER.unpack(head)[0]))
        self.fresh = False
        return answer

    async def end(self) -> None:
        """End the process and let go of its pipes."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()


class Thinkers:
    """Several processes, each with one question at a time."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.room = asyncio.Semaphore(workers)
        self.open = 0
        """Questions that are waiting or being thought about."""
        self.resting: list[Thinker] = []
        self.all: list[Thinker] = []
        self.ending: set[asyncio.Task[None]] = set()

    async def choose(self, bot: str, seed: str, view: View) -> str:
        """A bot's choice, in notation: an answer, or something it may do unasked before that.

        Whatever goes wrong, there is a legal answer in the end.
        """
        assert view.decision is not None
        asked = [choice.notation for choice in view.decision.choices]
        free = view.offer.choices if view.offer is not None else []
        try:
            answer = await self.ask(CHOOSE, within(bot, self.budget), seed, view)
        except Exception as error:
            BOT_FAILURES.inc()
            LOG.warning("a bot did not answer", extra={"bot": bot, "why": type(error).__name__})
            return random.choice(asked)
        if not isinstance(answer, str):
            return random.choice(asked)
        known = answer in asked or answer in [choice.notation for choice in free]
        return answer if known else random.choice(asked)

    async def ask(self, task: str, *given: object) -> object:
        """What a process finds; raises if it fails or takes too long, and its process ends."""
        question = pickle.dumps((task, *given))
        self.open += 1
        try:
            return await self.think(task, question)
        finally:
            self.open -= 1

    async def think(self, task: str, question: bytes) -> object:
        async with self.room:
            thinker: Thinker | None = None
            start = time.perf_counter()
            try:
                thinker = self.rested() or await self.hire()
                allowed = self.budget + (STARTING if thinker.fresh else 0)
                answer = await asyncio.wait_for(thinker.ask(question), allowed)
            except BaseException:
                self.dismiss(thinker)
                raise
            self.resting.append(thinker)
        if task == CHOOSE:
            BOT_SECONDS.observe(time.perf_counter() - start)
        return answer

    def rested(self) -> Thinker | None:
        """A process that waits for a question.

        Those are let go that were ended meanwhile, or started before the engine was compiled.
        """
        while self.resting:
            thinker = self.resting.pop()
            if thinker.process.returncode is None and thinker.build == compiled.made_at():
                return thinker
            self.dismiss(thinker)
        return None

    async def hire(self) -> Thinker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kanly.server.thinkers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt is for the server, which then ends it
        )
        thinker = Thinker(process)
        self.all.append(thinker)
        return thinker

    def dismiss(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            self.all.remove(thinker)
            task = asyncio.create_task(thinker.end())
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        for thinker in list(self.all):
            self.dismiss(thinker)
        await asyncio.gather(*self.ending, return_exceptions=True)
        self.resting.clear()
