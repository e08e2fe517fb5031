"""Digests of many final positions; write them anew with `python -m tests.compiled.digests`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.classic import play as classic
from tests.imperium import play as imperium

FILE = Path(__file__).with_name("digests.json")
SEEDS = range(24)
CLASSIC_SEEDS = range(10)
"""Fewer: a game of the classic Dune is several times as long."""

MODES = [("imperium", players, ix) for players in (1, 2, 3, 4) for ix in (False, True)]
MODES += [("classic", players, book) for players in (2, 3, 4, 5, 6) for book in (False, True)]
"""The game, the players, and a switch: with Rise of Ix, or the advanced game."""


def name(game: str, players: int, switch: bool) -> str:
    if game == "imperium":
        return f"{players} ix" if switch else str(players)
    return f"classic {players} advanced" if switch else f"classic {players}"


def final_digests(game: str, players: int, switch: bool) -> list[str]:
    """The digest of the last position of each random game."""
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


FINAL = {"imperium": of_imperium, "classic": of_classic}

if __name__ == "__main__":
    table = {name(*mode): final_digests(*mode) for mode in MODES}
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
