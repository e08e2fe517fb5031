"""Limits on how much anybody may ask for."""

from __future__ import annotations

import time
from typing import Final

from kanly.server.config import Config
from kanly.server.errors import Refused


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """0 if there was enough; else how many seconds to wait, and nothing is taken."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= amount:
            self.left -= amount
            return 0.0
        return (amount - self.left) / self.rate


class Buckets:
    """One bucket for each of many, forgotten when they are full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.each: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1.0) -> float:
        bucket = self.each.get(who)
        if bucket is None:
            if len(self.each) >= MOST:
                self.tidy()
            bucket = self.each[who] = Bucket(self.rate, self.burst)
        return bucket.take(amount)

    def tidy(self) -> None:
        """Forget whoever asked for nothing lately; all, if there are too many still."""
        long_ago = time.monotonic() - self.burst / self.rate
        self.each = {who: bucket for who, bucket in self.each.items() if bucket.at > long_ago}
        if len(self.each) >= MOST:
            self.each.clear()


MOST: Final = 20_000


def limit(config: Config, buckets: Buckets, who: str, amount: float = 1.0) -> None:
    """Refuse whoever asks for too much of something."""
    wait = buckets.take(who, amount) if config.limits else 0
    if wait > 0:
        raise Refused("too-fast", retry_after=wait)


class ConnectionLimit:
    """So many connections at the same time from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Whether there was room."""
        if self.inside.get(who, 0) >= self.most:
            return False
        self.inside[who] = self.inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
