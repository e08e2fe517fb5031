"""A process in which bots think: it reads questions from its input and writes answers.

A question is a pickled (bot, seed, view), an answer a pickled notation; both come after their
length. Only the server that started the process talks to it.
"""

from __future__ import annotations

import pickle
import struct
import sys
from typing import BinaryIO

import kanly.games  # noqa: F401  # every game's choices can be read
from kanly import bots

HEADER = struct.Struct(">I")


def main() -> None:
    """Answer until the input ends."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    while (question := read(source)) is not None:
        name, seed, view = pickle.loads(question)
        answer = pickle.dumps(bots.get(name, seed).choose(view).notation)
        sink.write(HEADER.pack(len(answer)) + answer)
        sink.flush()


def read(source: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = source.read(HEADER.size)
    return source.read(HEADER.unpack(head)[0]) if len(head) == HEADER.size else None


if __name__ == "__main__":
    main()
