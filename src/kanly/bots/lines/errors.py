"""What can go wrong with a bot that is a program."""

from __future__ import annotations

from kanly.core.errors import KanlyError


class BotFailed(KanlyError):
    """A program that is to play does not start, does not answer, or answers what it must not."""

    def __init__(self, command: str, what: str) -> None:
        super().__init__(f"the bot '{command}' {what}")
        self._told = (command, what)

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str]]:
        return (BotFailed, self._told)
