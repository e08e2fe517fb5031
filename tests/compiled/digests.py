"""Digests of many final positions; write them anew with `python -m tests.compiled.digests`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.imperium.play import positions

FILE = Path(__file__).with_name("digests.json")
SEEDS = range(40)


def final_digests(players: int) -> list[str]:
    """The digest of the last position of each random game."""
    found = []
    for seed in SEEDS:
        *_, game = positions(players, seed)
        found.append(f"{game.digest():016x}")
    return found


if __name__ == "__main__":
    table = {str(players): final_digests(players) for players in (1, 2, 3, 4)}
    FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
