"""How exact a win rate is when the games of a deal are taken together, and luck is taken out.

The games of one deal share their cards and their leaders or factions, and the seats move on from
game to game, so they are no independent games: a deal counts as one result, the mean of its games.
Where the luck of each game is known, a second rate is told without it (see `kanly.arena.luck`).
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from kanly.arena.luck import corrected, standard_error
from kanly.arena.rates import Z

Outcome = tuple[bool, float | None]
"""Whether a seat won, and its luck if that is known."""


@dataclass(frozen=True)
class Estimate:
    """A rate with its 95 % interval, and how many independent games would be as exact."""

    rate: float
    low: float
    high: float
    worth: int | None = None
    """Independent games; None where all results are the same."""

    def data(self) -> dict[str, object]:
        """The estimate by names, for JSON."""
        return {
            "rate": round(self.rate, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "worth": self.worth,
        }


@dataclass(frozen=True)
class Precision:
    """What a bot's results in a line amount to, deal by deal."""

    deals: int
    games: int
    plain: Estimate
    lucky: Estimate | None = None
    """The same without luck, where it is known."""

    @property
    def saved(self) -> int | None:
        """How many more independent games the rate without luck is worth."""
        worth = None if self.lucky is None else self.lucky.worth
        return None if worth is None or self.plain.worth is None else worth - self.plain.worth

    def data(self) -> dict[str, object]:
        """The precision by names, for JSON."""
        without = None if self.lucky is None else {**self.lucky.data(), "saved": self.saved}
        return {"deals": self.deals, **self.plain.data(), "without_luck": without}


def precision(outcomes: Sequence[Sequence[Outcome]]) -> Precision | None:
    """Of a bot's outcomes in each deal; None for fewer than two deals."""
    if len(outcomes) < 2:
        return None
    games = sum(len(deal) for deal in outcomes)
    results = [statistics.fmean([won for won, _ in deal]) for deal in outcomes]
    rate = statistics.fmean(results)
    plain = estimate(rate, standard_error(results), rate, len(results))
    known = [[(float(won), luck) for won, luck in deal if luck is not None] for deal in outcomes]
    lucky = None
    if sum(len(deal) for deal in known) == games and len(outcomes) > 3:
        found = corrected(known)
        lucky = estimate(found.rate, found.error, rate, len(results))
    return Precision(len(outcomes), games, plain, lucky)


def difference(
    ones: Sequence[Sequence[Outcome]], others: Sequence[Sequence[Outcome]]
) -> Estimate | None:
    """How much more often one bot wins than another over the same deals."""
    if len(ones) != len(others) or len(ones) < 2:
        return None
    gaps = [
        statistics.fmean([won for won, _ in one]) - statistics.fmean([won for won, _ in other])
        for one, other in zip(ones, others)
    ]
    reach = factor(len(gaps)) * standard_error(gaps)
    mean = statistics.fmean(gaps)
    return Estimate(mean, max(-1.0, mean - reach), min(1.0, mean + reach))


def estimate(rate: float, error: float, plain: float, deals: int) -> Estimate:
    reach = factor(deals) * error
    worth = round(plain * (1 - plain) / error**2) if error else None
    return Estimate(rate, max(0.0, rate - reach), min(1.0, rate + reach), worth)


def factor(deals: int) -> float:
    """How many standard errors an interval reaches: Student's, by its expansion."""
    free = deals - 1
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free * free)
