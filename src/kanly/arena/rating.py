"""Ratings on one scale for all bots of a run, with their intervals.

The strengths are those of Luce's model: at any table a bot wins in proportion to its strength.
They are estimated by `choix`, all games at once. Ratings that are updated game by game, as
`openskill` or `trueskill` do, suit players who improve; they depend on the order of the games,
and their sigma is what is believed of a player, not what the games prove.

Of every game it is counted who won against whom; of who came second, nothing, as bots play to
win. (Whoever wins beats each of the others: such pairs lead to the strengths of the model.)
The intervals are those of a Bayesian bootstrap: the deals, whose games belong together, are
weighted at random again and again, and so is a little prior, for those who have never lost.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.arena.rates import SURE
from kanly.arena.sheet import Sheet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Wins = NDArray[np.float64]
    """Wins[i, j]: how often bot i won against bot j; before that, perhaps, of which deal."""

POINTS: Final = 400 / math.log(10)
"""As with Elo's ratings, 400 points are odds of ten to one."""
PRIOR: Final = 0.5
"""Wins added either way for each two bots that met, as in Jeffreys' prior."""
DRAWS: Final = 1000
"""Samples for the intervals."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating; the mean of all bots is 0."""

    bot: str
    points: float
    low: float
    high: float


def ratings(names: Sequence[str], sheets: Sequence[Sheet]) -> list[Rating]:
    """The rating of every bot that met another, best first; none unless all can be compared."""
    import numpy as np

    found = wins(names, sheets)
    met = (found.sum(axis=0) + found.sum(axis=0).T) > 0
    played = met.any(axis=1)
    names = [name for name, any_game in zip(names, played, strict=True) if any_game]
    found, met = found[:, played][:, :, played], met[played][:, played]
    if not comparable(met):
        return []
    points = strengths(found.sum(axis=0) + PRIOR * met)
    chance = np.random.default_rng(0)
    weights = chance.standard_exponential((DRAWS, len(found)))
    priors = chance.standard_gamma(PRIOR, (DRAWS, *met.shape)) * met
    drawn = np.tensordot(weights, found, axes=1) + priors
    samples = np.array([strengths(each) for each in drawn])
    low, high = np.quantile(samples, [(1 - SURE) / 2, (1 + SURE) / 2], axis=0)
    columns = zip(names, points.tolist(), low.tolist(), high.tolist(), strict=True)
    rated = [Rating(*each) for each in columns]
    return sorted(rated, key=lambda rating: -rating.points)


def comparable(met: NDArray[np.bool_]) -> bool:
    """Whether there are bots that met, each with all others by way of some."""
    import numpy as np

    reached = np.eye(len(met), dtype=bool)
    for _ in range(len(met)):
        reached = reached | (reached @ met)
    return len(met) > 1 and bool(reached.all())


def wins(names: Sequence[str], sheets: Sequence[Sheet]) -> Wins:
    """Who won against whom, deal by deal."""
    import numpy as np

    deals = {deal: number for number, deal in enumerate(sorted({each.deal for each in sheets}))}
    numbers = {name: number for number, name in enumerate(names)}
    found = np.zeros((len(deals), len(names), len(names)))
    for sheet in sheets:
        bots = [numbers[bot] for bot in sheet.bots]
        for seat, one in enumerate(bots):
            for place, other in enumerate(bots):
                if one != other and sheet.won(seat) and not sheet.won(place):
                    found[deals[sheet.deal], one, other] += 1
    return found


def strengths(found: Wins) -> Wins:
    """Points from the wins of all deals."""
    import choix

    return POINTS * choix.ilsr_pairwise_dense(found, max_iter=10_000, tol=1e-6)
