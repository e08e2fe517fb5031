"""Digests of many final positions; write them anew with `python -m tests.compiled.digests`."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import kanly
from kanly import bots
from kanly.core.game import Game
from kanly.encoding import encoding_of
from tests.classic import play as classic
from tests.imperium import play as imperium

FILE = Path(__file__).with_name("digests.json")
SEEDS = range(24)
CLASSIC_SEEDS = range(10)
"""Fewer: a game of the classic Dune is several times as long."""
GREEDY_SEEDS = range(3)
"""Fewer still: every choice is thought about."""

MODES = [("imperium", players, ix) for players in (1, 2, 3, 4) for ix in (False, True)]
MODES += [("classic", players, book) for players in (2, 3, 4, 5, 6) for book in (False, True)]
MODES += [("greedy", 4, ix) for ix in (False, True)]
MODES += [("classic greedy", 6, book) for book in (False, True)]
"""The game, or who plays it if not at random; the players; and a switch: with Rise of Ix, or the
advanced game.
"""


def name(game: str, players: int, switch: bool) -> str:
    if game == "imperium":
        return f"{players} ix" if switch else str(players)
    more = " ix" if game == "greedy" else " advanced"
    return f"{game} {players}{more if switch else ''}"


def final_digests(game: str, players: int, switch: bool) -> list[str]:
    """The digest of the last position of each game."""
    return [f"{digest:016x}" for digest in FINAL[game](players, switch)]


def of_imperium(players: int, ix: bool) -> list[int]:
    found = []
    for seed in SEEDS:
        *_, game = imperium.positions(players, seed, imperium.options_for(players, seed, ix))
        found.append(game.digest())
    return found


def of_classic(players: int, advanced: bool) -> list[int]:
    """The advanced game as it is; or a variety of options, by seed."""
    found = []
    for seed in CLASSIC_SEEDS:
        options = {"advanced": True} if advanced else classic.options_for(players, seed)
        *_, game = classic.positions(players, seed, options)
        found.append(game.digest())
    return found


def of_greedy(players: int, ix: bool) -> list[int]:
    """Games of the greedy player, with what every seat sees in the end."""
    observe = encoding_of("imperium").observe
    found = []
    for seed in GREEDY_SEEDS:
        game = kanly.new("imperium", players, seed, {"ix": ix})
        play_greedily(game, seed)
        seen = b"".join([bytes(observe(game, seat)) for seat in range(players)])
        found.append(game.digest() ^ zlib.crc32(seen))
    return found


def of_classic_greedy(players: int, advanced: bool) -> list[int]:
    found = []
    for seed in GREEDY_SEEDS:
        game = kanly.new("classic", players, seed, {"advanced": advanced})
        play_greedily(game, seed)
        found.append(game.digest())
    return found


def play_greedily(game: Game, seed: int) -> None:
    """Play until the end, with one bot in every seat."""
    bot = bots.get("greedy", seed)
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(bot, game, decision))


FINAL = {
    "imperium": of_imperium,
    "classic": of_classic,
    "greedy": of_greedy,
    "classic greedy": of_classic_greedy,
}

if __name__ == "__main__":
    table = {name(*mode): final_digests(*mode) for mode in MODES}
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
