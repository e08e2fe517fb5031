"""A program that is spoken to in lines: started, asked, and ended whatever happens."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from kanly.bots.lines.errors import BotFailed

LAST_WORDS: Final = 20
"""Lines of its error output that are kept."""
ERROR: Final = re.compile(r"^\w*(Error|Exception)\b")
"""How the line begins that says what went wrong, in many languages; others may follow it."""
PATIENCE: Final = 2.0
"""Seconds that it has to end by itself."""
LONGEST: Final = 200
"""Letters of a complaint that are told."""
LONG: Final = 1_000_000
"""Letters of a line that are read at once..."""
AHEAD: Final = 50
"""...and lines that are read before they are asked for: what goes on and on fills no memory."""


def arguments_in(command: str) -> list[str]:
    """The program and its arguments; an error if there is no such program."""
    try:
        arguments = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise BotFailed(command, f"cannot be read as a command: {error}") from error
    if not arguments:
        raise BotFailed(command, "is empty; expected exec:COMMAND, such as exec:node bot.js")
    if shutil.which(arguments[0]) is None:
        if os.path.isfile(arguments[0]):
            raise BotFailed(command, f"cannot start: '{arguments[0]}' is not executable")
        raise BotFailed(command, f"cannot start: there is no program '{arguments[0]}'")
    return arguments


class Child:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                arguments_in(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(command, f"cannot start: {error.strerror}") from error
        self.lines: Queue[str] = Queue(AHEAD)
        self.complaints: deque[str] = deque(maxlen=LAST_WORDS)
        self.words: Queue[str] = Queue()
        process = self.process
        in_thread(listen, process.stdout, self.lines.put, True)
        self.listener = in_thread(listen, process.stderr, self.complaints.append, False)
        in_thread(speak, process.stdin, self.words)
        self._end = weakref.finalize(self, end, process, self.words, self.lines)

    def tell(self, line: str) -> None:
        """Write one line to it, without waiting until it is read."""
        self.words.put(line + "\n")

    def hear(self, seconds: float) -> str:
        """Its next line; it must come in that time."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise BotFailed(self.command, f"did not answer within {seconds:g} seconds") from None
        if line == END:
            self.lines.put(END)
            raise self.ended()
        return line.strip()

    def ended(self) -> BotFailed:
        """That it is gone, with its last words."""
        try:
            status = f"ended with status {self.process.wait(PATIENCE)}"
        except subprocess.TimeoutExpired:
            status = "closed its output"
        self.listener.join(PATIENCE)
        words = [text.strip() for text in self.complaints if text.strip()]
        errors = [text for text in words if ERROR.search(text)]
        last = (errors or words)[-1:]
        return BotFailed(self.command, ": ".join([status, *last])[: len(status) + LONGEST])

    def close(self) -> None:
        """Let it end, or end it."""
        self._end()


# Threads, so that nothing a program does can make us wait for ever --------------------------------

END: Final = ""
"""Stands for the end of what is said."""


def in_thread(task: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=task, args=arguments, daemon=True)
    thread.start()
    return thread


def listen(pipe: IO[str], take: Callable[[str], object], to_the_end: bool) -> None:
    """Take each line that comes from a pipe, and perhaps its end."""
    with pipe:
        while line := pipe.readline(LONG):
            take(line)
    if to_the_end:
        take(END)


def speak(pipe: IO[str], words: Queue[str]) -> None:
    """Write down a pipe whatever is said; if nobody reads any more, nobody needs it."""
    with suppress(OSError), pipe:
        while (line := words.get()) != END:
            pipe.write(line)
            pipe.flush()


def end(process: subprocess.Popen[str], words: Queue[str], lines: Queue[str]) -> None:
    """Close its input, which tells it to end; if it does not, end it. Nobody hears it any more."""
    words.put(END)
    in_thread(forget, lines)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        kill(process)
        process.wait()


def forget(lines: Queue[str]) -> None:
    """Take whatever is still said, so that who listens comes to the end."""
    while lines.get() != END:
        pass
    lines.put(END)


def kill(process: subprocess.Popen[str]) -> None:
    """End it and what it has started, such as the interpreter behind a script of a shell."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
