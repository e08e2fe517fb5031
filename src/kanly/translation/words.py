"""Words: whatever the engine has to say, in one language.

    words = Words("fr", {"colour-red": "Alia"})
    words.message(event.message)              Alia pioche 2 cartes.
    words.name("card-dagger")                 Dague

It knows no game; what belongs to a game is in the package of that name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kanly.core.decision import Decision
from kanly.core.errors import IllegalChoice, KanlyError
from kanly.core.event import Event
from kanly.core.message import Args, Message, Refusal
from kanly.core.result import Result
from kanly.translation.bundle import ENGLISH, bundle
from kanly.translation.kit import translation_kits

VERBATIM: Final = ("words",)
"""Arguments that are a player's own words: shown as they are, whatever they say."""
NAMED: Final = "named"
"""The key of whatever a player's own name stands for."""


class Words:
    """One language, and perhaps the players' own names for the seats (`colour-red` to a name)."""

    def __init__(self, lang: str = ENGLISH, names: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self.names = dict(names or {})
        self._bundle = bundle(lang)
        self.forms = self._bundle.forms

    # Messages ----------------------------------------------------------------------------

    def message(self, message: Message, form: str = "") -> str:
        """A message in words. A text argument is a key and is put into words first."""
        return self._bundle.fill(message.key, self.resolved(message.args), form)

    def say(self, key: str, **args: int | str) -> str:
        """The message of that key, with arguments as in a `Message`."""
        return self.message(Message(key, args))

    def fill(self, key: str, form: str = "", /, **texts: int | str) -> str:
        """The message of that key, with arguments that are words already."""
        return self._bundle.fill(key, texts, form)

    def name(self, key: str, form: str = "") -> str:
        """A name (`card-dagger`, `colour-red`), perhaps in another form; other text as it is."""
        if key in self.names:
            return self.names[key]
        return self._bundle.fill(key, {}, form)

    def game(self, game: str) -> str:
        """The name of a game."""
        return self.name_or(f"{game}-game", capital(game))

    def name_or(self, key: str, otherwise: str) -> str:
        """A name, or else something that needs no words."""
        return self.name(key) if key in self or key in self.names else otherwise

    def __contains__(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._bundle

    def key(self, key: str) -> str:
        """The key for a message to choose by; a name that a player gave has none of its own."""
        return NAMED if key in self.names else key

    def resolved(self, args: Args) -> Args:
        """Arguments with every key put into words, in all its forms, and the key itself."""
        found: Args = {}
        for name, value in args.items():
            if isinstance(value, int) or name in VERBATIM:
                found[name] = value
            else:
                found[name] = self.name(value)
                found[f"{name}-key"] = self.key(value)
                for form in self.forms:
                    found[f"{name}-{form}"] = self.name(value, form)
        for kit in translation_kits():
            if kit.derive is not None:
                found.update(kit.derive(self, args))
        return found

    # What the core says --------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        return capital(self.message(event.message))

    def prompt(self, decision: Decision) -> str:
        """What a decision asks; the name of its kind in a game that has no words for it."""
        prompt = decision.prompt
        return capital(self.message(prompt) if prompt.key in self else decision.kind.name)

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is not legal."""
        return capital(self.message(refusal.message))

    def result(self, result: Result) -> str:
        """What decided the game."""
        return capital(self.message(result.reason))

    def error(self, error: KanlyError) -> str:
        """An error in this language where it has words for it, else its plain English line."""
        key = error.message.key
        return capital(self.message(error.message)) if key in self else str(error)

    def complaint(self, error: KanlyError) -> str:
        """An error's plain line, in which a choice that was refused is told in this language."""
        text = str(error)
        cause: BaseException | None = error
        while cause is not None:
            if isinstance(cause, IllegalChoice):
                text = text.replace(cause.refusal.key, self.refusal(cause.refusal))
            cause = cause.__cause__
        return " ".join(text.split())

    # Joining ---------------------------------------------------------------------------------

    def listed(self, kind: str, items: Sequence[str]) -> str:
        """Several items in one: `listed("and", ["a", "b", "c"])` is `a, b and c`."""
        text = items[0] if items else ""
        for item in items[1:-1]:
            text = self.fill(f"list-{kind}", first=text, next=item)
        if len(items) > 1:
            text = self.fill(f"list-{kind}-last", first=text, next=items[-1])
        return text

    def sentences(self, phrases: Sequence[str]) -> str:
        """Phrases as sentences one after the other, with capitals and full stops."""
        return self.listed("text", [self.fill("sentence", text=capital(p)) for p in phrases])


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
