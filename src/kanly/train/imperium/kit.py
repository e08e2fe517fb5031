"""Training for Dune: Imperium: a mix of player counts and expansions."""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium.heuristics import MctsHeuristics
from kanly.bots.network import trained
from kanly.core.game import Game
from kanly.core.registry import new
from kanly.core.rng import Rng
from kanly.core.setup import Options
from kanly.imperium.options import LEVELS
from kanly.imperium.turns import ASK_TURN
from kanly.train.kit import SPAN, TrainKit


def deal(rng: Rng) -> Game:
    """Mostly the four-player game; with Rise of Ix every other time."""
    lot = rng.below(100)
    players = 4 if lot < 80 else 3 if lot < 87 else 2 if lot < 92 else 1
    options: Options = {"ix": rng.below(2) == 0}
    if options["ix"] and players > 2 and rng.below(10) == 0:
        options["epic"] = True
    if players == 1:
        options["difficulty"] = LEVELS[rng.below(len(LEVELS))]
    return new("imperium", players, rng.below(SPAN), options)


KIT: Final = TrainKit(
    deal,
    ASK_TURN.kind,
    trials=({"ix": False}, {"ix": True}),
    thinking=lambda network: MctsHeuristics(network or trained("imperium")),
)
