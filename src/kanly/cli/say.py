"""What the terminal says by itself, beside what the game says, in one language."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from kanly.cli.glue import glued
from kanly.core.message import Args, Message
from kanly.imperium.choices import COLOURS
from kanly.words import Words


class Say:
    """The words of the game (`words`), and the terminal's own messages: `say("saved", path=…)`."""

    def __init__(self, lang: str = "en", names: dict[str, str] | None = None) -> None:
        self.lang = lang
        self.words = GluedWords(lang, names)
        self.plain = GluedWords(lang)
        """The same without the players' own names."""
        self._fluent = terminal(lang)

    def __call__(self, key: str, **args: int | str) -> str:
        """A message of the terminal; its arguments are words already."""
        pattern = self._fluent.get_message(key).value
        if pattern is None:
            return key
        filled: Args = dict(args)
        text, _ = self._fluent.format_pattern(pattern, filled)
        return glued(str(text))

    # Houses ---------------------------------------------------------------------------------------

    def house(self, house: int) -> str:
        """A house by its player's name or its colour."""
        return self.words.name(f"colour-{COLOURS[house]}")

    def letter(self, house: int) -> Text:
        """A house in one letter, in its colour."""
        return Text(self.plain.name(f"colour-{COLOURS[house]}")[0], style=COLOURS[house])

    def coloured(self, house: int) -> Text:
        return Text(self.house(house), style=COLOURS[house])

    def tagged(self, house: int) -> Text:
        """A house by its name; one that is not its colour comes after the letter on the board."""
        if self.house(house) == self.plain.name(f"colour-{COLOURS[house]}"):
            return self.coloured(house)
        return self.letter(house).append(" ").append_text(self.coloured(house))

    def listed(self, houses: list[int]) -> str:
        return self.words.listed("and", [self.house(house) for house in houses])


class GluedWords(Words):
    """Words for Rich to lay out: their no-break spaces hold (see `glue`)."""

    def message(self, message: Message, form: str = "") -> str:
        return glued(super().message(message, form))

    def fill(self, key: str, form: str = "", /, **texts: int | str) -> str:
        return glued(super().fill(key, form, **texts))

    def name(self, key: str, form: str = "") -> str:
        return glued(super().name(key, form))


@lru_cache(maxsize=3)
def terminal(lang: str) -> FluentBundle:
    """The terminal's messages, with the names of the game for them to refer to."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("kanly") / "locale" / lang
    for name in ("imperium-names", "classic-names", "terminal", "terminal-classic"):
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle
