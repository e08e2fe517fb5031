"""Games in which some choices are searched: a network learns from what the searches found, and from
how the games ended.

Few choices are searched, those with all playouts (playout-cap randomisation); at the others a seat
does what looks best at a glance. So a game costs little more than one of greedy players, and each
search is worth learning from.
"""

from __future__ import annotations

import zipfile
from collections.abc import Generator
from dataclasses import dataclass, fields
from functools import partial
from math import log
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kanly.bots.evaluation import KINDS, below_best
from kanly.bots.network import Network
from kanly.bots.search.budget import Budget
from kanly.bots.search.heuristics import Heuristics, advance
from kanly.bots.search.search import Search, Thought, normal
from kanly.bots.weights import Numbers
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.view import View
from kanly.train.game_batch import EVERYONE, WIDTH, some_of
from kanly.train.kit import train_kit
from kanly.train.pool import done, network
from kanly.train.samples import SampledGame, Samples, by_chance, joined

TOGETHER = 2
"""Games that are kept in one file."""
RANDOM_PERCENT = 4
"""In this percentage of choices that might be searched a seat chooses at random, by priors."""


@dataclass(frozen=True)
class SearchedChoices:
    """Choices that were searched, one line each."""

    rows: NDArray[np.uint8]
    """What the seat sees."""
    legal: NDArray[np.int16]
    lengths: NDArray[np.int16]
    worths: NDArray[np.float16]
    """How far each choice is below the best, by the evaluation's parts."""
    aims: NDArray[np.float16]
    """How likely each choice should be made, after all that was found."""
    game: NDArray[np.int32]
    """The game of each line, as a number within the file."""


@dataclass(frozen=True)
class SearchSamples:
    """What was seen in some games: positions with how they ended, and choices that were searched.

    Positions are those of every round's first choice, and of about one seat's turn in it.
    """

    moments: Samples
    found: SearchedChoices

    @property
    def games(self) -> int:
        return int(self.moments.last.sum())

    def save(self, path: Path) -> None:
        fresh = path.with_suffix(".new.npz")
        found = {f"found.{name}": array for name, array in self.found.__dict__.items()}
        np.savez_compressed(fresh, **self.moments.__dict__, **found)
        fresh.replace(path)

    @staticmethod
    def load(path: Path) -> SearchSamples:
        try:
            with np.load(path) as stored:
                moments = Samples(**{each.name: stored[each.name] for each in fields(Samples)})
                names = [each.name for each in fields(SearchedChoices)]
                return SearchSamples(
                    moments, SearchedChoices(**{n: stored[f"found.{n}"] for n in names})
                )
        except (EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise KanlyError(f"{path} holds no games; delete it, and go on without") from error


def concatenated(some: list[SearchSamples]) -> SearchSamples:
    """SearchSamples of several files as one; games are numbered on."""
    games, before = [], 0
    for one in some:
        games.append(one.found.game + before)
        before += one.games
    found = {
        each.name: np.concatenate([getattr(one.found, each.name) for one in some])
        for each in fields(SearchedChoices)
    }
    found["game"] = np.concatenate(games)
    return SearchSamples(joined([one.moments for one in some]), SearchedChoices(**found))


class NoisySearch(Search):
    """A search whose choices enter the race by chance, as promising as they look: whatever might be
    good is looked into now and then (Gumbel's noise on the logarithms of chances).
    """

    def __init__(self, seed: int | str, heuristics: Heuristics, budget: Budget) -> None:
        super().__init__(seed, heuristics, budget)
        self.looks: dict[Choice, float] = {}
        """How each choice of the last decision really looks."""

    def glance(self, game: Game, decision: Decision) -> list[float]:
        looks = normal(super().glance(game, decision))
        self.looks = dict(zip(decision.choices, looks))
        return [look + gumbel(self.rng) for look in looks]

    def aims(self, thoughts: list[Thought], choices: list[Choice]) -> Numbers:
        """How likely each choice should be made: as it looks, and better or worse by what came of
        it; what was not tried is taken to be worth what the others are on average.
        """
        looks = self.looks
        merits = {each.choice: each.merit - each.prior + looks[each.choice] for each in thoughts}
        logs = np.array([merits[choice] for choice in choices], np.float32)
        chances = np.exp(logs - logs.max())
        found: Numbers = chances / chances.sum()
        return found


def gumbel(rng: Rng) -> float:
    """Noise that makes the largest of several logarithms of chances one drawn by those chances."""
    share = (rng.below(1_000_000) + 0.5) / 1_000_000
    return -log(-log(share))


class SearchedGame(SampledGame):
    """A game in which seats that learn search some of their choices."""

    def __init__(
        self, game: Game, own: int, search: NoisySearch, searched: float, rng: Rng
    ) -> None:
        super().__init__(game, own)
        self.search = search
        self.searched = searched
        """The share of choices that are searched, of those for which a search is made at all."""
        self.rng = rng
        self.rounds = 0
        """The last round of which the first choice was noted."""
        self.found: list[tuple[NDArray[np.uint8], list[int], Numbers, Numbers]] = []

    def play(self) -> None:
        """To the end."""
        game = self.game
        advance(game)
        while not game.over:
            decision = game.pending[0]
            if self.rounds < game.rounds:
                self.rounds = game.rounds
                self.see()
            elif self.rng.below(game.players) == 0:
                self.note()
            learns = self.own >> decision.seat & 1
            choice = self.chosen(decision) if learns else self.partner(game, decision)
            game.apply(decision.seat, choice)
            advance(game)

    def chosen(self, decision: Decision) -> Choice:
        """The choice of a seat that learns."""
        view = self.game.view(decision.seat)
        clock = self.search.budget.clock()
        at_once = self.search.heuristics.immediate(view, self.rng, clock)
        if at_once is not None:
            return at_once
        lot = self.rng.below(10_000)
        if lot < 10_000 * self.searched and len(decision.choices) <= WIDTH:
            return self.search_choice(view, decision)
        looks = normal(self.search.heuristics.priors(view.sample(self.rng), decision))
        if lot >= 10_000 - 100 * RANDOM_PERCENT:
            return decision.choices[by_chance(np.exp(np.array(looks, np.float32)), self.rng)]
        return decision.choices[looks.index(max(looks))]

    def search_choice(self, view: View, decision: Decision) -> Choice:
        """Search a choice, and write down what was found."""
        thoughts = self.search.think(view, glances=False)
        aims = self.search.aims(thoughts, decision.choices)
        row = np.frombuffer(self.encoding.row(self.game, decision.seat), np.uint8)
        parts = self.evaluate(self.game, decision.seat).parts(decision)
        numbers = [choice.index for choice in decision.choices]
        self.found.append((row, numbers, np.array(below_best(parts), np.float32), aims))
        return thoughts[0].choice

    def findings(self, number: int) -> SearchedChoices:
        """What was found, in the game of that number."""
        count = len(self.found)
        lines = SearchedChoices(
            rows=np.zeros((count, self.encoding.size), np.uint8),
            legal=np.zeros((count, WIDTH), np.int16),
            lengths=np.array([len(numbers) for _, numbers, _, _ in self.found], np.int16),
            worths=np.zeros((count, WIDTH, KINDS), np.float16),
            aims=np.zeros((count, WIDTH), np.float16),
            game=np.full(count, number, np.int32),
        )
        for line, (row, numbers, worths, aims) in enumerate(self.found):
            several = len(numbers)
            lines.rows[line] = row
            lines.legal[line, :several] = numbers
            lines.worths[line, :several] = worths
            lines.aims[line, :several] = aims
        return lines


# On all cores -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SearchPlan:
    """How games to learn from are played: plain things that travel to the processes that play."""

    game: str
    folder: Path
    playouts: int
    searched: float
    sparring: float
    weights: Path | None = None
    """Of the network that helps the search; at first there is none."""
    seed: str = ""

    def play(self, workers: int, first: int) -> Generator[int]:
        """Games without end, from the file of that number on; each file's number as it is done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        return done(partial(keep, self), range(first, first + 1_000_000), workers)

    def path(self, number: int) -> Path:
        return self.folder / f"{number:07}.npz"

    def there(self) -> list[Path]:
        """The files that are there, oldest first."""
        return [path for path in sorted(self.folder.glob("*.npz")) if path.stem.isdecimal()]


def keep(plan: SearchPlan, number: int) -> int:
    """Play some of the games, and keep them."""
    helper = network(plan.game, plan.weights) if plan.weights else None
    play_games(plan, helper, f"{plan.seed}-{number}").save(plan.path(number))
    return number


def play_games(plan: SearchPlan, helper: Network | None, seed: str) -> SearchSamples:
    """Some games, to their ends: in a share of them greedy players have some of the seats."""
    rng = seeded(seed)
    kit = train_kit(plan.game)
    assert kit.thinking is not None
    heuristics = kit.thinking(helper)
    some: list[SearchSamples] = []
    for number in range(TOGETHER):
        game = kit.deal(rng)
        spars = game.players > 1 and rng.below(1000) < 1000 * plan.sparring
        own = some_of(game.players, rng) if spars else EVERYONE
        search = NoisySearch(f"{seed}-{number}", heuristics, Budget(playouts=plan.playouts))
        played = SearchedGame(game, own, search, plan.searched, rng)
        played.play()
        some.append(SearchSamples(played.moments(), played.findings(0)))
    return concatenated(some)
