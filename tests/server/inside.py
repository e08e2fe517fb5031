"""A real server on a real socket in this process, so that a test can reach into its rooms."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from kanly.server.app import Application
from kanly.server.config import Config
from kanly.server.run import Server as Uvicorn
from kanly.server.run import bound, uvicorn_config
from tests.server.table import Server

T = TypeVar("T")


class Inside(Server):
    """A server whose rooms can be touched."""

    def __init__(self, url: str, application: Application, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.application = application
        self.loop = loop

    def run(self, work: Coroutine[object, object, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def do(self, work: Callable[[], T]) -> T:
        async def job() -> T:
            return work()

        return self.run(job())


@contextmanager
def inside(folder: Path, port: int = 0, **settings: object) -> Iterator[Inside]:
    """A server on a database file in a folder, or on the `database` that the settings name."""
    usual = {"database": f"sqlite:///{folder}/table.db", "pace": 0.0, "warm": False}
    config = Config(limits=False, **(usual | settings))  # type: ignore[arg-type]
    made = uvicorn_config(config)
    assert isinstance(made.app, Application)
    opened: list[str] = []
    ready = threading.Event()

    def told(address: str) -> None:
        opened.append(address)
        ready.set()

    server = Uvicorn(made, told)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(
        target=lambda: loop.run_until_complete(server.serve([bound("127.0.0.1", port)])),
        daemon=True,
    )
    thread.start()
    assert ready.wait(20)
    try:
        yield Inside(opened[0], made.app, loop)
    finally:
        server.should_exit = True
        thread.join(20)
