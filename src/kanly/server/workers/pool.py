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
from kanly.server.workers.process import CHOOSE, HEADER

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

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self.slots = asyncio.Semaphore(workers)
        self.open = 0
        """Questions that are waiting or being thought about."""
        self.idle: list[Worker] = []
        self.workers: list[Worker] = []
        self.ending: set[asyncio.Task[None]] = set()

    async def choose(self, bot: str, seed: str, view: View) -> str:
        """A bot's choice, in notation: an answer, or something it may do unasked before that.

        Whatever goes wrong, there is a legal answer in the end.
        """
        assert view.decision is not None
        asked = view.decision.choices
        free = view.offer.choices if view.offer is not None else []
        answer: object = None
        try:
            answer = await self.ask(CHOOSE, within(bot, self.budget), seed, view)
        except Exception as error:
            BOT_FAILURES.inc()
            LOG.warning("a bot did not answer", extra={"bot": bot, "why": type(error).__name__})
        allowed = {choice.notation for choice in (*asked, *free)}
        legal = isinstance(answer, str) and answer in allowed
        return str(answer) if legal else random.choice(asked).notation

    async def ask(self, task: str, *given: object) -> object:
        """What a process finds; raises if it fails or takes too long, and its process ends."""
        question = pickle.dumps((task, *given))
        self.open += 1
        try:
            return await self.answer(task, question)
        finally:
            self.open -= 1

    async def answer(self, task: str, question: bytes) -> object:
        async with self.slots:
            worker: Worker | None = None
            start = time.perf_counter()
            try:
                worker = self.next_idle() or await self.start()
                allowed = self.budget + (STARTING if worker.fresh else 0)
                answer = await asyncio.wait_for(worker.ask(question), allowed)
            except BaseException:
                self.discard_worker(worker)
                raise
            self.idle.append(worker)
        if task == CHOOSE:
            BOT_SECONDS.observe(time.perf_counter() - start)
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
        for worker in list(self.workers):
            self.discard_worker(worker)
        await asyncio.gather(*self.ending, return_exceptions=True)
        self.idle.clear()
