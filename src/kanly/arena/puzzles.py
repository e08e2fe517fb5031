"""Finding puzzles: decisions of games between bots where one choice is clearly best.

Every choice is tried in the same sampled worlds with equal luck. A first look at all of them finds
what is promising; a second tells the best from the next best; a deeper one, in other worlds, must
confirm it beyond doubt. Whoever searches sees what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from statistics import fmean, pvariance
from typing import Final, NamedTuple

from kanly.arena.kit import PuzzleKind, arena_kit
from kanly.arena.play import play
from kanly.bots.advice import advise, adviser
from kanly.bots.bot import decision_of
from kanly.bots.puzzle import Puzzle, Step, Tried, Why
from kanly.bots.search.budget import Budget
from kanly.bots.search.tree import Node
from kanly.core.choice import Amount, Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.record import Record, spell
from kanly.core.registry import KITS, kit_of, new
from kanly.core.rng import Rng, seeded
from kanly.core.view import View

PLAYERS: Final = "greedy"
"""Who plays the games that are searched."""
FEWEST: Final = 3
"""Choices that a puzzle has at least."""
MOST: Final = 10
"""Choices that are looked at, those that are most promising at a glance."""
FIRST: Final = 8
SECOND: Final = 40
DEEP: Final = 160
"""Worlds of the first look, the second and the deeper one."""
DEEPEST: Final = 3
"""How often the deeper search is repeated while its result is uncertain."""
HOPE: Final = 0.5
"""The share of the gap that must show at the first look..."""
KEPT: Final = 0.8
"""...and that which must be left at the deeper one."""
LIKELY: Final = 1.5
SURE: Final = 4.0
"""By how many standard errors the best must be ahead at the second look and the deeper one."""
OTHERS: Final = 2
"""Wrong choices that the deeper look compares with the right one."""
SAME: Final = 0.4
"""What differs in a number alone, by less than this share of the gap, is the same answer."""
ALIKE: Final = 3
"""How many such answers a puzzle may have besides its solution."""
ADVICE: Final = Budget(playouts=160)
"""For the line and the reasons."""

Trial = list[tuple[Choice, list[float]]]
"""Choices with what came of them in each world, best first."""
Watch = Callable[[], None]
"""Called after every decision that was examined."""


def kinds() -> dict[str, PuzzleKind]:
    """Every kind of puzzle of every game, by name."""
    return {kind.name: kind for game in KITS for kind in arena_kit(game).puzzles}


def games_of(kind: PuzzleKind, seed: str) -> Game:
    """A fresh game for a kind of puzzle."""
    rng = seeded(f"{seed}/table")
    players, options = kind.tables[rng.below(len(kind.tables))]
    return new(kind.game, players, seed, {**options})


class Finder:
    """Looks for puzzles of one kind in one game."""

    def __init__(self, kind: PuzzleKind, seed: str, watch: Watch = lambda: None) -> None:
        self.kind = kind
        self.rng: Rng = seeded(f"{seed}/find")
        self.watch = watch
        self.found: list[Puzzle] = []
        self.rounds: set[int] = set()
        """Those in which a puzzle was found: one is enough."""

    def fresh(self, seed: str) -> list[Puzzle]:
        """The puzzles of a game that bots play now."""
        game = games_of(self.kind, seed)
        play(game, [PLAYERS] * game.players, notes=[self.note])
        return self.found

    def recorded(self, record: Record) -> list[Puzzle]:
        """The puzzles of a game that was played before."""
        game = record.begin()
        for line in record.lines:
            decision = game.decision(line.seat)
            if decision is not None:
                for choice in decision.choices:
                    if choice.notation == line.choice:
                        self.note(game, decision, choice)
            game.apply(line.seat, line.choice)
        return self.found

    def note(self, game: Game, decision: Decision, choice: Choice) -> None:
        """Look at a decision, if it is one of those looked for."""
        if (
            decision.kind.name in self.kind.questions
            and len(decision.choices) >= FEWEST
            and len(self.found) < self.kind.each
            and game.rounds not in self.rounds
            and self.rng.below(100) < self.kind.percent
        ):
            puzzle = examined(self.kind, game, decision.seat, f"{self.rng.next()}")
            self.watch()
            if puzzle is not None:
                self.found.append(puzzle)
                self.rounds.add(game.rounds)


def examined(kind: PuzzleKind, game: Game, seat: int, seed: str) -> Puzzle | None:
    """The puzzle at a position, if one choice is clearly best."""
    view = game.view(seat)
    hopeful = promising(view, kind.obvious, seed)
    if not hopeful:
        return None
    trial = tried(Tries(view, f"{seed}/first"), hopeful, FIRST)
    if lead(trial, kind.gap).ahead < HOPE * kind.gap:
        return None
    trial = tried(Tries(view, f"{seed}/second"), contenders(trial, kind.gap), SECOND)
    if not lead(trial, kind.gap).shows(kind.gap, LIKELY):
        return None
    trial = confirmed(view, contenders(trial, kind.gap), kind.gap, f"{seed}/deep")
    return written(kind, game, view, trial, hopeful.index(trial[0][0]), seed) if trial else None


def confirmed(view: View, choices: list[Choice], gap: float, seed: str) -> Trial:
    """The deeper look, in more worlds until it is sure; nothing if the lead melts away."""
    tries = Tries(view, seed)
    trial: Trial = [(choice, []) for choice in choices]
    for _ in range(DEEPEST):
        more = dict(tried(tries, choices, DEEP))
        trial = ranked([(choice, found + more[choice]) for choice, found in trial])
        found = lead(trial, gap)
        if found.ahead < KEPT * gap:
            return []
        if found.shows(KEPT * gap, SURE):
            return trial
    return []


def contenders(trial: Trial, gap: float) -> list[Choice]:
    """Those that a closer look is worth: the answers, and the best of the others."""
    also = alike(trial, gap)
    return [choice for choice, _ in trial[: also + 1 + OTHERS]]


def promising(view: View, obvious: float, seed: str) -> list[Choice]:
    """The choices that are worth a look, most promising first; none if one is obvious."""
    search = adviser(view.position.setup.game, Budget(), seed)
    decision = decision_of(view)
    root = Node(decision.seat)
    world = search.heuristics.world(view, search.rng)
    root.learn(decision.choices, search.normal_glance(world, decision))
    ordered = sorted(decision.choices, key=root.looks, reverse=True)
    return ordered[:MOST] if exp(root.looks(ordered[0])) <= obvious else []


class Tries:
    """Tries choices of a view; all of them in the same worlds, which are others each time."""

    def __init__(self, view: View, seed: str) -> None:
        budget = Budget()
        search = adviser(view.position.setup.game, budget, seed)
        self.tries = search.trials(view, Node(decision_of(view).seat), budget.clock())
        self.seen = 0

    def found(self, choices: list[Choice], worlds: int) -> list[list[float]]:
        """The result of each choice in each of `worlds` worlds."""
        first, self.seen = self.seen, self.seen + worlds
        return self.tries(choices, range(first, self.seen))


def tried(tries: Tries, choices: list[Choice], worlds: int) -> Trial:
    """The results of choices in the same worlds, best first."""
    return ranked(list(zip(choices, tries.found(choices, worlds))))


def ranked(trial: Trial) -> Trial:
    return sorted(trial, key=lambda each: fmean(each[1]), reverse=True)


def alike(trial: Trial, gap: float) -> int:
    """How many after the best are the same answer: they differ in a number and come to the same."""
    best, found = trial[0]
    count = 0
    for choice, chances in trial[1:]:
        numbered = choice.verb == best.verb and any([isinstance(x, Amount) for x in choice.refs])
        if not numbered or fmean(found) - fmean(chances) > SAME * gap:
            break
        count += 1
    return count


class Lead(NamedTuple):
    """How far the answers are ahead of the best choice that is none."""

    ahead: float
    error: float
    """Its standard error."""

    def shows(self, gap: float, errors: float) -> bool:
        """Whether it is as large as the gap and as the required number of standard errors."""
        return self.ahead >= max(gap, errors * self.error)


def lead(trial: Trial, gap: float) -> Lead:
    also = alike(trial, gap)
    if also + 1 >= len(trial) or also > ALIKE:
        return Lead(-inf, 0.0)
    apart = [best - next_best for best, next_best in zip(trial[0][1], trial[also + 1][1])]
    return Lead(fmean(apart), sqrt(pvariance(apart) / len(apart)))


def written(
    kind: PuzzleKind,
    game: Game,
    view: View,
    trial: Trial,
    glance: int,
    seed: str,
) -> Puzzle:
    """The puzzle with its line and its reasons."""
    advice = advise(view, ADVICE, 2, trial[0][0], seed)
    best = next(each for each in advice if each.choice == trial[0][0])
    made = [Step(seat, each.notation) for seat, each in zip(game.movers, game.history)]
    decision = decision_of(view)
    return Puzzle(
        kind=kind.name,
        game=kind.game,
        rules=kit_of(kind.game).version,
        players=game.players,
        seed=f"{game.setup.seed}",
        options=game.setup.options,
        seat=decision.seat,
        house=arena_kit(kind.game).held(game)[decision.seat],
        round=max(1, game.rounds),
        question=decision.kind.name,
        digest=spell(game.digest()),
        tried=[Tried(choice.notation, round(fmean(found), 4)) for choice, found in trial],
        also=alike(trial, kind.gap),
        error=round(lead(trial, kind.gap).error, 4),
        worlds=len(trial[0][1]),
        glance=glance,
        reasons=[Why(each.key, each.args) for each in best.reasons],
        line=[Step(seat, choice.notation) for seat, choice in best.line],
        made=made,
    )
