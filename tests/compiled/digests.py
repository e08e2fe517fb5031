"""Digests of many final positions; write them anew with `python -m tests.compiled.digests`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.imperium.play import options_for, positions

FILE = Path(__file__).with_name("digests.json")
SEEDS = range(24)


MODES = [(players, ix) for players in (1, 2, 3, 4) for ix in (False, True)]


def name(players: int, ix: bool) -> str:
    return f"{players} ix" if ix else str(players)


def final_digests(players: int, ix: bool) -> list[str]:
    """The digest of the last position of each random game."""
    found = []
    for seed in SEEDS:
        *_, game = positions(players, seed, options_for(players, seed, ix))
        found.append(f"{game.digest():016x}")
    return found


if __name__ == "__main__":
    table = {name(*mode): final_digests(*mode) for mode in MODES}
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
