"""Training for the classic Dune: mostly six players, with the advanced game every other time."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.heuristics import MctsHeuristics
from kanly.classic.shipment import ASK_SHIP
from kanly.core.game import Game
from kanly.core.registry import new
from kanly.core.rng import Rng
from kanly.core.setup import Options
from kanly.train.kit import SPAN, TrainKit


def deal(rng: Rng) -> Game:
    """Six players in 70 of 100 games, else two to five; factions at random."""
    lot = rng.below(100)
    players = 6 if lot < 70 else 2 + rng.below(4)
    options: Options = {"advanced": True} if rng.below(2) else {}
    return new("classic", players, rng.below(SPAN), options)


KIT: Final = TrainKit(
    deal,
    ASK_SHIP.kind,
    players=6,
    trials=({}, {"advanced": True}),
    thinking=MctsHeuristics,
    searches=True,
    together=True,
    greedy_sees_more=True,
)
