"""A process that works for the server: it reads questions from its input and writes answers.

A question is a pickled name of a task with what the task needs, an answer whatever the task finds,
pickled too; both come after their length. Only the server that started the process talks to it.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, BinaryIO, Final

import kanly.games  # noqa: F401  # every game's choices can be read
from kanly import bots
from kanly.bots.advice import Advice, advise
from kanly.bots.analysis import Analysis, analyse
from kanly.bots.search.budget import Budget
from kanly.core.record import Record
from kanly.core.record import read as read_record
from kanly.core.view import View

if TYPE_CHECKING:
    from kanly.server.results import Outcome
    from kanly.server.workers.kept import OldGame

HEADER = struct.Struct(">I")


def choose(bot: str, seed: str, view: View) -> str:
    """A bot's choice, in notation."""
    return bots.get(bot, seed).choose(view).notation


def advised(view: View, seconds: float) -> list[Advice]:
    """The best choices for a view."""
    return advise(view, Budget(seconds=seconds))


def analysed(source: Record | str, seconds: float) -> Analysis:
    """A whole game; the seconds are for each decision that is thought about."""
    return analyse(
        source if isinstance(source, Record) else read_record(source), Budget(seconds=seconds)
    )


def proved(text: bytes) -> object:
    """A record from elsewhere, played through (`workers.records`)."""
    from kanly.server.workers import records

    return records.proved(text)


def shown(ident: str, source: Record | str | None, what: str, lang: str, *given: object) -> object:
    """Something of a record that is looked at (`workers.records`)."""
    from kanly.server.workers import records

    return records.shown(ident, source, what, lang, *given)


def keep(source: Record | OldGame) -> bytes:
    """What each seat saw of a finished game (`workers.kept`)."""
    from kanly.server.workers import kept

    return kept.keep(source)


def outcome(replay: bytes) -> Outcome | None:
    """How a finished game came out, of which only that was kept."""
    from kanly.server import results

    return results.outcome_kept(replay)


CHOOSE: Final = "choose"
ADVISE: Final = "advise"
ANALYSE: Final = "analyse"
PROVE: Final = "prove"
SHOW: Final = "show"
KEEP: Final = "keep"
OUTCOME: Final = "outcome"

TASKS: Final[dict[str, Callable[..., object]]] = {
    CHOOSE: choose,
    ADVISE: advised,
    ANALYSE: analysed,
    PROVE: proved,
    SHOW: shown,
    KEEP: keep,
    OUTCOME: outcome,
}


def main() -> None:
    """Answer until the input ends. The argument is by how much to step back behind the server."""
    os.nice(int(sys.argv[1]))
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    while (question := read(source)) is not None:
        task, *given = pickle.loads(question)
        answer = pickle.dumps(TASKS[task](*given))
        sink.write(HEADER.pack(len(answer)) + answer)
        sink.flush()


def read(source: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = source.read(HEADER.size)
    return source.read(HEADER.unpack(head)[0]) if len(head) == HEADER.size else None


if __name__ == "__main__":
    main()
