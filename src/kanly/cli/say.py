"""What the terminal says by itself, beside what the game says, in one language."""

from __future__ import annotations

from functools import lru_cache

from kanly.cli.layout import glued
from kanly.core.message import Args, Message
from kanly.translation import Words
from kanly.translation.bundle import LazyFluent, sources


class Say:
    """The words of the game (`words`), and the terminal's own messages: `say("saved", path=…)`."""

    def __init__(self, lang: str = "en", names: dict[str, str] | None = None) -> None:
        self.lang = lang
        self.words = GluedWords(lang, names)
        self.plain = GluedWords(lang)
        """The same without the players' own names."""
        self._fluent = terminal(lang)

    def __contains__(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self._fluent.has_message(key)

    def __call__(self, key: str, **args: int | str) -> str:
        """A message of the terminal; its arguments are words already."""
        pattern = self._fluent.get_message(key).value
        if pattern is None:
            return key
        filled: Args = dict(args)
        text, _ = self._fluent.format_pattern(pattern, filled)
        return glued(str(text))


class GluedWords(Words):
    """Words for Rich to lay out: their no-break spaces hold (see `glue`)."""

    def message(self, message: Message, form: str = "") -> str:
        return glued(super().message(message, form))

    def fill(self, key: str, form: str = "", /, **texts: int | str) -> str:
        return glued(super().fill(key, form, **texts))

    def name(self, key: str, form: str = "") -> str:
        return glued(super().name(key, form))


@lru_cache(maxsize=3)
def terminal(lang: str) -> LazyFluent:
    """The terminal's messages, with the names of the game for them to refer to."""
    names = sources(lang, (), "{game}-components")
    return LazyFluent(lang, names + sources(lang, ("terminal",), "terminal-{game}"))
