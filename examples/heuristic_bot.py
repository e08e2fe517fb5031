"""A bot with an idea of its own: one look ahead, and a few numbers that say what is good.

python examples/heuristic_bot.py --games 100

It draws a position that its seat cannot tell from the true one, tries every choice on a copy of it,
and takes the one that leaves it richest. So it never sees what it may not know.
"""

from __future__ import annotations

import argparse

import kanly
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.view import View
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS

POINT = 10.0
INFLUENCE = 2.5
SOLARI, SPICE, WATER = 0.5, 0.7, 0.8
INTRIGUE = 1.0
GARRISON = 1.0
STRENGTH = 0.6
COST = 0.5
IDLE = -4.0
"""What each is worth: a Victory Point, a step of Influence, ..., what a card costs, and an Agent
that stays at home when the hand is revealed."""


class Thrifty(bots.Bot):
    """Looks at what it has after each choice, and takes the best."""

    name = "thrifty"

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        decision = view.decision
        sample = view.sample(self.rng)
        worth = [self.after(sample.clone(), decision.seat, choice) for choice in decision.choices]
        return decision.choices[worth.index(max(worth))]

    def after(self, game: kanly.Game, seat: int, choice: Choice) -> float:
        """What the seat has once the choice is made."""
        game.apply(seat, choice)
        assert isinstance(game, Imperium)
        return wealth(game, seat)


def wealth(game: Imperium, seat: int) -> float:
    """What a seat has, as one number."""
    solari, spice, water = game.purse[3 * seat : 3 * seat + 3]
    cards = game.deck[seat] + game.hand[seat] + game.discard[seat] + game.play[seat]
    return (
        POINT * game.score[seat]
        + INFLUENCE * sum(game.influence[4 * seat : 4 * seat + 4])
        + SOLARI * solari
        + SPICE * spice
        + WATER * water
        + INTRIGUE * len(game.intrigues[seat])
        + GARRISON * game.garrison[seat]
        + STRENGTH * game.strength(seat)
        + COST * sum(max(0, CARDS[card].cost) for card in cards)
        + IDLE * game.ready[seat] * (game.revealing and game.turn == seat)
    )


def wins(games: int) -> int:
    """Games won against three that play at random, sitting at each seat in turn."""
    won = 0
    for seed in range(games):
        own = seed % 4
        players = [bots.get("random", f"{seed}/{seat}") for seat in range(4)]
        players[own] = Thrifty(seed)
        game = kanly.new("imperium", players=4, seed=seed)
        while not game.over:
            decision = game.pending[0]
            game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
        assert game.result is not None
        won += own in game.result.winners
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    if games < 1:
        parser.error(f"--games {games}: expected at least 1")
    won = wins(games)
    print(f"{won} of {games} games won against three random bots, {won / games:.0%}; 25% is even")


if __name__ == "__main__":
    main()
