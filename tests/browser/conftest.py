"""A real server, a real browser: what the tests of the page run on."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Playwright, expect, sync_playwright

from kanly.server.config import Config
from tests.browser.person import DESKTOP, Person

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
]
CLIENT = Path(__file__).parents[2] / "web/src"
"""The sources of the page."""
BROWSERS = ["chromium-headless-shell", "chromium"]
"""The first of these that is there; a shell without windows is lighter."""
PATIENCE = 30_000
"""Milliseconds that anything in the page may take."""
START = 90
"""Seconds that the server may take to start or to stop on a busy machine."""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.fspath).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own."""
    with serving(tmp_path_factory.mktemp("server") / "games.db") as found:
        yield found


class serving:
    """A server process, for as long as the block lasts."""

    def __init__(self, database: Path, games: str = "") -> None:
        assert (Config().static / "index.html").is_file(), "the page is not built: run `make web`"
        self.command = [sys.executable, "-m", "kanly.cli", "serve", "--port", "0"]
        self.command += ["--database", f"sqlite:///{database}", "--workers", "1", "--no-limits"]
        self.command += ["--pace", "0"]
        self.env = {**os.environ, "KANLY_GAMES": games}

    def __enter__(self) -> str:
        self.process = subprocess.Popen(
            self.command, env=self.env, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Serving at "), said
        address = f"http://localhost:{urlsplit(said.split()[-1]).port}"
        until = time.monotonic() + START
        while time.monotonic() < until and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{address}/api/ready", timeout=2)
                return address
            except OSError:
                time.sleep(0.2)
        self.__exit__()
        raise AssertionError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(START)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def launched(playwright: Playwright) -> Browser:
    """A Chromium: the one that `KANLY_CHROMIUM` names, or one of the system."""
    named = os.environ.get("KANLY_CHROMIUM")
    paths = [shutil.which(name) for name in ([named] if named else BROWSERS)]
    path = next((path for path in paths if path), None)
    assert path, "no Chromium; `.ci/chromium` installs one"
    return playwright.chromium.launch(executable_path=path, args=ARGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


SETTING = {
    "viewport": DESKTOP,
    "locale": "en",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""The browser of somebody who has never been here, and does not fetch the whole page beforehand."""


@pytest.fixture
def someone(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Makes people: each with a browser of their own, whose page must not complain."""
    people: list[Person] = []

    def make(**setting: object) -> Person:
        context = browser.new_context(
            base_url=address,
            **{**SETTING, **setting},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        person = Person(page)
        page.on("pageerror", lambda error: person.complaints.append(str(error)))
        page.on("console", lambda message: person.complaints.extend(complaint(message)))
        people.append(person)
        return person

    yield make
    for person in people:
        person.page.context.close()
    assert [person.complaints for person in people if person.complaints] == []


def complaint(message: ConsoleMessage) -> list[str]:
    """What the console says that nobody should have to read."""
    text = message.text
    expected = "Failed to load resource" in text or "WebSocket connection" in text
    wrong = message.type == "error" or "svelte.dev" in text
    return [text] if wrong and not expected else []


@pytest.fixture
def alia(someone: Callable[..., Person]) -> Person:
    return someone()
