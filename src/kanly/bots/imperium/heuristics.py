"""How a search thinks about Dune: Imperium."""

from __future__ import annotations

from typing import Final

import numpy as np

from kanly.bots.evaluation import Parts, below_best, best
from kanly.bots.imperium.evaluation import evaluate
from kanly.bots.network import Network, as_played
from kanly.bots.search.heuristics import Heuristics
from kanly.bots.weights import Numbers
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng
from kanly.imperium.position import Imperium
from kanly.imperium.turns import ASK_TURN

SWAY: Final = 8.0
"""How much a point of worth counts at a glance."""
OPEN: Final = 0.1
"""How much of its first glance `mentat` leaves to the evaluation."""


class MctsHeuristics(Heuristics):
    """At a glance it trusts the evaluation. It ends its turn greedily, and the network judges."""

    batch_size = 64
    pseudo_visits = 5.0
    value_weight = 50.0
    race_margin = 2.5
    races = True

    def __init__(self, network: Network) -> None:
        self.network = network

    def parts(self, game: Game, decision: Decision) -> Parts:
        """What the evaluation thinks of each choice."""
        return evaluate(game, decision.seat).parts(decision)

    def priors(self, game: Game, decision: Decision) -> list[float]:
        return [SWAY * sum(each) for each in below_best(self.parts(game, decision))]

    def playout_choices(self, games: list[Game], seat: int, rngs: list[Rng]) -> list[Choice]:
        return [self.greedy(game) for game in games]

    def greedy(self, game: Game) -> Choice:
        """What is best by the evaluation."""
        decision = game.pending[0]
        return decision.choices[best(self.parts(game, decision))]

    def playout_ends(self, game: Game, root: Game, seat: int) -> bool:
        """At the next player's turn."""
        asked = game.pending[0]
        return asked.kind is ASK_TURN.kind and (asked.seat != seat or game.players == 1)

    def facts(self, game: Game, seat: int) -> dict[str, float]:
        """Victory Points, and the means to more of them."""
        assert isinstance(game, Imperium)
        return {
            "points": float(game.score[seat]),
            "influence": float(sum(game.influence[4 * seat : 4 * seat + 4])),
            "resources": float(sum(game.purse[3 * seat : 3 * seat + 3])),
            "troops": float(game.garrison[seat] + game.troops[seat]),
            "intrigues": float(len(game.intrigues[seat])),
        }

    def chances(self, games: list[Game], seat: int) -> list[list[float]]:
        odds = self.network.odds_of(games, evaluate)
        odds = np.exp(as_played(odds, seat, self.equal_players))
        whole = 1 + odds if games[0].players == 1 else odds.sum(1, keepdims=True)
        chances: list[list[float]] = (odds / whole).tolist()
        return chances


class MentatHeuristics(MctsHeuristics):
    """At a glance it trusts the network, told of the evaluation, and a little the evaluation
    itself, which sees what the network has never tried. What either might well do takes part in the
    race, and there playouts count for more. In them its own seat goes on as the network would,
    until the next round.
    """

    batch_size = 32
    value_weight = 400.0
    race_margin = 7.0

    def priors(self, game: Game, decision: Decision) -> list[float]:
        parts = below_best(self.parts(game, decision))
        thought = self.network.look(game, decision.seat)
        own = self.network.policy(thought, decision.choices, parts)
        worths = np.exp(SWAY * np.array(parts).sum(1))
        mixed = (1 - OPEN) * own + OPEN * worths / worths.sum()
        logs: list[float] = np.log(mixed).tolist()
        return logs

    def playout_choices(self, games: list[Game], seat: int, rngs: list[Rng]) -> list[Choice]:
        """Its own seat goes on as the network likes best, the others greedily."""
        liked = iter(self.liked([game for game in games if game.pending[0].seat == seat]))
        return [
            next(liked) if game.pending[0].seat == seat else self.greedy(game) for game in games
        ]

    def liked(self, games: list[Game]) -> list[Choice]:
        """What the network likes best in each position."""
        if not games:
            return []
        decisions = [game.pending[0] for game in games]
        rows = [self.network.row(game, asked.seat) for game, asked in zip(games, decisions)]
        thoughts = self.network.think(np.stack(rows))
        return [
            decision.choices[int(self.policy(game, decision, thought).argmax())]
            for game, decision, thought in zip(games, decisions, thoughts)
        ]

    def policy(self, game: Game, decision: Decision, thought: Numbers) -> Numbers:
        """The network's chance of each choice, from its thought about a position."""
        parts = below_best(self.parts(game, decision))
        return self.network.policy(thought, decision.choices, parts)

    def playout_ends(self, game: Game, root: Game, seat: int) -> bool:
        """At the seat's first turn of the next round."""
        assert isinstance(game, Imperium)
        assert isinstance(root, Imperium)
        asked = game.pending[0]
        return game.round > root.round and asked.kind is ASK_TURN.kind and asked.seat == seat
