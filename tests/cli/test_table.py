"""`kanly play` and `kanly serve`: the table, opened and closed from the command line."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Kanly


def opened(home: Path, *args: str) -> tuple[subprocess.Popen[str], str]:
    """Run a command that opens a page; the process and the page's address."""
    environment = {**os.environ, "KANLY_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    environment.pop("BROWSER", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "kanly.cli", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


@pytest.mark.parametrize("command", ["play", "serve"])
def test_the_table_opens_keeps_games_in_the_data_folder_and_closes(
    tmp_path: Path, command: str
) -> None:
    args = ["--port", "0", *(["--no-browser"] if command == "play" else [])]
    process, address = opened(tmp_path / "home", command, *args)

    try:
        assert httpx.get(address).status_code == 200
        made = httpx.post(f"{address}api/play", json={"game": "imperium", "name": "Alia"})
        assert made.status_code == 201
        assert (tmp_path / "home" / "table.db").exists()
    finally:
        process.send_signal(signal.SIGINT)
        _, complaint = process.communicate(timeout=30)
    assert process.returncode in (0, -signal.SIGINT)
    assert "Traceback" not in complaint


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ("serve --workers 0", "--workers 0: expected at least 1"),
        ("serve --budget 0", "--budget 0.0: expected up to 600 seconds"),
        ("serve --database mysql://x/y", "--database mysql://…: expected sqlite:///FILE"),
        ("serve --url play.example.org", "expected an address like https://play.example.org"),
        ("serve --redis nonsense", "expected a URL like redis://HOST:6379/0"),
        ("serve --host 192.0.2.1 --port 9", "cannot listen on 192.0.2.1:9"),
        ("serve --port 65536", "--port 65536: expected 0 to 65535"),
        ("play --port -1", "--port -1: expected 0 to 65535"),
        (
            "serve --port 0 --database sqlite:////no/such/folder/games.db",
            "--database sqlite:////no/such/folder/games.db: unable to open database file",
        ),
        (
            "serve --port 0 --database postgresql://me:secret@127.0.0.1:1/games",
            "--database postgresql://me:***@127.0.0.1:1/games: ",
        ),
        ("play --terminal --port 80", "See 'kanly terminal --help'."),
    ],
)
def test_a_mistake_is_one_line_that_says_what_was_expected(
    kanly: Kanly, args: str, expected: str
) -> None:
    assert expected in kanly(*args.split()).complaint


def test_what_is_no_database_is_said(kanly: Kanly, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Fear is the mind-killer. " * 100, encoding="utf-8")

    ran = kanly("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/notes.txt")

    assert ran.complaint.endswith("notes.txt: file is not a database")


def test_the_table_may_be_one_in_the_terminal(kanly: Kanly) -> None:
    args = ("classic", "--players", "3", "--seed", "7", "--lang", "fr")

    here = kanly("play", "--terminal", *args, typed=["quit"])
    there = kanly("terminal", *args, typed=["quit"])

    assert here.status == there.status == 0
    assert here.out == there.out
    assert "--terminal" in kanly("play", "--terminal", "--help").out


def test_a_port_that_is_taken_is_said(kanly: Kanly) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        assert f"cannot listen on 127.0.0.1:{port}" in kanly("serve", "--port", str(port)).complaint
