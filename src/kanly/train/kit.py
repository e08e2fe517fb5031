"""What a game's own package adds to training: which games are played, and how they are tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kanly.bots.network import Network
from kanly.bots.search.heuristics import Heuristics
from kanly.core.decision import Kind
from kanly.core.errors import UnknownName
from kanly.core.game import Game
from kanly.core.registry import KITS, kit_of, layer_kit
from kanly.core.rng import Rng
from kanly.core.setup import Options

SPAN = 2_000_000_000
"""Seeds of games."""


@dataclass(frozen=True)
class TrainKit:
    """A game that a network can learn."""

    deal: Callable[[Rng], Game]
    """Begins a new game of a mix of player counts and options."""
    turn: Kind
    """The decision with which a seat begins its turn."""
    players: int = 4
    """Players in a trial: one network, and its opponents."""
    trials: tuple[Options, ...] = ({},)
    """The options of trials along the way, each in turn."""
    thinking: Callable[[Network | None], Heuristics] | None = None
    """The heuristics of a search with a network, or with none yet: what a network learns from."""
    searches: bool = False
    """Whether a network learns from searches, unless told otherwise, and not from results alone."""
    together: bool = False
    """Whether several seats can win together: then the chances of all need not add up to one."""
    greedy_sees_more: bool = False
    """Whether the greedy player is more than the evaluation."""


def trainable() -> list[str]:
    """Every game that can be trained."""
    return [game for game in KITS if layer_kit("train", game, TrainKit) is not None]


def train_kit(game: str) -> TrainKit:
    """How a game is trained."""
    found = layer_kit("train", game, TrainKit) if game in KITS else None
    if found is None:
        raise UnknownName("game to train", game, trainable())
    return found


def seats_of(game: str) -> int:
    """The most players that a game can have."""
    return max(kit_of(game).about.players)
