"""Choices taken apart: a choice is a verb and what it is done with.

`agent dagger arrakeen` shares its verb with every sending of an Agent, its card with every use of
the Dagger and its place with every Agent sent to Arrakeen. A learner that judges these *atoms* and
adds them up knows something of choices it has never met.
"""

from __future__ import annotations

from kanly.core.choice import Choice

PARTS = 4
"""Atoms of a choice: the verb, and the verb with each of its three numbers."""


class Atoms:
    """The atoms of a game's choices, numbered."""

    def __init__(self, choices: list[Choice]) -> None:
        self.numbers: dict[tuple[int, int, int], int] = {}
        self.of_choice: list[list[int]] = [self.taken_apart(choice) for choice in choices]
        """The atoms of each choice, by its index."""

    def __len__(self) -> int:
        return len(self.numbers)

    def taken_apart(self, choice: Choice) -> list[int]:
        """The numbers of a choice's atoms."""
        parts = [(choice.verb, place, value) for place, value in enumerate(values(choice))]
        return [self.numbers.setdefault(part, len(self.numbers)) for part in parts]


def values(choice: Choice) -> tuple[int, int, int, int]:
    return (0, choice.a, choice.b, choice.c)
