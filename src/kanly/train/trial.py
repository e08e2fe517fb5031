"""Trials along the way: the network as it is against fixed opponents, seats in turn."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

from kanly import bots
from kanly.bots.bot import Bot, ask
from kanly.bots.kit import bots_kit
from kanly.bots.policy import Policy
from kanly.bots.search.search import Search
from kanly.core.registry import new
from kanly.train.kit import train_kit
from kanly.train.pool import done, network


class Trial:
    """A set of games of one network against opponents of one kind."""

    def __init__(
        self, game: str, weights: Path, opponent: str, games: int, searches: bool = False
    ) -> None:
        self.game = game
        self.weights = weights
        self.opponent = opponent
        self.games = games
        self.searches = searches
        """Whether the network helps a search, as that of a master, or plays by itself."""

    def run(self, workers: int) -> float:
        """The network's share of the games won."""
        return sum(self.results(workers)) / self.games

    def results(self, workers: int) -> Generator[float]:
        """The network's share of each game, as the games end."""
        return done(partial(play, self), range(self.games), workers)

    @property
    def even(self) -> float:
        """The share that a player no better than the others wins."""
        return 1 / train_kit(self.game).players


def play(trial: Trial, number: int) -> float:
    """One game; 1 if the network wins it."""
    kit = train_kit(trial.game)
    turn, own = divmod(number, kit.players)
    options = kit.trials[turn % len(kit.trials)]
    game = new(trial.game, kit.players, f"trial-{number}", options)
    table: list[Bot] = [bots.get(trial.opponent, f"{number}-{seat}") for seat in range(kit.players)]
    table[own] = player(trial, number)
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, ask(table[decision.seat], game, decision))
    result = game.result
    assert result is not None
    return 1 / len(result.winners) if own in result.winners else 0.0


def player(trial: Trial, seed: int) -> Bot:
    """Who plays with the network."""
    tried = network(trial.game, trial.weights)
    if not trial.searches:
        return Policy(seed, tried)
    thinking = train_kit(trial.game).thinking
    assert thinking is not None
    return Search(seed, thinking(tried), bots_kit(trial.game).budget("master"))
