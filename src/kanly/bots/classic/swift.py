"""The greedy player for playouts: it thinks once about a plan, a shipment or a move.

Such a thing is asked for part by part. The greedy weighs it anew at every part; this player
remembers, for each world that is being played on, what it set out to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.grades import parts
from kanly.bots.classic.greedy import ClassicGreedy
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.plan import Planner, nearest, settled
from kanly.bots.classic.steps import Step
from kanly.bots.classic.weights import DEFAULT
from kanly.classic import kinds
from kanly.classic.choices import FORCES, PASS, TO, V_KWISATZ
from kanly.classic.position import Classic
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game

Rest = Callable[[Classic, Decision], "Choice | None"]
"""Answers the parts that are still to be asked for, or None if something else is asked."""


class Swift:
    """Plays for all seats of many worlds."""

    def __init__(self) -> None:
        self.player = ClassicGreedy()
        self.under_way: dict[tuple[int, int], tuple[Classic, Rest]] = {}
        """What a seat of a world is in the midst of, by the world's identity; it is kept alive."""

    def forget(self) -> None:
        """Other worlds are played on from here."""
        self.under_way.clear()

    def move(self, game: Game) -> Choice:
        """What the first seat asked does."""
        assert isinstance(game, Classic)
        decision = game.pending[0]
        key = (id(game), decision.seat)
        if key in self.under_way:
            _, rest = self.under_way[key]
            known = rest(game, decision)
            if known is not None:
                return known
            del self.under_way[key]
        begin = BEGINNINGS.get(decision.kind.name)
        view = game.view(decision.seat)
        if begin is None or (view.offer is not None and decision.kind is not kinds.PLAN):
            return self.player.choose(view)
        choice, goes_on = begin(Mind(view, decision, DEFAULT))
        if goes_on is not None:
            self.under_way[key] = (game, goes_on)
        return choice


def plan(mind: Mind) -> tuple[Choice, Rest | None]:
    """A whole battle plan."""
    wanted = parts(Planner(mind, mind.me).best(settled(mind)))
    here = battle_of(mind.game)

    def rest(game: Classic, decision: Decision) -> Choice | None:
        if decision.kind is not kinds.PLAN or battle_of(game) != here:
            return None
        verb = decision.choices[0].verb
        if verb == V_KWISATZ:
            return max(decision.choices, key=lambda choice: choice.a)
        return nearest(decision.choices, wanted[verb])

    first = rest(mind.game, mind.decision)
    assert first is not None
    return first, rest


def battle_of(game: Classic) -> tuple[int, int, int, int]:
    """Which battle it is."""
    return game.turn, game.field, game.sides[0], game.sides[1]


def ship(mind: Mind) -> tuple[Choice, Rest | None]:
    """Where to, and how many."""
    campaign = Campaign(mind)
    step = campaign.best_shipment(campaign.steps.landings())
    return begun(mind, step)


def move(mind: Mind) -> tuple[Choice, Rest | None]:
    """From where, and where to."""
    campaign = Campaign(mind)
    step, _ = campaign.best_move(campaign.steps.moves())
    return begun(mind, step)


def begun(mind: Mind, step: Step) -> tuple[Choice, Rest | None]:
    """The first part of a step, if it can be taken."""
    if step.choice is None or step.choice not in mind.choices:
        return PASS if PASS in mind.choices else mind.choices[0], None

    def rest(game: Classic, decision: Decision) -> Choice | None:
        wanted: Choice | None = None
        if decision.kind is kinds.CARGO:
            wanted = FORCES[step.number][step.stars]
        elif decision.kind is kinds.MOVE_TO:
            wanted = TO[step.goal]
        return wanted if wanted in decision.choices else None

    return step.choice, rest


BEGINNINGS: Final = {kinds.PLAN.name: plan, kinds.SHIP.name: ship, kinds.MOVE.name: move}
"""Questions that begin something with several parts."""
