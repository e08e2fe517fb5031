"""How a search thinks about Dune: Imperium."""

from __future__ import annotations

import numpy as np

from kanly.bots.judges import JUDGES, below_best
from kanly.bots.network import Network
from kanly.bots.search.mind import Mind
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import SPAN, Rng
from kanly.imperium.kinds import TURN

SWAY = 8.0
"""How much a point of worth counts at a glance where no network says otherwise."""
OPEN = 0.2
"""How much of what the network is sure of at a glance is left when it comes to thinking."""

KEEN = 3.8
"""How much more likely to win a player is whose expected result is better: fitted to how 1,401
games of networks and `greedy` went on."""
EVEN = 0.52
"""The expected result with which a player alone wins every other time."""


class ImperiumMind(Mind):
    """Plays on with the network alone and judges with it at the seat's next turn."""

    together = 64
    doubt = 5.0
    glance = 50.0
    races = True

    def __init__(self, network: Network, told: bool) -> None:
        self.network = network
        self.judge = JUDGES["imperium"]
        self.told = told
        """Whether the network also says which choices are promising."""

    def lean(self, game: Game, decision: Decision) -> list[float]:
        parts = below_best(self.judge(game, decision))
        if not self.told:
            return [SWAY * sum(each) for each in parts]
        thought = self.network.look(game, decision.seat)
        found = self.network.policy(thought, decision.choices, parts)
        logs: list[float] = (OPEN * np.log(found + 1e-9)).tolist()
        return logs

    def moves(self, games: list[Game], chance: list[Rng]) -> list[Choice]:
        network = self.network
        decisions = [game.pending[0] for game in games]
        seen = [network.row(game, decision.seat) for game, decision in zip(games, decisions)]
        likings = network.likings(network.think(np.stack(seen)), told=False)
        moves: list[Choice] = []
        for liking, decision, rng in zip(likings, decisions, chance):
            logits = network.logits(liking, decision.choices)
            shares = np.exp(logits - logits.max()).cumsum()
            place = int(shares.searchsorted(shares[-1] * rng.next() / SPAN))
            moves.append(decision.choices[min(place, len(decision.choices) - 1)])
        return moves

    def rests(self, game: Game, root: Game, seat: int) -> bool:
        """At the seat's next turn."""
        asked = game.pending[0]
        return asked.seat == seat and asked.kind is TURN

    def chances(self, games: list[Game]) -> list[list[float]]:
        network = self.network
        rows = [network.row(game, seat) for game in games for seat in range(game.players)]
        values = network.value(network.think(np.stack(rows)))
        if games[0].players == 1:
            alone: list[list[float]] = (1 / (1 + np.exp(-KEEN * (values - EVEN))))[:, None].tolist()
            return alone
        shares = np.exp(KEEN * values).reshape(len(games), -1)
        found: list[list[float]] = (shares / shares.sum(1, keepdims=True)).tolist()
        return found
