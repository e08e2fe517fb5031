"""A player that does what its network likes best."""

from __future__ import annotations

from kanly.bots.bot import Bot, decision_of
from kanly.bots.network import Network
from kanly.core.choice import Choice
from kanly.core.view import View


class Policy(Bot):
    """Makes the choice that the network thinks most likely to be right."""

    name = "policy"

    def __init__(self, seed: int | str, network: Network) -> None:
        super().__init__(seed)
        self.network = network

    def choose(self, view: View) -> Choice:
        decision = decision_of(view)
        thought = self.network.look(view.position, decision.seat)
        return decision.choices[int(self.network.policy(thought, decision.choices).argmax())]
