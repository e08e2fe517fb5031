"""The language files: every message of one language, ready to be filled in.

A language is a folder of `kanly/locale`; nothing else lists them. A message may have other forms
than its plain one, as Fluent attributes: `faction-emperor` has `.the` (with its article), and
`$faction-the` in another message is the name of `$faction` in that form. A form that a language
does not need is left out, and the plain one stands for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from kanly.core.errors import UnknownName
from kanly.core.registry import KITS
from kanly.translation.kit import translation_kit

ENGLISH: Final = "en"
"""The language that everything has, and that is spoken where none is asked for."""
LOCALE: Final = files("kanly") / "locale"
LANGUAGES: Final = (
    ENGLISH,
    *sorted({each.name for each in LOCALE.iterdir() if each.is_dir()} - {ENGLISH}),
)
SHARED: Final = ("core", "table", "web-bots")
"""Files that belong to no game; those of a game begin with its name."""

FORM: Final = re.compile(r"\$[a-z-]+-([a-z]+)")
OTHER_VARIABLES: Final = {"key", "number"}
"""What may follow an argument's name in a variable and is no form."""

ENTRY: Final = re.compile(
    r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-#a-zA-Z])(?:.+\n?|\n))*", re.MULTILINE
)
"""A message or a term: its name, and all its lines up to the next one or a comment."""


class LazyFluent(FluentBundle):
    """Parses a message when it is first wanted: parsing all would take most of a start."""

    def __init__(self, lang: str, texts: Sequence[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self.entries: dict[str, str] = {}
        for text in texts:
            for found in ENTRY.finditer(text):
                self.entries.setdefault(found[1], found[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.entries[name]))
        return super()._lookup(entry_id, term)


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        texts = sources(lang, SHARED, "{game}-")
        self._fluent = LazyFluent(lang, texts)
        used = {form for text in texts for form in FORM.findall(text)}
        self.forms = sorted(used - OTHER_VARIABLES)
        """The forms of names that messages of this language use."""

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
    found = [LOCALE / lang / f"{name}.ftl" for name in shared]
    for game in KITS:
        begin = own.format(game=game)
        folder = translation_kit(game).locale
        there = folder / lang if (folder / lang).is_dir() else folder / ENGLISH
        mine = [each for each in there.iterdir() if each.name.startswith(begin)]
        found += sorted(mine, key=name_of)
    return [each.read_text(encoding="utf-8") for each in found]


def name_of(file: Traversable) -> str:
    return file.name


def bundle(lang: str) -> Bundle:
    """The messages of a language, read once."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, list(LANGUAGES))
    return read(lang, tuple([(game, str(translation_kit(game).locale)) for game in KITS]))


@lru_cache
def read(lang: str, games: tuple[tuple[str, str], ...]) -> Bundle:
    """A bundle for these games, whose messages are there."""
    return Bundle(lang)
