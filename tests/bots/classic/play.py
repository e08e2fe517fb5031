"""Games of the classic Dune between bots, for the tests and the win rates."""

from __future__ import annotations

from kanly import bots, new
from kanly.bots import Bot
from kanly.bots.classic.greedy import Greedy
from kanly.bots.classic.weights import Weights
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.core.setup import Options

SLUGS = [faction.slug for faction in FACTIONS]


def table(players: int = 6, seed: int | str = 0, options: Options | None = None) -> Classic:
    """A new game of the classic Dune."""
    game = new("classic", players=players, seed=seed, options=options)
    assert isinstance(game, Classic)
    return game


def play(game: Classic, players: list[Bot], check: bool = False) -> Classic:
    """Play to the end; an illegal choice would raise."""
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
        if check:
            game.check()
    return game


def circle(number: int) -> list[str]:
    """The six factions round the table, moved on by one seat from game to game."""
    return SLUGS[number % 6 :] + SLUGS[: number % 6]


def one_against_all(
    faction: str, number: int, advanced: bool, others: str, weights: Weights | None = None
) -> tuple[bool, Classic]:
    """A game of one greedy bot against five others; whether it won."""
    seats = circle(number)
    game = table(6, f"{others}-{number}", {"factions": seats, "advanced": advanced})
    own = seats.index(faction)
    players = [bots.get(others, f"{number}/{seat}") for seat in range(6)]
    players[own] = Greedy(number, weights) if weights else bots.get("greedy", number)
    play(game, players)
    assert game.result is not None
    return own in game.result.winners, game
