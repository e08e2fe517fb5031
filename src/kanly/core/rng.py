"""The position's own generator: two small integers, the only source of chance.

L'Ecuyer's combined multiplicative generator (period about 2.3e18). Its products stay below
2**62, so it is as fast compiled as it is interpreted and gives the same numbers everywhere.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import TYPE_CHECKING, Final, TypeVar

from kanly.core.errors import BadOption

if TYPE_CHECKING:
    from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = M1 - 1

Card = TypeVar("Card", bound=int)
"""What is shuffled."""


class Rng:
    """A seedable generator whose whole state is two integers."""

    __slots__ = ("s1", "s2")

    def __init__(self, s1: int, s2: int) -> None:
        self.s1 = s1
        self.s2 = s2

    def copy(self) -> Rng:
        return Rng(self.s1, self.s2)

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return (Rng, (self.s1, self.s2))

    def next(self) -> int:
        """The next number, from 0 to SPAN - 1."""
        return self.below(SPAN)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely; n is at most SPAN."""
        bound: i64 = n  # compiled, these are the machine's own integers
        limit: i64 = SPAN - SPAN % bound
        while True:
            s1: i64 = self.s1
            s2: i64 = self.s2
            s1 = s1 * A1 % M1
            s2 = s2 * A2 % M2
            self.s1 = s1
            self.s2 = s2
            value: i64 = (s1 - s2) % SPAN
            if value < limit:
                return value % bound

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept

    def take(self, cards: list[Card]) -> Card:
        """Remove one card at random and return it."""
        return cards.pop(self.below(len(cards)))


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed; near seeds give unrelated numbers."""
    digest = hashlib.blake2b(str(checked_seed(seed)).encode(), digest_size=16).digest()
    first = int.from_bytes(digest[:8], "big")
    second = int.from_bytes(digest[8:], "big")
    return Rng(first % (M1 - 1) + 1, second % (M2 - 1) + 1)


def checked_seed(seed: object) -> int | str:
    """A whole number or a text, as it is written down; an error says what was expected."""
    if isinstance(seed, str):
        if not seed.isascii() and seed.encode(errors="replace") != seed.encode(errors="ignore"):
            raise BadOption(f"the seed {seed!a} is no text that can be written down")
        return seed
    number = whole(seed)
    if number is None:
        raise BadOption(f"the seed {seed!r}; expected a whole number or a text")
    if number.bit_length() > LONGEST:
        raise BadOption(f"a seed of {number.bit_length()} bits; expected at most {LONGEST}")
    return number


LONGEST: Final = 4096
"""Bits of a number that is a seed; Python does not even write down much longer ones."""


def whole(value: object) -> int | None:
    """A whole number, of whatever library, as Python's own; None if it is none."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # an array, or a type and not a number of it
        return None


def generator(chance: object) -> Rng:
    """A generator itself, that of a seed, or one that a generator of another library seeds.

    From `random.Random` or numpy's generators a few bytes are drawn, so that the same state gives
    the same numbers, and the next call others.
    """
    if isinstance(chance, Rng):
        return chance
    for name in ("randbytes", "bytes"):
        draw = getattr(chance, name, None)
        if callable(draw):
            return seeded(int.from_bytes(draw(16), "big"))
    if isinstance(chance, str) or whole(chance) is not None:
        return seeded(checked_seed(chance))
    raise BadOption(f"the generator {chance!r}; expected a seed, or a generator of random numbers")
