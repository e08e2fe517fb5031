"""The language files: every message of one language, ready to be filled in.

A message may have other forms than its plain one, as Fluent attributes: `faction-emperor` has
`.the` (with its article). A form that a language does not need is left out, and the plain one
stands for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kanly.core.errors import UnknownName

LANGUAGES: Final = ("en", "fr", "ja")
FILES: Final = (
    "core",
    "imperium-names",
    "imperium-effects",
    "imperium-messages",
    "classic-names",
    "table",
    "web-bots",
    "classic-messages",
)

FORMS: Final = ("the", "of", "inline")
"""Forms of a name inside a message: `$faction-the` is the name of `$faction` in the form `the`."""


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._fluent = FluentBundle([lang], use_isolating=False)
        folder = files("kanly") / "locale" / lang
        for name in FILES:
            source = (folder / f"{name}.ftl").read_text(encoding="utf-8")
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


@lru_cache(maxsize=len(LANGUAGES))
def bundle(lang: str) -> Bundle:
    """The messages of a language, read once."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, list(LANGUAGES))
    return Bundle(lang)
