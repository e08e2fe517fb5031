"""The folder of a run: what is played, and a line for every game that is finished.

A run goes on where it stopped: the games that have their line are not played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Final

import kanly
from kanly.arena import sheet
from kanly.arena.build import build
from kanly.arena.plan import Plan
from kanly.arena.sheet import Sheet
from kanly.core.errors import BadOption

RUN: Final = "run.json"
RESULTS: Final = "results.jsonl"
ERRORS: Final = "errors"
MAY_DIFFER: Final = ("games", "date", "build")
"""A run may be made longer, on another day and with another build of the same engine."""


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.about: dict[str, object] = {}
        """What is played, since when, and with which version."""

    @property
    def begun(self) -> bool:
        """Whether there is a run in it already."""
        return (self.path / RUN).exists()

    def open(self) -> list[Sheet]:
        """Make the folder, or see that it is this run's; the sheets of the games played so far."""
        wanted = {
            "kanly": kanly.__version__,
            "build": build(),
            "date": date.today().isoformat(),
            **json.loads(json.dumps(asdict(self.plan))),
        }
        try:
            (self.path / ERRORS).mkdir(parents=True, exist_ok=True)
            if self.begun:
                self.about = {**self.kept(wanted), "games": self.plan.games}
            else:
                self.about = wanted
            (self.path / RUN).write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")
            return list(self.played())
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise BadOption(f"--out {self.path}: {why}; expected a folder to write to") from error

    def kept(self, wanted: dict[str, object]) -> dict[str, object]:
        """What the folder says it holds, which must be what is wanted now."""
        found = json.loads((self.path / RUN).read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise ValueError(f"{RUN} is not of an arena")
        for key, value in wanted.items():
            if key not in MAY_DIFFER and found.get(key) != value:
                raise BadOption(
                    f"--out {self.path} holds another run: its {key} is {shortly(found.get(key))}, "
                    f"not {shortly(value)}; choose another folder"
                )
        return found

    def played(self) -> Iterator[Sheet]:
        """The sheets in the folder; a last line cut short is cut off, and its game played again."""
        path = self.path / RESULTS
        if not path.exists():
            return
        kept = 0
        with path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if not line.endswith(b"\n"):
                    break
                try:
                    yield sheet.read(line.decode())
                except (ValueError, KeyError, TypeError) as error:
                    raise BadOption(f"{path}, line {number}: {error}") from error
                kept += len(line)
        os.truncate(path, kept)

    def add(self, sheets: Iterable[Sheet]) -> Iterator[Sheet]:
        """Write down each game as it comes, its line in one go; the record of a failure apart."""
        with (self.path / RESULTS).open("a", encoding="utf-8") as results:
            for each in sheets:
                if each.record:
                    place = Path(ERRORS) / f"{each.fixture.key}.jsonl"
                    (self.path / place).write_text(each.record, encoding="utf-8")
                    each.record = place.as_posix()
                results.write(each.text() + "\n")
                results.flush()
                yield each


def shortly(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"
