"""A message: a key of the language files with its arguments, never a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Args = dict[str, "int | str"]

WORDS: Final[list[Callable[[Message], str]]] = []
"""What puts a message into English, if anything does: the engine reads no language file."""


class Message:
    """What is to be said. A text argument is itself a key (`card-dagger`), a number is not."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key = key
        self.args: Args = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __reduce__(self) -> tuple[type[Message], tuple[str, Args]]:
        return (Message, (self.key, self.args))

    def __str__(self) -> str:
        return WORDS[-1](self) if WORDS else repr(self)

    def __repr__(self) -> str:
        args = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"<{self.key} {args}>" if args else f"<{self.key}>"


class Refusal:
    """Why a choice is not legal: a message and the rule that says so."""

    __slots__ = ("message", "rule")

    def __init__(self, key: str, rule: str = "", args: Args | None = None) -> None:
        self.message = Message(key, args)
        self.rule = rule

    @property
    def key(self) -> str:
        return self.message.key

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, Args]]:
        return (Refusal, (self.message.key, self.rule, self.message.args))

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else str(self.message)

    def __repr__(self) -> str:
        return f"{self.message!r} {self.rule}".rstrip()
