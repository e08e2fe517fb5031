"""Advice: the best choices of a decision, each with a chance to win and what may follow.

    for each in advise(game.view(seat), Budget(seconds=2)):
        print(each.choice.notation, each.chance, each.line)

A bot that thinks first looks at all choices; those it likes best are then looked into one by one,
in the same sampled worlds with the same luck, so that their chances can be compared. It is shown
the view and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kanly.bots.bot import decision_of
from kanly.bots.kit import bots_kit
from kanly.bots.reasons import Facts, reasons
from kanly.bots.search.budget import Budget
from kanly.bots.search.search import Search
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.message import Message
from kanly.core.view import View

TOP: Final = 3
"""Choices that are advised."""
OVERVIEW: Final = 0.4
"""The share of the budget for the look at all choices."""


@dataclass(frozen=True)
class Advice:
    """What is thought of a choice."""

    choice: Choice
    chance: float | None
    """The seat's estimated chance to win with it; None if it was never looked into."""
    playouts: int
    """How often it was looked into."""
    line: list[tuple[int, Choice]]
    """What may follow: seats and their choices. Those of others are guesses."""
    reasons: list[Message] = field(default_factory=list)
    """What it gains, costs, risks or prevents, compared with the others."""


class NoAdviser(KanlyError):
    """No bot that thinks plays this game."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"no bot that thinks plays {game}, so there is no advice for it", "no-adviser"
        )
        self.game = game

    def __reduce__(self) -> tuple[type[NoAdviser], tuple[str]]:
        return (NoAdviser, (self.game,))


def adviser(game: str, budget: Budget, seed: int | str = 0) -> Search:
    """The strongest bot that thinks about this game; it takes nobody to be weaker than itself."""
    if not advises(game):
        raise NoAdviser(game)
    known = bots_kit(game).heuristics
    heuristics = next(known[name] for name in ADVISERS if name in known)()
    heuristics.equal_players = True
    return Search(seed, heuristics, budget)


def advises(game: str) -> bool:
    """Whether there is advice for a game."""
    return not bots_kit(game).heuristics.keys().isdisjoint(ADVISERS)


ADVISERS: Final = ("mentat", "mcts")
"""Bots that give advice, strongest first."""


def advise(
    view: View,
    budget: Budget,
    top: int = TOP,
    also: Choice | None = None,
    seed: int | str = 0,
) -> list[Advice]:
    """The best choices of the view's decision, best first, and `also` wherever it stands.

    Which are best is what the bot would say, by first looks and playouts; their order is that of
    the chances found when they were compared.
    """
    decision = decision_of(view)
    thoughts = adviser(game_of(view), share(budget, OVERVIEW), seed).think(view, glances=False)
    liked = [each for place, each in enumerate(thoughts) if place < top or each.choice == also]
    part = share(budget, (1 - OVERVIEW) / len(liked))
    looked = [closer(view, decision, each.choice, part, seed) for each in liked]
    advised = [
        replace(each, reasons=reasons(notes, besides(looked, number)))
        for number, (each, notes) in enumerate(looked)
    ]
    return sorted(advised, key=ranking)


def besides(looked: list[tuple[Advice, list[Facts]]], number: int) -> list[Facts]:
    """What came of all the choices but one."""
    others = [notes for place, (_, notes) in enumerate(looked) if place != number]
    return [facts for notes in others for facts in notes]


def closer(
    view: View, decision: Decision, choice: Choice, budget: Budget, seed: int | str
) -> tuple[Advice, list[Facts]]:
    """A second look at one choice alone, and what came of it in each world.

    The same seed gives the same worlds for every choice.
    """
    alone = decision.narrowed(choice)
    narrowed = View(view.seat, view.position, alone, view.asked, view.offer)
    search = adviser(game_of(view), budget, seed)
    search.notes = []
    found = search.think(narrowed, glances=False)[0]
    chance = found.chance if found.visits else None
    return Advice(choice, chance, found.visits, found.line), search.notes


def ranking(advice: Advice) -> tuple[bool, float]:
    """By the chance; what was never looked into comes last."""
    return (advice.chance is None, -(advice.chance or 0.0))


def share(budget: Budget, part: float) -> Budget:
    """A part of a budget."""
    return Budget(
        None if budget.seconds is None else budget.seconds * part,
        None if budget.playouts is None else max(1, round(budget.playouts * part)),
    )


def game_of(view: View) -> str:
    return view.position.setup.game
