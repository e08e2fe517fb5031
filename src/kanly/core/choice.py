"""A choice: a small shared value with a notation that parses back to it."""

from __future__ import annotations

from typing import Final


class Choice:
    """One thing a player may do: a verb and up to three small numbers, and its notation.

    Choices are made once, by a game's `ChoiceBook`, and shared: the same choice is the same
    object, so comparing two is comparing their identity. Some may be made with words of the
    player's own, such as a promise: `deal 3 throne: I shall not attack you this turn`. What is
    listed and compared is then the `plain` choice, without the words.
    """

    __slots__ = ("a", "b", "c", "game", "index", "notation", "plain", "spoken", "verb", "words")

    def __init__(
        self,
        game: str,
        verb: int,
        a: int,
        b: int,
        c: int,
        notation: str,
        index: int,
        spoken: bool = False,
        words: str = "",
        plain: Choice | None = None,
    ) -> None:
        self.game = game
        self.index = index
        """Its place in the game's book, the same in every process."""
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.notation = notation
        self.spoken = spoken
        """Whether it may be made with words of the player's own."""
        self.words = words
        self.plain: Choice = self if plain is None else plain

    def saying(self, words: str) -> Choice:
        """This choice with the player's own words."""
        text = " ".join(words.split())
        notation = f"{self.notation}: {text}"
        numbers = self.verb, self.a, self.b, self.c
        return Choice(self.game, *numbers, notation, self.index, True, text, self)

    def __repr__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return (choice_from, (self.game, self.notation))


class ChoiceBook:
    """Every choice of a game, by notation."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.by_notation: dict[str, Choice] = {}
        self.choices: list[Choice] = []
        """Every choice at its index."""
        BOOKS[game] = self

    def make(
        self, notation: str, verb: int, a: int = 0, b: int = 0, c: int = 0, spoken: bool = False
    ) -> Choice:
        """The choice of that notation; a notation belongs to one choice only."""
        if notation in self.by_notation:
            raise ValueError(f"two choices are written '{notation}'")
        choice = Choice(self.game, verb, a, b, c, notation, len(self.choices), spoken)
        self.by_notation[notation] = choice
        self.choices.append(choice)
        return choice

    def find(self, notation: str) -> Choice | None:
        """The choice written so (spacing and case do not matter), or None."""
        found = self.by_notation.get(notation)
        if found is None:
            found = self.by_notation.get(" ".join(notation.lower().split()))
        if found is None:
            plain, _, words = notation.partition(": ")
            found = self.by_notation.get(" ".join(plain.lower().split()))
            if found is not None:
                found = found.saying(words) if found.spoken and words.strip() else None
        return found


BOOKS: Final[dict[str, ChoiceBook]] = {}


def choice_from(game: str, notation: str) -> Choice:
    """The shared choice of a game, by notation (how a choice is unpickled)."""
    choice = BOOKS[game].find(notation)
    assert choice is not None
    return choice
