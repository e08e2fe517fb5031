"""The greedy bot: one choice ahead, then whatever looks best."""

from __future__ import annotations

from kanly.bots.bot import Bot, decision_of
from kanly.bots.imperium.evaluation import ImperiumEvaluation
from kanly.bots.imperium.weights import DEFAULT, Weights
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View
from kanly.imperium.position import Imperium
from kanly.imperium.types import HouseId


class Greedy(Bot):
    """Tries every choice on the same sampled position and takes the one worth most."""

    name = "greedy"

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT) -> None:
        super().__init__(seed)
        self.weights = weights

    def choose(self, view: View) -> Choice:
        decision = decision_of(view)
        if len(decision.choices) == 1:
            return decision.choices[0]
        game = view.sample(self.rng)
        if not isinstance(game, Imperium):
            raise KanlyError(f"the bot {self.name} does not play {game.setup.game}")
        worths = ImperiumEvaluation(game, HouseId(decision.seat), self.weights).worths(decision)
        return decision.choices[worths.index(max(worths))]
