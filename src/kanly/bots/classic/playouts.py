"""The greedy player for playouts: it thinks once about a plan, or a shipment with its move.

Such a thing is asked for part by part. The greedy weighs it anew at every part; this player
remembers, for each world that is being played on, what it set out to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.greedy import MOMENTS, Greedy, answer
from kanly.bots.classic.karama import hopeless
from kanly.bots.classic.plan import Planner, nearest, settled
from kanly.bots.classic.steps import NOTHING, Step
from kanly.classic.choices import DECLINE, FORCES, HAJR, PASS, TO
from kanly.classic.groups import FOR_CROSS, FOR_MOVE
from kanly.classic.position import Classic
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.view import View

Rest = Callable[[Classic, Decision], "Choice | None"]
"""Answers the parts that are still to be asked for, or None if something else is asked."""


class PlayoutPlayer:
    """Plays for all seats of many worlds."""

    def __init__(self) -> None:
        self.player = Greedy(deals=False)
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
            known = self.under_way[key][1](game, decision)
            if known is not None:
                return known
        if decision.kind.name == "response" and hopeless(game, decision):
            return DECLINE
        view = FactionView(seen(game, decision), decision)
        begin = BEGINNINGS.get(decision.kind.name)
        if decision.kind.name != "plan":
            choice = self.player.out_of_turn(view)
            if choice is not None or begin is None:
                return choice if choice is not None else answer(view)
        assert begin is not None
        rest = begin(view)
        self.under_way[key] = (game, rest)
        first = rest(game, decision)
        return first if first is not None else answer(view)


def seen(game: Classic, decision: Decision) -> View:
    """What the seat that is asked may know; what it may do unasked only where it looks for that."""
    seat = decision.seat
    masked = game.mask(seat)
    masked.sealed = game.sealed_for(seat)
    offer = game.free(seat) if decision.kind.name in MOMENTS else None
    return View(seat, masked, decision.copy(), [], offer)


def plan(view: FactionView) -> Rest:
    """A whole battle plan."""
    best = Planner(view, view.me).best(settled(view))
    here = battle_of(view.game)

    def rest(game: Classic, decision: Decision) -> Choice | None:
        if decision.kind.name != "plan" or battle_of(game) != here:
            return None
        return nearest(decision.choices, best.part(decision.choices[0].verb))

    return rest


def battle_of(game: Classic) -> tuple[int, int, int, int]:
    """Which battle it is."""
    return game.turn, game.field, game.sides[0], game.sides[1]


def ship(view: FactionView) -> Rest:
    """A shipment with its move."""
    campaign = Campaign(view)
    first, then = campaign.best_turn(campaign.steps.landings())
    return March(view.game.turn, first, None if first.onward else then).answer


def move(view: FactionView) -> Rest:
    """A move alone."""
    campaign = Campaign(view)
    step, _ = campaign.best_move(campaign.steps.moves())
    return March(view.game.turn, NOTHING, step).answer


class March:
    """What a faction does in its turn of shipment and movement."""

    def __init__(self, turn: int, ship: Step, move: Step | None) -> None:
        self.turn = turn
        self.ship = ship
        self.move = move
        """None once it is made, or if it is to be thought about when the time comes."""
        self.moving: Step = NOTHING

    def answer(self, game: Classic, decision: Decision) -> Choice | None:
        part = PARTS.get(decision.kind.name)
        if part is None or game.turn != self.turn:
            return None
        wanted = part(self, game, decision)
        return wanted if wanted in decision.choices else None

    def movement(self, game: Classic, decision: Decision) -> Choice | None:
        step, self.move = self.move, None
        if step is None:
            return None if game.moves or HAJR in decision.choices else PASS
        self.moving = step
        return step.choice or PASS

    def group(self, game: Classic, decision: Decision) -> Choice | None:
        """As many of one location as the step takes from there."""
        _, _, purpose, _, sources = game.stack[-1]
        steps = {FOR_MOVE: self.moving, FOR_CROSS: self.ship}
        if purpose not in steps:
            return None
        here = (sources & -sources).bit_length() - 1
        number, stars = steps[purpose].changes.get(here, (0, 0))
        return FORCES[max(0, -number)][max(0, -stars)]


PARTS: Final[dict[str, Callable[[March, Classic, Decision], Choice | None]]] = {
    "ship": lambda march, game, decision: march.ship.choice or PASS,
    "cargo": lambda march, game, decision: FORCES[march.ship.number][march.ship.stars],
    "cross-to": lambda march, game, decision: TO[march.ship.goal],
    "move": March.movement,
    "move-to": lambda march, game, decision: TO[march.moving.goal],
    "forces": March.group,
}

BEGINNINGS: Final = {"plan": plan, "ship": ship, "move": move}
"""Questions that begin something with several parts."""
