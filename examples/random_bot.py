"""The smallest bot there is, and a few games of it.

python examples/random_bot.py --games 20

A bot is shown a view, everything its seat may know, and answers with one of the choices in it. Any
command that takes a bot takes this one too:

PYTHONPATH=examples kanly simulate imperium --games 20 --bot random_bot:Anything
"""

from __future__ import annotations

import argparse

import kanly
from kanly import bots
from kanly.core.choice import Choice
from kanly.core.game import Game
from kanly.core.view import View


class Anything(bots.Bot):
    """Takes any choice."""

    name = "anything"

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        choices = view.decision.choices
        return choices[self.rng.below(len(choices))]


def play(seed: int, players: int = 4) -> Game:
    """One game, to its end."""
    game = kanly.new("imperium", players=players, seed=seed)
    seats = [Anything(f"{seed}/{seat}") for seat in range(players)]
    while not game.over:
        decision = game.pending[0]
        view = game.view(decision.seat)
        game.apply(decision.seat, seats[decision.seat].choose(view))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    if games < 1:
        parser.error(f"--games {games}: expected at least 1")
    for seed in range(games):
        result = play(seed).result
        assert result is not None
        scores = "  ".join(f"{score:2}" for score in result.scores)
        print(f"game {seed:3}   points {scores}   won by seat {result.winners}")


if __name__ == "__main__":
    main()
