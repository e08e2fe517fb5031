"""The greedy bot: one choice ahead, then whatever looks best."""

from __future__ import annotations

from kanly.bots.bot import Bot, decision_of
from kanly.bots.imperium.evaluate import Evaluation
from kanly.bots.imperium.lookahead import forward
from kanly.bots.imperium.weights import DEFAULT, Weights
from kanly.bots.imperium.worth import Valuer
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.view import View
from kanly.imperium.frames import ASK_TURN
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS


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
        judge = Judge(game, decision, self.weights)
        worths = judge.worths()
        return decision.choices[worths.index(max(worths))]


class Judge:
    """What each choice of a decision is worth to the seat that has to make it."""

    def __init__(self, game: Imperium, decision: Decision, weights: Weights = DEFAULT) -> None:
        self.game = game
        self.seat = decision.seat
        self.decision = decision
        self.valuer = Valuer(game, decision.seat, weights)
        self.evaluation = Evaluation(self.valuer)

    def worths(self) -> list[float]:
        """The worth of each choice, in the decision's order."""
        if self.decision.kind.secret:
            return [self.leader(choice) for choice in self.decision.choices]
        return [self.worth(self.game, choice) for choice in self.decision.choices]

    def worth(self, game: Imperium, choice: Choice) -> float:
        """The worth of the position that the choice leads to."""
        after, gained = forward(game, self.seat, choice, self.valuer)
        if after.flags and after.stack and after.stack[-1] == (ASK_TURN, self.seat, 0):
            return gained + self.best(after)
        return gained + self.evaluation.worth(after)

    def best(self, game: Imperium) -> float:
        """A card that only opens new ways to send an Agent is worth the best of them."""
        return max([self.worth(game, choice) for choice in game.pending[0].choices])

    def leader(self, choice: Choice) -> float:
        """A Leader in a draft, by what the Signet ability does."""
        return self.valuer.later(LEADERS[choice.a].signet)
