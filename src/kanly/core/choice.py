"""A choice: a small shared value with a notation that parses back to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from kanly.core.errors import UnknownName


class Ref:
    """Something that a choice names: a component by kind and slug, and where it lies.

    `number` is its place in the game's table. A ref is `implied` where the notation leaves it out
    because it is the usual one: an Agent comes from the Leader unless another space is named.
    """

    __slots__ = ("implied", "kind", "number", "place", "slug")

    def __init__(
        self, kind: str, number: int, slug: str, place: str = "", implied: bool = False
    ) -> None:
        self.kind = kind
        self.number = number
        self.slug = slug
        self.place = place
        self.implied = implied

    def __repr__(self) -> str:
        return f"{self.kind} {self.slug}" + (f" ({self.place})" if self.place else "")


class Amount(Ref):
    """A number that a choice names: of troops, of spice, of a turn; a dial counts in halves."""

    __slots__ = ("value",)

    def __init__(self, number: int, kind: str = "amount", of: int = 1) -> None:
        self.value = number / of
        super().__init__(kind, number, f"{self.value:g}")


def refs(kind: str, slugs: Iterable[str], place: str = "") -> list[Ref]:
    """A ref to each component of a table, in its order."""
    return [Ref(kind, number, slug, place) for number, slug in enumerate(slugs)]


def amounts(most: int, kind: str = "amount") -> list[Ref]:
    """Every number from 0."""
    return [Amount(number, kind) for number in range(most + 1)]


class Choice:
    """One thing a player may do: a verb, what it points at, and its notation.

    The numbers `a`, `b` and `c` are those of what it names. Choices are made once, by a game's
    `ChoiceBook`, and shared: the same choice is the same object, so comparing two is comparing
    their identity. Some may be made with words of the player's own, such as a promise:
    `deal 3 throne: I shall not attack you this turn`. What is listed and compared is then the
    `plain` choice, without the words.
    """

    __slots__ = (
        "a",
        "b",
        "c",
        "game",
        "index",
        "notation",
        "plain",
        "refs",
        "spoken",
        "verb",
        "verb_name",
        "words",
    )

    def __init__(
        self,
        game: str,
        verb: int,
        verb_name: str,
        numbers: list[int],
        refs: tuple[Ref, ...],
        notation: str,
        index: int,
        spoken: bool,
    ) -> None:
        self.game = game
        self.index = index
        """Its place in the game's book, the same in every process."""
        self.verb = verb
        self.verb_name = verb_name
        """The words of its notation before anything that it points at: `agent`, `karama-stop`."""
        self.a = numbers[0]
        self.b = numbers[1]
        self.c = numbers[2]
        self.refs = refs
        self.notation = notation
        self.spoken = spoken
        """Whether it may be made with words of the player's own."""
        self.words = ""
        self.plain: Choice = self

    def saying(self, words: str) -> Choice:
        """This choice with the player's own words."""
        text = " ".join(words.split())
        numbers, notation = [self.a, self.b, self.c], f"{self.notation}: {text}"
        name = self.verb_name
        made = Choice(self.game, self.verb, name, numbers, self.refs, notation, self.index, True)
        made.words = text
        made.plain = self
        return made

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
        self._verbs: dict[str, str] = {}
        """The name of the verb, by pattern."""
        BOOKS[game] = self

    def make(
        self,
        pattern: str,
        verb: int,
        *parts: Ref | int,
        also: tuple[Ref, ...] = (),
        spoken: bool = False,
    ) -> Choice:
        """A choice that points at these parts; its notation is the pattern with their names.

        Each `?` of the pattern stands for the slug of the next ref, each `@` for its place; a `|`
        ends the verb where more words follow. The parts give the choice its numbers, `also` is
        what it points at besides. A notation belongs to one choice only.
        """
        named = tuple([part for part in parts if isinstance(part, Ref)]) + also
        numbers = [part.number if isinstance(part, Ref) else part for part in parts]
        numbers += [0] * (3 - len(numbers))
        name = self._verbs.get(pattern)
        if name is None:
            words = re.split(r"[?@|]", pattern, maxsplit=1)[0].split()
            name = self._verbs[pattern] = "-".join(words)
        notation = pattern.replace("|", "")
        for ref in named:
            notation = notation.replace("?", ref.slug, 1).replace("@", ref.place, 1)
        if notation in self.by_notation:
            raise ValueError(f"two choices are written '{notation}'")
        index = len(self.choices)
        choice = Choice(self.game, verb, name, numbers, named, notation, index, spoken)
        self.by_notation[notation] = choice
        self.choices.append(choice)
        return choice

    def each(
        self, pattern: str, verb: int, refs: list[Ref], also: tuple[Ref, ...] = ()
    ) -> list[Choice]:
        """A choice for each of these."""
        return [self.make(pattern, verb, ref, also=also) for ref in refs]

    def pairs(
        self, pattern: str, verb: int, first: list[Ref], second: list[Ref]
    ) -> list[list[Choice]]:
        """A choice for each of the first with each of the second: `table[first][second]`."""
        return [[self.make(pattern, verb, one, other) for other in second] for one in first]

    def parse(self, notation: str) -> Choice:
        """The choice written so, or an error with near matches."""
        found = self.find(notation)
        if found is None:
            verb = notation.lower().split()[:1]
            alike = [known for known in self.by_notation if known.split()[:1] == verb]
            verbs = sorted({known.split()[0] for known in self.by_notation})
            raise UnknownName("choice", notation, alike or verbs)
        return found

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
