"""A pool of processes that do what would keep the server from its work, each within a budget."""

from __future__ import annotations

import asyncio
import pickle
import random
import sys
import time
from collections.abc import Callable

from kanly import compiled
from kanly.bots.patience import within
from kanly.core.view import View
from kanly.server.logs import LOG
from kanly.server.metrics import BOT_FAILURES, BOT_SECONDS, QUEUE_SECONDS, WAITING
from kanly.server.workers.process import CHOOSE, HEADER
from kanly.server.workers.queue import FairQueue, Rank, present

STARTING = 20.0
"""Seconds that a new process may need before its first answer, on top of the budget."""


class Worker:
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


class WorkerPool:
    """Several processes, each with one question at a time."""

    def __init__(self, workers: int, budget: float, name: str = "bots", nice: int = 0) -> None:
        self.name = name
        self.budget = budget
        self.nice = nice
        """By how much its processes step back behind the server."""
        self.queue = FairQueue(workers)
        self.open = 0
        """Questions that are waiting or being thought about."""
        self.idle: list[Worker] = []
        self.workers: list[Worker] = []
        self.tasks: set[asyncio.Task[object]] = set()
        """Answers that are being found."""
        self.ending: set[asyncio.Task[None]] = set()

    async def choose(
        self,
        bot: str,
        seed: str,
        view: View,
        owner: str = "",
        rank: Callable[[], Rank | None] = present,
    ) -> str:
        """A bot's choice, in notation: an answer, or something it may do unasked before that.

        Whatever goes wrong, there is a legal answer in the end.
        """
        assert view.decision is not None
        asked = view.decision.choices
        free = view.offer.choices if view.offer is not None else []
        answer: object = None
        try:
            bot = within(bot, self.budget)
            answer = await self.ask(CHOOSE, bot, seed, view, owner=owner, rank=rank)
        except Exception as error:
            BOT_FAILURES.inc()
            LOG.warning("a bot did not answer", extra={"bot": bot, "why": type(error).__name__})
        allowed = {choice.notation for choice in (*asked, *free)}
        plain = str(answer).partition(": ")[0]  # a promise in words is the bot's own
        spoken = plain in {choice.notation for choice in free if choice.spoken}
        legal = isinstance(answer, str) and (answer in allowed or spoken)
        return str(answer) if legal else random.choice(asked).notation

    async def ask(
        self,
        task: str,
        *given: object,
        owner: str = "",
        rank: Callable[[], Rank | None] = present,
    ) -> object:
        """What a process finds; raises if it fails or takes too long, and its process ends.

        A question that nobody waits for any more is thought about to its end, if that was begun.
        """
        self.open += 1
        start = time.perf_counter()
        WAITING.labels(self.name).inc()
        try:
            await self.queue.enter(owner, rank)
        except BaseException:
            self.open -= 1
            raise
        finally:
            WAITING.labels(self.name).dec()
        QUEUE_SECONDS.labels(self.name).observe(time.perf_counter() - start)
        answering = asyncio.create_task(self.answer(task, given, owner))
        self.tasks.add(answering)
        answering.add_done_callback(self.answered)
        return await asyncio.shield(answering)

    def answered(self, task: asyncio.Task[object]) -> None:
        self.open -= 1
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if they still wait

    async def answer(self, task: str, given: tuple[object, ...], owner: str) -> object:
        worker: Worker | None = None
        start = time.perf_counter()
        try:
            worker = self.next_idle() or await self.start()
            allowed = self.budget + (STARTING if worker.fresh else 0)
            question = pickle.dumps((task, *given))
            answer = await asyncio.wait_for(worker.ask(question), allowed)
            self.idle.append(worker)
        except BaseException:
            self.discard_worker(worker)
            raise
        finally:
            seconds = time.perf_counter() - start
            self.queue.leave(owner, seconds)
        if task == CHOOSE:
            BOT_SECONDS.observe(seconds)
        return answer

    def next_idle(self) -> Worker | None:
        """A process that waits for a question.

        Those that have ended, or started before the engine was compiled, are let go.
        """
        while self.idle:
            worker = self.idle.pop()
            if worker.process.returncode is None and worker.build == compiled.made_at():
                return worker
            self.discard_worker(worker)
        return None

    async def start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kanly.server.workers.process",
            str(self.nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt is for the server, which then ends it
        )
        worker = Worker(process)
        self.workers.append(worker)
        return worker

    def discard_worker(self, worker: Worker | None) -> None:
        if worker is not None:
            self.workers.remove(worker)
            task = asyncio.create_task(worker.end())
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in list(self.workers):
            self.discard_worker(worker)
        await asyncio.gather(*self.ending, return_exceptions=True)
        self.idle.clear()
