"""The language files: every message of one language, ready to be filled in.

A message may have other forms than its plain one, as Fluent attributes: `faction-emperor` has
`.the` (with its article). A form that a language does not need is left out, and the plain one
stands for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kanly.core.errors import UnknownName
from kanly.core.registry import KITS
from kanly.words.kit import words_kit

LANGUAGES: Final = ("en", "fr", "ja")
SHARED: Final = ("core", "table", "web-bots")
"""Files that belong to no game; those of a game begin with its name."""

FORMS: Final = ("the", "of", "inline")
"""Forms of a name inside a message: `$faction-the` is the name of `$faction` in the form `the`."""


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._fluent = FluentBundle([lang], use_isolating=False)
        for source in sources(lang, SHARED, "{game}-"):
            self._fluent.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._fluent.has_message(key)

    def fill(self, key: str, args: Mapping[str, int | str], form: str = "") -> str:
        """The message with its arguments put in, in one of its forms; an unknown key as it is."""
        if key not in self:
            return key
        message = self._fluent.get_message(key)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return key
        text, _ = self._fluent.format_pattern(pattern, dict(args))
        return str(text)


def sources(lang: str, shared: Sequence[str], own: str) -> list[str]:
    """The text of some shared files, and of those files of every game whose names begin so."""
    folder = files("kanly") / "locale" / lang
    found = [folder / f"{name}.ftl" for name in shared]
    for game in KITS:
        begin = own.format(game=game)
        there = (words_kit(game).locale / lang).iterdir()
        found += sorted((each for each in there if each.name.startswith(begin)), key=name_of)
    return [each.read_text(encoding="utf-8") for each in found]


def name_of(file: Traversable) -> str:
    return file.name


def bundle(lang: str) -> Bundle:
    """The messages of a language, read once."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, list(LANGUAGES))
    return read(lang, tuple([(game, str(words_kit(game).locale)) for game in KITS]))


@lru_cache
def read(lang: str, games: tuple[tuple[str, str], ...]) -> Bundle:
    """A bundle for these games, whose messages are there."""
    return Bundle(lang)
