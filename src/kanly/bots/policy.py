"""A player that does what its network likes best."""

from __future__ import annotations

from kanly.bots.bot import Bot, decision_of
from kanly.bots.evaluation import Evaluate, Unevaluated, below_best
from kanly.bots.kit import evaluation_of
from kanly.bots.network import Network
from kanly.core.choice import Choice
from kanly.core.view import View


class Policy(Bot):
    """Makes the choice that the network thinks most likely to be right, told of the evaluation
    unless it was trained without."""

    name = "policy"

    def __init__(self, seed: int | str, network: Network) -> None:
        super().__init__(seed)
        self.network = network
        plain = network.about.get("plain") is True  # it has learned without the evaluation
        self.evaluate: Evaluate = Unevaluated if plain else evaluation_of(network.encoding.game)

    def choose(self, view: View) -> Choice:
        decision = decision_of(view)
        thought = self.network.look(view.position, decision.seat)
        parts = below_best(self.evaluate(view.sample(self.rng), decision.seat).parts(decision))
        chances = self.network.policy(thought, decision.choices, parts)
        return decision.choices[int(chances.argmax())]
