"""Random games for tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

import kanly
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options

LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz-haderach"]


def options_for(players: int, seed: int, ix: bool = False) -> Options:
    """A variety of options, by seed: drafts, difficulties, variants, the epic game."""
    options: Options = {}
    if ix:
        options["ix"] = True
        options["epic"] = players > 2 and seed % 2 == 1
    if seed % 3 == 0:
        options["draft"] = True
    if players == 1:
        options["difficulty"] = LEVELS[seed % 4]
        options["rolling-row"] = seed % 2 == 0
        options["brutal-escalation"] = seed % 5 == 0
    return options


def positions(players: int, seed: int, options: Options | None = None) -> Iterator[Game]:
    """The game itself after its setup and after every choice of a random playout."""
    chosen = options_for(players, seed) if options is None else options
    game = kanly.new("imperium", players, seed, chosen)
    rng = seeded(f"play {seed}")
    yield game
    while not game.over:
        random_choice(game, rng)
        yield game


def after(players: int, seed: int, moves: int, options: Options | None = None) -> Game:
    """The game of a random playout after that many choices, or at its end."""
    return deque(islice(positions(players, seed, options), moves + 1), maxlen=1)[0]


def random_choice(game: Game, rng: Rng) -> None:
    decision = game.pending[rng.below(len(game.pending))]
    game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])


def finish(game: Game, rng: Rng) -> Game:
    """Play on at random to the end."""
    while not game.over:
        random_choice(game, rng)
    return game
