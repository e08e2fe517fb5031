"""Many games side by side, each stopped where somebody has a real choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kanly.bots.bot import ask
from kanly.bots.evaluation import KINDS, STANDING, below_best, best
from kanly.bots.kit import bots_kit, evaluation_of
from kanly.bots.search.heuristics import advance
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.encoding import Encoding, encoding_of
from kanly.train.kit import seats_of, train_kit

WIDTH = 128
"""The longest list of choices a learner is shown; what is beyond is not considered."""

EVERYONE = -1
"""All seats, as a mask."""

MARGIN = 0.03
"""What one point more than the best opponent adds to a result, up to MARGIN_MOST points."""
MARGIN_MOST = 8

POINT = 0.1
"""What a point counts in what is foretold."""

Answer = Callable[[Game, Decision], Choice]
"""What a player does who is not learned from."""

Column = tuple[str, tuple[int, ...], type[np.generic]]
"""A part of the buffers: its name, the shape of a line and the kind of its numbers."""


def aims_of(seats: int) -> int:
    """How many numbers are predicted for a seat: its result, and everybody's points.

    Only the result is aimed at; a network that can predict the points has understood the position.
    """
    return 1 + seats


def columns(width: int, seats: int) -> list[Column]:
    """The parts of a line, for observations of `width` numbers and games of up to `seats`."""
    return [
        ("rows", (width,), np.uint8),
        ("legal", (WIDTH,), np.int16),
        ("lengths", (), np.int16),
        ("seats", (), np.int8),
        ("ended", (), np.int8),
        ("rewards", (seats, aims_of(seats)), np.float32),
        ("choices", (), np.int16),
        ("worths", (WIDTH, KINDS), np.float16),
        ("standings", (STANDING,), np.float16),
    ]


INPUTS = ("rows", "legal", "lengths", "worths", "standings")
"""The columns that the learner's network takes in, in its order."""


@dataclass(eq=False)
class Buffers:
    """Where a group of games puts what it sees: one line a game."""

    rows: NDArray[np.uint8]
    legal: NDArray[np.int16]
    lengths: NDArray[np.int16]
    seats: NDArray[np.int8]
    ended: NDArray[np.int8]
    """1 where the last choice ended a game; `rewards` then tells each seat's result."""
    rewards: NDArray[np.float32]
    choices: NDArray[np.int16]
    """Filled by the learner: which of the legal choices to make."""
    worths: NDArray[np.float16]
    """How far each legal choice is below the one that the greedy player would make, by parts."""
    standings: NDArray[np.float16]
    """What the greedy player thinks of the seat's position, part by part."""


class GameBatch:
    """A group of games that go on together, each replaced by a new one when it ends."""

    def __init__(
        self, game: str, size: int, seed: int | str, plain: bool = False, sparring: float = 0.0
    ) -> None:
        """Games of the game's mix; `plain` is without the evaluation: all worths are 0."""
        self.deal = train_kit(game).deal
        self.seats = seats_of(game)
        self.partner = partner_of(game)
        self.evaluate = evaluation_of(game)
        self.plain = plain or bots_kit(game).evaluate is None
        self.sparring = sparring
        """The share of games in which greedy players have some of the seats."""
        self.encoding: Encoding = encoding_of(game)
        self.rng: Rng = seeded(seed)
        self.games: list[Game] = []
        self.learners: list[int] = [EVERYONE] * size
        """The seats that the learner plays in each game, as a mask."""
        for line in range(size):
            self.games.append(self.fresh(line))
        self.ended = 0

    def fresh(self, line: int) -> Game:
        """A new game at the learner's first real choice."""
        game = self.deal(self.rng)
        spars = game.players > 1 and self.rng.below(1000) < 1000 * self.sparring
        self.learners[line] = some_of(game.players, self.rng) if spars else EVERYONE
        settle(game, self.learners[line], self.partner)
        return game

    def show(self, to: Buffers) -> None:
        """Write down what each game asks."""
        for line, game in enumerate(self.games):
            self.write(line, game, to)

    def step(self, to: Buffers) -> None:
        """Make the choices that were picked, and write down what comes next."""
        games = self.games
        to.ended[:] = 0
        for line, picked in enumerate(to.choices.tolist()):
            game = games[line]
            decision = game.pending[0]
            game.apply(decision.seat, decision.choices[picked])
            settle(game, self.learners[line], self.partner)
            if game.over:
                self.ended += 1
                to.ended[line] = 1
                to.rewards[line] = rewards(game, self.seats)
                game = games[line] = self.fresh(line)
            self.write(line, game, to)

    def write(self, line: int, game: Game, to: Buffers) -> None:
        decision: Decision = game.pending[0]
        numbers = [choice.index for choice in decision.choices[:WIDTH]]
        to.rows[line] = np.frombuffer(self.encoding.observe(game, decision.seat), np.uint8)
        to.legal[line, : len(numbers)] = numbers
        to.lengths[line] = len(numbers)
        to.seats[line] = decision.seat
        if not self.plain:
            evaluation = self.evaluate(game, decision.seat)
            to.standings[line] = evaluation.standing()
            to.worths[line, : len(numbers)] = below_best(evaluation.parts(decision))[:WIDTH]


def partner_of(game: str) -> Answer:
    """The greedy player of a game. Where that is one who only follows the evaluation, no view is
    made: the evaluation looks at nothing that the seat may not know.
    """
    kit = bots_kit(game)
    evaluate = kit.evaluate
    if evaluate is None or train_kit(game).greedy_sees_more:
        greedy = kit.greedy(0)
        return lambda game, decision: ask(greedy, game, decision)

    def answer(game: Game, decision: Decision) -> Choice:
        return decision.choices[best(evaluate(game, decision.seat).parts(decision))]

    return answer


def settle(game: Game, learners: int, partner: Answer) -> None:
    """Play on greedily to the next real choice of a seat that learns, or to the end."""
    advance(game)
    while not game.over and not learners >> game.pending[0].seat & 1:
        decision = game.pending[0]
        game.apply(decision.seat, partner(game, decision))
        advance(game)


def some_of(players: int, rng: Rng) -> int:
    """Some of the seats, not all and not none, as a mask."""
    return 1 + rng.below((1 << players) - 2)


def rewards(game: Game, seats: int) -> list[list[float]]:
    """For each seat its result, 1 for a win (shared among winners) and a little for the margin;
    then the points of all houses in turn order from its own.
    """
    result = game.result
    assert result is not None
    scores = result.scores
    found = [[0.0] * aims_of(seats) for _ in range(seats)]
    for seat in range(game.players):
        best = max([score for house, score in enumerate(scores) if house != seat], default=0)
        margin = max(-MARGIN_MOST, min(MARGIN_MOST, scores[seat] - best))
        win = 1 / len(result.winners) if seat in result.winners else 0.0
        found[seat][0] = win + MARGIN * margin
        for place in range(len(scores)):
            found[seat][1 + place] = POINT * scores[(seat + place) % len(scores)]
    return found
