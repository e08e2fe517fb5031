"""What a bot is."""

from __future__ import annotations

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.view import View


class Bot:
    """A player: it is shown a view and answers its decision with one of the choices."""

    name = ""
    needs_view = True
    """Whether `choose` reads more than the decision; if not, `pick` answers without a view."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = seeded(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name or type(self).__name__}>"

    def choose(self, view: View) -> Choice:
        """The bot's answer to the decision in the view, or one of `view.offer` before it.

        Whoever does something unasked is asked again afterwards.
        """
        return self.pick(decision_of(view))

    def pick(self, decision: Decision) -> Choice:
        """The answer of a bot that needs no view."""
        raise AssertionError(f"{type(self).__name__} must be shown a view, and answer in `choose`")

    def close(self) -> None:
        """Its game is over; what it holds besides memory is given back."""

    def wakes(self, game: str, kind: str) -> bool:
        """Whether it wants to be shown even a question of this kind with a single answer.

        So a bot that does something unasked can say when it looks for that.
        """
        return False


def decision_of(view: View) -> Decision:
    """What the view's seat is asked."""
    if view.decision is None:
        raise ValueError("this view's seat is not asked anything")
    return view.decision


def ask(bot: Bot, game: Game, decision: Decision) -> Choice:
    """A bot's answer in a game, with no more work than the bot needs."""
    if len(decision.choices) == 1 and not bot.wakes(game.setup.game, decision.kind.name):
        return decision.choices[0]
    if not bot.needs_view:
        return bot.pick(decision)
    return bot.choose(game.view(decision.seat))
