"""The folder of a run: what is played, and a line for every game that is finished.

A run goes on where it stopped: the games that have their line are not played again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import IO, Final

import kanly
from kanly.arena import plies, sheet
from kanly.arena.plan import Plan
from kanly.arena.sheet import Sheet
from kanly.compiled import engine
from kanly.core.errors import BadOption

RUN: Final = "run.json"
RESULTS: Final = "results.jsonl"
ERRORS: Final = "errors"
LOCK: Final = ".lock"
ELSEWHERE: Final = "choose another folder"
MAY_DIFFER: Final = ("games", "date", "build")
"""A run may be made longer, on another day and with another build of the same engine."""


class Folder:
    """Where a run is kept. Nothing is written before the run begins."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.about: dict[str, object] = {}
        """What is played, since when, and with which version."""
        self.end = 0
        """Where the last whole line of the results ends..."""
        self.size = 0
        """...and how long they were when they were read."""

    @property
    def begun(self) -> bool:
        """Whether there is a run in it already."""
        return (self.path / RUN).exists()

    # Reading --------------------------------------------------------------------------------------

    def read(self) -> list[Sheet]:
        """See that the folder is new or this run's; the sheets of the games played so far."""
        wanted = {
            "kanly": kanly.__version__,
            "build": engine(),
            "date": date.today().isoformat(),
            **json.loads(json.dumps(asdict(self.plan))),
        }
        with self.reached():
            if self.begun:
                self.about = {**self.kept(wanted), "games": self.plan.games}
                return list(self.played())
            if (self.path / RESULTS).exists():
                raise BadOption(f"--out {self.path} has results but no {RUN}; {ELSEWHERE}")
            self.about = wanted
            return []

    def kept(self, wanted: dict[str, object]) -> dict[str, object]:
        """What the folder says it holds, which must be what is wanted now."""
        try:
            found = json.loads((self.path / RUN).read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadOption(f"--out {self.path}: its {RUN} is not of an arena; {ELSEWHERE}")
        for key, value in wanted.items():
            if key not in MAY_DIFFER and found.get(key) != value:
                where, theirs, ours = difference(key, found.get(key), value)
                raise BadOption(
                    f"--out {self.path} holds another run, with {where} {short_json(theirs)}, "
                    f"not {short_json(ours)}; {ELSEWHERE}"
                )
        return found

    def played(self) -> Iterator[Sheet]:
        """The sheets in the folder, without a last one that was cut short."""
        path = self.path / RESULTS
        if not path.exists():
            return
        with path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                self.size += len(line)
                if not line.endswith(b"\n"):
                    return
                try:
                    yield sheet.read(line.decode())
                except (ValueError, KeyError, TypeError, AttributeError) as error:
                    raise BadOption(
                        f"{path}, line {number}: {error}; expected the score sheet of a game"
                    ) from error
                self.end += len(line)

    # Writing --------------------------------------------------------------------------------------

    @contextmanager
    def held(self) -> Iterator[None]:
        """No other run may write here meanwhile, nor may one have done so since it was read."""
        with self.reached():
            (self.path / ERRORS).mkdir(parents=True, exist_ok=True)
            lock = (self.path / LOCK).open("a")
        with lock:
            results = self.path / RESULTS
            if is_locked(lock) or (results.stat().st_size if results.exists() else 0) != self.size:
                raise BadOption(
                    f"--out {self.path}: another run is writing there; wait for it, or {ELSEWHERE}"
                )
            self.begin()
            yield

    def begin(self) -> None:
        """Make the folder ready, to begin or to go on: a last line cut short is cut off."""
        with self.reached():
            (self.path / RUN).write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")
            with (self.path / RESULTS).open("ab") as results:
                results.truncate(self.end)

    def add(self, each: Sheet) -> None:
        """Write down a game, its line in one go; the record of a failure apart."""
        with self.reached(), (self.path / RESULTS).open("a", encoding="utf-8") as results:
            if each.record:
                place = Path(ERRORS) / f"{each.fixture.key}.jsonl"
                (self.path / place).write_text(each.record, encoding="utf-8")
                each.record = place.as_posix()
            if each.plies:
                plies.keep(self.path, each)
                each.plies = b""
            results.write(each.text() + "\n")

    @contextmanager
    def reached(self) -> Iterator[None]:
        """What the system has against the folder is one line."""
        try:
            yield
        except OSError as error:
            raise BadOption(
                f"--out {self.path}: {error.strerror}; expected a folder to write to"
            ) from error


def is_locked(lock: IO[str]) -> bool:
    """Whether another process holds this file; if not, this one does until it closes it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    return False


def difference(name: str, theirs: object, ours: object) -> tuple[str, object, object]:
    """Where two values first differ, and how."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        pairs = [(key, theirs.get(key), ours.get(key)) for key in theirs | ours]
    elif isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        pairs = [(number, *both) for number, both in enumerate(zip(theirs, ours), start=1)]
    else:
        return name, theirs, ours
    return next(difference(f"{name} {key}", one, two) for key, one, two in pairs if one != two)


def short_json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"
