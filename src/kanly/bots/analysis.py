"""Analysis of a recorded game: everybody's chances on the way, and where they turned.

Each player's chance is estimated from that player's own view. A glance at every decision tells
where it jumped; only there a bot thinks, about what was chosen, what else could have been, and how
the player stood when next asked. So a turning point says how much was the choice itself (`best`
against `made`) and how much came after it (`made` against `after`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from kanly.bots.advice import Advice, advise, adviser, share
from kanly.bots.search.budget import Budget
from kanly.bots.search.heuristics import Heuristics, outcome
from kanly.core.choice import Choice
from kanly.core.errors import BadRecord, KanlyError
from kanly.core.record import Record
from kanly.core.rng import Rng, seeded
from kanly.core.view import View

WORLDS: Final = 6
"""Sampled positions at which a glance is taken."""
LOOKED_INTO: Final = 8
"""Decisions that are thought about."""
POINTS: Final = 6
"""Turning points that are told."""
CLEAR: Final = 0.02
"""Chances closer than this are the same."""
AFTERWARDS: Final = 0.5
"""The share of the budget for how the player stood when next asked."""
DEEP: Final = 20
"""How many glances a deep look takes, for whoever watches."""

Watch = Callable[[int, int], None]
"""Is told how much is done, of how much."""


class Standing(NamedTuple):
    """Everybody's chance at the beginning of a round, or at the end; each by their own view.

    Among several players they are scaled to add up to one, since somebody wins.
    """

    move: int
    """Choices made so far."""
    round: int
    chances: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A decision around which somebody's chance changed much."""

    move: int
    """Choices made before it."""
    round: int
    seat: int
    made: Advice
    """What was chosen."""
    better: Advice | None
    """What would have been better, if anything clearly was."""
    after: float
    """The seat's chance when next asked, or what became of it in the end."""

    @property
    def lost(self) -> float:
        """How much chance the choice gave away."""
        return (self.better.chance or 0.0) - self.chance if self.better is not None else 0.0

    @property
    def chance(self) -> float:
        """The seat's chance with what was chosen."""
        return self.made.chance or 0.0

    @property
    def turned(self) -> float:
        """How much changed after the choice, by what others did and by luck."""
        return self.after - self.chance

    @property
    def weight(self) -> float:
        return max(self.lost, abs(self.turned))


@dataclass(frozen=True)
class Analysis:
    """What can be said of a game afterwards."""

    standings: list[Standing]
    points: list[TurningPoint]
    """In the order of the game."""


class Asked(NamedTuple):
    """A real decision of the game: what the seat saw, what it chose, its chance at a glance."""

    move: int
    round: int
    seat: int
    view: View
    made: Choice
    chance: float


def analyse(
    record: Record,
    budget: Budget,
    points: int = POINTS,
    watch: Watch = lambda done, of: None,
    seed: int | str = 0,
) -> Analysis:
    """Everybody's chances and the turning points; the budget is for each decision thought about."""
    total = len(record.lines) + LOOKED_INTO * DEEP
    heuristics = adviser(record.game, budget, seed).heuristics
    walk = Walk(record, heuristics, seeded(f"{seed}"))
    for done in walk.steps():
        watch(done, total)
    found: list[TurningPoint] = []
    for number, (asked, then) in enumerate(walk.jumps()[:LOOKED_INTO], start=1):
        ended = walk.heuristics.outcome(walk.game) if then is None else []
        point = turning_point(asked, then, ended, budget, seed)
        if point is not None:
            found.append(point)
        watch(len(record.lines) + number * DEEP, total)
    watch(total, total)
    found.sort(key=lambda point: point.weight, reverse=True)
    told = [point for point in found if point.weight >= CLEAR][:points]
    return Analysis(walk.standings, sorted(told, key=lambda point: point.move))


class Walk:
    """A game played again, with a glance at every real decision."""

    def __init__(self, record: Record, heuristics: Heuristics, rng: Rng) -> None:
        self.record = record
        self.heuristics = heuristics
        self.rng = rng
        self.game = record.begin()
        self.standings: list[Standing] = []
        self.asked: list[list[Asked]] = [[] for _ in range(record.players)]
        """The decisions of each seat."""

    def steps(self) -> Iterator[int]:
        """Play on, choice by choice; the number of each."""
        game = self.game
        self.note()
        for number, line in enumerate(self.record.lines, start=1):
            rounds = game.rounds
            self.ask(line.seat, line.choice, number - 1)
            try:
                game.apply(line.seat, line.choice)
            except KanlyError as error:
                raise BadRecord(f"choice {number} does not replay: {error}") from error
            if game.over or game.rounds > max(1, rounds):
                self.note()
            yield number

    def note(self) -> None:
        """How everybody stands now."""
        game = self.game
        if game.over:
            chances = outcome(game)
        else:
            chances = shared([self.glance(game.view(seat)) for seat in range(game.players)])
        self.standings.append(Standing(len(game.history), max(1, game.rounds), chances))

    def ask(self, seat: int, notation: str, move: int) -> None:
        """Note a decision, if there is anything to decide."""
        game = self.game
        decision = game.decision(seat)
        if decision is None:
            return
        made = next((each for each in decision.choices if each.notation == notation), None)
        if made is not None and len(decision.choices) > 1:
            view = game.view(seat)
            chance = self.glance(view)
            self.asked[seat].append(Asked(move, max(1, game.rounds), seat, view, made, chance))

    def glance(self, view: View) -> float:
        """The chance of a view's seat as the heuristics sees it without thinking."""
        assert view.seat is not None
        games = [view.sample(self.rng) for _ in range(WORLDS)]
        found = self.heuristics.chances(games, view.seat)
        return sum([chances[view.seat] for chances in found]) / WORLDS

    def jumps(self) -> list[tuple[Asked, Asked | None]]:
        """Each decision and the seat's next one, beginning where the chance changed most."""
        pairs: list[tuple[float, Asked, Asked | None]] = []
        for asked in self.asked:
            for one, then in pairwise(asked):
                pairs.append((abs(then.chance - one.chance), one, then))
            if asked and self.game.over:
                ended = self.heuristics.outcome(self.game)[asked[-1].seat]
                pairs.append((abs(ended - asked[-1].chance), asked[-1], None))
        pairs.sort(key=lambda pair: pair[0], reverse=True)
        return [(one, then) for _, one, then in pairs]


def shared(chances: list[float]) -> list[float]:
    """Chances of several players that add up to one."""
    total = sum(chances)
    return [chance / total for chance in chances] if len(chances) > 1 and total else chances


def turning_point(
    asked: Asked, then: Asked | None, ended: list[float], budget: Budget, seed: int | str
) -> TurningPoint | None:
    """A deeper look at a decision; None if there was no time to look into what was chosen.

    `then` is the seat's next decision; after its last, `ended` is what everybody had of the game.
    """
    advice = advise(asked.view, share(budget, 1 - AFTERWARDS), 2, asked.made, seed)
    made = next(each for each in advice if each.choice == asked.made)
    if made.chance is None:
        return None
    best = max(advice, key=lambda each: each.chance or 0.0)
    clearly = (best.chance or 0.0) - made.chance >= CLEAR
    if then is None:
        after = ended[asked.seat]
    else:
        after = standing(then, share(budget, AFTERWARDS), seed)
    return TurningPoint(asked.move, asked.round, asked.seat, made, best if clearly else None, after)


def standing(asked: Asked, budget: Budget, seed: int | str) -> float:
    """A seat's chance when it was asked, by a deeper look."""
    thoughts = adviser(asked.view.position.setup.game, budget, seed).think(asked.view, False)
    return thoughts[0].chance
