"""Database servers of one's own, for one test: PostgreSQL and Redis where they are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server on a free port, with a folder that its own user can reach; its URL."""
    tools = postgres_tools()
    if tools is None:
        pytest.skip("PostgreSQL is not installed")
    data, port = Path(tempfile.mkdtemp(prefix="kanly-postgres-")), free_port()
    be: list[str] = []
    if os.geteuid() == 0:  # it refuses to run as root
        be = ["runuser", "-u", "postgres", "--"]
        shutil.chown(data, "postgres")

    def run(program: str, *args: str) -> None:
        command = [*be, str(tools / program), "-D", str(data), *args]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=data)

    run("initdb", "-A", "trust", "-U", "kanly", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -k {data} -c listen_addresses=127.0.0.1"
    run("pg_ctl", "-s", "-w", "-l", str(data / "log"), "-o", options, "start")
    try:
        yield f"postgresql://kanly@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-s", "-w", "-m", "immediate", "stop")
        shutil.rmtree(data, ignore_errors=True)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server on a free port; its URL."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed")
    port = free_port()
    command = [program, "--port", str(port), "--save", "", "--dir", str(folder)]
    process = subprocess.Popen([*command, "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.kill()
        process.wait()
