"""The position's own generator: two small integers, the only source of chance.

L'Ecuyer's combined multiplicative generator (period about 2.3e18). Its products stay below
2**62, so it is as fast compiled as it is interpreted and gives the same numbers everywhere.
"""

from __future__ import annotations

import hashlib
from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = M1 - 1


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
        self.s1 = self.s1 * A1 % M1
        self.s2 = self.s2 * A2 % M2
        return (self.s1 - self.s2) % SPAN

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely; n is at most SPAN."""
        limit = SPAN - SPAN % n
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept

    def take(self, cards: list[int]) -> int:
        """Remove one card at random and return it."""
        return cards.pop(self.below(len(cards)))


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed; near seeds give unrelated numbers."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    first = int.from_bytes(digest[:8], "big")
    second = int.from_bytes(digest[8:], "big")
    return Rng(first % (M1 - 1) + 1, second % (M2 - 1) + 1)
