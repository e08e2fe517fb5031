"""How a search thinks about Dune: Imperium."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kanly.bots.judges import JUDGES, below_best
from kanly.bots.network import Network
from kanly.bots.search.mind import Mind
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import SPAN, Rng
from kanly.imperium.kinds import TURN
from kanly.imperium.position import Imperium

SWAY = 8.0
"""How much a point of worth counts at a glance where no network says otherwise."""

Glance = Callable[[Game, Decision], list[float]]


class ImperiumMind(Mind):
    """Plays on with the network alone and judges with it at the start of the next round."""

    def __init__(self, network: Network, told: bool) -> None:
        self.network = network
        self.judge = JUDGES["imperium"]
        self.told = told
        """Whether the network also says which choices are promising."""

    def lean(self, game: Game, decision: Decision) -> list[float]:
        worths = below_best(self.judge(game, decision))
        if not self.told:
            return [SWAY * worth for worth in worths]
        thought = self.network.look(game, decision.seat)
        found = self.network.policy(thought, decision.choices, worths)
        logs: list[float] = np.log(found + 1e-9).tolist()
        return logs

    def moves(self, games: list[Game], chance: list[Rng]) -> list[Choice]:
        network = self.network
        decisions = [game.pending[0] for game in games]
        seen = [network.row(game, decision.seat) for game, decision in zip(games, decisions)]
        moves: list[Choice] = []
        for thought, decision, rng in zip(network.think(np.stack(seen)), decisions, chance):
            shares = np.cumsum(network.policy(thought, decision.choices))
            place = int(np.searchsorted(shares, rng.next() / SPAN))
            moves.append(decision.choices[min(place, len(decision.choices) - 1)])
        return moves

    def rests(self, game: Game, root: Game, seat: int) -> bool:
        """At the seat's first turn of the next round."""
        assert isinstance(game, Imperium)
        assert isinstance(root, Imperium)
        asked = game.pending[0]
        return game.round > root.round and asked.seat == seat and asked.kind is TURN

    def chances(self, games: list[Game]) -> list[list[float]]:
        network = self.network
        rows = [network.row(game, seat) for game in games for seat in range(game.players)]
        flat: list[float] = network.win(network.think(np.stack(rows))).tolist()
        players = games[0].players
        found = [flat[at : at + players] for at in range(0, len(flat), players)]
        return [shared(chances) for chances in found] if players > 1 else found


def shared(chances: list[float]) -> list[float]:
    """Chances that add up to one: somebody wins."""
    total = sum(chances) or 1.0
    return [chance / total for chance in chances]
