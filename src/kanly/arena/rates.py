"""Win rates, with the interval that they lie in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + SURE) / 2)


@dataclass
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval, which holds for few games and for rates near 0 and 1 too."""
        if not self.games:
            return 0.0, 1.0
        spread = Z * Z / self.games
        middle = self.rate + spread / 2
        reach = Z * math.sqrt((self.rate * (1 - self.rate) + spread / 4) / self.games)
        low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
        return max(0.0, low), min(1.0, high)

    def data(self) -> dict[str, object]:
        """The tally by names, for JSON."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
