"""A real server on a real socket in this process, so that a test can reach into its rooms."""

from __future__ import annotations

import asyncio
import importlib
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from kanly.core import registry
from kanly.core.about import About
from kanly.core.event import Listener
from kanly.core.game import Game
from kanly.core.setup import Options
from kanly.server.app import Application
from kanly.server.config import Config
from kanly.server.run import Server as Uvicorn
from kanly.server.run import bound, uvicorn_config
from tests.core import skirmish
from tests.server.table import Server

T = TypeVar("T")
LABELS = importlib.import_module("kanly.words.label").GAMES


class Inside(Server):
    """A server whose rooms can be touched."""

    def __init__(self, url: str, application: Application, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.application = application
        self.loop = loop

    def run(self, work: Coroutine[object, object, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def do(self, work: Callable[[], T]) -> T:
        async def job() -> T:
            return work()

        return self.run(job())


@contextmanager
def inside(folder: Path, **settings: object) -> Iterator[Inside]:
    config = Config(
        database=f"sqlite:///{folder}/table.db",
        limits=False,
        pace=0.0,
        **settings,  # type: ignore[arg-type]
    )
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
        target=lambda: loop.run_until_complete(server.serve([bound("127.0.0.1", 0)])), daemon=True
    )
    thread.start()
    assert ready.wait(20)
    try:
        yield Inside(opened[0], made.app, loop)
    finally:
        server.should_exit = True
        thread.join(20)


# The toy game of the core's tests, at the table ---------------------------------------------------


def new_skirmish(
    players: int,
    seed: int | str,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
) -> Game:
    return skirmish.new(players, seed, options, names)


@contextmanager
def with_skirmish() -> Iterator[None]:
    """Skirmish has what Imperium has not: secret windows, plans in parts, offers out of turn."""
    about = About(
        players=(3, 4),
        default_players=3,
        options=[],
        prefix="faction-",
        fixed=list(skirmish.FACTIONS),
        houses=lambda game: list(skirmish.FACTIONS[: game.players]),
        scores=lambda game: [0] * game.players,
        talk=True,
    )
    registry.MAKERS["skirmish"] = new_skirmish
    registry.ABOUT["skirmish"] = about
    LABELS["skirmish"] = lambda words, choice, kind: choice.notation
    try:
        yield
    finally:
        for known in (registry.MAKERS, registry.ABOUT, LABELS):
            del known["skirmish"]
