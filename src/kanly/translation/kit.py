"""What a game's own package adds to the words: labels of choices, and its components as entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.message import Args
from kanly.core.registry import KITS, layer_kit
from kanly.translation.entry import Entry

if TYPE_CHECKING:
    from kanly.translation.words import Words

Shelf = Callable[["Words"], list[Entry]]
"""All components of one kind."""


def notation(words: Words, choice: Choice, decision: Decision | None) -> str:
    """A choice of a game that has no labels."""
    return choice.notation


@dataclass(frozen=True)
class TranslationKit:
    """The words of one game."""

    label: Callable[[Words, Choice, Decision | None], str] = notation
    """A choice in words, with the decision that it answers if there is one."""
    derive: Callable[[Words, Args], Args] | None = None
    """Further arguments made of those of a message."""
    kinds: Mapping[str, Shelf] = field(default_factory=dict)
    """The kinds of component, in the order in which one reads them."""
    key: Callable[[Entry], str] = lambda entry: f"{entry.kind}-{entry.slug}"
    """The message key of a component's name."""
    forms: tuple[str, ...] = ("",)
    """The forms of a name by which a component can be found."""
    locale: Traversable = files("kanly") / "locale"
    """Where its messages are, in `LANGUAGE/GAME-*.ftl`."""

    def entries(self, words: Words) -> list[Entry]:
        """Every component, kind by kind."""
        return [entry for shelf in self.kinds.values() for entry in shelf(words)]


def translation_kit(game: str) -> TranslationKit:
    """The words of a game."""
    return layer_kit("translation", game, TranslationKit) or TranslationKit()


def translation_kits() -> list[TranslationKit]:
    return [translation_kit(game) for game in KITS]


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words. With the decision it answers, some read plainer ('Done', 'Play none')."""
    return translation_kit(choice.game).label(words, choice, decision)
