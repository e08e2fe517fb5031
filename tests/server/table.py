"""A real server in its own process, and clients that talk to it over real sockets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""


LEADERS = [
    "paul-atreides",
    "earl-memnon-thorvald",
    "countess-ariana-thorvald",
    "duke-leto-atreides",
]
"""Leaders without anything to choose before the first round."""


KANLY = ("-m", "kanly.cli")
COLD = (
    "-c",
    """
import kanly.server.app
from kanly.cli import main

async def nothing(): ...

kanly.server.app.beside = nothing
main()
""",
)
"""Kanly, whose servers make nothing ready before it is wanted: most of these live for seconds."""


class Server:
    """A running `kanly serve`."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    @property
    def ws(self) -> str:
        return self.url.replace("http://", "ws://") + "ws"

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it as an operator would; its exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def start(
    database: str,
    *args: str,
    limits: bool = False,
    log: Path | None = None,
    descriptors: int | None = None,
    program: tuple[str, str] = COLD,
) -> Server:
    """Start a server on a free port, perhaps with few descriptors."""
    command = [sys.executable, *program, "serve", "--port", "0", "--workers", "1"]
    if descriptors is not None:
        command = ["prlimit", f"--nofile={descriptors}", *command]
    command += ["--database", database, *args, *([] if limits else ["--no-limits"])]
    error = log.open("a") if log is not None else subprocess.DEVNULL
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=error, text=True, env=environment
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Serving at "), line
    return Server(process, line.split()[-1])


@contextmanager
def serving(database: str, *args: str, limits: bool = False) -> Iterator[Server]:
    server = start(database, *args, limits=limits)
    try:
        yield server
    finally:
        with suppress(Exception):
            server.process.kill()
            server.process.wait()


class Person:
    """Somebody with a browser's cookies."""

    def __init__(self, server: Server, name: str = "Alia") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def play(self, **body: Any) -> Json:
        """Play now; the ticket."""
        made: Json = self.post(
            "/api/play", {"game": "imperium", "name": self.name, "pace_ms": 0, **body}, 201
        )
        return made

    def create(self, **body: Any) -> Json:
        """A new room; the ticket."""
        given = {"game": "imperium", "name": self.name, "seat": 0, "pace_ms": 0, **body}
        made: Json = self.post("/api/rooms", given, 201)
        return made

    def join(self, room: str, **body: Any) -> Json:
        made: Json = self.post(f"/api/rooms/{room}/join", {"name": self.name, **body})
        return made

    def named(self) -> Person:
        """Somebody whom the server knows by name; nobody else may talk."""
        self.http.put("/api/me", json={"name": self.name}).raise_for_status()
        return self

    def sit(self, room: str, **hello: Any) -> Wire:
        """A connection by cookie."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Wire(self.server, room, cookie=cookie, **hello)


class Wire:
    """A WebSocket to a room: what came, and the newest state."""

    def __init__(
        self, server: Server, room: str, token: str | None = None, cookie: str = "", **hello: Any
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        self.socket: ClientConnection = connect(
            server.ws, additional_headers=headers, max_size=2**24, close_timeout=1, legacy=True
        )
        self.heard: list[Json] = []
        self.state: Json = {}
        self.log: list[Json] = []
        self.count = 0
        self.say("hello", v=1, room=room, token=token, lang=hello.pop("lang", "en"), **hello)

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message; its id."""
        self.count += 1
        ident = f"m{self.count}"
        self.socket.send(json.dumps({"type": kind, "id": ident, **fields}))
        return ident

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            log = message["log"]
            self.log = [] if log["reset"] else self.log[: log["from"]]
            self.log += log["entries"]
        return message

    def until(self, kind: str, when: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of a kind that is as wanted."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] == kind and when(message):
                return message

    def answer(self, kind: str, **fields: Any) -> Json:
        """Say something and hear the answer to it."""
        ident = self.say(kind, **fields)
        while True:
            message = self.hear()
            if message.get("id") == ident:
                return message

    def asked(self) -> Json:
        """Wait until this seat is asked something; the state."""
        while not (self.state and self.state["decision"]):
            self.hear()
        return self.state

    def choose(self, notation: str | None = None, pick: int = 0) -> Json:
        """Answer the question; the server's answer. By default with the first choice."""
        decision = self.asked()["decision"]
        choices = [choice["notation"] for choice in decision["choices"]]
        made = notation if notation is not None else choices[pick % len(choices)]
        before, self.state = self.state, {}
        answer = self.answer("choose", decision=decision["id"], choice=made)
        if answer["type"] != "ok" and not self.state:
            self.state = before
        return answer

    def quiet(self, seconds: float = 0.3) -> list[Json]:
        """What comes within a while."""
        heard: list[Json] = []
        with suppress(TimeoutError):
            while True:
                heard.append(self.hear(seconds))
        return heard

    def close(self) -> None:
        self.socket.close()
