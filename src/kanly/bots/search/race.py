"""A race between choices: each round tries all that are left in the same worlds with equal luck.

Now and then the worse half drops out, so that most of the budget is spent on those between which
it is hard to choose (sequential halving). Whatever is behind beyond doubt drops out at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from statistics import fmean, pvariance

from kanly.bots.search.budget import Clock
from kanly.bots.search.heuristics import Heuristics
from kanly.core.choice import Choice

FEWEST = 3
WIDTH = 1.5
"""How many take part: this many times the root of the playouts that there are..."""
USUAL = 50
"""...or, where the budget is in seconds, that there usually are."""
ENOUGH = 4
"""Up to so many worlds nothing is beyond doubt."""
FLOOR = 0.001
"""The least variance of a difference: what was always the same so far need not stay so."""

Try = Callable[[list[Choice], range], list[list[float]]]
"""What comes of each of some choices in each of some worlds."""


@dataclass
class Runner:
    """A choice in the race."""

    choice: Choice
    prior: float
    found: list[float] = field(default_factory=list)
    """What came of it in each world."""


class Race:
    """Choices with how promising they look, and a way to try them."""

    def __init__(self, priors: dict[Choice, float], heuristics: Heuristics) -> None:
        self.heuristics = heuristics
        best = max(priors.values())
        entered = sorted(priors.items(), key=lambda item: item[1], reverse=True)
        self.left = [Runner(*item) for item in entered if item[1] >= best - heuristics.race_margin]
        """Best first, as far as anything is known."""

    def run(self, tries: Try, clock: Clock) -> list[Choice]:
        """Those that are left in the end, best first."""
        most = clock.budget.playouts or USUAL
        self.left = self.left[: min(most, max(FEWEST, round(WIDTH * sqrt(most))))]
        halvings = ceil(log2(len(self.left)))
        halved = seen = 0
        while len(self.left) > 1 and (several := self.several(clock, seen)):
            self.round(tries, range(seen, seen + several))
            clock.spend(several * len(self.left))
            seen += several
            self.drop(seen)
            if clock.share * halvings >= halved + 1:
                halved += 1
                self.left = self.left[: (len(self.left) + 1) // 2]
        return self.choices

    @property
    def choices(self) -> list[Choice]:
        return [runner.choice for runner in self.left]

    def several(self, clock: Clock, seen: int) -> int:
        """In how many worlds there is time to try all next, as many as go well together; in one at
        least, to begin with, unless the time is up before that.
        """
        left = len(self.left)
        found = clock.next(max(1, self.heuristics.batch_size // left) * left) // left
        if seen:
            return found
        return 0 if clock.late else max(1, found)

    def round(self, tries: Try, worlds: range) -> None:
        """Try all in the same worlds."""
        for runner, found in zip(self.left, tries(self.choices, worlds)):
            runner.found += found

    def drop(self, seen: int) -> None:
        """Those that are behind beyond doubt drop out."""
        self.left.sort(key=self.merit, reverse=True)
        if seen > ENOUGH:
            best = self.left[0]
            self.left = [best, *[one for one in self.left[1:] if not self.beaten(one, best)]]

    def merit(self, runner: Runner) -> float:
        weight = self.heuristics.value_weight * self.trust(runner)
        return runner.prior + weight * fmean(runner.found)

    def trust(self, runner: Runner) -> float:
        """How much of what was found is believed."""
        return len(runner.found) / (len(runner.found) + self.heuristics.pseudo_visits)

    def beaten(self, runner: Runner, best: Runner) -> bool:
        """Whether a runner is behind beyond doubt."""
        apart = [his - own for own, his in zip(runner.found, best.found)]
        error = sqrt((pvariance(apart) + FLOOR) / len(apart))
        ahead = self.merit(best) - self.merit(runner)
        weight = self.heuristics.value_weight * self.trust(best)
        return ahead > weight * self.heuristics.drop_deviations * error
