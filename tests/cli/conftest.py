"""The command line as a user runs it, in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from kanly.cli import app


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line that a wrong command prints, and nothing else."""
        assert self.status == 2
        assert self.out == ""
        assert "Traceback" not in self.err
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("kanly: ")
        return lines[0].removeprefix("kanly: ")


Kanly = Callable[..., Ran]


@pytest.fixture
def kanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Kanly:
    """Runs a command; `typed` is what comes in on standard input, line by line."""
    monkeypatch.setenv("KANLY_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def run(*args: str | Path, typed: list[str] | None = None) -> Ran:
        text = "".join(f"{line}\n" for line in typed or [])
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        capsys.readouterr()
        status = app.run([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run


@pytest.fixture
def record(kanly: Kanly, tmp_path: Path) -> Path:
    """The record of a whole game between random bots."""
    kanly("simulate", "imperium", "--games", "1", "--seed", "7", "--save", tmp_path)
    return tmp_path / "imperium-4p-seed7.jsonl"
