"""Database servers of one's own, for one test: PostgreSQL and Redis where they are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def postgres_tools() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    here = shutil.which("initdb")
    return Path(here).parent if here is not None else None


class Postgres:
    """A PostgreSQL server on a free port, with a folder that its own user can reach."""

    def __init__(self) -> None:
        tools = postgres_tools()
        if tools is None:
            pytest.skip("PostgreSQL is not installed")
        self.tools = tools
        self.data, self.port = Path(tempfile.mkdtemp(prefix="kanly-postgres-")), free_port()
        self.be: list[str] = []
        if os.geteuid() == 0:  # it refuses to run as root
            self.be = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.data, "postgres")
        self.run("initdb", "-A", "trust", "-U", "kanly", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://kanly@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *args: str) -> None:
        command = [*self.be, str(self.tools / program), "-D", str(self.data), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.data)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.data} -c listen_addresses=127.0.0.1"
        log = str(self.data / "log")
        self.run("pg_ctl", "-s", "-w", "-t", "120", "-l", log, "-o", options, "start")

    def kill(self) -> None:
        """End it as a power cut would: it has to recover when it starts again."""
        self.run("pg_ctl", "-s", "-w", "-m", "immediate", "stop")


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        with suppress(subprocess.CalledProcessError):
            server.kill()
        shutil.rmtree(server.data, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    with postgres_server() as server:
        yield server.url


class RedisServer:
    """A Redis server on a free port, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed")
        self.port = free_port()
        self.command = [program, "--port", str(self.port), "--save", "", "--dir", str(folder)]
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [*self.command, "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    server = RedisServer(folder)
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of a Redis server."""
    with redis_server(folder) as server:
        yield server.url
