"""Trials along the way: the network as it is against fixed opponents, seats in turn."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kanly import bots
from kanly.bots.bot import Bot, ask
from kanly.bots.policy import Policy
from kanly.core.registry import new
from kanly.train.kit import train_kit
from kanly.train.pool import done, network

PLAYERS = 4


class Trial:
    """A set of games of one network against three of a kind."""

    def __init__(self, game: str, weights: Path, opponent: str, games: int) -> None:
        self.game = game
        self.weights = weights
        self.opponent = opponent
        self.games = games

    def run(self, workers: int) -> float:
        """The network's share of the games won; even would be one in four."""
        return sum(done(partial(play, self), range(self.games), workers)) / self.games


def play(trial: Trial, number: int) -> float:
    """One game; 1 if the network wins it."""
    trials = train_kit(trial.game).trials
    options = trials[number // PLAYERS % len(trials)]
    game = new(trial.game, PLAYERS, f"trial-{number}", options)
    own = number % PLAYERS
    table: list[Bot] = [bots.get(trial.opponent, f"{number}-{seat}") for seat in range(PLAYERS)]
    table[own] = Policy(number, network(trial.game, trial.weights))
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, ask(table[decision.seat], game, decision))
    result = game.result
    assert result is not None
    return 1 / len(result.winners) if own in result.winners else 0.0
