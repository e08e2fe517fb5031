"""The greedy bot: one choice ahead, then whatever looks best."""

from __future__ import annotations

from kanly.bots.bot import Bot, decision_of
from kanly.bots.imperium.evaluate import Evaluation
from kanly.bots.imperium.lookahead import forward
from kanly.bots.imperium.weights import DEFAULT, Weights
from kanly.bots.imperium.worth import Valuer
from kanly.bots.judges import WORTHS, Judgement, added
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.view import View
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.turns import ASK_TURN


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
        worths = Judge(game, decision.seat, self.weights).worths(decision)
        return decision.choices[worths.index(max(worths))]


class Judge:
    """What a position, and each choice of a decision in it, is worth to a seat."""

    def __init__(self, game: Imperium, seat: int, weights: Weights = DEFAULT) -> None:
        self.game = game
        self.seat = seat
        self.valuer = Valuer(game, seat, weights)
        self.evaluation = Evaluation(self.valuer)

    def standing(self) -> list[float]:
        """What the worth of the position as it is is made of: see WORTHS, without the first."""
        return self.evaluation.parts(self.game)

    def worths(self, decision: Decision) -> list[float]:
        """The worth of each choice, in the decision's order."""
        return [added(parts) for parts in self.parts(decision)]

    def parts(self, decision: Decision) -> list[list[float]]:
        """What the worth of each choice is made of, in the decision's order: see WORTHS."""
        if decision.kind.secret:
            return [self.leader(choice) for choice in decision.choices]
        return [self.after(self.game, choice) for choice in decision.choices]

    def after(self, game: Imperium, choice: Choice) -> list[float]:
        """What there is to the position that the choice leads to."""
        after, gained = forward(game, self.seat, choice, self.valuer)
        if after.flags and after.stack and after.stack[-1] == (ASK_TURN.frame, self.seat, 0):
            parts = self.best(after)
            parts[0] += gained
            return parts
        return [gained, *self.evaluation.parts(after)]

    def best(self, game: Imperium) -> list[float]:
        """A card that only opens new ways to send an Agent is worth the best of them."""
        return max([self.after(game, choice) for choice in game.pending[0].choices], key=added)

    def leader(self, choice: Choice) -> list[float]:
        """A Leader in a draft, by what the Signet ability does."""
        return [self.valuer.later(LEADERS[choice.a].signet), *[0.0] * (len(WORTHS) - 1)]


def judge(game: Game, seat: int) -> Judgement:
    """What a seat thinks of a position, in Victory Points."""
    assert isinstance(game, Imperium)
    return Judge(game, seat)
