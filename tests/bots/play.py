"""Games between bots, for the tests."""

from __future__ import annotations

from collections.abc import Iterator

from kanly import bots, new
from kanly.bots import Bot
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.imperium.position import Imperium


def table(players: int = 4, seed: int | str = 0, options: Options | None = None) -> Imperium:
    """A new game of Dune: Imperium."""
    game = new("imperium", players=players, seed=seed, options=options)
    assert isinstance(game, Imperium)
    return game


def seats(names: list[str], seed: int | str = 0) -> list[Bot]:
    return [bots.get(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def play(game: Game, players: list[Bot], rounds: int = 10) -> Game:
    """Play to the end, or so many rounds; an illegal choice would raise."""
    while not game.over and game.rounds <= rounds:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    return game


def moments(
    players: int, seed: int, every: int, options: Options | None = None
) -> Iterator[tuple[Imperium, Decision]]:
    """Decisions with a real choice, out of a game that two bots play by turns."""
    game = table(players, seed, options)
    chance = seeded(seed)
    random, greedy = bots.get("random", seed), bots.get("greedy", seed)
    count = 0
    while not game.over:
        decision = game.pending[0]
        if len(decision.choices) > 1:
            count += 1
            if count % every == 0:
                yield game, decision
        bot = greedy if chance.below(2) else random
        game.apply(decision.seat, bots.ask(bot, game, decision))
