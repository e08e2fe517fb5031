"""How much of a game was luck: a control variate for win rates.

Before a choice is carried out that reveals what no player knew, such as the next card of a deck,
the chance is drawn again several times. How much better each seat's chances are afterwards than
they are on average after the other draws is that seat's luck. A player that is known to choose
evenly at random draws its choice anew as well.

What was drawn and what might have been drawn are equally likely, so luck is 0 on average,
whatever is believed of positions. Results less luck therefore have the same mean as results alone,
and vary less the better the value function is. (The idea is that of AIVAT: Burch, Schmid, Moravčík,
Morrill and Bowling, 2018.)
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kanly.bots.random_bot import RandomBot
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import IllegalChoice
from kanly.core.game import Game
from kanly.core.rng import seeded

DRAWS: Final = 4
"""How often chance is drawn again."""


Values = Callable[[list[Game]], list[list[float]]]
"""What each seat can expect of some positions: any fixed function, the better the more games it
saves."""


def unseen(game: Game) -> list[int]:
    """How much is left of everything that no player knows: it changes when something is revealed,
    and whether it changes does not depend on what is hidden."""
    return [end - first for _, first, end in game.undrawn()]


class Luck:
    """The luck of each seat in a game, added up as the game goes on."""

    def __init__(self, game: Game, bots: Sequence[str], values: Values) -> None:
        self.expected = values
        self.rng = seeded(f"luck/{game.setup.seed}/{'/'.join(bots)}")
        self.even = [name == RandomBot.name for name in bots]
        """The seats whose player is known to choose evenly among its choices."""
        self.sums = [0.0] * game.players

    def note(self, game: Game, decision: Decision, choice: Choice) -> None:
        """Count the luck in an answer, before it is carried out."""
        seat = decision.seat
        after = game.clone()
        try:
            after.apply(seat, choice)
        except IllegalChoice:
            return  # whoever plays the game finds out
        drawn = self.even[seat] and len(decision.choices) > 1
        if not drawn and unseen(after) == unseen(game):
            return
        others = [self.otherwise(game, decision, choice, drawn) for _ in range(DRAWS)]
        real, *rest = self.values([after, *others])
        for each in range(game.players):
            self.sums[each] += real[each] - statistics.fmean([values[each] for values in rest])

    def otherwise(self, game: Game, decision: Decision, choice: Choice, drawn: bool) -> Game:
        """The position if chance had been drawn again."""
        other = game.redraw(self.rng)
        if drawn:
            choice = decision.choices[self.rng.below(len(decision.choices))]
        other.apply(decision.seat, choice)
        return other

    def values(self, games: list[Game]) -> list[list[float]]:
        """What each seat has of games that are over, and can expect of the others."""
        going = iter(self.expected([game for game in games if not game.over]))
        return [won(game) if game.over else next(going) for game in games]


def won(game: Game) -> list[float]:
    """1 for every winner, as the arena counts."""
    result = game.result
    assert result is not None
    return [float(seat in result.winners) for seat in range(game.players)]


# What it saves ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Corrected:
    """A win rate from which luck has been taken out, and its standard error."""

    rate: float
    error: float


Played = tuple[float, float]
"""The result of a game and its luck."""


def corrected(deals: Sequence[Sequence[Played]]) -> Corrected:
    """The mean result of games whose luck is known, deal by deal.

    How much of the luck to take out is learned for each half of the deals from the games of the
    other half, so that it does not depend on the results it is used for: the mean stays unbiased.
    """
    halves = [[game for deal in deals[first::2] for game in deal] for first in (0, 1)]
    weights = [slope(half) for half in halves]
    left = [
        statistics.fmean([result - weights[1 - at % 2] * luck for result, luck in deal])
        for at, deal in enumerate(deals)
    ]
    return Corrected(statistics.fmean(left), standard_error(left))


def slope(games: Sequence[Played]) -> float:
    """By how much a result changes with its luck, which is 0 on average; never below 0."""
    square = sum(luck * luck for _, luck in games)
    mean = statistics.fmean([result for result, _ in games])
    together = sum(luck * (result - mean) for result, luck in games)
    return max(0.0, together / square) if square else 0.0


def standard_error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values))
