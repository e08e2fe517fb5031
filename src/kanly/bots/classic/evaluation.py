"""The evaluation of the classic game, for networks: the hand-written chances and grades.

It is a single part of a standing, and of each choice's worth; a network learns how much it counts.
"""

from __future__ import annotations

from math import log
from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.grades import GRADES
from kanly.bots.classic.greedy import Greedy
from kanly.bots.classic.win_chances import chance
from kanly.bots.evaluation import KINDS, STANDING, Parts
from kanly.classic.position import Classic
from kanly.core.decision import Decision
from kanly.core.game import Game

SWAY: Final = 0.06
"""How much a spice of worth counts at a glance."""
HABIT: Final = 0.4
"""How much more the greedy's own answer looks than any other of the same grade."""
UNLIKELY: Final = -8.0
"""What a choice looks like that has no grade."""
WORTH: Final = 1 / 15
"""What the look of a choice is worth: networks begin with taking a point of worth for 15 nats."""
SURE: Final = 1e-4
"""No chance is taken to be nearer to none, or to certainty."""
PLAYER: Final = Greedy()


class Outlook:
    """What a seat thinks of a position."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def standing(self) -> list[float]:
        """The odds of the seat, by what it knows."""
        game = self.game.view(self.seat).position
        assert isinstance(game, Classic)
        likely = max([chance(game, faction) for faction in game.factions_of(self.seat)])
        likely = min(max(likely, SURE), 1.0 - SURE)
        return [log(likely / (1.0 - likely)), *[0.0] * (STANDING - 1)]

    def parts(self, decision: Decision) -> Parts:
        """How each choice looks."""
        rest = [0.0] * (KINDS - 2)
        return [[0.0, WORTH * look, *rest] for look in looks(self.game, decision)]


def evaluate(game: Game, seat: int) -> Outlook:
    """The evaluation of a position for a seat."""
    return Outlook(game, seat)


def looks(game: Game, decision: Decision) -> list[float]:
    """How promising each choice looks at a glance, as logarithms of chances: by its grade, and best
    what the greedy player would do.
    """
    view = game.view(decision.seat)
    chosen = PLAYER.choose(view)
    grades = {}
    if decision.kind.name in GRADES:
        grades = GRADES[decision.kind.name](FactionView(view, decision))
    best = max(grades.values(), default=0.0)
    found: list[float] = []
    for choice in decision.choices:
        grade = grades.get(choice)
        look = UNLIKELY if grade is None else max(UNLIKELY, SWAY * (grade - best))
        found.append(HABIT if choice == chosen else look)
    return found
